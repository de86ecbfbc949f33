// Generated from spec/services/economic-indicators/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  EconomicSeries,
  EconomicSourceInfo,
  GetEconomicDataResult,
  IndicatorHit,
  ListEconomicSourcesResult,
  Observation,
  SearchEconomicIndicatorsResult,
  SourceResult,
} from './types.ts';

/** spec/services/economic-indicators/service.yaml#tools.search_economic_indicators */
export function writeSearchEconomicIndicatorsResult(given: AdapterResult<SearchEconomicIndicatorsResult>): SearchEconomicIndicatorsResult {
  return {
    query: given.query,
    countries: given.countries,
    count: given.count,
    indicators: given.indicators.map(writeIndicatorHit),
    sources: given.sources.map(writeSourceResult),
    ...(given.nearest === undefined ? {} : { nearest: given.nearest }),
    ...(given.hint === undefined ? {} : { hint: given.hint }),
  };
}

/** spec/services/economic-indicators/service.yaml#tools.get_economic_data */
export function writeGetEconomicDataResult(given: AdapterResult<GetEconomicDataResult>): GetEconomicDataResult {
  return {
    indicator: given.indicator,
    country: given.country,
    count: given.count,
    series: given.series.map(writeEconomicSeries),
    ...(given.choices === undefined ? {} : { choices: given.choices }),
    sources: given.sources.map(writeSourceResult),
    omitted: given.omitted,
  };
}

/** spec/services/economic-indicators/service.yaml#tools.list_economic_sources */
export function writeListEconomicSourcesResult(given: AdapterResult<ListEconomicSourcesResult>): ListEconomicSourcesResult {
  return {
    count: given.count,
    sources: given.sources.map(writeEconomicSourceInfo),
  };
}

/** spec/services/economic-indicators/service.yaml#records.EconomicSeries */
export function writeEconomicSeries(given: AdapterResult<EconomicSeries>): EconomicSeries {
  return {
    source: given.source,
    source_id: given.source_id,
    name: given.name,
    country: given.country ?? null,
    unit: given.unit ?? null,
    multiplier: given.multiplier ?? null,
    frequency: given.frequency ?? null,
    dimensions: given.dimensions,
    last_updated: given.last_updated ?? null,
    first: given.first ?? null,
    last: given.last ?? null,
    observation_count: given.observation_count,
    citation: given.citation,
    url: given.url,
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
    notes: given.notes,
    observations: given.observations.map(writeObservation),
  };
}

/** spec/services/economic-indicators/service.yaml#records.EconomicSourceInfo */
export function writeEconomicSourceInfo(given: AdapterResult<EconomicSourceInfo>): EconomicSourceInfo {
  return {
    source: given.source,
    name: given.name,
    coverage: given.coverage,
    status: given.status,
    ...(given.message === undefined ? {} : { message: given.message }),
    indicators: given.indicators ?? null,
    list_updated: given.list_updated ?? null,
    id_example: given.id_example,
    licence: given.licence,
    url: given.url,
  };
}

/** spec/services/economic-indicators/service.yaml#records.IndicatorHit */
export function writeIndicatorHit(given: AdapterResult<IndicatorHit>): IndicatorHit {
  return {
    source: given.source,
    source_id: given.source_id,
    name: given.name,
    ...(given.description === undefined ? {} : { description: given.description }),
    ...(given.dataset === undefined ? {} : { dataset: given.dataset }),
    covers: given.covers,
    ...(given.unit === undefined ? {} : { unit: given.unit }),
    ...(given.frequency === undefined ? {} : { frequency: given.frequency }),
    ...(given.first === undefined ? {} : { first: given.first }),
    ...(given.last === undefined ? {} : { last: given.last }),
    ...(given.updated === undefined ? {} : { updated: given.updated }),
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
    ...(given.successor === undefined ? {} : { successor: given.successor }),
  };
}

/** spec/services/economic-indicators/service.yaml#records.Observation */
export function writeObservation(given: AdapterResult<Observation>): Observation {
  return {
    period: given.period,
    value: given.value ?? null,
    ...(given.status === undefined ? {} : { status: given.status }),
  };
}

/** spec/services/economic-indicators/service.yaml#records.SourceResult */
export function writeSourceResult(given: AdapterResult<SourceResult>): SourceResult {
  return {
    source: given.source,
    publisher: given.publisher,
    outcome: given.outcome,
    found: given.found,
    ...(given.message === undefined ? {} : { message: given.message }),
    ...(given.retry_after_seconds === undefined ? {} : { retry_after_seconds: given.retry_after_seconds }),
  };
}
