// Generated from spec/services/economic-indicators/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetEconomicData,
  decodeListEconomicSources,
  decodeSearchEconomicIndicators,
  getEconomicDataResult,
  listEconomicSourcesResult,
  searchEconomicIndicatorsResult,
} from './codec.ts';
import type {
  GetEconomicDataArguments,
  GetEconomicDataResult,
  ListEconomicSourcesArguments,
  ListEconomicSourcesResult,
  SearchEconomicIndicatorsArguments,
  SearchEconomicIndicatorsResult,
} from './types.ts';

/**
 * Economic and social indicators by country from the World Bank, the OECD, Eurostat and the US Bureau of Labor
 * Statistics: search across all four, and figures as time series.
 */
export interface EconomicIndicatorsHandlers {
  /**
   * Economic indicators from four statistical organizations that match a question, best match first, each with the
   * source_id that get_economic_data needs for figures. Accepts plain words in English, French, German, Spanish or
   * Swedish. A country in the question excludes sources that do not cover it. Totals come before breakdowns (male,
   * youth), discontinued series last. If a source is down or not ready, sources reports it and the others still
   * return results.
   */
  search_economic_indicators: Handler<SearchEconomicIndicatorsArguments, SearchEconomicIndicatorsResult>;
  /**
   * Time series for one indicator in one country, oldest first, with unit, frequency, status, last update, citation
   * and source page. Without source, queries all sources that have the id, in parallel. Ids of data cubes can be
   * narrowed: une_rt_m?sex=T&age=TOTAL (Eurostat), OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRLT;FREQ=M (OECD). An id
   * that stands for several series returns the available choices. Countries are ISO codes (Greece GR, United Kingdom
   * GB), or EU, EA (euro area), WLD (world), OECD. Values are unconverted: check unit and multiplier. Exactly one of
   * these is required: country, or members_of. year_from must not be above year_to.
   */
  get_economic_data: Handler<GetEconomicDataArguments, GetEconomicDataResult>;
  /** The four sources with their coverage, current availability and number of indicators. */
  list_economic_sources: Handler<ListEconomicSourcesArguments, ListEconomicSourcesResult>;
}

/** spec/services/economic-indicators/service.yaml#tools.search_economic_indicators */
export const searchEconomicIndicators: Operation = {
  id: 'economic-indicators.search_economic_indicators',
  service: 'economic-indicators',
  adapter: 'economic-indicators',
  name: 'search_economic_indicators',
  summary: 'Economic indicators from four statistical organizations that match a question, best match first, each with the source_id that get_economic_data needs for figures.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['preparing'],
  sources: ['world-bank', 'oecd', 'eurostat', 'bls'],
  decode: decodeSearchEconomicIndicators,
  result: searchEconomicIndicatorsResult,
};

/** spec/services/economic-indicators/service.yaml#tools.get_economic_data */
export const getEconomicData: Operation = {
  id: 'economic-indicators.get_economic_data',
  service: 'economic-indicators',
  adapter: 'economic-indicators',
  name: 'get_economic_data',
  summary: 'Time series for one indicator in one country, oldest first, with unit, frequency, status, last update, citation and source page.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_found'],
  sources: ['world-bank', 'oecd', 'eurostat', 'bls'],
  decode: decodeGetEconomicData,
  result: getEconomicDataResult,
};

/** spec/services/economic-indicators/service.yaml#tools.list_economic_sources */
export const listEconomicSources: Operation = {
  id: 'economic-indicators.list_economic_sources',
  service: 'economic-indicators',
  adapter: 'economic-indicators',
  name: 'list_economic_sources',
  summary: 'The four sources with their coverage, current availability and number of indicators.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['world-bank', 'oecd', 'eurostat', 'bls'],
  builtIn: [{ publisher: 'Almanac, from the lists it stores', asOf: '{call}' }],
  decode: decodeListEconomicSources,
  result: listEconomicSourcesResult,
};
