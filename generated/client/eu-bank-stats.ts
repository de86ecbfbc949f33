// Generated from spec/services/eu-bank-stats/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * European Central Bank statistics. Statistics of the European Central Bank: money, banks, interest and exchange
 * rates, prices, balance of payments of the euro area, as series by SDMX keys.
 */
export function euBankStatsFunctions(caller: Caller) {
  return {
    /**
     * Datasets of the European Central Bank that fit a question, best first. Use when money, bank, interest or
     * exchange rate figures of the euro area are wanted and the dataset is not known. For all datasets use
     * list_datasets; for figures of a dataset that is known use get_data; for indicators by country from four other
     * organisations use search_economic_indicators of economic-indicators; for today's reference rate of a currency
     * use get_rate of eu-bank-fx.
     */
    search_datasets: (
      values: components['schemas']['EuBankStats.SearchDatasetsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankStats.SearchDatasetsResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-stats/search_datasets' }, values, options),

    /**
     * All datasets of the European Central Bank by id, or those on a topic. Use when somebody wants an overview of
     * what the ECB publishes. For the dataset for a question use search_datasets.
     */
    list_datasets: (
      values: components['schemas']['EuBankStats.ListDatasetsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankStats.ListDatasetsResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-stats/list_datasets' }, values, options),

    /**
     * The dimensions of a dataset in the order of the key, each with the codes that occur. A key has one code a
     * dimension, joined by dots; an empty part means all, + joins several. Use when a key for get_data is to be made.
     * For the figures use get_data.
     */
    get_dataset_structure: (
      values: components['schemas']['EuBankStats.GetDatasetStructureArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankStats.GetDatasetStructureResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-stats/get_dataset_structure' }, values, options),

    /**
     * Observations of the series that a key selects, series by series in the order of time, with labels, unit and
     * status. Rows come series by series, in the order of time; truncated says that there are more. Without
     * start_period each series gives its newest observations. Use when interest rates, money or other figures of the
     * ECB are wanted and the dataset is known. For several series side by side use compare_series; for the codes of a
     * key use get_dataset_structure.
     */
    get_data: (
      values: components['schemas']['EuBankStats.GetDataArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankStats.GetDataResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-stats/get_data' }, values, options),

    /**
     * Up to ten series of one dataset by their keys, each with its observations; without periods the newest 24. Use
     * when series of the ECB are to be compared. For one series, or all that a key selects use get_data.
     */
    compare_series: (
      values: components['schemas']['EuBankStats.CompareSeriesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankStats.CompareSeriesResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-stats/compare_series' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to the people who run it. It is kept for
     * the operators with the service and the caller's key; data and settings stay as they are. Nobody answers, and
     * sent twice it stands there twice. For data use the other tools of the service. Use when an answer looks wrong,
     * something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-stats/report_feedback', changes: true }, values, options),
  };
}
