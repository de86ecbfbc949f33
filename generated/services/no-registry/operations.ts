// Generated from spec/services/no-registry/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetRegistryCompanyRolesResult,
  checkGetRegistryRecentChangesResult,
  checkGetRegistrySubsidiariesResult,
  checkLookupRegistryCompanyResult,
  checkSearchRegistryCompaniesResult,
  decodeGetRegistryCompanyRoles,
  decodeGetRegistryRecentChanges,
  decodeGetRegistrySubsidiaries,
  decodeLookupRegistryCompany,
  decodeSearchRegistryCompanies,
} from './validators.ts';
import {
  writeGetRegistryCompanyRolesResult,
  writeGetRegistryRecentChangesResult,
  writeGetRegistrySubsidiariesResult,
  writeLookupRegistryCompanyResult,
  writeSearchRegistryCompaniesResult,
} from './writers.ts';

/** spec/services/no-registry/service.yaml#tools.lookup_registry_company */
export const lookupRegistryCompany: Operation = {
  id: 'no-registry.lookup_registry_company',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'lookup_registry_company',
  summary: 'One Norwegian company, organisation or branch by its organisation number.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['brreg'],
  decode: decodeLookupRegistryCompany,
  check: checkLookupRegistryCompanyResult,
  write: writeLookupRegistryCompanyResult,
};

/** spec/services/no-registry/service.yaml#tools.search_registry_companies */
export const searchRegistryCompanies: Operation = {
  id: 'no-registry.search_registry_companies',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'search_registry_companies',
  summary: 'Norwegian companies and organisations by name, municipality, industry or legal form; all given ones must hold; best match first, as the register ranks them (it has no other order).',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['brreg'],
  decode: decodeSearchRegistryCompanies,
  check: checkSearchRegistryCompaniesResult,
  write: writeSearchRegistryCompaniesResult,
};

/** spec/services/no-registry/service.yaml#tools.get_registry_company_roles */
export const getRegistryCompanyRoles: Operation = {
  id: 'no-registry.get_registry_company_roles',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'get_registry_company_roles',
  summary: 'Who holds which role in a Norwegian company: board, managing director, auditor, owner of a sole proprietorship; in the order of the register.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['brreg'],
  decode: decodeGetRegistryCompanyRoles,
  check: checkGetRegistryCompanyRolesResult,
  write: writeGetRegistryCompanyRolesResult,
};

/** spec/services/no-registry/service.yaml#tools.get_registry_subsidiaries */
export const getRegistrySubsidiaries: Operation = {
  id: 'no-registry.get_registry_subsidiaries',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'get_registry_subsidiaries',
  summary: 'Units below a Norwegian company or public body in the registry, organisational children first, then branches.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['brreg'],
  decode: decodeGetRegistrySubsidiaries,
  check: checkGetRegistrySubsidiariesResult,
  write: writeGetRegistrySubsidiariesResult,
};

/** spec/services/no-registry/service.yaml#tools.get_registry_recent_changes */
export const getRegistryRecentChanges: Operation = {
  id: 'no-registry.get_registry_recent_changes',
  service: 'no-registry',
  adapter: 'no-registry',
  name: 'get_registry_recent_changes',
  summary: "Changes since a time at the Norwegian companies on this server operator's watchlist, and at no others, oldest first, with values before and after.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_configured'],
  sources: ['brreg'],
  builtIn: [
    {
      publisher: 'Brønnøysund Register Centre, as this server saw it',
      page: 'https://data.brreg.no',
      licence: 'NLOD 2.0',
      asOf: '{call}',
    },
  ],
  decode: decodeGetRegistryRecentChanges,
  check: checkGetRegistryRecentChangesResult,
  write: writeGetRegistryRecentChangesResult,
};
