// Generated from spec/services/food-agri/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkCompareCountriesResult,
  checkGetDataResult,
  checkGetDimensionCodesResult,
  checkGetDomainDimensionsResult,
  checkListDatasetsResult,
  checkSearchDatasetsResult,
  decodeCompareCountries,
  decodeGetData,
  decodeGetDimensionCodes,
  decodeGetDomainDimensions,
  decodeListDatasets,
  decodeSearchDatasets,
} from './validators.ts';
import {
  writeCompareCountriesResult,
  writeGetDataResult,
  writeGetDimensionCodesResult,
  writeGetDomainDimensionsResult,
  writeListDatasetsResult,
  writeSearchDatasetsResult,
} from './writers.ts';

/** spec/services/food-agri/service.yaml#tools.search_datasets */
export const searchDatasets: Operation = {
  id: 'food-agri.search_datasets',
  service: 'food-agri',
  adapter: 'food-agri',
  name: 'search_datasets',
  summary: 'FAOSTAT domains that fit a question, best first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['faostat'],
  decode: decodeSearchDatasets,
  check: checkSearchDatasetsResult,
  write: writeSearchDatasetsResult,
};

/** spec/services/food-agri/service.yaml#tools.list_datasets */
export const listDatasets: Operation = {
  id: 'food-agri.list_datasets',
  service: 'food-agri',
  adapter: 'food-agri',
  name: 'list_datasets',
  summary: 'All FAOSTAT domains, by group and name, or those of one group (production, trade, prices, food security, emissions), without a search.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['faostat'],
  decode: decodeListDatasets,
  check: checkListDatasetsResult,
  write: writeListDatasetsResult,
};

/** spec/services/food-agri/service.yaml#tools.get_domain_dimensions */
export const getDomainDimensions: Operation = {
  id: 'food-agri.get_domain_dimensions',
  service: 'food-agri',
  adapter: 'food-agri',
  name: 'get_domain_dimensions',
  summary: 'What the figures of one FAOSTAT domain are broken down by (area, item, element, year), with how many codes each dimension has, but not the codes.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found', 'preparing', 'not_configured'],
  sources: ['faostat'],
  decode: decodeGetDomainDimensions,
  check: checkGetDomainDimensionsResult,
  write: writeGetDomainDimensionsResult,
};

/** spec/services/food-agri/service.yaml#tools.get_dimension_codes */
export const getDimensionCodes: Operation = {
  id: 'food-agri.get_dimension_codes',
  service: 'food-agri',
  adapter: 'food-agri',
  name: 'get_dimension_codes',
  summary: 'The valid codes of a dimension of a FAOSTAT domain with their labels, in the order of the source, of years the newest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found', 'preparing', 'not_configured'],
  sources: ['faostat'],
  decode: decodeGetDimensionCodes,
  check: checkGetDimensionCodesResult,
  write: writeGetDimensionCodesResult,
};

/** spec/services/food-agri/service.yaml#tools.get_data */
export const getData: Operation = {
  id: 'food-agri.get_data',
  service: 'food-agri',
  adapter: 'food-agri',
  name: 'get_data',
  summary: 'Figures of a FAOSTAT domain with unit and flags, by area, item and element, the newest year first (in no other order: there are millions).',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_found', 'preparing', 'not_configured'],
  sources: ['faostat'],
  decode: decodeGetData,
  check: checkGetDataResult,
  write: writeGetDataResult,
};

/** spec/services/food-agri/service.yaml#tools.compare_countries */
export const compareCountries: Operation = {
  id: 'food-agri.compare_countries',
  service: 'food-agri',
  adapter: 'food-agri',
  name: 'compare_countries',
  summary: 'Figures of a FAOSTAT domain for up to 20 countries or groups of them, area by area.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_found', 'preparing', 'not_configured'],
  sources: ['faostat'],
  decode: decodeCompareCountries,
  check: checkCompareCountriesResult,
  write: writeCompareCountriesResult,
};
