// Generated from spec/services/economic-indicators/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetEconomicDataResult,
  checkListEconomicSourcesResult,
  checkSearchEconomicIndicatorsResult,
  decodeGetEconomicData,
  decodeListEconomicSources,
  decodeSearchEconomicIndicators,
} from './validators.ts';
import {
  writeGetEconomicDataResult,
  writeListEconomicSourcesResult,
  writeSearchEconomicIndicatorsResult,
} from './writers.ts';

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
  check: checkSearchEconomicIndicatorsResult,
  write: writeSearchEconomicIndicatorsResult,
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
  check: checkGetEconomicDataResult,
  write: writeGetEconomicDataResult,
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
  check: checkListEconomicSourcesResult,
  write: writeListEconomicSourcesResult,
};
