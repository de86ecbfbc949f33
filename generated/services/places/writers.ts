// Generated from spec/services/places/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  CountryRecord,
  FoundCity,
  GetCityResult,
  GetCountriesResult,
  GetTimezoneResult,
  ListedCountry,
  SearchCitiesResult,
  SearchTimezonesResult,
  TimezoneOffsets,
} from './types.ts';

/** spec/services/places/service.yaml#tools.search_cities */
export function writeSearchCitiesResult(given: AdapterResult<SearchCitiesResult>): SearchCitiesResult {
  return {
    ...(given.country_code === undefined ? {} : { country_code: given.country_code }),
    data: given.data.map(writeFoundCity),
    ...(given.similar === undefined ? {} : { similar: given.similar }),
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/places/service.yaml#tools.get_city */
export function writeGetCityResult(given: AdapterResult<GetCityResult>): GetCityResult {
  return {
    name: given.name,
    ascii_name: given.ascii_name,
    alternate_names: given.alternate_names,
    country_code: given.country_code,
    country_name: given.country_name,
    latitude: given.latitude,
    longitude: given.longitude,
    elevation: given.elevation ?? null,
    population: given.population ?? null,
    timezone: given.timezone,
    geonameid: given.geonameid,
    admin1_code: given.admin1_code ?? null,
    feature_code: given.feature_code ?? null,
  };
}

/** spec/services/places/service.yaml#tools.get_countries */
export function writeGetCountriesResult(given: AdapterResult<GetCountriesResult>): GetCountriesResult {
  return {
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    population_year: given.population_year,
    data: given.data.map(writeListedCountry),
  };
}

/** spec/services/places/service.yaml#tools.search_timezones */
export function writeSearchTimezonesResult(given: AdapterResult<SearchTimezonesResult>): SearchTimezonesResult {
  return {
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    ...(given.country_code === undefined ? {} : { country_code: given.country_code }),
    tzdata_release: given.tzdata_release,
    data: given.data.map(writeTimezoneOffsets),
  };
}

/** spec/services/places/service.yaml#tools.get_timezone */
export function writeGetTimezoneResult(given: AdapterResult<GetTimezoneResult>): GetTimezoneResult {
  return {
    timezone_id: given.timezone_id,
    country_code: given.country_code ?? null,
    gmt_offset_jan: given.gmt_offset_jan,
    dst_offset_jul: given.dst_offset_jul,
    raw_offset: given.raw_offset,
    tzdata_release: given.tzdata_release,
  };
}

/** spec/services/places/service.yaml#records.CountryRecord */
export function writeCountryRecord(given: AdapterResult<CountryRecord>): CountryRecord {
  return {
    iso_code: given.iso_code,
    iso3_code: given.iso3_code,
    country_name: given.country_name,
    native_name: given.native_name,
    capital: given.capital ?? null,
    population: given.population ?? null,
    population_year: given.population_year ?? null,
    area_km2: given.area_km2,
    continent: given.continent,
    continent_name: given.continent_name,
    currency_code: given.currency_code ?? null,
    currency_codes: given.currency_codes,
    languages: given.languages,
    calling_codes: given.calling_codes,
    top_level_domain: given.top_level_domain ?? null,
    neighbours: given.neighbours,
  };
}

/** spec/services/places/service.yaml#records.FoundCity */
export function writeFoundCity(given: AdapterResult<FoundCity>): FoundCity {
  return {
    name: given.name,
    country_code: given.country_code,
    latitude: given.latitude,
    longitude: given.longitude,
    population: given.population ?? null,
    timezone: given.timezone,
    geonameid: given.geonameid,
    admin1_code: given.admin1_code ?? null,
    feature_code: given.feature_code ?? null,
    match: given.match,
    ...(given.distance_km === undefined ? {} : { distance_km: given.distance_km }),
  };
}

/** spec/services/places/service.yaml#records.ListedCountry */
export function writeListedCountry(given: AdapterResult<ListedCountry>): ListedCountry {
  return {
    iso_code: given.iso_code,
    ...(given.iso3_code === undefined ? {} : { iso3_code: given.iso3_code }),
    country_name: given.country_name,
    ...(given.native_name === undefined ? {} : { native_name: given.native_name }),
    capital: given.capital ?? null,
    population: given.population ?? null,
    ...('population_year' in given ? { population_year: given.population_year ?? null } : {}),
    ...(given.area_km2 === undefined ? {} : { area_km2: given.area_km2 }),
    continent: given.continent,
    ...(given.continent_name === undefined ? {} : { continent_name: given.continent_name }),
    currency_code: given.currency_code ?? null,
    ...(given.currency_codes === undefined ? {} : { currency_codes: given.currency_codes }),
    languages: given.languages,
    ...(given.calling_codes === undefined ? {} : { calling_codes: given.calling_codes }),
    ...('top_level_domain' in given ? { top_level_domain: given.top_level_domain ?? null } : {}),
    ...(given.neighbours === undefined ? {} : { neighbours: given.neighbours }),
  };
}

/** spec/services/places/service.yaml#records.TimezoneOffsets */
export function writeTimezoneOffsets(given: AdapterResult<TimezoneOffsets>): TimezoneOffsets {
  return {
    timezone_id: given.timezone_id,
    country_code: given.country_code ?? null,
    gmt_offset_jan: given.gmt_offset_jan,
    dst_offset_jul: given.dst_offset_jul,
    raw_offset: given.raw_offset,
  };
}
