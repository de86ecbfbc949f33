// Generated from spec/services/migration/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  GetDemographicsArguments,
  GetPopulationArguments,
  GetSolutionsArguments,
  ListCountriesArguments,
} from './types.ts';

/** Column to sort by, in descending order. */
export const DEMOGRAPHICS_SORT_VALUES = ['total'] as const;

/** Grouping of rows. */
export const GROUPING_VALUES = ['pair', 'origin', 'asylum', 'total'] as const;

/** Column to sort by, in descending order. */
export const POPULATION_SORT_VALUES = [
  'refugees', 'asylum_seekers', 'idps', 'stateless', 'others_of_concern', 'other_in_need_of_protection',
  'returned_refugees', 'returned_idps',
] as const;

/**
 * REF refugees, ASY asylum seekers, IDP internally displaced, OIP other people in need of international protection,
 * STA stateless, OOC others of concern, HST host community, RET returned refugees, RDP returned internally displaced.
 */
export const POPULATION_TYPE_VALUES = ['REF', 'ASY', 'IDP', 'OIP', 'STA', 'OOC', 'HST', 'RET', 'RDP'] as const;

/** Column to sort by, in descending order. */
export const SOLUTIONS_SORT_VALUES = ['returned_refugees', 'resettlement', 'naturalisation', 'returned_idps'] as const;

const COUNTRY_OF_ASYLUM_PATTERN = /^[A-Za-z]{2,3}$/u;
const COUNTRY_OF_ORIGIN_PATTERN = /^[A-Za-z]{2,3}$/u;

/** spec/services/migration/service.yaml#records.CountrySide */
export const countrySideFields = published.fields({
  iso: published.string(),
  code: published.string({ nullable: true }),
  name: published.string(),
});

/** spec/services/migration/service.yaml#records.DemographicsRow */
export const demographicsRowFields = published.fields({
  year: published.integer(),
  country_of_origin: published.record(countrySideFields, { nullable: true }),
  country_of_asylum: published.record(countrySideFields, { nullable: true }),
  population_type: published.choice(POPULATION_TYPE_VALUES, { optional: true }),
  has_breakdown: published.boolean(),
  female_0_4: published.integer({ nullable: true, minimum: 0 }),
  female_5_11: published.integer({ nullable: true, minimum: 0 }),
  female_12_17: published.integer({ nullable: true, minimum: 0 }),
  female_18_59: published.integer({ nullable: true, minimum: 0 }),
  female_60_plus: published.integer({ nullable: true, minimum: 0 }),
  female_age_unknown: published.integer({ nullable: true, minimum: 0 }),
  female_total: published.integer({ nullable: true, minimum: 0 }),
  male_0_4: published.integer({ nullable: true, minimum: 0 }),
  male_5_11: published.integer({ nullable: true, minimum: 0 }),
  male_12_17: published.integer({ nullable: true, minimum: 0 }),
  male_18_59: published.integer({ nullable: true, minimum: 0 }),
  male_60_plus: published.integer({ nullable: true, minimum: 0 }),
  male_age_unknown: published.integer({ nullable: true, minimum: 0 }),
  male_total: published.integer({ nullable: true, minimum: 0 }),
  total: published.integer({ nullable: true, minimum: 0 }),
});

/** spec/services/migration/service.yaml#records.PopulationRow */
export const populationRowFields = published.fields({
  year: published.integer(),
  country_of_origin: published.record(countrySideFields, { nullable: true }),
  country_of_asylum: published.record(countrySideFields, { nullable: true }),
  refugees: published.integer({ nullable: true, minimum: 0 }),
  asylum_seekers: published.integer({ nullable: true, minimum: 0 }),
  idps: published.integer({ nullable: true, minimum: 0 }),
  stateless: published.integer({ nullable: true, minimum: 0 }),
  others_of_concern: published.integer({ nullable: true, minimum: 0 }),
  other_in_need_of_protection: published.integer({ nullable: true, minimum: 0 }),
  host_community: published.integer({ nullable: true, minimum: 0 }),
  returned_refugees: published.integer({ nullable: true, minimum: 0 }),
  returned_idps: published.integer({ nullable: true, minimum: 0 }),
});

/** spec/services/migration/service.yaml#records.SolutionsRow */
export const solutionsRowFields = published.fields({
  year: published.integer(),
  country_of_origin: published.record(countrySideFields, { nullable: true }),
  country_of_asylum: published.record(countrySideFields, { nullable: true }),
  returned_refugees: published.integer({ nullable: true, minimum: 0 }),
  resettlement: published.integer({ nullable: true, minimum: 0 }),
  naturalisation: published.integer({ nullable: true, minimum: 0 }),
  returned_idps: published.integer({ nullable: true, minimum: 0 }),
});

/** spec/services/migration/service.yaml#records.StatisticsCountry */
export const statisticsCountryFields = published.fields({
  code: published.string({ nullable: true }),
  iso: published.string({ nullable: true }),
  iso2: published.string({ nullable: true }),
  name: published.string(),
  region: published.string({ nullable: true }),
  major_area: published.string({ nullable: true }),
});

/** spec/services/migration/service.yaml#tools.get_population */
export function decodeGetPopulation(raw: RawArguments): Decoded<GetPopulationArguments> {
  const read = new ArgumentReader(raw, [
    'year', 'country_of_origin', 'country_of_asylum', 'group_by', 'sort', 'limit', 'page',
  ]);
  return read.finish<GetPopulationArguments>({
    year: read.integer('year', { minimum: 1951, maximum: 2025 }),
    country_of_origin: read.countries('country_of_origin', {
      emptyMeansAbsent: true,
      as: 'iso3',
      maxValues: 60,
      maxLength: 200,
      pattern: COUNTRY_OF_ORIGIN_PATTERN,
    }),
    country_of_asylum: read.countries('country_of_asylum', {
      emptyMeansAbsent: true,
      as: 'iso3',
      maxValues: 60,
      maxLength: 200,
      pattern: COUNTRY_OF_ASYLUM_PATTERN,
    }),
    group_by: read.choice('group_by', GROUPING_VALUES, { default: 'pair' }),
    sort: read.choice('sort', POPULATION_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 100 }),
    page: read.integer('page', { default: 1, minimum: 1, maximum: 100000 }),
  });
}

/** Result of spec/services/migration/service.yaml#tools.get_population */
export const getPopulationResult = published.record(published.fields({
  page: published.integer({ minimum: 1 }),
  max_pages: published.integer({ minimum: 0 }),
  count: published.integer({ minimum: 0 }),
  results: published.list(published.record(populationRowFields)),
  origin_iso: published.string({ optional: true }),
  asylum_iso: published.string({ optional: true }),
  note: published.string({ optional: true }),
  source: published.string({ format: 'uri' }),
}));

/** spec/services/migration/service.yaml#tools.get_demographics */
export function decodeGetDemographics(raw: RawArguments): Decoded<GetDemographicsArguments> {
  const read = new ArgumentReader(raw, [
    'year', 'country_of_origin', 'country_of_asylum', 'group_by', 'sort', 'limit', 'page', 'by_population_type',
  ]);
  return read.finish<GetDemographicsArguments>({
    year: read.integer('year', { minimum: 1951, maximum: 2025 }),
    country_of_origin: read.countries('country_of_origin', {
      emptyMeansAbsent: true,
      as: 'iso3',
      maxValues: 60,
      maxLength: 200,
      pattern: COUNTRY_OF_ORIGIN_PATTERN,
    }),
    country_of_asylum: read.countries('country_of_asylum', {
      emptyMeansAbsent: true,
      as: 'iso3',
      maxValues: 60,
      maxLength: 200,
      pattern: COUNTRY_OF_ASYLUM_PATTERN,
    }),
    group_by: read.choice('group_by', GROUPING_VALUES, { default: 'pair' }),
    sort: read.choice('sort', DEMOGRAPHICS_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 100 }),
    page: read.integer('page', { default: 1, minimum: 1, maximum: 100000 }),
    by_population_type: read.boolean('by_population_type', { default: false }),
  });
}

/** Result of spec/services/migration/service.yaml#tools.get_demographics */
export const getDemographicsResult = published.record(published.fields({
  page: published.integer({ minimum: 1 }),
  max_pages: published.integer({ minimum: 0 }),
  count: published.integer({ minimum: 0 }),
  results: published.list(published.record(demographicsRowFields)),
  origin_iso: published.string({ optional: true }),
  asylum_iso: published.string({ optional: true }),
  note: published.string({ optional: true }),
  source: published.string({ format: 'uri' }),
}));

/** spec/services/migration/service.yaml#tools.get_solutions */
export function decodeGetSolutions(raw: RawArguments): Decoded<GetSolutionsArguments> {
  const read = new ArgumentReader(raw, [
    'year', 'country_of_origin', 'country_of_asylum', 'group_by', 'sort', 'limit', 'page',
  ]);
  return read.finish<GetSolutionsArguments>({
    year: read.integer('year', { minimum: 1951, maximum: 2025 }),
    country_of_origin: read.countries('country_of_origin', {
      emptyMeansAbsent: true,
      as: 'iso3',
      maxValues: 60,
      maxLength: 200,
      pattern: COUNTRY_OF_ORIGIN_PATTERN,
    }),
    country_of_asylum: read.countries('country_of_asylum', {
      emptyMeansAbsent: true,
      as: 'iso3',
      maxValues: 60,
      maxLength: 200,
      pattern: COUNTRY_OF_ASYLUM_PATTERN,
    }),
    group_by: read.choice('group_by', GROUPING_VALUES, { default: 'pair' }),
    sort: read.choice('sort', SOLUTIONS_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 100 }),
    page: read.integer('page', { default: 1, minimum: 1, maximum: 100000 }),
  });
}

/** Result of spec/services/migration/service.yaml#tools.get_solutions */
export const getSolutionsResult = published.record(published.fields({
  page: published.integer({ minimum: 1 }),
  max_pages: published.integer({ minimum: 0 }),
  count: published.integer({ minimum: 0 }),
  results: published.list(published.record(solutionsRowFields)),
  origin_iso: published.string({ optional: true }),
  asylum_iso: published.string({ optional: true }),
  note: published.string({ optional: true }),
  source: published.string({ format: 'uri' }),
}));

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
export const listCountriesResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true, minimum: 1 }),
  countries: published.list(published.record(statisticsCountryFields)),
}));
