// Generated from spec/services/migration/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetDemographicsArguments,
  GetPopulationArguments,
  GetSolutionsArguments,
  ListCountriesArguments,
} from './types.ts';
import {
  DEMOGRAPHICS_SORT_VALUES,
  GROUPING_VALUES,
  POPULATION_SORT_VALUES,
  POPULATION_TYPE_VALUES,
  SOLUTIONS_SORT_VALUES,
} from './values.ts';

const COUNTRY_OF_ASYLUM_PATTERN = /^[A-Za-z]{2,3}$/u;
const COUNTRY_OF_ORIGIN_PATTERN = /^[A-Za-z]{2,3}$/u;

/** spec/services/migration/service.yaml#tools.get_population */
export function decodeGetPopulation(raw: RawArguments): Decoded<GetPopulationArguments> {
  const read = new ArgumentReader(raw, ['year', 'country_of_origin', 'country_of_asylum', 'group_by', 'sort', 'limit', 'page']);
  return read.finish<GetPopulationArguments>({
    year: read.integer('year', { minimum: 1951, maximum: 2025 }),
    country_of_origin: read.country('country_of_origin', {
      emptyMeansAbsent: true,
      as: 'iso3',
      maxLength: 200,
      pattern: COUNTRY_OF_ORIGIN_PATTERN,
      wanted: 'an ISO country code of 2 or 3 letters such as SYR, which list_countries gives',
    }),
    country_of_asylum: read.country('country_of_asylum', {
      emptyMeansAbsent: true,
      as: 'iso3',
      maxLength: 200,
      pattern: COUNTRY_OF_ASYLUM_PATTERN,
      wanted: 'an ISO country code of 2 or 3 letters such as DEU, which list_countries gives',
    }),
    group_by: read.choice('group_by', GROUPING_VALUES, { default: 'pair' }),
    sort: read.choice('sort', POPULATION_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 100 }),
    page: read.integer('page', { default: 1, minimum: 1, maximum: 100000 }),
  });
}

/** Result of spec/services/migration/service.yaml#tools.get_population */
export function checkGetPopulationResult(check: ResultCheck, result: object): void {
  check.integer(result, 'page', { required: true, minimum: 1 });
  check.integer(result, 'max_pages', { required: true, minimum: 0 });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'results', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPopulationRow),
  );
  check.string(result, 'origin_iso', {});
  check.string(result, 'asylum_iso', {});
  check.string(result, 'note', {});
  check.string(result, 'source', { required: true, format: 'uri' });
}

/** spec/services/migration/service.yaml#tools.get_demographics */
export function decodeGetDemographics(raw: RawArguments): Decoded<GetDemographicsArguments> {
  const read = new ArgumentReader(
    raw,
    ['year', 'country_of_origin', 'country_of_asylum', 'group_by', 'sort', 'limit', 'page', 'by_population_type'],
  );
  return read.finish<GetDemographicsArguments>({
    year: read.integer('year', { minimum: 1951, maximum: 2025 }),
    country_of_origin: read.country('country_of_origin', {
      emptyMeansAbsent: true,
      as: 'iso3',
      maxLength: 200,
      pattern: COUNTRY_OF_ORIGIN_PATTERN,
      wanted: 'an ISO country code of 2 or 3 letters such as SYR, which list_countries gives',
    }),
    country_of_asylum: read.country('country_of_asylum', {
      emptyMeansAbsent: true,
      as: 'iso3',
      maxLength: 200,
      pattern: COUNTRY_OF_ASYLUM_PATTERN,
      wanted: 'an ISO country code of 2 or 3 letters such as DEU, which list_countries gives',
    }),
    group_by: read.choice('group_by', GROUPING_VALUES, { default: 'pair' }),
    sort: read.choice('sort', DEMOGRAPHICS_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 100 }),
    page: read.integer('page', { default: 1, minimum: 1, maximum: 100000 }),
    by_population_type: read.boolean('by_population_type', { default: false }),
  });
}

/** Result of spec/services/migration/service.yaml#tools.get_demographics */
export function checkGetDemographicsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'page', { required: true, minimum: 1 });
  check.integer(result, 'max_pages', { required: true, minimum: 0 });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'results', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDemographicsRow),
  );
  check.string(result, 'origin_iso', {});
  check.string(result, 'asylum_iso', {});
  check.string(result, 'note', {});
  check.string(result, 'source', { required: true, format: 'uri' });
}

/** spec/services/migration/service.yaml#tools.get_solutions */
export function decodeGetSolutions(raw: RawArguments): Decoded<GetSolutionsArguments> {
  const read = new ArgumentReader(raw, ['year', 'country_of_origin', 'country_of_asylum', 'group_by', 'sort', 'limit', 'page']);
  return read.finish<GetSolutionsArguments>({
    year: read.integer('year', { minimum: 1951, maximum: 2025 }),
    country_of_origin: read.country('country_of_origin', {
      emptyMeansAbsent: true,
      as: 'iso3',
      maxLength: 200,
      pattern: COUNTRY_OF_ORIGIN_PATTERN,
      wanted: 'an ISO country code of 2 or 3 letters such as SYR, which list_countries gives',
    }),
    country_of_asylum: read.country('country_of_asylum', {
      emptyMeansAbsent: true,
      as: 'iso3',
      maxLength: 200,
      pattern: COUNTRY_OF_ASYLUM_PATTERN,
      wanted: 'an ISO country code of 2 or 3 letters such as DEU, which list_countries gives',
    }),
    group_by: read.choice('group_by', GROUPING_VALUES, { default: 'pair' }),
    sort: read.choice('sort', SOLUTIONS_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 100 }),
    page: read.integer('page', { default: 1, minimum: 1, maximum: 100000 }),
  });
}

/** Result of spec/services/migration/service.yaml#tools.get_solutions */
export function checkGetSolutionsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'page', { required: true, minimum: 1 });
  check.integer(result, 'max_pages', { required: true, minimum: 0 });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'results', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSolutionsRow),
  );
  check.string(result, 'origin_iso', {});
  check.string(result, 'asylum_iso', {});
  check.string(result, 'note', {});
  check.string(result, 'source', { required: true, format: 'uri' });
}

/** spec/services/migration/service.yaml#tools.list_countries */
export function decodeListCountries(raw: RawArguments): Decoded<ListCountriesArguments> {
  const read = new ArgumentReader(raw, ['query', 'limit', 'offset']);
  return read.finish<ListCountriesArguments>({
    query: read.string('query', { emptyMeansAbsent: true, maxLength: 60 }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 500 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 1000 }),
  });
}

/** Result of spec/services/migration/service.yaml#tools.list_countries */
export function checkListCountriesResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true, minimum: 1 });
  check.list(result, 'countries', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkStatisticsCountry),
  );
}

/** spec/services/migration/service.yaml#records.CountrySide */
function checkCountrySide(check: ResultCheck, countrySide: object): void {
  check.string(countrySide, 'iso', { required: true });
  check.string(countrySide, 'code', { required: true, nullable: true });
  check.string(countrySide, 'name', { required: true });
}

/** spec/services/migration/service.yaml#records.DemographicsRow */
function checkDemographicsRow(check: ResultCheck, demographicsRow: object): void {
  check.integer(demographicsRow, 'year', { required: true });
  check.record(demographicsRow, 'country_of_origin', { required: true, nullable: true }, checkCountrySide);
  check.record(demographicsRow, 'country_of_asylum', { required: true, nullable: true }, checkCountrySide);
  check.choice(demographicsRow, 'population_type', POPULATION_TYPE_VALUES, {});
  check.boolean(demographicsRow, 'has_breakdown', { required: true });
  check.integer(demographicsRow, 'female_0_4', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'female_5_11', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'female_12_17', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'female_18_59', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'female_60_plus', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'female_age_unknown', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'female_total', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'male_0_4', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'male_5_11', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'male_12_17', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'male_18_59', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'male_60_plus', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'male_age_unknown', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'male_total', { required: true, nullable: true, minimum: 0 });
  check.integer(demographicsRow, 'total', { required: true, nullable: true, minimum: 0 });
}

/** spec/services/migration/service.yaml#records.PopulationRow */
function checkPopulationRow(check: ResultCheck, populationRow: object): void {
  check.integer(populationRow, 'year', { required: true });
  check.record(populationRow, 'country_of_origin', { required: true, nullable: true }, checkCountrySide);
  check.record(populationRow, 'country_of_asylum', { required: true, nullable: true }, checkCountrySide);
  check.integer(populationRow, 'refugees', { required: true, nullable: true, minimum: 0 });
  check.integer(populationRow, 'asylum_seekers', { required: true, nullable: true, minimum: 0 });
  check.integer(populationRow, 'idps', { required: true, nullable: true, minimum: 0 });
  check.integer(populationRow, 'stateless', { required: true, nullable: true, minimum: 0 });
  check.integer(populationRow, 'others_of_concern', { required: true, nullable: true, minimum: 0 });
  check.integer(populationRow, 'other_in_need_of_protection', { required: true, nullable: true, minimum: 0 });
  check.integer(populationRow, 'host_community', { required: true, nullable: true, minimum: 0 });
  check.integer(populationRow, 'returned_refugees', { required: true, nullable: true, minimum: 0 });
  check.integer(populationRow, 'returned_idps', { required: true, nullable: true, minimum: 0 });
}

/** spec/services/migration/service.yaml#records.SolutionsRow */
function checkSolutionsRow(check: ResultCheck, solutionsRow: object): void {
  check.integer(solutionsRow, 'year', { required: true });
  check.record(solutionsRow, 'country_of_origin', { required: true, nullable: true }, checkCountrySide);
  check.record(solutionsRow, 'country_of_asylum', { required: true, nullable: true }, checkCountrySide);
  check.integer(solutionsRow, 'returned_refugees', { required: true, nullable: true, minimum: 0 });
  check.integer(solutionsRow, 'resettlement', { required: true, nullable: true, minimum: 0 });
  check.integer(solutionsRow, 'naturalisation', { required: true, nullable: true, minimum: 0 });
  check.integer(solutionsRow, 'returned_idps', { required: true, nullable: true, minimum: 0 });
}

/** spec/services/migration/service.yaml#records.StatisticsCountry */
function checkStatisticsCountry(check: ResultCheck, statisticsCountry: object): void {
  check.string(statisticsCountry, 'code', { required: true, nullable: true });
  check.string(statisticsCountry, 'iso', { required: true, nullable: true });
  check.string(statisticsCountry, 'iso2', { required: true, nullable: true });
  check.string(statisticsCountry, 'name', { required: true });
  check.string(statisticsCountry, 'region', { required: true, nullable: true });
  check.string(statisticsCountry, 'major_area', { required: true, nullable: true });
}
