// Generated from spec/services/no-registry.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
import type {
  GetRegistryCompanyRolesArguments,
  GetRegistryRecentChangesArguments,
  GetRegistrySubsidiariesArguments,
  LookupRegistryCompanyArguments,
  SearchRegistryCompaniesArguments,
} from './types.ts';

const ORG_NUMBER_PATTERN = /^[ \u00a0-]*(?:[0-9][ \u00a0-]*){9}$/u;
const NAME_PATTERN = /^ *[^ ].*$/u;
const MUNICIPALITY_CODE_PATTERN = /^[0-9]{4}$/u;
const INDUSTRY_CODE_PATTERN = /^[0-9]{2}(?:\.?[0-9]{1,3})?$/u;
const LEGAL_FORM_PATTERN = /^[A-Za-zÆØÅæøå]{2,5}$/u;
const UNIT_TYPE_VALUES = ['entity', 'branch'] as const;
const SINCE_PATTERN = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[Tt ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,9})?)?(?:[Zz]|[+-][0-9]{2}:?[0-9]{2})?)?$/u;
const CHANGE_KIND_VALUES = ['created', 'updated', 'removed'] as const;
const COMPANY_STATUS_VALUES = [
  'active', 'bankrupt', 'forced_dissolution', 'winding_up', 'closed', 'deleted',
] as const;

/** spec/services/no-registry.yaml#tools.lookup_registry_company */
export function decodeLookupRegistryCompany(raw: RawArguments): Decoded<LookupRegistryCompanyArguments> {
  const read = new ArgumentReader(raw, ['org_number']);
  return read.finish<LookupRegistryCompanyArguments>({
    org_number: read.string('org_number', { required: true, maxLength: 40, pattern: ORG_NUMBER_PATTERN }),
  });
}

/** Result of spec/services/no-registry.yaml#tools.lookup_registry_company */
export function watchLookupRegistryCompanyResult(watch: ResultWatch, result: object): void {
  if ('error' in result) {
    watch.choice(result, 'error', ['not_found'], { required: true });
  } else {
    watchCompany(watch, result);
  }
}

/** spec/services/no-registry.yaml#tools.search_registry_companies */
export function decodeSearchRegistryCompanies(raw: RawArguments): Decoded<SearchRegistryCompaniesArguments> {
  const read = new ArgumentReader(raw, ['name', 'municipality_code', 'industry_code', 'legal_form', 'max_results']);
  const args: SearchRegistryCompaniesArguments = {
    name: read.string('name', { emptyMeansAbsent: true, maxLength: 180, pattern: NAME_PATTERN }),
    municipality_code: read.string('municipality_code', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: MUNICIPALITY_CODE_PATTERN,
    }),
    industry_code: read.string(
      'industry_code',
      { emptyMeansAbsent: true, maxLength: 500, pattern: INDUSTRY_CODE_PATTERN },
    ),
    legal_form: read.string('legal_form', { emptyMeansAbsent: true, maxLength: 500, pattern: LEGAL_FORM_PATTERN }),
    max_results: read.integer('max_results', { default: 10, minimum: 1, maximum: 50 }),
  };
  read.atLeastOneOf(['name', 'municipality_code', 'industry_code', 'legal_form']);
  return read.finish(args);
}

/** Result of spec/services/no-registry.yaml#tools.search_registry_companies */
export function watchSearchRegistryCompaniesResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.integer(result, 'total', { required: true, minimum: 0 });
  watch.list(result, 'companies', { required: true, maxItems: 50 }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchCompanySummary),
  );
  watch.string(result, 'hint', {});
}

/** spec/services/no-registry.yaml#tools.get_registry_company_roles */
export function decodeGetRegistryCompanyRoles(raw: RawArguments): Decoded<GetRegistryCompanyRolesArguments> {
  const read = new ArgumentReader(raw, ['org_number']);
  return read.finish<GetRegistryCompanyRolesArguments>({
    org_number: read.string('org_number', { required: true, maxLength: 40, pattern: ORG_NUMBER_PATTERN }),
  });
}

/** Result of spec/services/no-registry.yaml#tools.get_registry_company_roles */
export function watchGetRegistryCompanyRolesResult(watch: ResultWatch, result: object): void {
  if ('error' in result) {
    watch.choice(result, 'error', ['not_found'], { required: true });
  } else {
    watch.string(result, 'org_number', { required: true });
    watch.integer(result, 'count', { required: true, minimum: 0 });
    watch.list(result, 'roles', { required: true }, (watch, items, index) =>
      watch.record(items, index, { required: true }, watchRole),
    );
  }
}

/** spec/services/no-registry.yaml#tools.get_registry_subsidiaries */
export function decodeGetRegistrySubsidiaries(raw: RawArguments): Decoded<GetRegistrySubsidiariesArguments> {
  const read = new ArgumentReader(raw, ['org_number', 'max_results']);
  return read.finish<GetRegistrySubsidiariesArguments>({
    org_number: read.string('org_number', { required: true, maxLength: 40, pattern: ORG_NUMBER_PATTERN }),
    max_results: read.integer('max_results', { default: 50, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/no-registry.yaml#tools.get_registry_subsidiaries */
export function watchGetRegistrySubsidiariesResult(watch: ResultWatch, result: object): void {
  if ('error' in result) {
    watch.choice(result, 'error', ['not_found'], { required: true });
  } else {
    watch.string(result, 'org_number', { required: true });
    watch.integer(result, 'count', { required: true, minimum: 0 });
    watch.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
    watch.list(result, 'subsidiaries', { required: true, maxItems: 50 }, (watch, items, index) =>
      watch.record(items, index, { required: true }, watchCompanySummary),
    );
    watch.list(result, 'missing', { maxItems: 2 }, (watch, items, index) =>
      watch.choice(items, index, UNIT_TYPE_VALUES, { required: true }),
    );
  }
}

/** spec/services/no-registry.yaml#tools.get_registry_recent_changes */
export function decodeGetRegistryRecentChanges(raw: RawArguments): Decoded<GetRegistryRecentChangesArguments> {
  const read = new ArgumentReader(raw, ['since', 'limit']);
  return read.finish<GetRegistryRecentChangesArguments>({
    since: read.string('since', { required: true, maxLength: 500, pattern: SINCE_PATTERN }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 100 }),
  });
}

/** Result of spec/services/no-registry.yaml#tools.get_registry_recent_changes */
export function watchGetRegistryRecentChangesResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'since', { required: true, format: 'date-time' });
  watch.integer(result, 'watched', { required: true, minimum: 0 });
  watch.string(result, 'complete_since', { required: true, nullable: true, format: 'date-time' });
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.boolean(result, 'more', { required: true });
  watch.list(result, 'changes', { required: true, maxItems: 100 }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchChange),
  );
}

/** spec/services/no-registry.yaml#records.Address */
function watchAddress(watch: ResultWatch, address: object): void {
  watch.list(address, 'lines', { required: true, maxItems: 20 }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.string(address, 'postal_code', { required: true, nullable: true });
  watch.string(address, 'city', { required: true, nullable: true });
  watch.string(address, 'municipality', { required: true, nullable: true });
  watch.string(address, 'municipality_code', { required: true, nullable: true });
  watch.string(address, 'country', { required: true, nullable: true });
  watch.string(address, 'country_code', { required: true, nullable: true });
}

/** spec/services/no-registry.yaml#records.Change */
function watchChange(watch: ResultWatch, change: object): void {
  watch.string(change, 'entity_id', { required: true });
  watch.string(change, 'name', { required: true, nullable: true });
  watch.string(change, 'changed_at', { required: true, format: 'date-time' });
  watch.choice(change, 'change', CHANGE_KIND_VALUES, { required: true });
  watch.list(change, 'field_changes', { required: true, maxItems: 500 }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchFieldChange),
  );
}

/** spec/services/no-registry.yaml#records.Company */
function watchCompany(watch: ResultWatch, company: object): void {
  watch.string(company, 'org_number', { required: true });
  watch.string(company, 'name', { required: true });
  watch.choice(company, 'unit_type', UNIT_TYPE_VALUES, { required: true });
  watch.choice(company, 'status', COMPANY_STATUS_VALUES, { required: true });
  watch.string(company, 'legal_form', { required: true, nullable: true });
  watch.string(company, 'legal_form_description', { required: true, nullable: true });
  watch.string(company, 'industry_code', { required: true, nullable: true });
  watch.string(company, 'industry_description', { required: true, nullable: true });
  watch.record(company, 'address', { required: true, nullable: true }, watchAddress);
  watch.integer(company, 'employee_count', { required: true, nullable: true, minimum: 0 });
  watch.string(company, 'registration_date', { required: true, nullable: true, format: 'date' });
  watch.boolean(company, 'vat_registered', { required: true, nullable: true });
  watch.boolean(company, 'bankrupt', { required: true, nullable: true });
  watch.boolean(company, 'deleted', { required: true });
  watch.string(company, 'deletion_date', { format: 'date' });
  watch.string(company, 'parent_org_number', {});
  watch.string(company, 'website', {});
  watch.record(company, 'postal_address', {}, watchAddress);
  watch.list(company, 'further_industries', { maxItems: 10 }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchIndustry),
  );
  watch.record(company, 'auxiliary_industry', {}, watchIndustry);
  watch.boolean(company, 'has_registered_employees', {});
  watch.string(company, 'employee_count_date', { format: 'date' });
  watch.string(company, 'founded_date', { format: 'date' });
  watch.string(company, 'start_date', { format: 'date' });
  watch.string(company, 'closed_date', { format: 'date' });
  watch.string(company, 'ownership_change_date', { format: 'date' });
  watch.string(company, 'vat_registration_date', { format: 'date' });
  watch.list(company, 'voluntary_vat_registrations', { maxItems: 50 }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.string(company, 'bankruptcy_date', { format: 'date' });
  watch.boolean(company, 'winding_up', {});
  watch.string(company, 'winding_up_date', { format: 'date' });
  watch.boolean(company, 'forced_dissolution', {});
  watch.string(company, 'phone', {});
  watch.string(company, 'mobile', {});
  watch.string(company, 'email', {});
  watch.string(company, 'sector_code', {});
  watch.string(company, 'sector_description', {});
  watch.record(company, 'share_capital', {}, watchShareCapital);
  watch.string(company, 'activity', {});
  watch.string(company, 'purpose', {});
  watch.string(company, 'articles_date', { format: 'date' });
  watch.boolean(company, 'in_group', {});
  watch.integer(company, 'last_annual_accounts', { minimum: 1800, maximum: 2200 });
  watch.string(company, 'business_enterprise_date', { format: 'date' });
  watch.record(company, 'registered_in', {}, watchRegistrations);
  watch.string(company, 'language_form', {});
  watch.list(company, 'remarks', { maxItems: 50 }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
}

/** spec/services/no-registry.yaml#records.CompanySummary */
function watchCompanySummary(watch: ResultWatch, companySummary: object): void {
  watch.string(companySummary, 'org_number', { required: true });
  watch.string(companySummary, 'name', { required: true });
  watch.choice(companySummary, 'unit_type', UNIT_TYPE_VALUES, { required: true });
  watch.choice(companySummary, 'status', COMPANY_STATUS_VALUES, { required: true });
  watch.string(companySummary, 'legal_form', { required: true, nullable: true });
  watch.string(companySummary, 'legal_form_description', { required: true, nullable: true });
  watch.string(companySummary, 'industry_code', { required: true, nullable: true });
  watch.string(companySummary, 'industry_description', { required: true, nullable: true });
  watch.record(companySummary, 'address', { required: true, nullable: true }, watchAddress);
  watch.integer(companySummary, 'employee_count', { required: true, nullable: true, minimum: 0 });
  watch.string(companySummary, 'registration_date', { required: true, nullable: true, format: 'date' });
  watch.boolean(companySummary, 'vat_registered', { required: true, nullable: true });
  watch.boolean(companySummary, 'bankrupt', { required: true, nullable: true });
  watch.boolean(companySummary, 'deleted', { required: true });
  watch.string(companySummary, 'deletion_date', { format: 'date' });
  watch.string(companySummary, 'parent_org_number', {});
  watch.string(companySummary, 'website', {});
}

/** spec/services/no-registry.yaml#records.FieldChange */
function watchFieldChange(watch: ResultWatch, fieldChange: object): void {
  watch.string(fieldChange, 'field', { required: true });
  watch.scalar(fieldChange, 'before', ['string', 'number', 'boolean'], { required: true, nullable: true });
  watch.scalar(fieldChange, 'after', ['string', 'number', 'boolean'], { required: true, nullable: true });
}

/** spec/services/no-registry.yaml#records.Industry */
function watchIndustry(watch: ResultWatch, industry: object): void {
  watch.string(industry, 'code', { required: true });
  watch.string(industry, 'description', { required: true, nullable: true });
}

/** spec/services/no-registry.yaml#records.Registrations */
function watchRegistrations(watch: ResultWatch, registrations: object): void {
  watch.boolean(registrations, 'business_enterprises', { required: true, nullable: true });
  watch.boolean(registrations, 'foundations', { required: true, nullable: true });
  watch.boolean(registrations, 'voluntary_organisations', { required: true, nullable: true });
  watch.boolean(registrations, 'political_parties', { required: true, nullable: true });
}

/** spec/services/no-registry.yaml#records.Role */
function watchRole(watch: ResultWatch, role: object): void {
  watch.string(role, 'role_type', { required: true });
  watch.string(role, 'role_label', { required: true, nullable: true });
  watch.string(role, 'role_description', { required: true, nullable: true });
  watch.string(role, 'role_group', { required: true, nullable: true });
  watch.string(role, 'role_group_description', { required: true, nullable: true });
  watch.string(role, 'group_changed_date', { required: true, nullable: true, format: 'date' });
  watch.string(role, 'person_name', { required: true, nullable: true });
  watch.integer(role, 'birth_year', { required: true, nullable: true, minimum: 1800, maximum: 2200 });
  watch.record(role, 'entity', { required: true, nullable: true }, watchRoleEntity);
  watch.boolean(role, 'deceased', {});
  watch.string(role, 'elected_by', {});
  watch.string(role, 'elected_by_description', {});
  watch.string(role, 'liability_share', {});
}

/** spec/services/no-registry.yaml#records.RoleEntity */
function watchRoleEntity(watch: ResultWatch, roleEntity: object): void {
  watch.string(roleEntity, 'org_number', { required: true, nullable: true });
  watch.string(roleEntity, 'name', { required: true, nullable: true });
  watch.string(roleEntity, 'legal_form', { required: true, nullable: true });
  watch.boolean(roleEntity, 'deleted', { required: true });
  watch.string(roleEntity, 'approval_status', {});
}

/** spec/services/no-registry.yaml#records.ShareCapital */
function watchShareCapital(watch: ResultWatch, shareCapital: object): void {
  watch.number(shareCapital, 'amount', { required: true, nullable: true });
  watch.string(shareCapital, 'currency', { required: true, nullable: true });
  watch.integer(shareCapital, 'shares', { required: true, nullable: true, minimum: 0 });
  watch.string(shareCapital, 'type', { required: true, nullable: true });
  watch.string(shareCapital, 'registered_date', { required: true, nullable: true, format: 'date' });
}
