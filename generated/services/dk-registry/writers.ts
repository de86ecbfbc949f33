// Generated from spec/services/dk-registry/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  Address,
  Company,
  LastKnownEmployees,
  LookupDkregistryCompanyResult,
  LookupDkregistryProductionUnitResult,
  Owner,
  ProductionUnit,
  SearchDkregistryCompanyResult,
} from './types.ts';

/** spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_company */
export function writeLookupDkregistryCompanyResult(given: AdapterResult<LookupDkregistryCompanyResult>): LookupDkregistryCompanyResult {
  if ('error' in given) return given;
  return writeCompany(given);
}

/** spec/services/dk-registry/service.yaml#tools.search_dkregistry_company */
export function writeSearchDkregistryCompanyResult(given: AdapterResult<SearchDkregistryCompanyResult>): SearchDkregistryCompanyResult {
  if ('error' in given) return given;
  return writeCompany(given);
}

/** spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_production_unit */
export function writeLookupDkregistryProductionUnitResult(given: AdapterResult<LookupDkregistryProductionUnitResult>): LookupDkregistryProductionUnitResult {
  if ('error' in given) return given;
  return writeCompany(given);
}

/** spec/services/dk-registry/service.yaml#records.Address */
export function writeAddress(given: AdapterResult<Address>): Address {
  return {
    street: given.street ?? null,
    postal_code: given.postal_code ?? null,
    city: given.city ?? null,
    locality: given.locality ?? null,
    co: given.co ?? null,
  };
}

/** spec/services/dk-registry/service.yaml#records.Company */
export function writeCompany(given: AdapterResult<Company>): Company {
  return {
    registry_number: given.registry_number,
    name: given.name,
    ...(given.name_match === undefined ? {} : { name_match: given.name_match }),
    status: given.status,
    ...(given.status_text === undefined ? {} : { status_text: given.status_text }),
    address: given.address == null ? null : writeAddress(given.address),
    phone: given.phone ?? null,
    email: given.email ?? null,
    ...(given.fax === undefined ? {} : { fax: given.fax }),
    company_type: given.company_type ?? null,
    company_type_code: given.company_type_code ?? null,
    industry: given.industry ?? null,
    industry_code: given.industry_code ?? null,
    employees: given.employees ?? null,
    employees_interval: given.employees_interval ?? null,
    employees_period: given.employees_period ?? null,
    ...(given.last_known_employees === undefined ? {} : { last_known_employees: writeLastKnownEmployees(given.last_known_employees) }),
    start_date: given.start_date ?? null,
    end_date: given.end_date ?? null,
    bankrupt: given.bankrupt,
    ...(given.credit_status === undefined ? {} : { credit_status: given.credit_status }),
    ...(given.credit_start_date === undefined ? {} : { credit_start_date: given.credit_start_date }),
    advertising_protected: given.advertising_protected,
    owners: given.owners == null ? null : given.owners.map(writeOwner),
    production_unit_count: given.production_unit_count,
    open_unit_count: given.open_unit_count,
    production_units: given.production_units.map(writeProductionUnit),
    next_offset: given.next_offset ?? null,
    url: given.url,
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/dk-registry/service.yaml#records.LastKnownEmployees */
export function writeLastKnownEmployees(given: AdapterResult<LastKnownEmployees>): LastKnownEmployees {
  return {
    period: given.period,
    employees: given.employees ?? null,
    employees_interval: given.employees_interval ?? null,
  };
}

/** spec/services/dk-registry/service.yaml#records.Owner */
export function writeOwner(given: AdapterResult<Owner>): Owner {
  return {
    name: given.name,
    ...(given.registry_number === undefined ? {} : { registry_number: given.registry_number }),
    ...(given.share_percent === undefined ? {} : { share_percent: given.share_percent }),
  };
}

/** spec/services/dk-registry/service.yaml#records.ProductionUnit */
export function writeProductionUnit(given: AdapterResult<ProductionUnit>): ProductionUnit {
  return {
    pno: given.pno,
    main: given.main ?? null,
    name: given.name ?? null,
    address: given.address == null ? null : writeAddress(given.address),
    start_date: given.start_date ?? null,
    end_date: given.end_date ?? null,
    employees: given.employees ?? null,
    employees_interval: given.employees_interval ?? null,
    employees_period: given.employees_period ?? null,
    ...(given.last_known_employees === undefined ? {} : { last_known_employees: writeLastKnownEmployees(given.last_known_employees) }),
    industry_code: given.industry_code ?? null,
    industry: given.industry ?? null,
    ...(given.phone === undefined ? {} : { phone: given.phone }),
    ...(given.email === undefined ? {} : { email: given.email }),
    ...(given.advertising_protected === undefined ? {} : { advertising_protected: given.advertising_protected }),
  };
}
