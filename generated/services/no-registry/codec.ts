// Generated from spec/services/no-registry/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  GetRegistryCompanyRolesArguments,
  GetRegistryRecentChangesArguments,
  GetRegistrySubsidiariesArguments,
  LookupRegistryCompanyArguments,
  SearchRegistryCompaniesArguments,
} from './types.ts';

/** created: new on the watchlist; updated; removed: no longer in the register. */
export const CHANGE_KIND_VALUES = ['created', 'updated', 'removed'] as const;

/**
 * The most severe status that applies: deleted from the register; bankrupt; in forced dissolution; in insolvency
 * proceedings abroad; in reconstruction (negotiations with creditors under insolvency law); in voluntary winding up;
 * closed; active if none of these applies.
 */
export const COMPANY_STATUS_VALUES = [
  'active', 'bankrupt', 'forced_dissolution', 'foreign_insolvency', 'reconstruction', 'winding_up', 'closed',
  'deleted',
] as const;

/**
 * AS: private limited company; ASA: public limited company; ENK: sole proprietorship; DA: partnership in which each
 * partner is liable for a share of the debts.
 */
export const LEGAL_FORM_VALUES = ['AS', 'ASA', 'ENK', 'DA'] as const;

/**
 * bankruptcy; forced_dissolution: forced liquidation or dissolution by a court; foreign_insolvency: insolvency
 * proceedings in another country; reconstruction: negotiations with creditors under insolvency law; winding_up: a
 * dissolution decided by the owners.
 */
export const PROCEEDING_KIND_VALUES = [
  'bankruptcy', 'forced_dissolution', 'foreign_insolvency', 'reconstruction', 'winding_up',
] as const;

/** entity: a company or organization itself; branch: one of its places of business (underenhet). */
export const UNIT_TYPE_VALUES = ['entity', 'branch'] as const;

const INDUSTRY_CODE_PATTERN = /^[0-9]{2}([.]?[0-9]{1,3})?$/u;
const MUNICIPALITY_CODE_PATTERN = /^[0-9]{4}$/u;
const NAME_PATTERN = /^ *[^ ].*$/u;
const ORG_NUMBER_PATTERN = /^[  -]*([0-9][  -]*){9}$/u;
const SINCE_PATTERN = /^[0-9]{4}-[0-9]{2}-[0-9]{2}([Tt ][0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,9})?)?([Zz]|[+-][0-9]{2}:?[0-9]{2})?)?$/u;

/** spec/services/no-registry/service.yaml#records.Address */
export const addressFields = published.fields({
  lines: published.list(published.string(), { maxItems: 20 }),
  postal_code: published.string({ nullable: true }),
  city: published.string({ nullable: true }),
  municipality: published.string({ nullable: true }),
  municipality_code: published.string({ nullable: true }),
  country: published.string({ nullable: true }),
  country_code: published.string({ nullable: true }),
});

/** spec/services/no-registry/service.yaml#records.FieldChange */
export const fieldChangeFields = published.fields({
  field: published.string(),
  before: published.scalar(['string', 'number', 'boolean'], { nullable: true }),
  after: published.scalar(['string', 'number', 'boolean'], { nullable: true }),
});

/** spec/services/no-registry/service.yaml#records.Change */
export const changeFields = published.fields({
  entity_id: published.string(),
  name: published.string({ nullable: true }),
  changed_at: published.string({ format: 'date-time' }),
  change: published.choice(CHANGE_KIND_VALUES),
  field_changes: published.list(published.record(fieldChangeFields), { maxItems: 500 }),
});

/** spec/services/no-registry/service.yaml#records.Proceeding */
export const proceedingFields = published.fields({
  kind: published.choice(PROCEEDING_KIND_VALUES),
  since: published.string({ nullable: true, format: 'date' }),
  reason: published.string({ nullable: true }),
});

/** spec/services/no-registry/service.yaml#records.Industry */
export const industryFields = published.fields({
  code: published.string(),
  description: published.string({ nullable: true }),
});

/** spec/services/no-registry/service.yaml#records.ShareCapital */
export const shareCapitalFields = published.fields({
  amount: published.number({ nullable: true }),
  currency: published.string({ nullable: true }),
  shares: published.integer({ nullable: true, minimum: 0 }),
  type: published.string({ nullable: true }),
  registered_date: published.string({ nullable: true, format: 'date' }),
});

/** spec/services/no-registry/service.yaml#records.Registrations */
export const registrationsFields = published.fields({
  business_enterprises: published.boolean({ nullable: true }),
  foundations: published.boolean({ nullable: true }),
  voluntary_organisations: published.boolean({ nullable: true }),
  political_parties: published.boolean({ nullable: true }),
});

/** spec/services/no-registry/service.yaml#records.Company */
export const companyFields = published.fields({
  org_number: published.string(),
  name: published.string(),
  unit_type: published.choice(UNIT_TYPE_VALUES),
  status: published.choice(COMPANY_STATUS_VALUES),
  legal_form: published.string({ nullable: true }),
  legal_form_description: published.string({ nullable: true }),
  industry_code: published.string({ nullable: true }),
  industry_description: published.string({ nullable: true }),
  address: published.record(addressFields, { nullable: true }),
  employee_count: published.integer({ nullable: true, minimum: 0 }),
  registration_date: published.string({ nullable: true, format: 'date' }),
  vat_registered: published.boolean({ nullable: true }),
  bankrupt: published.boolean({ nullable: true }),
  proceedings: published.list(published.record(proceedingFields), { optional: true, maxItems: 20 }),
  deleted: published.boolean(),
  deletion_date: published.string({ optional: true, format: 'date' }),
  parent_org_number: published.string({ optional: true }),
  website: published.string({ optional: true }),
  postal_address: published.record(addressFields, { optional: true }),
  further_industries: published.list(published.record(industryFields), { optional: true, maxItems: 10 }),
  auxiliary_industry: published.record(industryFields, { optional: true }),
  has_registered_employees: published.boolean({ optional: true }),
  employee_count_date: published.string({ optional: true, format: 'date' }),
  founded_date: published.string({ optional: true, format: 'date' }),
  start_date: published.string({ optional: true, format: 'date' }),
  closed_date: published.string({ optional: true, format: 'date' }),
  ownership_change_date: published.string({ optional: true, format: 'date' }),
  vat_registration_date: published.string({ optional: true, format: 'date' }),
  voluntary_vat_registrations: published.list(published.string(), { optional: true, maxItems: 50 }),
  bankruptcy_date: published.string({ optional: true, format: 'date' }),
  winding_up: published.boolean({ optional: true }),
  winding_up_date: published.string({ optional: true, format: 'date' }),
  forced_dissolution: published.boolean({ optional: true }),
  phone: published.string({ optional: true }),
  mobile: published.string({ optional: true }),
  email: published.string({ optional: true }),
  sector_code: published.string({ optional: true }),
  sector_description: published.string({ optional: true }),
  share_capital: published.record(shareCapitalFields, { optional: true }),
  activity: published.string({ optional: true }),
  purpose: published.string({ optional: true }),
  articles_date: published.string({ optional: true, format: 'date' }),
  in_group: published.boolean({ optional: true }),
  last_annual_accounts: published.integer({ optional: true, minimum: 1800, maximum: 2200 }),
  business_enterprise_date: published.string({ optional: true, format: 'date' }),
  registered_in: published.record(registrationsFields, { optional: true }),
  language_form: published.string({ optional: true }),
  remarks: published.list(published.string(), { optional: true, maxItems: 50 }),
});

/** spec/services/no-registry/service.yaml#records.CompanySummary */
export const companySummaryFields = published.fields({
  org_number: published.string(),
  name: published.string(),
  unit_type: published.choice(UNIT_TYPE_VALUES),
  status: published.choice(COMPANY_STATUS_VALUES),
  legal_form: published.string({ nullable: true }),
  legal_form_description: published.string({ nullable: true }),
  industry_code: published.string({ nullable: true }),
  industry_description: published.string({ nullable: true }),
  address: published.record(addressFields, { nullable: true }),
  employee_count: published.integer({ nullable: true, minimum: 0 }),
  registration_date: published.string({ nullable: true, format: 'date' }),
  vat_registered: published.boolean({ nullable: true }),
  bankrupt: published.boolean({ nullable: true }),
  proceedings: published.list(published.record(proceedingFields), { optional: true, maxItems: 20 }),
  deleted: published.boolean(),
  deletion_date: published.string({ optional: true, format: 'date' }),
  parent_org_number: published.string({ optional: true }),
  website: published.string({ optional: true }),
});

/** spec/services/no-registry/service.yaml#records.RoleEntity */
export const roleEntityFields = published.fields({
  org_number: published.string({ nullable: true }),
  name: published.string({ nullable: true }),
  legal_form: published.string({ nullable: true }),
  deleted: published.boolean(),
  approval_status: published.string({ optional: true }),
});

/** spec/services/no-registry/service.yaml#records.Role */
export const roleFields = published.fields({
  role_type: published.string(),
  role_label: published.string({ nullable: true }),
  role_description: published.string({ nullable: true }),
  role_group: published.string({ nullable: true }),
  role_group_description: published.string({ nullable: true }),
  group_changed_date: published.string({ nullable: true, format: 'date' }),
  person_name: published.string({ nullable: true }),
  birth_year: published.integer({ nullable: true, minimum: 1800, maximum: 2200 }),
  entity: published.record(roleEntityFields, { nullable: true }),
  deceased: published.boolean({ optional: true }),
  elected_by: published.string({ optional: true }),
  elected_by_description: published.string({ optional: true }),
  liability_share: published.string({ optional: true }),
});

/** spec/services/no-registry/service.yaml#tools.lookup_registry_company */
export function decodeLookupRegistryCompany(raw: RawArguments): Decoded<LookupRegistryCompanyArguments> {
  const read = new ArgumentReader(raw, ['org_number']);
  return read.finish<LookupRegistryCompanyArguments>({
    org_number: read.string('org_number', {
      required: true,
      maxLength: 40,
      pattern: ORG_NUMBER_PATTERN,
      wanted: 'an organization number of 9 digits such as 974760673, which search_registry_companies gives',
    }),
  });
}

/** Result of spec/services/no-registry/service.yaml#tools.lookup_registry_company */
export const lookupRegistryCompanyResult = published.record(companyFields, { orNotFound: true });

/** spec/services/no-registry/service.yaml#tools.search_registry_companies */
export function decodeSearchRegistryCompanies(raw: RawArguments): Decoded<SearchRegistryCompaniesArguments> {
  const read = new ArgumentReader(raw, ['name', 'municipality_code', 'industry_code', 'legal_form', 'max_results']);
  const args: SearchRegistryCompaniesArguments = {
    name: read.string('name', {
      emptyMeansAbsent: true,
      maxLength: 180,
      pattern: NAME_PATTERN,
      wanted: 'a name with at least one letter such as equinor',
    }),
    municipality_code: read.string('municipality_code', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: MUNICIPALITY_CODE_PATTERN,
      wanted: 'a municipality number of 4 digits such as 0301',
    }),
    industry_code: read.string('industry_code', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: INDUSTRY_CODE_PATTERN,
      wanted: 'a NACE code of 2 to 5 digits such as 06.100',
    }),
    legal_form: read.choice('legal_form', LEGAL_FORM_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    max_results: read.integer('max_results', { default: 10, minimum: 1, maximum: 50 }),
  };
  read.atLeastOneOf(['name', 'municipality_code', 'industry_code', 'legal_form']);
  return read.finish(args);
}

/** Result of spec/services/no-registry/service.yaml#tools.search_registry_companies */
export const searchRegistryCompaniesResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  companies: published.list(published.record(companySummaryFields), { maxItems: 50 }),
  hint: published.string({ optional: true }),
}));

/** spec/services/no-registry/service.yaml#tools.get_registry_company_roles */
export function decodeGetRegistryCompanyRoles(raw: RawArguments): Decoded<GetRegistryCompanyRolesArguments> {
  const read = new ArgumentReader(raw, ['org_number']);
  return read.finish<GetRegistryCompanyRolesArguments>({
    org_number: read.string('org_number', {
      required: true,
      maxLength: 40,
      pattern: ORG_NUMBER_PATTERN,
      wanted: 'an organization number of 9 digits such as 974760673, which search_registry_companies gives',
    }),
  });
}

/** Result of spec/services/no-registry/service.yaml#tools.get_registry_company_roles */
export const getRegistryCompanyRolesResult = published.record(published.fields({
  org_number: published.string(),
  company_name: published.string({ optional: true }),
  count: published.integer({ minimum: 0 }),
  roles: published.list(published.record(roleFields)),
}), { orNotFound: true });

/** spec/services/no-registry/service.yaml#tools.get_registry_subsidiaries */
export function decodeGetRegistrySubsidiaries(raw: RawArguments): Decoded<GetRegistrySubsidiariesArguments> {
  const read = new ArgumentReader(raw, ['org_number', 'max_results']);
  return read.finish<GetRegistrySubsidiariesArguments>({
    org_number: read.string('org_number', {
      required: true,
      maxLength: 40,
      pattern: ORG_NUMBER_PATTERN,
      wanted: 'an organization number of 9 digits such as 974760673, which search_registry_companies gives',
    }),
    max_results: read.integer('max_results', { default: 50, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/no-registry/service.yaml#tools.get_registry_subsidiaries */
export const getRegistrySubsidiariesResult = published.record(published.fields({
  org_number: published.string(),
  company_name: published.string({ optional: true }),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ nullable: true, minimum: 0 }),
  subsidiaries: published.list(published.record(companySummaryFields), { maxItems: 50 }),
  missing: published.list(published.choice(UNIT_TYPE_VALUES), { optional: true, maxItems: 2 }),
}), { orNotFound: true });

/** spec/services/no-registry/service.yaml#tools.get_registry_recent_changes */
export function decodeGetRegistryRecentChanges(raw: RawArguments): Decoded<GetRegistryRecentChangesArguments> {
  const read = new ArgumentReader(raw, ['since', 'limit']);
  return read.finish<GetRegistryRecentChangesArguments>({
    since: read.string('since', {
      required: true,
      maxLength: 500,
      pattern: SINCE_PATTERN,
      wanted: 'an ISO 8601 date or date and time such as 2026-11-20T08:00:00Z',
    }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 100 }),
  });
}

/** Result of spec/services/no-registry/service.yaml#tools.get_registry_recent_changes */
export const getRegistryRecentChangesResult = published.record(published.fields({
  since: published.string({ format: 'date-time' }),
  watched: published.integer({ minimum: 0 }),
  complete_since: published.string({ nullable: true, format: 'date-time' }),
  count: published.integer({ minimum: 0 }),
  more: published.boolean(),
  changes: published.list(published.record(changeFields), { maxItems: 100 }),
}));
