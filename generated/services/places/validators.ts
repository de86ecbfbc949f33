// Generated from spec/services/places.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
import type {
  GetCityArguments,
  GetCountriesArguments,
  GetCountryArguments,
  GetTimezoneArguments,
  SearchCitiesArguments,
  SearchTimezonesArguments,
} from './types.ts';

const COUNTRY_CODE_PATTERN = /^[A-Za-z]{2}$/u;
const ISO_CODE_PATTERN = /^[A-Za-z]{2}$/u;
const CONTINENT_VALUES = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const;
const CITY_MATCH_VALUES = [
  'name', 'alternate_name', 'name_prefix', 'word_prefix', 'part_of_name', 'alternate_name_prefix',
] as const;

/** spec/services/places.yaml#tools.search_cities */
export function decodeSearchCities(raw: RawArguments): Decoded<SearchCitiesArguments> {
  const read = new ArgumentReader(raw, ['query', 'country_code', 'limit']);
  return read.finish<SearchCitiesArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 200 }),
    country_code: read.string(
      'country_code',
      { emptyMeansAbsent: true, maxLength: 500, pattern: COUNTRY_CODE_PATTERN },
    ),
    limit: read.integer('limit', { default: 10, minimum: 1, maximum: 100 }),
  });
}

/** Result of spec/services/places.yaml#tools.search_cities */
export function watchSearchCitiesResult(watch: ResultWatch, result: object): void {
  watch.list(result, 'data', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchFoundCity),
  );
}

/** spec/services/places.yaml#tools.get_city */
export function decodeGetCity(raw: RawArguments): Decoded<GetCityArguments> {
  const read = new ArgumentReader(raw, ['geonameid']);
  return read.finish<GetCityArguments>({
    geonameid: read.integer('geonameid', { required: true, minimum: 1, maximum: 2147483647 }),
  });
}

/** Result of spec/services/places.yaml#tools.get_city */
export function watchGetCityResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'name', { required: true });
  watch.string(result, 'ascii_name', { required: true });
  watch.list(result, 'alternate_names', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.string(result, 'country_code', { required: true });
  watch.string(result, 'country_name', { required: true });
  watch.number(result, 'latitude', { required: true, minimum: -90, maximum: 90 });
  watch.number(result, 'longitude', { required: true, minimum: -180, maximum: 180 });
  watch.integer(result, 'elevation', { required: true, nullable: true });
  watch.integer(result, 'population', { required: true, nullable: true, minimum: 1 });
  watch.string(result, 'timezone', { required: true });
  watch.integer(result, 'geonameid', { required: true });
  watch.string(result, 'admin1_code', { required: true, nullable: true });
  watch.string(result, 'feature_code', { required: true, nullable: true });
}

/** spec/services/places.yaml#tools.get_countries */
export function decodeGetCountries(raw: RawArguments): Decoded<GetCountriesArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<GetCountriesArguments>({});
}

/** Result of spec/services/places.yaml#tools.get_countries */
export function watchGetCountriesResult(watch: ResultWatch, result: object): void {
  watch.list(result, 'data', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchCountry),
  );
}

/** spec/services/places.yaml#tools.get_country */
export function decodeGetCountry(raw: RawArguments): Decoded<GetCountryArguments> {
  const read = new ArgumentReader(raw, ['iso_code']);
  return read.finish<GetCountryArguments>({
    iso_code: read.string('iso_code', { required: true, maxLength: 500, pattern: ISO_CODE_PATTERN }),
  });
}

/** Result of spec/services/places.yaml#tools.get_country */
export function watchGetCountryResult(watch: ResultWatch, result: object): void {
  watchCountry(watch, result);
}

/** spec/services/places.yaml#tools.search_timezones */
export function decodeSearchTimezones(raw: RawArguments): Decoded<SearchTimezonesArguments> {
  const read = new ArgumentReader(raw, ['query', 'country_code', 'limit']);
  return read.finish<SearchTimezonesArguments>({
    query: read.string('query', { emptyMeansAbsent: true, maxLength: 64 }),
    country_code: read.string(
      'country_code',
      { emptyMeansAbsent: true, maxLength: 500, pattern: COUNTRY_CODE_PATTERN },
    ),
    limit: read.integer('limit', { default: 10, minimum: 1, maximum: 500 }),
  });
}

/** Result of spec/services/places.yaml#tools.search_timezones */
export function watchSearchTimezonesResult(watch: ResultWatch, result: object): void {
  watch.list(result, 'data', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchTimezoneOffsets),
  );
}

/** spec/services/places.yaml#tools.get_timezone */
export function decodeGetTimezone(raw: RawArguments): Decoded<GetTimezoneArguments> {
  const read = new ArgumentReader(raw, ['timezone_id']);
  return read.finish<GetTimezoneArguments>({
    timezone_id: read.string('timezone_id', { required: true, minLength: 1, maxLength: 64 }),
  });
}

/** Result of spec/services/places.yaml#tools.get_timezone */
export function watchGetTimezoneResult(watch: ResultWatch, result: object): void {
  watchTimezoneOffsets(watch, result);
}

/** spec/services/places.yaml#records.Country */
function watchCountry(watch: ResultWatch, country: object): void {
  watch.string(country, 'iso_code', { required: true });
  watch.string(country, 'iso3_code', { required: true });
  watch.string(country, 'country_name', { required: true });
  watch.string(country, 'native_name', { required: true });
  watch.string(country, 'capital', { required: true, nullable: true });
  watch.integer(country, 'population', { required: true, nullable: true, minimum: 0 });
  watch.number(country, 'area_km2', { required: true });
  watch.choice(country, 'continent', CONTINENT_VALUES, { required: true });
  watch.string(country, 'continent_name', { required: true });
  watch.string(country, 'currency_code', { required: true, nullable: true });
  watch.list(country, 'currency_codes', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.list(country, 'languages', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.list(country, 'calling_codes', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.string(country, 'top_level_domain', { required: true, nullable: true });
  watch.list(country, 'neighbours', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
}

/** spec/services/places.yaml#records.FoundCity */
function watchFoundCity(watch: ResultWatch, foundCity: object): void {
  watch.string(foundCity, 'name', { required: true });
  watch.string(foundCity, 'country_code', { required: true });
  watch.number(foundCity, 'latitude', { required: true, minimum: -90, maximum: 90 });
  watch.number(foundCity, 'longitude', { required: true, minimum: -180, maximum: 180 });
  watch.integer(foundCity, 'population', { required: true, nullable: true, minimum: 1 });
  watch.string(foundCity, 'timezone', { required: true });
  watch.integer(foundCity, 'geonameid', { required: true });
  watch.string(foundCity, 'admin1_code', { required: true, nullable: true });
  watch.string(foundCity, 'feature_code', { required: true, nullable: true });
  watch.choice(foundCity, 'match', CITY_MATCH_VALUES, { required: true });
}

/** spec/services/places.yaml#records.TimezoneOffsets */
function watchTimezoneOffsets(watch: ResultWatch, timezoneOffsets: object): void {
  watch.string(timezoneOffsets, 'timezone_id', { required: true });
  watch.string(timezoneOffsets, 'country_code', { required: true, nullable: true });
  watch.number(timezoneOffsets, 'gmt_offset_jan', { required: true });
  watch.number(timezoneOffsets, 'dst_offset_jul', { required: true });
  watch.number(timezoneOffsets, 'raw_offset', { required: true });
}
