// Generated from spec/services/dk-registry/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkLookupDkregistryCompanyResult,
  checkLookupDkregistryProductionUnitResult,
  checkSearchDkregistryCompanyResult,
  decodeLookupDkregistryCompany,
  decodeLookupDkregistryProductionUnit,
  decodeSearchDkregistryCompany,
} from './validators.ts';
import {
  writeLookupDkregistryCompanyResult,
  writeLookupDkregistryProductionUnitResult,
  writeSearchDkregistryCompanyResult,
} from './writers.ts';

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
  check: checkLookupDkregistryCompanyResult,
  write: writeLookupDkregistryCompanyResult,
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
  check: checkSearchDkregistryCompanyResult,
  write: writeSearchDkregistryCompanyResult,
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
  check: checkLookupDkregistryProductionUnitResult,
  write: writeLookupDkregistryProductionUnitResult,
};
