// Generated from spec/services/eu-bank-stats/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  compareSeriesResult,
  decodeCompareSeries,
  decodeGetData,
  decodeGetDatasetStructure,
  decodeListDatasets,
  decodeSearchDatasets,
  getDataResult,
  getDatasetStructureResult,
  listDatasetsResult,
  searchDatasetsResult,
} from './codec.ts';
import type {
  CompareSeriesArguments,
  CompareSeriesResult,
  GetDataArguments,
  GetDataResult,
  GetDatasetStructureArguments,
  GetDatasetStructureResult,
  ListDatasetsArguments,
  ListDatasetsResult,
  SearchDatasetsArguments,
  SearchDatasetsResult,
} from './types.ts';

/**
 * Statistics of the European Central Bank: money, banks, interest and exchange rates, prices, balance of payments of
 * the euro area, as series by SDMX keys.
 */
export interface EuBankStatsHandlers {
  /** Datasets of the European Central Bank that fit a question, best first. */
  search_datasets: Handler<SearchDatasetsArguments, SearchDatasetsResult>;
  /** All datasets of the European Central Bank by id, or those on a topic. */
  list_datasets: Handler<ListDatasetsArguments, ListDatasetsResult>;
  /**
   * The dimensions of a dataset in the order of the key, each with the codes that occur. A key has one code a
   * dimension, joined by dots; an empty part means all, + joins several.
   */
  get_dataset_structure: Handler<GetDatasetStructureArguments, GetDatasetStructureResult>;
  /**
   * Observations of the series that a key selects, series by series in the order of time, with labels, unit and
   * status. Rows come series by series, in the order of time; truncated says that there are more. Without
   * start_period each series gives its newest observations.
   */
  get_data: Handler<GetDataArguments, GetDataResult>;
  /** Up to ten series of one dataset by their keys, each with its observations; without periods the newest 24. */
  compare_series: Handler<CompareSeriesArguments, CompareSeriesResult>;
}

/** spec/services/eu-bank-stats/service.yaml#tools.search_datasets */
export const searchDatasets: Operation = {
  id: 'eu-bank-stats.search_datasets',
  service: 'eu-bank-stats',
  adapter: 'eu-bank-stats',
  name: 'search_datasets',
  summary: 'Datasets of the European Central Bank that fit a question, best first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['ecb-sdmx'],
  decode: decodeSearchDatasets,
  result: searchDatasetsResult,
};

/** spec/services/eu-bank-stats/service.yaml#tools.list_datasets */
export const listDatasets: Operation = {
  id: 'eu-bank-stats.list_datasets',
  service: 'eu-bank-stats',
  adapter: 'eu-bank-stats',
  name: 'list_datasets',
  summary: 'All datasets of the European Central Bank by id, or those on a topic.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['ecb-sdmx'],
  decode: decodeListDatasets,
  result: listDatasetsResult,
};

/** spec/services/eu-bank-stats/service.yaml#tools.get_dataset_structure */
export const getDatasetStructure: Operation = {
  id: 'eu-bank-stats.get_dataset_structure',
  service: 'eu-bank-stats',
  adapter: 'eu-bank-stats',
  name: 'get_dataset_structure',
  summary: 'The dimensions of a dataset in the order of the key, each with the codes that occur.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['ecb-sdmx'],
  decode: decodeGetDatasetStructure,
  result: getDatasetStructureResult,
};

/** spec/services/eu-bank-stats/service.yaml#tools.get_data */
export const getData: Operation = {
  id: 'eu-bank-stats.get_data',
  service: 'eu-bank-stats',
  adapter: 'eu-bank-stats',
  name: 'get_data',
  summary: 'Observations of the series that a key selects, series by series in the order of time, with labels, unit and status.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_found'],
  sources: ['ecb-sdmx'],
  decode: decodeGetData,
  result: getDataResult,
};

/** spec/services/eu-bank-stats/service.yaml#tools.compare_series */
export const compareSeries: Operation = {
  id: 'eu-bank-stats.compare_series',
  service: 'eu-bank-stats',
  adapter: 'eu-bank-stats',
  name: 'compare_series',
  summary: 'Up to ten series of one dataset by their keys, each with its observations; without periods the newest 24.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_found'],
  sources: ['ecb-sdmx'],
  decode: decodeCompareSeries,
  result: compareSeriesResult,
};
