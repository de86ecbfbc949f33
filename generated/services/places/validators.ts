// Generated from spec/services/places/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetCityArguments,
  GetCountriesArguments,
  GetCountryArguments,
  GetTimezoneArguments,
  SearchCitiesArguments,
  SearchTimezonesArguments,
} from './types.ts';
import { CITY_MATCH_VALUES, CONTINENT_NAMES, CONTINENT_VALUES, DETAIL_VALUES } from './values.ts';

const COUNTRY_CODE_PATTERN = /^[A-Za-z]{2}$/u;
const ISO_CODE_PATTERN = /^[A-Za-z]{2}$/u;

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
export function checkSearchCitiesResult(check: ResultCheck, result: object): void {
  check.string(result, 'country_code', {});
  check.list(result, 'data', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkFoundCity),
  );
  check.list(result, 'similar', {}, (check, items, index) => check.string(items, index, { required: true }));
  check.string(result, 'note', {});
}

/** spec/services/places/service.yaml#tools.get_city */
export function decodeGetCity(raw: RawArguments): Decoded<GetCityArguments> {
  const read = new ArgumentReader(raw, ['geonameid']);
  return read.finish<GetCityArguments>({
    geonameid: read.integer('geonameid', { required: true, minimum: 1, maximum: 2147483647, giver: 'search_cities' }),
  });
}

/** Result of spec/services/places/service.yaml#tools.get_city */
export function checkGetCityResult(check: ResultCheck, result: object): void {
  check.string(result, 'name', { required: true });
  check.string(result, 'ascii_name', { required: true });
  check.list(result, 'alternate_names', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'country_code', { required: true });
  check.string(result, 'country_name', { required: true });
  check.number(result, 'latitude', { required: true, minimum: -90, maximum: 90 });
  check.number(result, 'longitude', { required: true, minimum: -180, maximum: 180 });
  check.integer(result, 'elevation', { required: true, nullable: true });
  check.integer(result, 'population', { required: true, nullable: true, minimum: 1 });
  check.string(result, 'timezone', { required: true });
  check.integer(result, 'geonameid', { required: true });
  check.string(result, 'admin1_code', { required: true, nullable: true });
  check.string(result, 'feature_code', { required: true, nullable: true });
}

/** spec/services/places/service.yaml#tools.get_countries */
export function decodeGetCountries(raw: RawArguments): Decoded<GetCountriesArguments> {
  const read = new ArgumentReader(raw, ['continent', 'text', 'detail', 'sort', 'limit', 'offset']);
  return read.finish<GetCountriesArguments>({
    continent: read.choice(
      'continent',
      CONTINENT_VALUES,
      { emptyMeansAbsent: true, ignoreCase: true, called: CONTINENT_NAMES },
    ),
    text: read.string('text', { emptyMeansAbsent: true, maxLength: 100 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief' }),
    sort: read.choice('sort', ['code', 'population', 'area'], { default: 'code', ignoreCase: true }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 300 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 250 }),
  });
}

/** Result of spec/services/places/service.yaml#tools.get_countries */
export function checkGetCountriesResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.integer(result, 'population_year', { required: true });
  check.list(result, 'data', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkListedCountry),
  );
}

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
export function checkGetCountryResult(check: ResultCheck, result: object): void {
  checkCountryRecord(check, result);
}

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
export function checkSearchTimezonesResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true, minimum: 1 });
  check.string(result, 'country_code', {});
  check.string(result, 'tzdata_release', { required: true });
  check.list(result, 'data', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkTimezoneOffsets),
  );
}

/** spec/services/places/service.yaml#tools.get_timezone */
export function decodeGetTimezone(raw: RawArguments): Decoded<GetTimezoneArguments> {
  const read = new ArgumentReader(raw, ['timezone_id']);
  return read.finish<GetTimezoneArguments>({
    timezone_id: read.string('timezone_id', { required: true, minLength: 1, maxLength: 64 }),
  });
}

/** Result of spec/services/places/service.yaml#tools.get_timezone */
export function checkGetTimezoneResult(check: ResultCheck, result: object): void {
  check.string(result, 'timezone_id', { required: true });
  check.string(result, 'country_code', { required: true, nullable: true });
  check.number(result, 'gmt_offset_jan', { required: true });
  check.number(result, 'dst_offset_jul', { required: true });
  check.number(result, 'raw_offset', { required: true });
  check.string(result, 'tzdata_release', { required: true });
}

/** spec/services/places/service.yaml#records.CountryRecord */
function checkCountryRecord(check: ResultCheck, countryRecord: object): void {
  check.string(countryRecord, 'iso_code', { required: true });
  check.string(countryRecord, 'iso3_code', { required: true });
  check.string(countryRecord, 'country_name', { required: true });
  check.string(countryRecord, 'native_name', { required: true });
  check.string(countryRecord, 'capital', { required: true, nullable: true });
  check.integer(countryRecord, 'population', { required: true, nullable: true, minimum: 0 });
  check.integer(countryRecord, 'population_year', { required: true, nullable: true });
  check.number(countryRecord, 'area_km2', { required: true });
  check.choice(countryRecord, 'continent', CONTINENT_VALUES, { required: true });
  check.string(countryRecord, 'continent_name', { required: true });
  check.string(countryRecord, 'currency_code', { required: true, nullable: true });
  check.list(countryRecord, 'currency_codes', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(countryRecord, 'languages', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(countryRecord, 'calling_codes', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(countryRecord, 'top_level_domain', { required: true, nullable: true });
  check.list(countryRecord, 'neighbours', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
}

/** spec/services/places/service.yaml#records.FoundCity */
function checkFoundCity(check: ResultCheck, foundCity: object): void {
  check.string(foundCity, 'name', { required: true });
  check.string(foundCity, 'country_code', { required: true });
  check.number(foundCity, 'latitude', { required: true, minimum: -90, maximum: 90 });
  check.number(foundCity, 'longitude', { required: true, minimum: -180, maximum: 180 });
  check.integer(foundCity, 'population', { required: true, nullable: true, minimum: 1 });
  check.string(foundCity, 'timezone', { required: true });
  check.integer(foundCity, 'geonameid', { required: true });
  check.string(foundCity, 'admin1_code', { required: true, nullable: true });
  check.string(foundCity, 'feature_code', { required: true, nullable: true });
  check.choice(foundCity, 'match', CITY_MATCH_VALUES, { required: true });
  check.number(foundCity, 'distance_km', { minimum: 0 });
}

/** spec/services/places/service.yaml#records.ListedCountry */
function checkListedCountry(check: ResultCheck, listedCountry: object): void {
  check.string(listedCountry, 'iso_code', { required: true });
  check.string(listedCountry, 'iso3_code', {});
  check.string(listedCountry, 'country_name', { required: true });
  check.string(listedCountry, 'native_name', {});
  check.string(listedCountry, 'capital', { required: true, nullable: true });
  check.integer(listedCountry, 'population', { required: true, nullable: true, minimum: 0 });
  check.integer(listedCountry, 'population_year', { nullable: true });
  check.number(listedCountry, 'area_km2', {});
  check.choice(listedCountry, 'continent', CONTINENT_VALUES, { required: true });
  check.string(listedCountry, 'continent_name', {});
  check.string(listedCountry, 'currency_code', { required: true, nullable: true });
  check.list(listedCountry, 'currency_codes', {}, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(listedCountry, 'languages', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(listedCountry, 'calling_codes', {}, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(listedCountry, 'top_level_domain', { nullable: true });
  check.list(listedCountry, 'neighbours', {}, (check, items, index) => check.string(items, index, { required: true }));
}

/** spec/services/places/service.yaml#records.TimezoneOffsets */
function checkTimezoneOffsets(check: ResultCheck, timezoneOffsets: object): void {
  check.string(timezoneOffsets, 'timezone_id', { required: true });
  check.string(timezoneOffsets, 'country_code', { required: true, nullable: true });
  check.number(timezoneOffsets, 'gmt_offset_jan', { required: true });
  check.number(timezoneOffsets, 'dst_offset_jul', { required: true });
  check.number(timezoneOffsets, 'raw_offset', { required: true });
}
