// Generated from spec/services/se-statistics/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Statistics Sweden. Official statistics of Sweden: subjects, tables and figures from the Statistics Sweden (SCB)
 * database, by path or by search.
 */
export function seStatisticsFunctions(caller: Caller) {
  return {
    /**
     * Top-level subjects of Sweden's official statistics; with a query, matching tables, best match first. A query in
     * plain English or Swedish searches all tables (titles, variables, subjects); totals and ongoing tables come
     * first. Use when the user wants figures about Sweden and the table is unknown. For the folders and tables below
     * a subject use browse_subject; for figures from a known table use get_data; for figures that compare Sweden with
     * other countries use search_economic_indicators of economic-indicators.
     */
    list_subjects: (
      values: components['schemas']['SeStatistics.ListSubjectsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SeStatistics.ListSubjectsResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-statistics/list_subjects' }, values, options),

    /**
     * Folders and tables of Sweden's official statistics at a path, in source order. Top-level codes: AM labor
     * market, BE population, BO housing, EN energy, FM financial markets, HA trade, HE household finances, HS health,
     * JO agriculture, MI environment, NR national accounts, NV business, PR prices, TK transport, UF education. Use
     * when the user browses the subjects and tables step by step. For a table on a topic, found by search words use
     * list_subjects; for what a table holds use get_table_metadata.
     */
    browse_subject: (
      values: components['schemas']['SeStatistics.BrowseSubjectArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['SeStatistics.BrowseSubjectResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-statistics/browse_subject' }, values, options),

    /**
     * Title and variables of a Statistics Sweden table, with their codes, labels and valid values. To get totals over
     * a variable with elimination true, omit it in get_data. Use when the user needs the codes for the filters of
     * get_data. For the figures use get_data; for an unknown table use list_subjects.
     */
    get_table_metadata: (
      values: components['schemas']['SeStatistics.GetTableMetadataArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['SeStatistics.GetTableMetadataResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-statistics/get_table_metadata' }, values, options),

    /**
     * Figures from a Statistics Sweden table as labeled records, in table order, with source and last update. Without
     * filters, returns the most recent top_n periods, every value of the variables that cannot be omitted, and totals
     * over the other variables. For a variable with a filter, each selected value is returned. Requests for more
     * cells than the source allows are rejected with advice on how to narrow them. Use when the user wants figures
     * about Sweden and the table is known. For the codes for filters use get_table_metadata; for an unknown table use
     * list_subjects.
     */
    get_data: (
      values: components['schemas']['SeStatistics.GetDataArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['SeStatistics.GetDataResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-statistics/get_data' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/se-statistics/report_feedback', changes: true }, values, options),
  };
}
