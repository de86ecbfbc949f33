// Generated from spec/services/se-statistics/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Statistics Sweden. Official statistics of Sweden: subjects, tables and their figures from the database of
 * Statistics Sweden (SCB), by path or by search.
 */
export function seStatisticsFunctions(caller: Caller) {
  return {
    /**
     * Top-level subjects of Sweden's official statistics; with a query, tables that fit it, best first. A query in
     * plain English or Swedish is searched over all tables (titles, variables, subjects), totals and continued tables
     * first. Use when figures about Sweden are wanted and the table is not known. For what stands below a subject use
     * browse_subject; for figures of a table that is known use get_data; for figures that compare Sweden with other
     * countries use search_economic_indicators of economic-indicators.
     */
    list_subjects: (
      values: components['schemas']['SeStatistics.ListSubjectsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SeStatistics.ListSubjectsResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-statistics/list_subjects' }, values, options),

    /**
     * Folders and tables at a path of Sweden's statistics, in the order of the source. Top-level codes: AM labour
     * market, BE population, BO housing, EN energy, FM financial markets, HA trade, HE household finances, HS health,
     * JO agriculture, MI environment, NR national accounts, NV business, PR prices, TK transport, UF education. Use
     * when somebody looks through the subjects and tables step by step. For a table on a topic, found by words use
     * list_subjects; for what a table holds use get_table_metadata.
     */
    browse_subject: (
      values: components['schemas']['SeStatistics.BrowseSubjectArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['SeStatistics.BrowseSubjectResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-statistics/browse_subject' }, values, options),

    /**
     * Title and variables of a table of Statistics Sweden with their codes, labels and valid values. A variable with
     * elimination true may be omitted in get_data to get totals. Use when the codes for the filters of get_data are
     * needed. For the figures use get_data; for a table that is not known use list_subjects.
     */
    get_table_metadata: (
      values: components['schemas']['SeStatistics.GetTableMetadataArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['SeStatistics.GetTableMetadataResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-statistics/get_table_metadata' }, values, options),

    /**
     * Figures of a table of Statistics Sweden as labelled records, in the order of the table, with source and last
     * update. Without filters the newest top_n periods come, every value of the variables that cannot be omitted, and
     * totals of the others. A variable that a filter names comes by its values. More cells than the source allows are
     * refused, with what to narrow. Use when numbers on Sweden are wanted and the table is known. For the codes for
     * filters use get_table_metadata; for a table that is not known use list_subjects.
     */
    get_data: (
      values: components['schemas']['SeStatistics.GetDataArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['SeStatistics.GetDataResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-statistics/get_data' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/se-statistics/report_feedback', changes: true }, values, options),
  };
}
