// Generated from spec/services/no-registry/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetRegistryCompanyRoles,
  decodeGetRegistryRecentChanges,
  decodeGetRegistrySubsidiaries,
  decodeLookupRegistryCompany,
  decodeSearchRegistryCompanies,
  getRegistryCompanyRolesResult,
  getRegistryRecentChangesResult,
  getRegistrySubsidiariesResult,
  lookupRegistryCompanyResult,
  searchRegistryCompaniesResult,
} from './codec.ts';
import type {
  GetRegistryCompanyRolesArguments,
  GetRegistryCompanyRolesResult,
  GetRegistryRecentChangesArguments,
  GetRegistryRecentChangesResult,
  GetRegistrySubsidiariesArguments,
  GetRegistrySubsidiariesResult,
  LookupRegistryCompanyArguments,
  LookupRegistryCompanyResult,
  SearchRegistryCompaniesArguments,
  SearchRegistryCompaniesResult,
} from './types.ts';

/**
 * Norwegian companies, organizations and their branches from the Brønnøysund registers, with roles, branches and
 * tracked changes.
 */
export interface NoRegistryHandlers {
  /**
   * One Norwegian company, organization or branch by organization number. Returns legal form, industry, addresses,
   * employees, dates, VAT and bankruptcy status. Deleted units have deleted: true and few other fields. A number with
   * a wrong check digit returns not_found without querying the register.
   */
  lookup_registry_company: Handler<LookupRegistryCompanyArguments, LookupRegistryCompanyResult>;
  /**
   * Norwegian companies and organizations that match all given filters (name, municipality, industry or legal form);
   * best match first, as ranked by the register. Name matching is loose: a single word of the name is enough.
   * Branches are not included. At least one of name, municipality_code, industry_code, legal_form is required.
   */
  search_registry_companies: Handler<SearchRegistryCompaniesArguments, SearchRegistryCompaniesResult>;
  /**
   * People and companies with roles in a Norwegian company: board, managing director, auditor, owner of a sole
   * proprietorship; in the order of the register. Omits roles that ended by resignation or deletion. Branches have no
   * roles and return not_found; use the parent's number.
   */
  get_registry_company_roles: Handler<GetRegistryCompanyRolesArguments, GetRegistryCompanyRolesResult>;
  /**
   * Units below a Norwegian company or public body in the register: organizational children first, then branches.
   * Most organizational children belong to public bodies; branches are places of business. Ownership between
   * companies (one AS that owns another) is not in this register.
   */
  get_registry_subsidiaries: Handler<GetRegistrySubsidiariesArguments, GetRegistrySubsidiariesResult>;
  /**
   * Changes since a given time to the Norwegian companies on this server operator's watchlist (only these), oldest
   * first, with previous and new values. Companies are tracked from the moment they were added to the watchlist.
   */
  get_registry_recent_changes: Handler<GetRegistryRecentChangesArguments, GetRegistryRecentChangesResult>;
}

/** spec/services/no-registry/service.yaml#tools.lookup_registry_company */
export const lookupRegistryCompany: Operation = {
  id: 'no-registry.lookup_registry_company',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'lookup_registry_company',
  summary: 'One Norwegian company, organization or branch by organization number.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['brreg'],
  decode: decodeLookupRegistryCompany,
  result: lookupRegistryCompanyResult,
};

/** spec/services/no-registry/service.yaml#tools.search_registry_companies */
export const searchRegistryCompanies: Operation = {
  id: 'no-registry.search_registry_companies',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'search_registry_companies',
  summary: 'Norwegian companies and organizations that match all given filters (name, municipality, industry or legal form); best match first, as ranked by the register.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['brreg'],
  decode: decodeSearchRegistryCompanies,
  result: searchRegistryCompaniesResult,
};

/** spec/services/no-registry/service.yaml#tools.get_registry_company_roles */
export const getRegistryCompanyRoles: Operation = {
  id: 'no-registry.get_registry_company_roles',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'get_registry_company_roles',
  summary: 'People and companies with roles in a Norwegian company: board, managing director, auditor, owner of a sole proprietorship; in the order of the register.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['brreg'],
  decode: decodeGetRegistryCompanyRoles,
  result: getRegistryCompanyRolesResult,
};

/** spec/services/no-registry/service.yaml#tools.get_registry_subsidiaries */
export const getRegistrySubsidiaries: Operation = {
  id: 'no-registry.get_registry_subsidiaries',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'get_registry_subsidiaries',
  summary: 'Units below a Norwegian company or public body in the register: organizational children first, then branches.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['brreg'],
  decode: decodeGetRegistrySubsidiaries,
  result: getRegistrySubsidiariesResult,
};

/** spec/services/no-registry/service.yaml#tools.get_registry_recent_changes */
export const getRegistryRecentChanges: Operation = {
  id: 'no-registry.get_registry_recent_changes',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'get_registry_recent_changes',
  summary: "Changes since a given time to the Norwegian companies on this server operator's watchlist (only these), oldest first, with previous and new values.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_configured'],
  sources: ['brreg'],
  builtIn: [
    {
      publisher: 'Brønnøysund Register Centre, as observed by this server',
      page: 'https://data.brreg.no',
      licence: 'NLOD 2.0',
      asOf: '{call}',
    },
  ],
  decode: decodeGetRegistryRecentChanges,
  result: getRegistryRecentChangesResult,
};
