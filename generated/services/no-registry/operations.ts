// Generated from spec/services/no-registry.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetRegistryCompanyRoles,
  decodeGetRegistryRecentChanges,
  decodeGetRegistrySubsidiaries,
  decodeLookupRegistryCompany,
  decodeSearchRegistryCompanies,
  watchGetRegistryCompanyRolesResult,
  watchGetRegistryRecentChangesResult,
  watchGetRegistrySubsidiariesResult,
  watchLookupRegistryCompanyResult,
  watchSearchRegistryCompaniesResult,
} from './validators.ts';

/** spec/services/no-registry.yaml#tools.lookup_registry_company */
export const lookupRegistryCompany: Operation = {
  id: 'no-registry.lookup_registry_company',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'lookup_registry_company',
  summary: 'One Norwegian company, organisation or branch by its organisation number. Gives legal form, industry, addresses, employees, dates, VAT and bankruptcy status. Deleted units have deleted: true and little else. A number with a wrong check digit is answered not_found without asking the register. For a name use search_registry_companies.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['brreg'],
  decode: decodeLookupRegistryCompany,
  watch: watchLookupRegistryCompanyResult,
};

/** spec/services/no-registry.yaml#tools.search_registry_companies */
export const searchRegistryCompanies: Operation = {
  id: 'no-registry.search_registry_companies',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'search_registry_companies',
  summary: 'Norwegian companies and organisations by name, municipality, industry or legal form; all given ones must hold. Name hits are ranked and loose: single words of the name match too. Branches are not searched; use get_registry_subsidiaries. Use lookup_registry_company for the whole record of a hit. At least one of name, municipality_code, industry_code, legal_form must be given.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['brreg'],
  decode: decodeSearchRegistryCompanies,
  watch: watchSearchRegistryCompaniesResult,
};

/** spec/services/no-registry.yaml#tools.get_registry_company_roles */
export const getRegistryCompanyRoles: Operation = {
  id: 'no-registry.get_registry_company_roles',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'get_registry_company_roles',
  summary: 'Who holds which role in a Norwegian company: board, managing director, auditor, owner of a sole proprietorship. Roles that were resigned from or struck off are left out. Branches have no roles and are answered not_found; ask for their parent.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['brreg'],
  decode: decodeGetRegistryCompanyRoles,
  watch: watchGetRegistryCompanyRolesResult,
};

/** spec/services/no-registry.yaml#tools.get_registry_subsidiaries */
export const getRegistrySubsidiaries: Operation = {
  id: 'no-registry.get_registry_subsidiaries',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'get_registry_subsidiaries',
  summary: 'Units below a Norwegian company or public body in the registry, its branches and its organisational children. Organisational children (mostly of public bodies) come first, then branches (places of business). Ownership between companies (one AS that owns another) is not in this register.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['brreg'],
  decode: decodeGetRegistrySubsidiaries,
  watch: watchGetRegistrySubsidiariesResult,
};

/** spec/services/no-registry.yaml#tools.get_registry_recent_changes */
export const getRegistryRecentChanges: Operation = {
  id: 'no-registry.get_registry_recent_changes',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'get_registry_recent_changes',
  summary: "What changed since a time at the Norwegian companies of this server's watchlist, with values before and after. Only companies on the watchlist that the operator configured are tracked, from the moment when they were put on it. Oldest change first.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['brreg'],
  decode: decodeGetRegistryRecentChanges,
  watch: watchGetRegistryRecentChangesResult,
};
