// Generated from spec/services/economic-indicators/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetEconomicDataArguments,
  ListEconomicSourcesArguments,
  SearchEconomicIndicatorsArguments,
} from './types.ts';
import {
  ECONOMIC_SOURCE_NAMES,
  ECONOMIC_SOURCE_VALUES,
  FREQUENCY_VALUES,
  OUTCOME_VALUES,
  SOURCE_STATUS_VALUES,
} from './values.ts';

/** spec/services/economic-indicators/service.yaml#tools.search_economic_indicators */
export function decodeSearchEconomicIndicators(raw: RawArguments): Decoded<SearchEconomicIndicatorsArguments> {
  const read = new ArgumentReader(raw, ['query', 'limit']);
  return read.finish<SearchEconomicIndicatorsArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 300 }),
    limit: read.integer('limit', { default: 10, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/economic-indicators/service.yaml#tools.search_economic_indicators */
export function checkSearchEconomicIndicatorsResult(check: ResultCheck, result: object): void {
  check.string(result, 'query', { required: true });
  check.list(result, 'countries', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCountryOrGroup),
  );
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'indicators', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkIndicatorHit),
  );
  check.list(result, 'sources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSourceResult),
  );
  check.list(result, 'nearest', {}, (check, items, index) =>
    check.record(items, index, { required: true }, checkNearHit),
  );
  check.string(result, 'hint', {});
}

/** spec/services/economic-indicators/service.yaml#tools.get_economic_data */
export function decodeGetEconomicData(raw: RawArguments): Decoded<GetEconomicDataArguments> {
  const read = new ArgumentReader(raw, ['indicator', 'country', 'source', 'year_from', 'year_to', 'limit']);
  const args: GetEconomicDataArguments = {
    indicator: read.string('indicator', { required: true, minLength: 1, maxLength: 400 }),
    country: read.country('country', { required: true, as: 'iso2', groups: true, maxLength: 60 }),
    source: read.choice(
      'source',
      ECONOMIC_SOURCE_VALUES,
      { emptyMeansAbsent: true, ignoreCase: true, called: ECONOMIC_SOURCE_NAMES },
    ),
    year_from: read.integer('year_from', { minimum: 1700, maximum: 2200 }),
    year_to: read.integer('year_to', { minimum: 1700, maximum: 2200 }),
    limit: read.integer('limit', { default: 360, minimum: 1, maximum: 2000 }),
  };
  read.inOrder('year_from', args.year_from, 'year_to', args.year_to);
  return read.finish(args);
}

/** Result of spec/services/economic-indicators/service.yaml#tools.get_economic_data */
export function checkGetEconomicDataResult(check: ResultCheck, result: object): void {
  check.string(result, 'indicator', { required: true });
  check.record(result, 'country', { required: true }, checkCountryOrGroup);
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'series', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkEconomicSeries),
  );
  check.list(result, 'choices', {}, (check, items, index) =>
    check.record(items, index, { required: true }, checkSeriesChoice),
  );
  check.list(result, 'sources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSourceResult),
  );
  check.integer(result, 'omitted', { required: true, minimum: 0 });
}

/** spec/services/economic-indicators/service.yaml#tools.list_economic_sources */
export function decodeListEconomicSources(raw: RawArguments): Decoded<ListEconomicSourcesArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListEconomicSourcesArguments>({});
}

/** Result of spec/services/economic-indicators/service.yaml#tools.list_economic_sources */
export function checkListEconomicSourcesResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'sources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkEconomicSourceInfo),
  );
}

/** spec/services/economic-indicators/service.yaml#records.CountryOrGroup */
function checkCountryOrGroup(check: ResultCheck, countryOrGroup: object): void {
  check.string(countryOrGroup, 'code', { required: true });
  check.string(countryOrGroup, 'name', { required: true });
}

/** spec/services/economic-indicators/service.yaml#records.Dimension */
function checkDimension(check: ResultCheck, dimension: object): void {
  check.string(dimension, 'id', { required: true });
  check.string(dimension, 'name', { required: true });
  check.string(dimension, 'code', { required: true });
  check.string(dimension, 'label', { required: true });
}

/** spec/services/economic-indicators/service.yaml#records.DimensionChoice */
function checkDimensionChoice(check: ResultCheck, dimensionChoice: object): void {
  check.string(dimensionChoice, 'id', { required: true });
  check.string(dimensionChoice, 'name', { required: true });
  check.integer(dimensionChoice, 'count', { required: true, minimum: 0 });
  check.list(dimensionChoice, 'codes', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDimensionCode),
  );
}

/** spec/services/economic-indicators/service.yaml#records.DimensionCode */
function checkDimensionCode(check: ResultCheck, dimensionCode: object): void {
  check.string(dimensionCode, 'code', { required: true });
  check.string(dimensionCode, 'label', { required: true });
}

/** spec/services/economic-indicators/service.yaml#records.EconomicSeries */
function checkEconomicSeries(check: ResultCheck, economicSeries: object): void {
  check.choice(economicSeries, 'source', ECONOMIC_SOURCE_VALUES, { required: true });
  check.string(economicSeries, 'source_id', { required: true });
  check.string(economicSeries, 'name', { required: true });
  check.record(economicSeries, 'country', { required: true, nullable: true }, checkCountryOrGroup);
  check.string(economicSeries, 'unit', { required: true, nullable: true });
  check.integer(economicSeries, 'multiplier', { required: true, nullable: true });
  check.choice(economicSeries, 'frequency', FREQUENCY_VALUES, { required: true, nullable: true });
  check.list(economicSeries, 'dimensions', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDimension),
  );
  check.string(economicSeries, 'last_updated', { required: true, nullable: true });
  check.string(economicSeries, 'first', { required: true, nullable: true });
  check.string(economicSeries, 'last', { required: true, nullable: true });
  check.integer(economicSeries, 'observation_count', { required: true, minimum: 0 });
  check.string(economicSeries, 'citation', { required: true });
  check.string(economicSeries, 'url', { required: true, format: 'uri' });
  check.boolean(economicSeries, 'discontinued', {});
  check.list(economicSeries, 'notes', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(economicSeries, 'observations', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkObservation),
  );
}

/** spec/services/economic-indicators/service.yaml#records.EconomicSourceInfo */
function checkEconomicSourceInfo(check: ResultCheck, economicSourceInfo: object): void {
  check.choice(economicSourceInfo, 'source', ECONOMIC_SOURCE_VALUES, { required: true });
  check.string(economicSourceInfo, 'name', { required: true });
  check.string(economicSourceInfo, 'coverage', { required: true });
  check.choice(economicSourceInfo, 'status', SOURCE_STATUS_VALUES, { required: true });
  check.string(economicSourceInfo, 'message', {});
  check.integer(economicSourceInfo, 'indicators', { required: true, nullable: true, minimum: 0 });
  check.string(economicSourceInfo, 'list_updated', { required: true, nullable: true, format: 'date-time' });
  check.string(economicSourceInfo, 'id_example', { required: true });
  check.string(economicSourceInfo, 'licence', { required: true });
  check.string(economicSourceInfo, 'url', { required: true, format: 'uri' });
}

/** spec/services/economic-indicators/service.yaml#records.IndicatorHit */
function checkIndicatorHit(check: ResultCheck, indicatorHit: object): void {
  check.choice(indicatorHit, 'source', ECONOMIC_SOURCE_VALUES, { required: true });
  check.string(indicatorHit, 'source_id', { required: true });
  check.string(indicatorHit, 'name', { required: true });
  check.string(indicatorHit, 'description', {});
  check.string(indicatorHit, 'dataset', {});
  check.string(indicatorHit, 'covers', { required: true });
  check.string(indicatorHit, 'unit', {});
  check.choice(indicatorHit, 'frequency', FREQUENCY_VALUES, {});
  check.string(indicatorHit, 'first', {});
  check.string(indicatorHit, 'last', {});
  check.string(indicatorHit, 'updated', { format: 'date' });
  check.boolean(indicatorHit, 'discontinued', {});
  check.string(indicatorHit, 'successor', {});
}

/** spec/services/economic-indicators/service.yaml#records.NearHit */
function checkNearHit(check: ResultCheck, nearHit: object): void {
  check.choice(nearHit, 'source', ECONOMIC_SOURCE_VALUES, { required: true });
  check.string(nearHit, 'source_id', { required: true });
  check.string(nearHit, 'name', { required: true });
}

/** spec/services/economic-indicators/service.yaml#records.Observation */
function checkObservation(check: ResultCheck, observation: object): void {
  check.string(observation, 'period', { required: true });
  check.number(observation, 'value', { required: true, nullable: true });
  check.string(observation, 'status', {});
}

/** spec/services/economic-indicators/service.yaml#records.SeriesChoice */
function checkSeriesChoice(check: ResultCheck, seriesChoice: object): void {
  check.choice(seriesChoice, 'source', ECONOMIC_SOURCE_VALUES, { required: true });
  check.string(seriesChoice, 'source_id', { required: true });
  check.string(seriesChoice, 'name', { required: true });
  check.integer(seriesChoice, 'series_count', { required: true, minimum: 0 });
  check.string(seriesChoice, 'example_id', { required: true });
  check.list(seriesChoice, 'dimensions', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDimensionChoice),
  );
}

/** spec/services/economic-indicators/service.yaml#records.SourceResult */
function checkSourceResult(check: ResultCheck, sourceResult: object): void {
  check.choice(sourceResult, 'source', ECONOMIC_SOURCE_VALUES, { required: true });
  check.string(sourceResult, 'publisher', { required: true });
  check.choice(sourceResult, 'outcome', OUTCOME_VALUES, { required: true });
  check.integer(sourceResult, 'found', { required: true, minimum: 0 });
  check.string(sourceResult, 'message', {});
  check.integer(sourceResult, 'retry_after_seconds', { minimum: 1 });
}
