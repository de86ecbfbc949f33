// A company of the gateway as a published record: pure mapping, field by field.

import type { Address, Company, ProductionUnit } from '../../../generated/services/dk-registry/types.ts';
import type { Given } from '../../contract/given.ts';
import type { GatewayAddress, GatewayCompany, GatewayUnit } from '../../sources/cvr/cvr.ts';
import { headcountFields, openCount, ownersTold, pageUrl, type UnitWish, unitPage } from './common.ts';

export function companyFromGateway(company: GatewayCompany, wish: UnitWish): Given<Company> {
  const page = unitPage(company.units, wish);
  const isBankrupt = company.isBankrupt ?? false;
  const { owners, note } = ownersTold(company.owners?.map((name) => ({ name })));
  return {
    registry_number: company.number,
    name: company.name ?? '',
    status: company.ended !== undefined ? 'ended' : isBankrupt ? 'bankrupt' : 'active',
    address: company.address === undefined ? null : address(company.address),
    phone: company.phone,
    email: company.email,
    company_type: company.form.text,
    company_type_code: company.form.code,
    industry: company.industry.text,
    industry_code: company.industry.code,
    ...headcountFields(company.headcount, undefined),
    start_date: company.started,
    end_date: company.ended,
    bankrupt: isBankrupt,
    advertising_protected: company.isAdvertisingProtected ?? false,
    owners,
    production_unit_count: company.units.length,
    open_unit_count: openCount(company.units),
    production_units: page.rows.map(productionUnit),
    next_offset: page.next_offset,
    url: pageUrl(company.number),
    fax: company.fax,
    credit_status: company.credit.status,
    credit_start_date: company.credit.started,
    note: note ?? undefined,
  };
}

function address(from: GatewayAddress): Given<Address> {
  return {
    street: from.street,
    postal_code: from.postalCode,
    city: from.city,
    locality: from.locality,
    co: from.careOf,
  };
}

function productionUnit(unit: GatewayUnit): Given<ProductionUnit> {
  return {
    pno: unit.pno,
    main: unit.isMain,
    name: unit.name,
    address: unit.address === undefined ? null : address(unit.address),
    start_date: unit.started,
    end_date: unit.ended,
    ...headcountFields(unit.headcount, undefined),
    industry_code: unit.industry.code,
    industry: unit.industry.text,
    phone: unit.phone,
    email: unit.email,
    advertising_protected: unit.isAdvertisingProtected,
  };
}
