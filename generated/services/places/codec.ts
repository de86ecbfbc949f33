// Generated from spec/services/places/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import { briefOf } from '../../../runtime/decoding/brief.ts';
import type {
  GetCityArguments,
  GetCountriesArguments,
  GetCountryArguments,
  GetTimezoneArguments,
  ListedCountry,
  SearchCitiesArguments,
  SearchTimezonesArguments,
} from './types.ts';

/**
 * How the name matched. Results are in the order of these values, then by population. country: a place in the country
 * named by the query, largest first. nearest: a place near the point given as query, nearest first.
 */
export const CITY_MATCH_VALUES = [
  'name', 'alternate_name', 'name_prefix', 'word_prefix', 'part_of_name', 'alternate_name_prefix', 'country',
  'nearest',
] as const;

/** Africa, Antarctica, Asia, Europe, North America, Oceania, South America. */
export const CONTINENT_VALUES = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const;

/** Display names of CONTINENT_VALUES. */
export const CONTINENT_NAMES = {
  AF: ['Africa'],
  AN: ['Antarctica'],
  AS: ['Asia'],
  EU: ['Europe'],
  NA: ['North America', 'America'],
  OC: ['Oceania'],
  SA: ['South America', 'America'],
};

/** Level of detail per row. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

const COUNTRY_CODE_PATTERN = /^[A-Za-z]{2}$/u;
const ISO_CODE_PATTERN = /^[A-Za-z]{2}$/u;

/** spec/services/places/service.yaml#records.CountryRecord */
export const countryRecordFields = published.fields({
  iso_code: published.string(),
  iso3_code: published.string(),
  country_name: published.string(),
  native_name: published.string(),
  capital: published.string({ nullable: true }),
  population: published.integer({ nullable: true, minimum: 0 }),
  population_year: published.integer({ nullable: true }),
  area_km2: published.number(),
  continent: published.choice(CONTINENT_VALUES),
  continent_name: published.string(),
  currency_code: published.string({ nullable: true }),
  currency_codes: published.list(published.string()),
  languages: published.list(published.string()),
  calling_codes: published.list(published.string()),
  top_level_domain: published.string({ nullable: true }),
  neighbours: published.list(published.string()),
});

/** spec/services/places/service.yaml#records.FoundCity */
export const foundCityFields = published.fields({
  name: published.string(),
  country_code: published.string(),
  latitude: published.number({ minimum: -90, maximum: 90 }),
  longitude: published.number({ minimum: -180, maximum: 180 }),
  population: published.integer({ nullable: true, minimum: 1 }),
  timezone: published.string(),
  geonameid: published.integer(),
  admin1_code: published.string({ nullable: true }),
  feature_code: published.string({ nullable: true }),
  match: published.choice(CITY_MATCH_VALUES),
  distance_km: published.number({ optional: true, minimum: 0 }),
});

/** spec/services/places/service.yaml#records.ListedCountry */
export const listedCountryFields = published.fields({
  iso_code: published.string(),
  iso3_code: published.string({ optional: true }),
  country_name: published.string(),
  native_name: published.string({ optional: true }),
  capital: published.string({ nullable: true }),
  population: published.integer({ nullable: true, minimum: 0 }),
  population_year: published.integer({ optional: true, nullable: true }),
  area_km2: published.number({ optional: true }),
  continent: published.choice(CONTINENT_VALUES),
  continent_name: published.string({ optional: true }),
  currency_code: published.string({ nullable: true }),
  currency_codes: published.list(published.string(), { optional: true }),
  languages: published.list(published.string()),
  calling_codes: published.list(published.string(), { optional: true }),
  top_level_domain: published.string({ optional: true, nullable: true }),
  neighbours: published.list(published.string(), { optional: true }),
});

/** spec/services/places/service.yaml#records.TimezoneOffsets */
export const timezoneOffsetsFields = published.fields({
  timezone_id: published.string(),
  country_code: published.string({ nullable: true }),
  gmt_offset_jan: published.number(),
  dst_offset_jul: published.number(),
  raw_offset: published.number(),
});

/** spec/services/places/service.yaml#tools.search_cities */
export function decodeSearchCities(raw: RawArguments): Decoded<SearchCitiesArguments> {
  const read = new ArgumentReader(raw, ['query', 'country_code', 'limit', 'sort']);
  return read.finish<SearchCitiesArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 200 }),
    country_code: read.country('country_code', {
      emptyMeansAbsent: true,
      as: 'iso2',
      maxLength: 500,
      pattern: COUNTRY_CODE_PATTERN,
      wanted: 'an ISO 3166-1 alpha-2 code such as NO',
    }),
    limit: read.integer('limit', { default: 10, minimum: 1, maximum: 100 }),
    sort: read.choice('sort', ['match', 'population'], { default: 'match', ignoreCase: true }),
  });
}

/** Result of spec/services/places/service.yaml#tools.search_cities */
export const searchCitiesResult = published.record(published.fields({
  country_code: published.string({ optional: true }),
  data: published.list(published.record(foundCityFields)),
  similar: published.list(published.string(), { optional: true }),
  note: published.string({ optional: true }),
}));

/** spec/services/places/service.yaml#tools.get_city */
export function decodeGetCity(raw: RawArguments): Decoded<GetCityArguments> {
  const read = new ArgumentReader(raw, ['geonameid']);
  return read.finish<GetCityArguments>({
    geonameid: read.integer('geonameid', {
      required: true,
      minimum: 1,
      maximum: 2147483647,
      provider: 'search_cities',
    }),
  });
}

/** Result of spec/services/places/service.yaml#tools.get_city */
export const getCityResult = published.record(published.fields({
  name: published.string(),
  ascii_name: published.string(),
  alternate_names: published.list(published.string()),
  country_code: published.string(),
  country_name: published.string(),
  latitude: published.number({ minimum: -90, maximum: 90 }),
  longitude: published.number({ minimum: -180, maximum: 180 }),
  elevation: published.integer({ nullable: true }),
  population: published.integer({ nullable: true, minimum: 1 }),
  timezone: published.string(),
  geonameid: published.integer(),
  admin1_code: published.string({ nullable: true }),
  feature_code: published.string({ nullable: true }),
}));

/** spec/services/places/service.yaml#tools.get_countries */
export function decodeGetCountries(raw: RawArguments): Decoded<GetCountriesArguments> {
  const read = new ArgumentReader(raw, ['continent', 'text', 'detail', 'sort', 'limit', 'offset']);
  return read.finish<GetCountriesArguments>({
    continent: read.choice('continent', CONTINENT_VALUES, {
      emptyMeansAbsent: true,
      ignoreCase: true,
      called: CONTINENT_NAMES,
    }),
    text: read.string('text', { emptyMeansAbsent: true, maxLength: 100 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief' }),
    sort: read.choice('sort', ['code', 'population', 'area'], { default: 'code', ignoreCase: true }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 300 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 250 }),
  });
}

/** Result of spec/services/places/service.yaml#tools.get_countries */
export const getCountriesResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  population_year: published.integer(),
  data: published.list(published.record(listedCountryFields)),
}));

/** spec/services/places/service.yaml#tools.get_country */
export function decodeGetCountry(raw: RawArguments): Decoded<GetCountryArguments> {
  const read = new ArgumentReader(raw, ['iso_code']);
  return read.finish<GetCountryArguments>({
    iso_code: read.country('iso_code', {
      required: true,
      as: 'iso2',
      maxLength: 500,
      pattern: ISO_CODE_PATTERN,
      wanted: 'an ISO 3166-1 alpha-2 code such as NO',
    }),
  });
}

/** Result of spec/services/places/service.yaml#tools.get_country */
export const getCountryResult = published.record(countryRecordFields);

/** spec/services/places/service.yaml#tools.search_timezones */
export function decodeSearchTimezones(raw: RawArguments): Decoded<SearchTimezonesArguments> {
  const read = new ArgumentReader(raw, ['query', 'country_code', 'limit', 'offset']);
  return read.finish<SearchTimezonesArguments>({
    query: read.string('query', { emptyMeansAbsent: true, maxLength: 64 }),
    country_code: read.country('country_code', {
      emptyMeansAbsent: true,
      as: 'iso2',
      maxLength: 500,
      pattern: COUNTRY_CODE_PATTERN,
      wanted: 'an ISO 3166-1 alpha-2 code such as NO',
    }),
    limit: read.integer('limit', { default: 10, minimum: 1, maximum: 500 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 1000 }),
  });
}

/** Result of spec/services/places/service.yaml#tools.search_timezones */
export const searchTimezonesResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true, minimum: 1 }),
  country_code: published.string({ optional: true }),
  tzdata_release: published.string(),
  data: published.list(published.record(timezoneOffsetsFields)),
}));

/** spec/services/places/service.yaml#tools.get_timezone */
export function decodeGetTimezone(raw: RawArguments): Decoded<GetTimezoneArguments> {
  const read = new ArgumentReader(raw, ['timezone_id']);
  return read.finish<GetTimezoneArguments>({
    timezone_id: read.string('timezone_id', { required: true, minLength: 1, maxLength: 64 }),
  });
}

/** Result of spec/services/places/service.yaml#tools.get_timezone */
export const getTimezoneResult = published.record(published.fields({
  timezone_id: published.string(),
  country_code: published.string({ nullable: true }),
  gmt_offset_jan: published.number(),
  dst_offset_jul: published.number(),
  raw_offset: published.number(),
  tzdata_release: published.string(),
}));

/** spec/services/places/service.yaml#records.ListedCountry: its brief form if requested, otherwise all fields. */
export const briefListedCountry = briefOf<ListedCountry>([
  'iso_code', 'country_name', 'capital', 'population', 'continent', 'currency_code', 'languages',
]);
