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
 * Statistics: search over all four, figures as time series.
 */
export interface EconomicIndicatorsHandlers {
  /**
   * Indicators of four statistical organisations that fit a question, best first, each with the source_id under which
   * get_economic_data gives figures. Plain words in English, French, German, Spanish or Swedish; a country in the
   * question is understood and leaves out sources that do not cover it. Totals come before parts (male, youth), ended
   * series last. One source that is down or not ready is named in sources; the others still answer.
   */
  search_economic_indicators: Handler<SearchEconomicIndicatorsArguments, SearchEconomicIndicatorsResult>;
  /**
   * Time series of one indicator in one country in the order of time, with unit, frequency, status, last update,
   * citation and address. Without source all sources that know the id are asked side by side. Ids of cubes can be
   * narrowed: une_rt_m?sex=T&age=TOTAL (Eurostat), OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRLT;FREQ=M (OECD); an id
   * that stands for many series is answered with the choices that there are. Countries by ISO code (Greece GR, United
   * Kingdom GB), or EU, EA (euro area), WLD (world), OECD. Values are as the source gives them: mind unit and
   * multiplier. year_from must not be above year_to.
   */
  get_economic_data: Handler<GetEconomicDataArguments, GetEconomicDataResult>;
  /** The four sources with what they cover, whether they answer at the moment, and how many indicators each has. */
  list_economic_sources: Handler<ListEconomicSourcesArguments, ListEconomicSourcesResult>;
}

/** spec/services/economic-indicators/service.yaml#tools.search_economic_indicators */
export const searchEconomicIndicators: Operation = {
  id: 'economic-indicators.search_economic_indicators',
  service: 'economic-indicators',
  adapter: 'economic-indicators',
  name: 'search_economic_indicators',
  summary: 'Indicators of four statistical organisations that fit a question, best first, each with the source_id under which get_economic_data gives figures.',
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
  summary: 'Time series of one indicator in one country in the order of time, with unit, frequency, status, last update, citation and address.',
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
  summary: 'The four sources with what they cover, whether they answer at the moment, and how many indicators each has.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['world-bank', 'oecd', 'eurostat', 'bls'],
  builtIn: [{ publisher: 'Almanac, of the lists that it keeps', asOf: '{call}' }],
  decode: decodeListEconomicSources,
  result: listEconomicSourcesResult,
};
