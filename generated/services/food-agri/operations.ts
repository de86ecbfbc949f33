// Generated from spec/services/food-agri/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  compareCountriesResult,
  decodeCompareCountries,
  decodeGetData,
  decodeGetDimensionCodes,
  decodeGetDomainDimensions,
  decodeListDatasets,
  decodeSearchDatasets,
  getDataResult,
  getDimensionCodesResult,
  getDomainDimensionsResult,
  listDatasetsResult,
  searchDatasetsResult,
} from './codec.ts';
import type {
  CompareCountriesArguments,
  CompareCountriesResult,
  GetDataArguments,
  GetDataResult,
  GetDimensionCodesArguments,
  GetDimensionCodesResult,
  GetDomainDimensionsArguments,
  GetDomainDimensionsResult,
  ListDatasetsArguments,
  ListDatasetsResult,
  SearchDatasetsArguments,
  SearchDatasetsResult,
} from './types.ts';

/**
 * Food and farming in 193+ countries since 1961 from FAOSTAT: production, trade, prices, food balances, food
 * security, land, inputs, emissions.
 */
export interface FoodAgriHandlers {
  /** FAOSTAT domains (datasets) that match a question about food or farming, best match first. */
  search_datasets: Handler<SearchDatasetsArguments, SearchDatasetsResult>;
  /**
   * All FAOSTAT domains, sorted by group and name, or those of one group (production, trade, prices, food security,
   * emissions). Does not search.
   */
  list_datasets: Handler<ListDatasetsArguments, ListDatasetsResult>;
  /**
   * Dimensions of one FAOSTAT domain (area, item, element, year) with the number of codes in each, but not the codes.
   * Domains differ (some have a partner country or a month, surveys have no areas), and get_data accepts only the
   * dimensions listed here. A domain is downloaded on first use; until the download is complete, the result reports
   * its progress.
   */
  get_domain_dimensions: Handler<GetDomainDimensionsArguments, GetDomainDimensionsResult>;
  /** The valid codes for one dimension of a FAOSTAT domain with their labels, in source order; years newest first. */
  get_dimension_codes: Handler<GetDimensionCodesArguments, GetDimensionCodesResult>;
  /**
   * Figures from a FAOSTAT domain with unit and flags, by area, item and element, newest year first. A domain is
   * downloaded on first use; until the download is complete, the result reports its progress, so try again. Groups of
   * countries (World, Europe) appear among the countries and are marked as groups. One element name can have several
   * codes with different units. The sort order cannot be changed, because there are millions of figures.
   */
  get_data: Handler<GetDataArguments, GetDataResult>;
  /**
   * Figures from a FAOSTAT domain for up to 20 countries or groups of countries, area by area in the requested order.
   */
  compare_countries: Handler<CompareCountriesArguments, CompareCountriesResult>;
}

/** spec/services/food-agri/service.yaml#tools.search_datasets */
export const searchDatasets: Operation = {
  id: 'food-agri.search_datasets',
  service: 'food-agri',
  adapter: 'food-agri',
  name: 'search_datasets',
  summary: 'FAOSTAT domains (datasets) that match a question about food or farming, best match first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['faostat'],
  decode: decodeSearchDatasets,
  result: searchDatasetsResult,
};

/** spec/services/food-agri/service.yaml#tools.list_datasets */
export const listDatasets: Operation = {
  id: 'food-agri.list_datasets',
  service: 'food-agri',
  adapter: 'food-agri',
  name: 'list_datasets',
  summary: 'All FAOSTAT domains, sorted by group and name, or those of one group (production, trade, prices, food security, emissions). Does not search.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['faostat'],
  decode: decodeListDatasets,
  result: listDatasetsResult,
};

/** spec/services/food-agri/service.yaml#tools.get_domain_dimensions */
export const getDomainDimensions: Operation = {
  id: 'food-agri.get_domain_dimensions',
  service: 'food-agri',
  adapter: 'food-agri',
  name: 'get_domain_dimensions',
  summary: 'Dimensions of one FAOSTAT domain (area, item, element, year) with the number of codes in each, but not the codes.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found', 'preparing', 'not_configured'],
  sources: ['faostat'],
  decode: decodeGetDomainDimensions,
  result: getDomainDimensionsResult,
};

/** spec/services/food-agri/service.yaml#tools.get_dimension_codes */
export const getDimensionCodes: Operation = {
  id: 'food-agri.get_dimension_codes',
  service: 'food-agri',
  adapter: 'food-agri',
  name: 'get_dimension_codes',
  summary: 'The valid codes for one dimension of a FAOSTAT domain with their labels, in source order; years newest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found', 'preparing', 'not_configured'],
  sources: ['faostat'],
  decode: decodeGetDimensionCodes,
  result: getDimensionCodesResult,
};

/** spec/services/food-agri/service.yaml#tools.get_data */
export const getData: Operation = {
  id: 'food-agri.get_data',
  service: 'food-agri',
  adapter: 'food-agri',
  name: 'get_data',
  summary: 'Figures from a FAOSTAT domain with unit and flags, by area, item and element, newest year first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_found', 'preparing', 'not_configured'],
  sources: ['faostat'],
  decode: decodeGetData,
  result: getDataResult,
};

/** spec/services/food-agri/service.yaml#tools.compare_countries */
export const compareCountries: Operation = {
  id: 'food-agri.compare_countries',
  service: 'food-agri',
  adapter: 'food-agri',
  name: 'compare_countries',
  summary: 'Figures from a FAOSTAT domain for up to 20 countries or groups of countries, area by area in the requested order.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_found', 'preparing', 'not_configured'],
  sources: ['faostat'],
  decode: decodeCompareCountries,
  result: compareCountriesResult,
};
