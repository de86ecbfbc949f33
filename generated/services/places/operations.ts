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
 * Cities worldwide with coordinates, population and time zone id; countries; and the time zones of a country. For the
 * current time in a place, use world-time. Data: GeoNames, CC BY 4.0.
 */
export interface PlacesHandlers {
  /**
   * Finds cities, towns and other populated places by name, with coordinates, population and time zone, best match
   * first or largest first. Ignores case and accents (lodz finds Łódź) and accepts names in other languages (Wien
   * finds Vienna, 東京 finds Tokyo). Order of matches: whole local and English names (Gothenburg finds Göteborg), whole
   * names in other languages, beginnings of names, beginnings of words, parts of words (three letters or more);
   * within each group, larger places come first. Add a country or region after a comma to narrow the search (Paris,
   * France; Springfield, MO). A query with only a country returns its largest places; a point such as 59.91,10.75
   * returns the nearest places. If no name matches, similar lists the closest names. Covers about 193,000 places with
   * 500 or more inhabitants, and administrative seats. Data: GeoNames, CC BY 4.0.
   */
  search_cities: Handler<SearchCitiesArguments, SearchCitiesResult>;
  /** One city by its GeoNames id, with its names in other languages and its elevation. */
  get_city: Handler<GetCityArguments, GetCityResult>;
  /**
   * All 250 countries and territories, or those of one continent, sorted by code or largest first, with capital,
   * population (about 2018), continent, currency and languages.
   */
  get_countries: Handler<GetCountriesArguments, GetCountriesResult>;
  /**
   * One country by its two-letter code, with capital, population (about 2018), continent, currency, languages and
   * neighboring countries.
   */
  get_country: Handler<GetCountryArguments, GetCountryResult>;
  /**
   * The IANA time zones of a country, or those whose id contains the given letters (prefix matches first), with
   * offsets in January, in July and without daylight saving time; not the current time.
   */
  search_timezones: Handler<SearchTimezonesArguments, SearchTimezonesResult>;
  /**
   * One IANA time zone by its id, with its country and its offsets in January, in July and without daylight saving
   * time; not its current time. Offsets are in hours from UTC. North of the equator, the July offset is larger. All
   * three offsets are equal if the clocks never change.
   */
  get_timezone: Handler<GetTimezoneArguments, GetTimezoneResult>;
}

/** spec/services/places/service.yaml#tools.search_cities */
export const searchCities: Operation = {
  id: 'places.search_cities',
  service: 'places',
  adapter: 'places',
  name: 'search_cities',
  summary: 'Finds cities, towns and other populated places by name, with coordinates, population and time zone, best match first or largest first.',
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
  summary: 'One city by its GeoNames id, with its names in other languages and its elevation.',
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
  summary: 'All 250 countries and territories, or those of one continent, sorted by code or largest first, with capital, population (about 2018), continent, currency and languages.',
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
  summary: 'One country by its two-letter code, with capital, population (about 2018), continent, currency, languages and neighboring countries.',
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
  summary: 'The IANA time zones of a country, or those whose id contains the given letters (prefix matches first), with offsets in January, in July and without daylight saving time; not the current time.',
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
  summary: 'One IANA time zone by its id, with its country and its offsets in January, in July and without daylight saving time; not its current time.',
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
