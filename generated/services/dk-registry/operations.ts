// Generated from spec/services/dk-registry.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeLookupDkregistryCompany,
  decodeLookupDkregistryProductionUnit,
  decodeSearchDkregistryCompany,
  watchLookupDkregistryCompanyResult,
  watchLookupDkregistryProductionUnitResult,
  watchSearchDkregistryCompanyResult,
} from './validators.ts';

/** spec/services/dk-registry.yaml#tools.lookup_dkregistry_company */
export const lookupDkregistryCompany: Operation = {
  id: 'dk-registry.lookup_dkregistry_company',
  service: 'dk-registry',
  adapter: 'dk-registry',
  name: 'lookup_dkregistry_company',
  summary: 'One Danish company by its CVR number. Gives name, address, legal form, industry, employees, owners and production units. A number that no company can have is answered not_found without asking the register.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['cvr', 'cvr-virk'],
  decode: decodeLookupDkregistryCompany,
  watch: watchLookupDkregistryCompanyResult,
};

/** spec/services/dk-registry.yaml#tools.search_dkregistry_company */
export const searchDkregistryCompany: Operation = {
  id: 'dk-registry.search_dkregistry_company',
  service: 'dk-registry',
  adapter: 'dk-registry',
  name: 'search_dkregistry_company',
  summary: 'The Danish company that best matches a name. One company, not a list, and it may only resemble what was asked for: name_match says how near it is.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['cvr', 'cvr-virk'],
  decode: decodeSearchDkregistryCompany,
  watch: watchSearchDkregistryCompanyResult,
};

/** spec/services/dk-registry.yaml#tools.lookup_dkregistry_production_unit */
export const lookupDkregistryProductionUnit: Operation = {
  id: 'dk-registry.lookup_dkregistry_production_unit',
  service: 'dk-registry',
  adapter: 'dk-registry',
  name: 'lookup_dkregistry_production_unit',
  summary: "The Danish company that a production unit (place of business, P-number) belongs to. The company's whole record, with the unit that was asked for first among its production units.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['cvr', 'cvr-virk'],
  decode: decodeLookupDkregistryProductionUnit,
  watch: watchLookupDkregistryProductionUnitResult,
};
