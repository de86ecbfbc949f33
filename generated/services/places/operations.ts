// Generated from spec/services/places/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetCity,
  decodeGetCountries,
  decodeGetCountry,
  decodeGetTimezone,
  decodeSearchCities,
  decodeSearchTimezones,
  getCityResult,
  getCountriesResult,
  getCountryResult,
  getTimezoneResult,
  searchCitiesResult,
  searchTimezonesResult,
} from './codec.ts';
import type {
  GetCityArguments,
  GetCityResult,
  GetCountriesArguments,
  GetCountriesResult,
  GetCountryArguments,
  GetCountryResult,
  GetTimezoneArguments,
  GetTimezoneResult,
  SearchCitiesArguments,
  SearchCitiesResult,
  SearchTimezonesArguments,
  SearchTimezonesResult,
} from './types.ts';

/**
 * Cities of the world with coordinates, population and the id of their time zone; countries; the zones that a country
 * has. What time it is there is in world-time. Data of GeoNames, CC BY 4.0.
 */
export interface PlacesHandlers {
  /**
   * Find cities and other populated places by name, with coordinates, population and time zone, best match first or
   * largest first. Case and accents do not matter (lodz finds Łódź), and names in other languages work (Wien finds
   * Vienna, 東京 Tokyo). Whole local and English names come first (Gothenburg finds Göteborg), then whole names in
   * other languages, beginnings, beginnings of words, and parts of words from three letters on; among equals the
   * larger place. A country or region may follow a comma (Paris, France; Springfield, MO). A country alone gives its
   * largest places, a point such as 59.91,10.75 the places nearest to it. Where nothing has the name, similar has the
   * nearest names. Some 193,000 places from 500 inhabitants on, and seats of administration. Data: GeoNames, CC BY
   * 4.0.
   */
  search_cities: Handler<SearchCitiesArguments, SearchCitiesResult>;
  /** One city by its GeoNames id, with its names in other languages and its height. */
  get_city: Handler<GetCityArguments, GetCityResult>;
  /**
   * Countries and territories, by code or the largest first, all 250 or those of a continent, with capital,
   * population (about 2018), continent, currency and languages.
   */
  get_countries: Handler<GetCountriesArguments, GetCountriesResult>;
  /**
   * One country by its two-letter code, with capital, population (about 2018), continent, currency, languages and
   * neighbours.
   */
  get_country: Handler<GetCountryArguments, GetCountryResult>;
  /**
   * The IANA time zones of a country, or those with some letters in their id, those that begin so first, with their
   * offsets in January, July and without daylight saving time; not the time there.
   */
  search_timezones: Handler<SearchTimezonesArguments, SearchTimezonesResult>;
  /**
   * One IANA time zone by its id, with its country and its offsets in January, in July and without daylight saving
   * time; not the time there. Offsets are hours from UTC, north of the equator the larger one in July; all three are
   * equal where clocks never change.
   */
  get_timezone: Handler<GetTimezoneArguments, GetTimezoneResult>;
}

/** spec/services/places/service.yaml#tools.search_cities */
export const searchCities: Operation = {
  id: 'places.search_cities',
  service: 'places',
  adapter: 'places',
  name: 'search_cities',
  summary: 'Find cities and other populated places by name, with coordinates, population and time zone, best match first or largest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'GeoNames', page: 'https://www.geonames.org', licence: 'CC BY 4.0', asOf: '2023-03' }],
  decode: decodeSearchCities,
  result: searchCitiesResult,
};

/** spec/services/places/service.yaml#tools.get_city */
export const getCity: Operation = {
  id: 'places.get_city',
  service: 'places',
  adapter: 'places',
  name: 'get_city',
  summary: 'One city by its GeoNames id, with its names in other languages and its height.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: [],
  builtIn: [{ publisher: 'GeoNames', page: 'https://www.geonames.org', licence: 'CC BY 4.0', asOf: '2023-03' }],
  decode: decodeGetCity,
  result: getCityResult,
};

/** spec/services/places/service.yaml#tools.get_countries */
export const getCountries: Operation = {
  id: 'places.get_countries',
  service: 'places',
  adapter: 'places',
  name: 'get_countries',
  summary: 'Countries and territories, by code or the largest first, all 250 or those of a continent, with capital, population (about 2018), continent, currency and languages.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'GeoNames', page: 'https://www.geonames.org', licence: 'CC BY 4.0', asOf: '2023-03' }],
  decode: decodeGetCountries,
  result: getCountriesResult,
};

/** spec/services/places/service.yaml#tools.get_country */
export const getCountry: Operation = {
  id: 'places.get_country',
  service: 'places',
  adapter: 'places',
  name: 'get_country',
  summary: 'One country by its two-letter code, with capital, population (about 2018), continent, currency, languages and neighbours.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: [],
  builtIn: [{ publisher: 'GeoNames', page: 'https://www.geonames.org', licence: 'CC BY 4.0', asOf: '2023-03' }],
  decode: decodeGetCountry,
  result: getCountryResult,
};

/** spec/services/places/service.yaml#tools.search_timezones */
export const searchTimezones: Operation = {
  id: 'places.search_timezones',
  service: 'places',
  adapter: 'places',
  name: 'search_timezones',
  summary: 'The IANA time zones of a country, or those with some letters in their id, those that begin so first, with their offsets in January, July and without daylight saving time; not the time there.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'IANA time zone database', page: 'https://www.iana.org/time-zones', asOf: '{tzdata}' }],
  decode: decodeSearchTimezones,
  result: searchTimezonesResult,
};

/** spec/services/places/service.yaml#tools.get_timezone */
export const getTimezone: Operation = {
  id: 'places.get_timezone',
  service: 'places',
  adapter: 'places',
  name: 'get_timezone',
  summary: 'One IANA time zone by its id, with its country and its offsets in January, in July and without daylight saving time; not the time there.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: [],
  builtIn: [{ publisher: 'IANA time zone database', page: 'https://www.iana.org/time-zones', asOf: '{tzdata}' }],
  decode: decodeGetTimezone,
  result: getTimezoneResult,
};
