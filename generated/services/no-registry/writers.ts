// Generated from spec/services/no-registry/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  Address,
  Change,
  Company,
  CompanySummary,
  FieldChange,
  GetRegistryCompanyRolesResult,
  GetRegistryRecentChangesResult,
  GetRegistrySubsidiariesResult,
  Industry,
  LookupRegistryCompanyResult,
  Proceeding,
  Registrations,
  Role,
  RoleEntity,
  SearchRegistryCompaniesResult,
  ShareCapital,
} from './types.ts';

/** spec/services/no-registry/service.yaml#tools.lookup_registry_company */
export function writeLookupRegistryCompanyResult(given: AdapterResult<LookupRegistryCompanyResult>): LookupRegistryCompanyResult {
  if ('error' in given) return given;
  return writeCompany(given);
}

/** spec/services/no-registry/service.yaml#tools.search_registry_companies */
export function writeSearchRegistryCompaniesResult(given: AdapterResult<SearchRegistryCompaniesResult>): SearchRegistryCompaniesResult {
  return {
    count: given.count,
    total: given.total,
    companies: given.companies.map(writeCompanySummary),
    ...(given.hint === undefined ? {} : { hint: given.hint }),
  };
}

/** spec/services/no-registry/service.yaml#tools.get_registry_company_roles */
export function writeGetRegistryCompanyRolesResult(given: AdapterResult<GetRegistryCompanyRolesResult>): GetRegistryCompanyRolesResult {
  if ('error' in given) return given;
  return {
    org_number: given.org_number,
    ...(given.company_name === undefined ? {} : { company_name: given.company_name }),
    count: given.count,
    roles: given.roles.map(writeRole),
  };
}

/** spec/services/no-registry/service.yaml#tools.get_registry_subsidiaries */
export function writeGetRegistrySubsidiariesResult(given: AdapterResult<GetRegistrySubsidiariesResult>): GetRegistrySubsidiariesResult {
  if ('error' in given) return given;
  return {
    org_number: given.org_number,
    ...(given.company_name === undefined ? {} : { company_name: given.company_name }),
    count: given.count,
    total: given.total ?? null,
    subsidiaries: given.subsidiaries.map(writeCompanySummary),
    ...(given.missing === undefined ? {} : { missing: given.missing }),
  };
}

/** spec/services/no-registry/service.yaml#tools.get_registry_recent_changes */
export function writeGetRegistryRecentChangesResult(given: AdapterResult<GetRegistryRecentChangesResult>): GetRegistryRecentChangesResult {
  return {
    since: given.since,
    watched: given.watched,
    complete_since: given.complete_since ?? null,
    count: given.count,
    more: given.more,
    changes: given.changes.map(writeChange),
  };
}

/** spec/services/no-registry/service.yaml#records.Address */
export function writeAddress(given: AdapterResult<Address>): Address {
  return {
    lines: given.lines,
    postal_code: given.postal_code ?? null,
    city: given.city ?? null,
    municipality: given.municipality ?? null,
    municipality_code: given.municipality_code ?? null,
    country: given.country ?? null,
    country_code: given.country_code ?? null,
  };
}

/** spec/services/no-registry/service.yaml#records.Change */
export function writeChange(given: AdapterResult<Change>): Change {
  return {
    entity_id: given.entity_id,
    name: given.name ?? null,
    changed_at: given.changed_at,
    change: given.change,
    field_changes: given.field_changes.map(writeFieldChange),
  };
}

/** spec/services/no-registry/service.yaml#records.Company */
export function writeCompany(given: AdapterResult<Company>): Company {
  return {
    org_number: given.org_number,
    name: given.name,
    unit_type: given.unit_type,
    status: given.status,
    legal_form: given.legal_form ?? null,
    legal_form_description: given.legal_form_description ?? null,
    industry_code: given.industry_code ?? null,
    industry_description: given.industry_description ?? null,
    address: given.address == null ? null : writeAddress(given.address),
    employee_count: given.employee_count ?? null,
    registration_date: given.registration_date ?? null,
    vat_registered: given.vat_registered ?? null,
    bankrupt: given.bankrupt ?? null,
    ...(given.proceedings === undefined ? {} : { proceedings: given.proceedings.map(writeProceeding) }),
    deleted: given.deleted,
    ...(given.deletion_date === undefined ? {} : { deletion_date: given.deletion_date }),
    ...(given.parent_org_number === undefined ? {} : { parent_org_number: given.parent_org_number }),
    ...(given.website === undefined ? {} : { website: given.website }),
    ...(given.postal_address === undefined ? {} : { postal_address: writeAddress(given.postal_address) }),
    ...(given.further_industries === undefined ? {} : { further_industries: given.further_industries.map(writeIndustry) }),
    ...(given.auxiliary_industry === undefined ? {} : { auxiliary_industry: writeIndustry(given.auxiliary_industry) }),
    ...(given.has_registered_employees === undefined ? {} : { has_registered_employees: given.has_registered_employees }),
    ...(given.employee_count_date === undefined ? {} : { employee_count_date: given.employee_count_date }),
    ...(given.founded_date === undefined ? {} : { founded_date: given.founded_date }),
    ...(given.start_date === undefined ? {} : { start_date: given.start_date }),
    ...(given.closed_date === undefined ? {} : { closed_date: given.closed_date }),
    ...(given.ownership_change_date === undefined ? {} : { ownership_change_date: given.ownership_change_date }),
    ...(given.vat_registration_date === undefined ? {} : { vat_registration_date: given.vat_registration_date }),
    ...(given.voluntary_vat_registrations === undefined ? {} : { voluntary_vat_registrations: given.voluntary_vat_registrations }),
    ...(given.bankruptcy_date === undefined ? {} : { bankruptcy_date: given.bankruptcy_date }),
    ...(given.winding_up === undefined ? {} : { winding_up: given.winding_up }),
    ...(given.winding_up_date === undefined ? {} : { winding_up_date: given.winding_up_date }),
    ...(given.forced_dissolution === undefined ? {} : { forced_dissolution: given.forced_dissolution }),
    ...(given.phone === undefined ? {} : { phone: given.phone }),
    ...(given.mobile === undefined ? {} : { mobile: given.mobile }),
    ...(given.email === undefined ? {} : { email: given.email }),
    ...(given.sector_code === undefined ? {} : { sector_code: given.sector_code }),
    ...(given.sector_description === undefined ? {} : { sector_description: given.sector_description }),
    ...(given.share_capital === undefined ? {} : { share_capital: writeShareCapital(given.share_capital) }),
    ...(given.activity === undefined ? {} : { activity: given.activity }),
    ...(given.purpose === undefined ? {} : { purpose: given.purpose }),
    ...(given.articles_date === undefined ? {} : { articles_date: given.articles_date }),
    ...(given.in_group === undefined ? {} : { in_group: given.in_group }),
    ...(given.last_annual_accounts === undefined ? {} : { last_annual_accounts: given.last_annual_accounts }),
    ...(given.business_enterprise_date === undefined ? {} : { business_enterprise_date: given.business_enterprise_date }),
    ...(given.registered_in === undefined ? {} : { registered_in: writeRegistrations(given.registered_in) }),
    ...(given.language_form === undefined ? {} : { language_form: given.language_form }),
    ...(given.remarks === undefined ? {} : { remarks: given.remarks }),
  };
}

/** spec/services/no-registry/service.yaml#records.CompanySummary */
export function writeCompanySummary(given: AdapterResult<CompanySummary>): CompanySummary {
  return {
    org_number: given.org_number,
    name: given.name,
    unit_type: given.unit_type,
    status: given.status,
    legal_form: given.legal_form ?? null,
    legal_form_description: given.legal_form_description ?? null,
    industry_code: given.industry_code ?? null,
    industry_description: given.industry_description ?? null,
    address: given.address == null ? null : writeAddress(given.address),
    employee_count: given.employee_count ?? null,
    registration_date: given.registration_date ?? null,
    vat_registered: given.vat_registered ?? null,
    bankrupt: given.bankrupt ?? null,
    ...(given.proceedings === undefined ? {} : { proceedings: given.proceedings.map(writeProceeding) }),
    deleted: given.deleted,
    ...(given.deletion_date === undefined ? {} : { deletion_date: given.deletion_date }),
    ...(given.parent_org_number === undefined ? {} : { parent_org_number: given.parent_org_number }),
    ...(given.website === undefined ? {} : { website: given.website }),
  };
}

/** spec/services/no-registry/service.yaml#records.FieldChange */
export function writeFieldChange(given: AdapterResult<FieldChange>): FieldChange {
  return {
    field: given.field,
    before: given.before ?? null,
    after: given.after ?? null,
  };
}

/** spec/services/no-registry/service.yaml#records.Industry */
export function writeIndustry(given: AdapterResult<Industry>): Industry {
  return {
    code: given.code,
    description: given.description ?? null,
  };
}

/** spec/services/no-registry/service.yaml#records.Proceeding */
export function writeProceeding(given: AdapterResult<Proceeding>): Proceeding {
  return {
    kind: given.kind,
    since: given.since ?? null,
    reason: given.reason ?? null,
  };
}

/** spec/services/no-registry/service.yaml#records.Registrations */
export function writeRegistrations(given: AdapterResult<Registrations>): Registrations {
  return {
    business_enterprises: given.business_enterprises ?? null,
    foundations: given.foundations ?? null,
    voluntary_organisations: given.voluntary_organisations ?? null,
    political_parties: given.political_parties ?? null,
  };
}

/** spec/services/no-registry/service.yaml#records.Role */
export function writeRole(given: AdapterResult<Role>): Role {
  return {
    role_type: given.role_type,
    role_label: given.role_label ?? null,
    role_description: given.role_description ?? null,
    role_group: given.role_group ?? null,
    role_group_description: given.role_group_description ?? null,
    group_changed_date: given.group_changed_date ?? null,
    person_name: given.person_name ?? null,
    birth_year: given.birth_year ?? null,
    entity: given.entity == null ? null : writeRoleEntity(given.entity),
    ...(given.deceased === undefined ? {} : { deceased: given.deceased }),
    ...(given.elected_by === undefined ? {} : { elected_by: given.elected_by }),
    ...(given.elected_by_description === undefined ? {} : { elected_by_description: given.elected_by_description }),
    ...(given.liability_share === undefined ? {} : { liability_share: given.liability_share }),
  };
}

/** spec/services/no-registry/service.yaml#records.RoleEntity */
export function writeRoleEntity(given: AdapterResult<RoleEntity>): RoleEntity {
  return {
    org_number: given.org_number ?? null,
    name: given.name ?? null,
    legal_form: given.legal_form ?? null,
    deleted: given.deleted,
    ...(given.approval_status === undefined ? {} : { approval_status: given.approval_status }),
  };
}

/** spec/services/no-registry/service.yaml#records.ShareCapital */
export function writeShareCapital(given: AdapterResult<ShareCapital>): ShareCapital {
  return {
    amount: given.amount ?? null,
    currency: given.currency ?? null,
    shares: given.shares ?? null,
    type: given.type ?? null,
    registered_date: given.registered_date ?? null,
  };
}
