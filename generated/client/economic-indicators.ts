// Generated from spec/services/economic-indicators/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Economic indicators. Economic and social indicators by country from the World Bank, the OECD, Eurostat and the US
 * Bureau of Labor Statistics: search across all four, and figures as time series.
 */
export function economicIndicatorsFunctions(caller: Caller) {
  return {
    /**
     * Economic indicators from four statistical organizations that match a question, best match first, each with the
     * source_id that get_economic_data needs for figures. Accepts plain words in English, French, German, Spanish or
     * Swedish. A country in the question excludes sources that do not cover it. Totals come before breakdowns (male,
     * youth), discontinued series last. If a source is down or not ready, sources reports it and the others still
     * return results. Use when the user wants figures about an economy or a society and the id of the series is
     * unknown. For figures for an indicator whose id is known use get_economic_data; for what the four sources cover
     * use list_economic_sources; for detailed tables for Sweden use list_subjects of se-statistics; for money, banks,
     * interest and exchange rates in the euro area use search_datasets of eu-bank-stats; for food and farming use
     * search_datasets of food-agri.
     */
    search_economic_indicators: (
      values: components['schemas']['EconomicIndicators.SearchEconomicIndicatorsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EconomicIndicators.SearchEconomicIndicatorsResult']> =>
      caller.call({ method: 'POST', path: '/rest/economic-indicators/search_economic_indicators' }, values, options),

    /**
     * Time series for one indicator in one country, oldest first, with unit, frequency, status, last update, citation
     * and source page. Without source, queries all sources that have the id, in parallel. Ids of data cubes can be
     * narrowed: une_rt_m?sex=T&age=TOTAL (Eurostat), OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRLT;FREQ=M (OECD). An id
     * that stands for several series returns the available choices. Countries are ISO codes (Greece GR, United
     * Kingdom GB), or EU, EA (euro area), WLD (world), OECD. Values are unconverted: check unit and multiplier. Use
     * when the user wants figures for a country over time and search_economic_indicators returned the id. For an
     * indicator whose id is unknown use search_economic_indicators. Exactly one of these is required: country, or
     * members_of. year_from must not be above year_to.
     */
    get_economic_data: (
      values: components['schemas']['EconomicIndicators.GetEconomicDataArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EconomicIndicators.GetEconomicDataResult']> =>
      caller.call({ method: 'POST', path: '/rest/economic-indicators/get_economic_data' }, values, options),

    /**
     * The four sources with their coverage, current availability and number of indicators. Use when the user asks
     * which organizations, countries and years the figures cover. For an indicator on a topic use
     * search_economic_indicators.
     */
    list_economic_sources: (
      values: components['schemas']['EconomicIndicators.ListEconomicSourcesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['EconomicIndicators.ListEconomicSourcesResult']> =>
      caller.call({ method: 'POST', path: '/rest/economic-indicators/list_economic_sources' }, values, options),

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
      caller.call(
        { method: 'POST', path: '/rest/economic-indicators/report_feedback', changes: true },
        values,
        options,
      ),
  };
}
