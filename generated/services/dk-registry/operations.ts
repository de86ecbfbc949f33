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

/**
 * Danish companies from the Central Business Register (CVR) by number, by name, or by one of their production units.
 */
export interface DkRegistryHandlers {
  /**
   * One Danish company by its CVR number, with name, address, legal form, industry, employees, owners and production
   * units. Production units are listed with the open ones first. A number that no company can have is answered
   * not_found without asking the register.
   */
  lookup_dkregistry_company: Handler<LookupDkregistryCompanyArguments, LookupDkregistryCompanyResult>;
  /**
   * The Danish company that best matches a name. One company, not a list, and it may only resemble what was asked
   * for: name_match says how near it is.
   */
  search_dkregistry_company: Handler<SearchDkregistryCompanyArguments, SearchDkregistryCompanyResult>;
  /**
   * The Danish company that a production unit (place of business, P-number) belongs to. The company's whole record,
   * with the unit that was asked for first among its production units.
   */
  lookup_dkregistry_production_unit: Handler<LookupDkregistryProductionUnitArguments, LookupDkregistryProductionUnitResult>;
}

/** spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_company */
export const lookupDkregistryCompany: Operation = {
  id: 'dk-registry.lookup_dkregistry_company',
  service: 'dk-registry',
  adapter: 'dk-registry',
  name: 'lookup_dkregistry_company',
  summary: 'One Danish company by its CVR number, with name, address, legal form, industry, employees, owners and production units.',
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
  summary: 'The Danish company that best matches a name.',
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
