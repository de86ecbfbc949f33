// Generated from spec/services/eu-bank-stats/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * European Central Bank statistics. European Central Bank statistics on the euro area: money, banks, interest and
 * exchange rates, prices, balance of payments, as time series selected by SDMX keys.
 */
export function euBankStatsFunctions(caller: Caller) {
  return {
    /**
     * Datasets of the European Central Bank that match a question, best match first. Use when the user wants money,
     * bank, interest or exchange rate figures for the euro area and the dataset is unknown. For all datasets use
     * list_datasets; for figures from a known dataset use get_data; for indicators by country from four other
     * organizations use search_economic_indicators of economic-indicators; for today's reference rate of a currency
     * use get_rate of eu-bank-fx.
     */
    search_datasets: (
      values: components['schemas']['EuBankStats.SearchDatasetsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankStats.SearchDatasetsResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-stats/search_datasets' }, values, options),

    /**
     * All datasets of the European Central Bank sorted by id, or those on one topic. Use when the user wants an
     * overview of the datasets that the ECB publishes. For the dataset that fits a question use search_datasets.
     */
    list_datasets: (
      values: components['schemas']['EuBankStats.ListDatasetsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankStats.ListDatasetsResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-stats/list_datasets' }, values, options),

    /**
     * The dimensions of an ECB dataset in the order of the key, each with the codes in use. A key consists of one
     * code per dimension, joined by dots. An empty part selects all codes; + joins several codes. Use when the user
     * needs to build a key for get_data. For the figures use get_data.
     */
    get_dataset_structure: (
      values: components['schemas']['EuBankStats.GetDatasetStructureArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankStats.GetDatasetStructureResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-stats/get_dataset_structure' }, values, options),

    /**
     * Observations of the ECB series that a key selects, grouped by series, oldest first, with labels, unit and
     * status. truncated is true if there are more rows. Without start_period, returns the most recent observations of
     * each series. Use when the user wants interest rates, money or other ECB figures and the dataset is known. For
     * several series side by side use compare_series; for the codes of a key use get_dataset_structure.
     */
    get_data: (
      values: components['schemas']['EuBankStats.GetDataArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankStats.GetDataResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-stats/get_data' }, values, options),

    /**
     * Up to ten series of one dataset, in the order of the requested keys, each with its observations (by default the
     * latest 24). Use when the user wants to compare several interest rates, currencies or other ECB figures. For one
     * series, or all that a key selects use get_data.
     */
    compare_series: (
      values: components['schemas']['EuBankStats.CompareSeriesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankStats.CompareSeriesResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-stats/compare_series' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-stats/report_feedback', changes: true }, values, options),
  };
}
