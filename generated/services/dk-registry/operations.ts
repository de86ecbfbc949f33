// Generated from spec/services/dk-registry/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeLookupDkregistryCompany,
  decodeLookupDkregistryProductionUnit,
  decodeSearchDkregistryCompany,
  lookupDkregistryCompanyResult,
  lookupDkregistryProductionUnitResult,
  searchDkregistryCompanyResult,
} from './codec.ts';
import type {
  LookupDkregistryCompanyArguments,
  LookupDkregistryCompanyResult,
  LookupDkregistryProductionUnitArguments,
  LookupDkregistryProductionUnitResult,
  SearchDkregistryCompanyArguments,
  SearchDkregistryCompanyResult,
} from './types.ts';

/** Danish companies from the Central Business Register (CVR), by number, by name or by production unit. */
export interface DkRegistryHandlers {
  /**
   * One Danish company by CVR number, with name, address, legal form, industry, employees, owners and production
   * units. Lists open production units first. An invalid CVR number returns not_found without querying the register.
   */
  lookup_dkregistry_company: Handler<LookupDkregistryCompanyArguments, LookupDkregistryCompanyResult>;
  /**
   * The single Danish company that best matches a name. Returns one company, not a list. Its name may only resemble
   * the requested name: check name_match.
   */
  search_dkregistry_company: Handler<SearchDkregistryCompanyArguments, SearchDkregistryCompanyResult>;
  /**
   * The Danish company that a production unit (place of business, P-number) belongs to. Returns the complete record
   * of the company, with the requested unit first among its production units.
   */
  lookup_dkregistry_production_unit: Handler<LookupDkregistryProductionUnitArguments, LookupDkregistryProductionUnitResult>;
}

/** spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_company */
export const lookupDkregistryCompany: Operation = {
  id: 'dk-registry.lookup_dkregistry_company',
  service: 'dk-registry',
  adapter: 'dk-registry',
  name: 'lookup_dkregistry_company',
  summary: 'One Danish company by CVR number, with name, address, legal form, industry, employees, owners and production units.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['cvr', 'cvr-virk'],
  decode: decodeLookupDkregistryCompany,
  result: lookupDkregistryCompanyResult,
};

/** spec/services/dk-registry/service.yaml#tools.search_dkregistry_company */
export const searchDkregistryCompany: Operation = {
  id: 'dk-registry.search_dkregistry_company',
  service: 'dk-registry',
  adapter: 'dk-registry',
  name: 'search_dkregistry_company',
  summary: 'The single Danish company that best matches a name.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['cvr', 'cvr-virk'],
  decode: decodeSearchDkregistryCompany,
  result: searchDkregistryCompanyResult,
};

/** spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_production_unit */
export const lookupDkregistryProductionUnit: Operation = {
  id: 'dk-registry.lookup_dkregistry_production_unit',
  service: 'dk-registry',
  adapter: 'dk-registry',
  name: 'lookup_dkregistry_production_unit',
  summary: 'The Danish company that a production unit (place of business, P-number) belongs to.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['cvr', 'cvr-virk'],
  decode: decodeLookupDkregistryProductionUnit,
  result: lookupDkregistryProductionUnitResult,
};
