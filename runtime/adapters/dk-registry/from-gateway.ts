// A company of the gateway as a published record: pure mapping, field by field.

import type { Address, Company, ProductionUnit } from '../../../generated/services/dk-registry/types.ts';
import { present } from '../../kit/loose-json.ts';
import type { GatewayAddress, GatewayCompany, GatewayUnit } from '../../sources/cvr/cvr.ts';
import { headcountFields, openCount, ownersTold, pageUrl, type UnitWish, unitPage } from './common.ts';

export function companyFromGateway(company: GatewayCompany, wish: UnitWish): Company {
  const page = unitPage(company.units, wish);
  const isBankrupt = company.isBankrupt ?? false;
  const { owners, note } = ownersTold(company.owners?.map((name) => ({ name })));
  return {
    registry_number: company.number,
    name: company.name ?? '',
    status: company.ended !== undefined ? 'ended' : isBankrupt ? 'bankrupt' : 'active',
    address: company.address === undefined ? null : address(company.address),
    phone: company.phone ?? null,
    email: company.email ?? null,
    company_type: company.form.text ?? null,
    company_type_code: company.form.code ?? null,
    industry: company.industry.text ?? null,
    industry_code: company.industry.code ?? null,
    ...headcountFields(company.headcount, undefined),
    start_date: company.started ?? null,
    end_date: company.ended ?? null,
    bankrupt: isBankrupt,
    advertising_protected: company.isAdvertisingProtected ?? false,
    owners,
    production_unit_count: company.units.length,
    open_unit_count: openCount(company.units),
    production_units: page.rows.map(productionUnit),
    next_offset: page.next_offset,
    url: pageUrl(company.number),
    ...present({
      fax: company.fax,
      credit_status: company.credit.status,
      credit_start_date: company.credit.started,
      note: note ?? undefined,
    }),
  };
}

function address(from: GatewayAddress): Address {
  return {
    street: from.street ?? null,
    postal_code: from.postalCode ?? null,
    city: from.city ?? null,
    locality: from.locality ?? null,
    co: from.careOf ?? null,
  };
}

function productionUnit(unit: GatewayUnit): ProductionUnit {
  return {
    pno: unit.pno,
    main: unit.isMain ?? null,
    name: unit.name ?? null,
    address: unit.address === undefined ? null : address(unit.address),
    start_date: unit.started ?? null,
    end_date: unit.ended ?? null,
    ...headcountFields(unit.headcount, undefined),
    industry_code: unit.industry.code ?? null,
    industry: unit.industry.text ?? null,
    ...present({ phone: unit.phone, email: unit.email, advertising_protected: unit.isAdvertisingProtected }),
  };
}
