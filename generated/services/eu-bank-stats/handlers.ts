// Generated from spec/services/eu-bank-stats/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
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
