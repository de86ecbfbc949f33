// Generated from spec/services/economic-indicators/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Economic indicators. Economic and social indicators by country from the World Bank, the OECD, Eurostat and the US
 * Bureau of Labor Statistics: search over all four, figures as time series.
 */
export function economicIndicatorsFunctions(caller: Caller) {
  return {
    /**
     * Indicators of four statistical organisations that fit a question, best first, each with the source_id under
     * which get_economic_data gives figures. Plain words in English, French, German, Spanish or Swedish; a country in
     * the question is understood and leaves out sources that do not cover it. Totals come before parts (male, youth),
     * ended series last. One source that is down or not ready is named in sources; the others still answer. Use when
     * figures of an economy or society are wanted and the id of the series is not known. For figures of an indicator
     * whose id is known use get_economic_data; for what the four sources cover use list_economic_sources; for
     * detailed tables of Sweden use list_subjects of se-statistics; for money, banks, interest and exchange rates of
     * the euro area use search_datasets of eu-bank-stats; for food and farming use search_datasets of food-agri.
     */
    search_economic_indicators: (
      values: components['schemas']['EconomicIndicators.SearchEconomicIndicatorsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EconomicIndicators.SearchEconomicIndicatorsResult']> =>
      caller.call({ method: 'POST', path: '/rest/economic-indicators/search_economic_indicators' }, values, options),

    /**
     * Time series of one indicator in one country in the order of time, with unit, frequency, status, last update,
     * citation and address. Without source all sources that know the id are asked side by side. Ids of cubes can be
     * narrowed: une_rt_m?sex=T&age=TOTAL (Eurostat), OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRLT;FREQ=M (OECD); an id
     * that stands for many series is answered with the choices that there are. Countries by ISO code (Greece GR,
     * United Kingdom GB), or EU, EA (euro area), WLD (world), OECD. Values are as the source gives them: mind unit
     * and multiplier. Use when figures of a country over time are wanted and search_economic_indicators gave the id.
     * For an indicator whose id is not known use search_economic_indicators. year_from must not be above year_to.
     */
    get_economic_data: (
      values: components['schemas']['EconomicIndicators.GetEconomicDataArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EconomicIndicators.GetEconomicDataResult']> =>
      caller.call({ method: 'POST', path: '/rest/economic-indicators/get_economic_data' }, values, options),

    /**
     * The four sources with what they cover, whether they answer at the moment, and how many indicators each has. Use
     * when somebody asks which organisations, countries and years there are figures for. For an indicator on a topic
     * use search_economic_indicators.
     */
    list_economic_sources: (
      values: components['schemas']['EconomicIndicators.ListEconomicSourcesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['EconomicIndicators.ListEconomicSourcesResult']> =>
      caller.call({ method: 'POST', path: '/rest/economic-indicators/list_economic_sources' }, values, options),

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
      caller.call(
        { method: 'POST', path: '/rest/economic-indicators/report_feedback', changes: true },
        values,
        options,
      ),
  };
}
