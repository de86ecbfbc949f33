// Generated from spec/services/no-registry/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetRegistryCompanyRolesArguments,
  GetRegistryRecentChangesArguments,
  GetRegistrySubsidiariesArguments,
  LookupRegistryCompanyArguments,
  SearchRegistryCompaniesArguments,
} from './types.ts';
import {
  CHANGE_KIND_VALUES,
  COMPANY_STATUS_VALUES,
  LEGAL_FORM_VALUES,
  PROCEEDING_KIND_VALUES,
  UNIT_TYPE_VALUES,
} from './values.ts';

const INDUSTRY_CODE_PATTERN = /^[0-9]{2}([.]?[0-9]{1,3})?$/u;
const MUNICIPALITY_CODE_PATTERN = /^[0-9]{4}$/u;
const NAME_PATTERN = /^ *[^ ].*$/u;
const ORG_NUMBER_PATTERN = /^[  -]*([0-9][  -]*){9}$/u;
const SINCE_PATTERN = /^[0-9]{4}-[0-9]{2}-[0-9]{2}([Tt ][0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,9})?)?([Zz]|[+-][0-9]{2}:?[0-9]{2})?)?$/u;

/** spec/services/no-registry/service.yaml#tools.lookup_registry_company */
export function decodeLookupRegistryCompany(raw: RawArguments): Decoded<LookupRegistryCompanyArguments> {
  const read = new ArgumentReader(raw, ['org_number']);
  return read.finish<LookupRegistryCompanyArguments>({
    org_number: read.string('org_number', {
      required: true,
      maxLength: 40,
      pattern: ORG_NUMBER_PATTERN,
      wanted: 'an organisation number of 9 digits such as 974760673, which search_registry_companies gives',
    }),
  });
}

/** Result of spec/services/no-registry/service.yaml#tools.lookup_registry_company */
export function checkLookupRegistryCompanyResult(check: ResultCheck, result: object): void {
  if ('error' in result) {
    check.choice(result, 'error', ['not_found'], { required: true });
  } else {
    checkCompany(check, result);
  }
}

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
export function checkSearchRegistryCompaniesResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.list(result, 'companies', { required: true, maxItems: 50 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCompanySummary),
  );
  check.string(result, 'hint', {});
}

/** spec/services/no-registry/service.yaml#tools.get_registry_company_roles */
export function decodeGetRegistryCompanyRoles(raw: RawArguments): Decoded<GetRegistryCompanyRolesArguments> {
  const read = new ArgumentReader(raw, ['org_number']);
  return read.finish<GetRegistryCompanyRolesArguments>({
    org_number: read.string('org_number', {
      required: true,
      maxLength: 40,
      pattern: ORG_NUMBER_PATTERN,
      wanted: 'an organisation number of 9 digits such as 974760673, which search_registry_companies gives',
    }),
  });
}

/** Result of spec/services/no-registry/service.yaml#tools.get_registry_company_roles */
export function checkGetRegistryCompanyRolesResult(check: ResultCheck, result: object): void {
  if ('error' in result) {
    check.choice(result, 'error', ['not_found'], { required: true });
  } else {
    check.string(result, 'org_number', { required: true });
    check.string(result, 'company_name', {});
    check.integer(result, 'count', { required: true, minimum: 0 });
    check.list(result, 'roles', { required: true }, (check, items, index) =>
      check.record(items, index, { required: true }, checkRole),
    );
  }
}

/** spec/services/no-registry/service.yaml#tools.get_registry_subsidiaries */
export function decodeGetRegistrySubsidiaries(raw: RawArguments): Decoded<GetRegistrySubsidiariesArguments> {
  const read = new ArgumentReader(raw, ['org_number', 'max_results']);
  return read.finish<GetRegistrySubsidiariesArguments>({
    org_number: read.string('org_number', {
      required: true,
      maxLength: 40,
      pattern: ORG_NUMBER_PATTERN,
      wanted: 'an organisation number of 9 digits such as 974760673, which search_registry_companies gives',
    }),
    max_results: read.integer('max_results', { default: 50, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/no-registry/service.yaml#tools.get_registry_subsidiaries */
export function checkGetRegistrySubsidiariesResult(check: ResultCheck, result: object): void {
  if ('error' in result) {
    check.choice(result, 'error', ['not_found'], { required: true });
  } else {
    check.string(result, 'org_number', { required: true });
    check.string(result, 'company_name', {});
    check.integer(result, 'count', { required: true, minimum: 0 });
    check.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
    check.list(result, 'subsidiaries', { required: true, maxItems: 50 }, (check, items, index) =>
      check.record(items, index, { required: true }, checkCompanySummary),
    );
    check.list(result, 'missing', { maxItems: 2 }, (check, items, index) =>
      check.choice(items, index, UNIT_TYPE_VALUES, { required: true }),
    );
  }
}

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
export function checkGetRegistryRecentChangesResult(check: ResultCheck, result: object): void {
  check.string(result, 'since', { required: true, format: 'date-time' });
  check.integer(result, 'watched', { required: true, minimum: 0 });
  check.string(result, 'complete_since', { required: true, nullable: true, format: 'date-time' });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.boolean(result, 'more', { required: true });
  check.list(result, 'changes', { required: true, maxItems: 100 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkChange),
  );
}

/** spec/services/no-registry/service.yaml#records.Address */
function checkAddress(check: ResultCheck, address: object): void {
  check.list(address, 'lines', { required: true, maxItems: 20 }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(address, 'postal_code', { required: true, nullable: true });
  check.string(address, 'city', { required: true, nullable: true });
  check.string(address, 'municipality', { required: true, nullable: true });
  check.string(address, 'municipality_code', { required: true, nullable: true });
  check.string(address, 'country', { required: true, nullable: true });
  check.string(address, 'country_code', { required: true, nullable: true });
}

/** spec/services/no-registry/service.yaml#records.Change */
function checkChange(check: ResultCheck, change: object): void {
  check.string(change, 'entity_id', { required: true });
  check.string(change, 'name', { required: true, nullable: true });
  check.string(change, 'changed_at', { required: true, format: 'date-time' });
  check.choice(change, 'change', CHANGE_KIND_VALUES, { required: true });
  check.list(change, 'field_changes', { required: true, maxItems: 500 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkFieldChange),
  );
}

/** spec/services/no-registry/service.yaml#records.Company */
function checkCompany(check: ResultCheck, company: object): void {
  check.string(company, 'org_number', { required: true });
  check.string(company, 'name', { required: true });
  check.choice(company, 'unit_type', UNIT_TYPE_VALUES, { required: true });
  check.choice(company, 'status', COMPANY_STATUS_VALUES, { required: true });
  check.string(company, 'legal_form', { required: true, nullable: true });
  check.string(company, 'legal_form_description', { required: true, nullable: true });
  check.string(company, 'industry_code', { required: true, nullable: true });
  check.string(company, 'industry_description', { required: true, nullable: true });
  check.record(company, 'address', { required: true, nullable: true }, checkAddress);
  check.integer(company, 'employee_count', { required: true, nullable: true, minimum: 0 });
  check.string(company, 'registration_date', { required: true, nullable: true, format: 'date' });
  check.boolean(company, 'vat_registered', { required: true, nullable: true });
  check.boolean(company, 'bankrupt', { required: true, nullable: true });
  check.list(company, 'proceedings', { maxItems: 20 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkProceeding),
  );
  check.boolean(company, 'deleted', { required: true });
  check.string(company, 'deletion_date', { format: 'date' });
  check.string(company, 'parent_org_number', {});
  check.string(company, 'website', {});
  check.record(company, 'postal_address', {}, checkAddress);
  check.list(company, 'further_industries', { maxItems: 10 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkIndustry),
  );
  check.record(company, 'auxiliary_industry', {}, checkIndustry);
  check.boolean(company, 'has_registered_employees', {});
  check.string(company, 'employee_count_date', { format: 'date' });
  check.string(company, 'founded_date', { format: 'date' });
  check.string(company, 'start_date', { format: 'date' });
  check.string(company, 'closed_date', { format: 'date' });
  check.string(company, 'ownership_change_date', { format: 'date' });
  check.string(company, 'vat_registration_date', { format: 'date' });
  check.list(company, 'voluntary_vat_registrations', { maxItems: 50 }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(company, 'bankruptcy_date', { format: 'date' });
  check.boolean(company, 'winding_up', {});
  check.string(company, 'winding_up_date', { format: 'date' });
  check.boolean(company, 'forced_dissolution', {});
  check.string(company, 'phone', {});
  check.string(company, 'mobile', {});
  check.string(company, 'email', {});
  check.string(company, 'sector_code', {});
  check.string(company, 'sector_description', {});
  check.record(company, 'share_capital', {}, checkShareCapital);
  check.string(company, 'activity', {});
  check.string(company, 'purpose', {});
  check.string(company, 'articles_date', { format: 'date' });
  check.boolean(company, 'in_group', {});
  check.integer(company, 'last_annual_accounts', { minimum: 1800, maximum: 2200 });
  check.string(company, 'business_enterprise_date', { format: 'date' });
  check.record(company, 'registered_in', {}, checkRegistrations);
  check.string(company, 'language_form', {});
  check.list(company, 'remarks', { maxItems: 50 }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
}

/** spec/services/no-registry/service.yaml#records.CompanySummary */
function checkCompanySummary(check: ResultCheck, companySummary: object): void {
  check.string(companySummary, 'org_number', { required: true });
  check.string(companySummary, 'name', { required: true });
  check.choice(companySummary, 'unit_type', UNIT_TYPE_VALUES, { required: true });
  check.choice(companySummary, 'status', COMPANY_STATUS_VALUES, { required: true });
  check.string(companySummary, 'legal_form', { required: true, nullable: true });
  check.string(companySummary, 'legal_form_description', { required: true, nullable: true });
  check.string(companySummary, 'industry_code', { required: true, nullable: true });
  check.string(companySummary, 'industry_description', { required: true, nullable: true });
  check.record(companySummary, 'address', { required: true, nullable: true }, checkAddress);
  check.integer(companySummary, 'employee_count', { required: true, nullable: true, minimum: 0 });
  check.string(companySummary, 'registration_date', { required: true, nullable: true, format: 'date' });
  check.boolean(companySummary, 'vat_registered', { required: true, nullable: true });
  check.boolean(companySummary, 'bankrupt', { required: true, nullable: true });
  check.list(companySummary, 'proceedings', { maxItems: 20 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkProceeding),
  );
  check.boolean(companySummary, 'deleted', { required: true });
  check.string(companySummary, 'deletion_date', { format: 'date' });
  check.string(companySummary, 'parent_org_number', {});
  check.string(companySummary, 'website', {});
}

/** spec/services/no-registry/service.yaml#records.FieldChange */
function checkFieldChange(check: ResultCheck, fieldChange: object): void {
  check.string(fieldChange, 'field', { required: true });
  check.scalar(fieldChange, 'before', ['string', 'number', 'boolean'], { required: true, nullable: true });
  check.scalar(fieldChange, 'after', ['string', 'number', 'boolean'], { required: true, nullable: true });
}

/** spec/services/no-registry/service.yaml#records.Industry */
function checkIndustry(check: ResultCheck, industry: object): void {
  check.string(industry, 'code', { required: true });
  check.string(industry, 'description', { required: true, nullable: true });
}

/** spec/services/no-registry/service.yaml#records.Proceeding */
function checkProceeding(check: ResultCheck, proceeding: object): void {
  check.choice(proceeding, 'kind', PROCEEDING_KIND_VALUES, { required: true });
  check.string(proceeding, 'since', { required: true, nullable: true, format: 'date' });
  check.string(proceeding, 'reason', { required: true, nullable: true });
}

/** spec/services/no-registry/service.yaml#records.Registrations */
function checkRegistrations(check: ResultCheck, registrations: object): void {
  check.boolean(registrations, 'business_enterprises', { required: true, nullable: true });
  check.boolean(registrations, 'foundations', { required: true, nullable: true });
  check.boolean(registrations, 'voluntary_organisations', { required: true, nullable: true });
  check.boolean(registrations, 'political_parties', { required: true, nullable: true });
}

/** spec/services/no-registry/service.yaml#records.Role */
function checkRole(check: ResultCheck, role: object): void {
  check.string(role, 'role_type', { required: true });
  check.string(role, 'role_label', { required: true, nullable: true });
  check.string(role, 'role_description', { required: true, nullable: true });
  check.string(role, 'role_group', { required: true, nullable: true });
  check.string(role, 'role_group_description', { required: true, nullable: true });
  check.string(role, 'group_changed_date', { required: true, nullable: true, format: 'date' });
  check.string(role, 'person_name', { required: true, nullable: true });
  check.integer(role, 'birth_year', { required: true, nullable: true, minimum: 1800, maximum: 2200 });
  check.record(role, 'entity', { required: true, nullable: true }, checkRoleEntity);
  check.boolean(role, 'deceased', {});
  check.string(role, 'elected_by', {});
  check.string(role, 'elected_by_description', {});
  check.string(role, 'liability_share', {});
}

/** spec/services/no-registry/service.yaml#records.RoleEntity */
function checkRoleEntity(check: ResultCheck, roleEntity: object): void {
  check.string(roleEntity, 'org_number', { required: true, nullable: true });
  check.string(roleEntity, 'name', { required: true, nullable: true });
  check.string(roleEntity, 'legal_form', { required: true, nullable: true });
  check.boolean(roleEntity, 'deleted', { required: true });
  check.string(roleEntity, 'approval_status', {});
}

/** spec/services/no-registry/service.yaml#records.ShareCapital */
function checkShareCapital(check: ResultCheck, shareCapital: object): void {
  check.number(shareCapital, 'amount', { required: true, nullable: true });
  check.string(shareCapital, 'currency', { required: true, nullable: true });
  check.integer(shareCapital, 'shares', { required: true, nullable: true, minimum: 0 });
  check.string(shareCapital, 'type', { required: true, nullable: true });
  check.string(shareCapital, 'registered_date', { required: true, nullable: true, format: 'date' });
}
