// A company of the gateway as a published record: pure mapping, field by field.

import type { Company, ProductionUnit } from '../../../generated/services/dk-registry/types.ts';
import type { Given } from '../../contract/given.ts';
import { type GatewayCompany, type GatewayUnit, stateOf } from '../../sources/cvr/cvr.ts';
import { companyFields, headcountFields, ownersTold, placeFields, type UnitWish, unitPage } from './common.ts';

/** The company with a page of its production units. */
export function companyFromGateway(company: GatewayCompany, wish: UnitWish): Given<Company> {
  const page = unitPage(company.units, wish);
  const state = stateOf(company.credit.status, company.ended);
  const isBankrupt = company.isBankrupt === true || state === 'bankrupt';
  const { owners, note } = ownersTold(company.owners?.map((name) => ({ name })));
  return {
    ...companyFields(company),
    ...headcountFields(company.headcount, undefined),
    status: isBankrupt && state !== 'ended' ? 'bankrupt' : state,
    bankrupt: isBankrupt,
    advertising_protected: company.isAdvertisingProtected ?? false,
    owners,
    production_unit_count: company.units.length,
    production_units: page.rows.map(productionUnit),
    next_offset: page.next_offset,
    credit_status: company.credit.status,
    credit_start_date: company.credit.started,
    note: note ?? undefined,
  };
}

function productionUnit(unit: GatewayUnit): Given<ProductionUnit> {
  return {
    ...placeFields(unit),
    ...headcountFields(unit.headcount, undefined),
    pno: unit.pno,
    main: unit.isMain,
    start_date: unit.started,
    end_date: unit.ended,
    advertising_protected: unit.isAdvertisingProtected,
  };
}
