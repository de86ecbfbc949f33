import type { Company, ProductionUnit } from '../../../generated/services/dk-registry/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import {
  companyFields,
  headcountFields,
  listedOwners,
  orderedUnits,
  placeFields,
  type UnitSelection,
} from './common.ts';
import { type GatewayCompany, type GatewayUnit, stateOf } from './cvr/cvr.ts';

export function companyFromGateway(company: GatewayCompany, selection: UnitSelection): AdapterResult<Company> {
  const state = stateOf(company.credit.status, company.ended);
  const isBankrupt = company.isBankrupt === true || state === 'bankrupt';
  const { owners, note } = listedOwners(company.owners?.map((name) => ({ name })));
  const about = {
    ...companyFields(company),
    ...headcountFields(company.headcount, undefined),
    status: isBankrupt && state !== 'ended' ? ('bankrupt' as const) : state,
    bankrupt: isBankrupt,
    advertising_protected: company.isAdvertisingProtected ?? false,
    owners,
    production_unit_count: company.units.length,
    credit_status: company.credit.status,
    credit_start_date: company.credit.started,
    note: note ?? undefined,
  };
  const { rows, next_offset } = wholePage(orderedUnits(company.units, selection), selection, productionUnit, about);
  return { ...about, production_units: rows, next_offset };
}

function productionUnit(unit: GatewayUnit): AdapterResult<ProductionUnit> {
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
