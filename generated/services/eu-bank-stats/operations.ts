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
 * European Central Bank statistics on the euro area: money, banks, interest and exchange rates, prices, balance of
 * payments, as time series selected by SDMX keys.
 */
export interface EuBankStatsHandlers {
  /** Datasets of the European Central Bank that match a question, best match first. */
  search_datasets: Handler<SearchDatasetsArguments, SearchDatasetsResult>;
  /** All datasets of the European Central Bank sorted by id, or those on one topic. */
  list_datasets: Handler<ListDatasetsArguments, ListDatasetsResult>;
  /**
   * The dimensions of an ECB dataset in the order of the key, each with the codes in use. A key consists of one code
   * per dimension, joined by dots. An empty part selects all codes; + joins several codes.
   */
  get_dataset_structure: Handler<GetDatasetStructureArguments, GetDatasetStructureResult>;
  /**
   * Observations of the ECB series that a key selects, grouped by series, oldest first, with labels, unit and status.
   * truncated is true if there are more rows. Without start_period, returns the most recent observations of each
   * series.
   */
  get_data: Handler<GetDataArguments, GetDataResult>;
  /**
   * Up to ten series of one dataset, in the order of the requested keys, each with its observations (by default the
   * latest 24).
   */
  compare_series: Handler<CompareSeriesArguments, CompareSeriesResult>;
}

/** spec/services/eu-bank-stats/service.yaml#tools.search_datasets */
export const searchDatasets: Operation = {
  id: 'eu-bank-stats.search_datasets',
  service: 'eu-bank-stats',
  adapter: 'eu-bank-stats',
  name: 'search_datasets',
  summary: 'Datasets of the European Central Bank that match a question, best match first.',
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
  summary: 'All datasets of the European Central Bank sorted by id, or those on one topic.',
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
  summary: 'The dimensions of an ECB dataset in the order of the key, each with the codes in use.',
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
  summary: 'Observations of the ECB series that a key selects, grouped by series, oldest first, with labels, unit and status.',
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
  summary: 'Up to ten series of one dataset, in the order of the requested keys, each with its observations (by default the latest 24).',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_found'],
  sources: ['ecb-sdmx'],
  decode: decodeCompareSeries,
  result: compareSeriesResult,
};
