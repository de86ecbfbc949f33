// Generated from spec/services/dk-registry/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  LookupDkregistryCompanyArguments,
  LookupDkregistryProductionUnitArguments,
  SearchDkregistryCompanyArguments,
} from './types.ts';

/**
 * bankrupt: under bankruptcy or forced dissolution; reconstruction: negotiating with its creditors under insolvency
 * law; winding_up: in voluntary liquidation; ended: no longer exists.
 */
export const COMPANY_STATUS_VALUES = ['active', 'bankrupt', 'reconstruction', 'winding_up', 'ended'] as const;

/** How the company's name compares with the requested one: identical, containing it, or similar. */
export const NAME_MATCH_VALUES = ['exact', 'contains', 'similar'] as const;

/** Selection of production units: all, or only open ones. */
export const UNIT_CHOICE_VALUES = ['all', 'open'] as const;

const NAME_PATTERN = /^ *[^ ].*$/u;

/** spec/services/dk-registry/service.yaml#records.Address */
export const addressFields = published.fields({
  street: published.string({ nullable: true }),
  postal_code: published.string({ nullable: true }),
  city: published.string({ nullable: true }),
  locality: published.string({ nullable: true }),
  co: published.string({ nullable: true }),
});

/** spec/services/dk-registry/service.yaml#records.LastKnownEmployees */
export const lastKnownEmployeesFields = published.fields({
  period: published.string(),
  employees: published.integer({ nullable: true, minimum: 0 }),
  employees_interval: published.string({ nullable: true }),
});

/** spec/services/dk-registry/service.yaml#records.Owner */
export const ownerFields = published.fields({
  name: published.string(),
  registry_number: published.integer({ optional: true, minimum: 10000000, maximum: 99999999 }),
  share_percent: published.number({ optional: true, minimum: 0, maximum: 100 }),
});

/** spec/services/dk-registry/service.yaml#records.ProductionUnit */
export const productionUnitFields = published.fields({
  pno: published.integer({ minimum: 1000000000, maximum: 9999999999 }),
  main: published.boolean({ nullable: true }),
  name: published.string({ nullable: true }),
  address: published.record(addressFields, { nullable: true }),
  start_date: published.string({ nullable: true, format: 'date' }),
  end_date: published.string({ nullable: true, format: 'date' }),
  employees: published.integer({ nullable: true, minimum: 0 }),
  employees_interval: published.string({ nullable: true }),
  employees_period: published.string({ nullable: true }),
  last_known_employees: published.record(lastKnownEmployeesFields, { optional: true }),
  industry_code: published.string({ nullable: true }),
  industry: published.string({ nullable: true }),
  phone: published.string({ optional: true }),
  email: published.string({ optional: true }),
  advertising_protected: published.boolean({ optional: true }),
});

/** spec/services/dk-registry/service.yaml#records.Company */
export const companyFields = published.fields({
  registry_number: published.integer({ minimum: 10000000, maximum: 99999999 }),
  name: published.string(),
  name_match: published.choice(NAME_MATCH_VALUES, { optional: true }),
  status: published.choice(COMPANY_STATUS_VALUES),
  status_text: published.string({ optional: true }),
  address: published.record(addressFields, { nullable: true }),
  phone: published.string({ nullable: true }),
  email: published.string({ nullable: true }),
  fax: published.string({ optional: true }),
  company_type: published.string({ nullable: true }),
  company_type_code: published.integer({ nullable: true, minimum: 0 }),
  industry: published.string({ nullable: true }),
  industry_code: published.string({ nullable: true }),
  employees: published.integer({ nullable: true, minimum: 0 }),
  employees_interval: published.string({ nullable: true }),
  employees_period: published.string({ nullable: true }),
  last_known_employees: published.record(lastKnownEmployeesFields, { optional: true }),
  start_date: published.string({ nullable: true, format: 'date' }),
  end_date: published.string({ nullable: true, format: 'date' }),
  bankrupt: published.boolean(),
  credit_status: published.string({ optional: true }),
  credit_start_date: published.string({ optional: true, format: 'date' }),
  advertising_protected: published.boolean(),
  owners: published.list(published.record(ownerFields), { nullable: true, maxItems: 100 }),
  production_unit_count: published.integer({ minimum: 0 }),
  open_unit_count: published.integer({ minimum: 0 }),
  production_units: published.list(published.record(productionUnitFields), { maxItems: 300 }),
  next_offset: published.integer({ nullable: true, minimum: 1 }),
  url: published.string({ format: 'uri' }),
  note: published.string({ optional: true }),
});

/** spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_company */
export function decodeLookupDkregistryCompany(raw: RawArguments): Decoded<LookupDkregistryCompanyArguments> {
  const read = new ArgumentReader(raw, ['registry_number', 'units', 'limit', 'offset']);
  return read.finish<LookupDkregistryCompanyArguments>({
    registry_number: read.integer('registry_number', {
      required: true,
      minimum: 10000000,
      maximum: 99999999,
      provider: 'search_dkregistry_company',
    }),
    units: read.choice('units', UNIT_CHOICE_VALUES, { default: 'all', ignoreCase: true }),
    limit: read.integer('limit', { default: 250, minimum: 1, maximum: 300 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
  });
}

/** Result of spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_company */
export const lookupDkregistryCompanyResult = published.record(companyFields, { orNotFound: true });

/** spec/services/dk-registry/service.yaml#tools.search_dkregistry_company */
export function decodeSearchDkregistryCompany(raw: RawArguments): Decoded<SearchDkregistryCompanyArguments> {
  const read = new ArgumentReader(raw, ['name', 'units', 'limit', 'offset']);
  return read.finish<SearchDkregistryCompanyArguments>({
    name: read.string('name', {
      required: true,
      maxLength: 150,
      pattern: NAME_PATTERN,
      wanted: 'a name with at least one letter such as carletti',
    }),
    units: read.choice('units', UNIT_CHOICE_VALUES, { default: 'all', ignoreCase: true }),
    limit: read.integer('limit', { default: 250, minimum: 1, maximum: 300 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
  });
}

/** Result of spec/services/dk-registry/service.yaml#tools.search_dkregistry_company */
export const searchDkregistryCompanyResult = published.record(companyFields, { orNotFound: true });

/** spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_production_unit */
export function decodeLookupDkregistryProductionUnit(
  raw: RawArguments,
): Decoded<LookupDkregistryProductionUnitArguments> {
  const read = new ArgumentReader(raw, ['pno', 'units', 'limit', 'offset']);
  return read.finish<LookupDkregistryProductionUnitArguments>({
    pno: read.integer('pno', {
      required: true,
      minimum: 1000000000,
      maximum: 9999999999,
      provider: 'lookup_dkregistry_company',
    }),
    units: read.choice('units', UNIT_CHOICE_VALUES, { default: 'all', ignoreCase: true }),
    limit: read.integer('limit', { default: 250, minimum: 1, maximum: 300 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
  });
}

/** Result of spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_production_unit */
export const lookupDkregistryProductionUnitResult = published.record(companyFields, { orNotFound: true });
