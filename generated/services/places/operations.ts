// Generated from spec/services/places.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetCity,
  decodeGetCountries,
  decodeGetCountry,
  decodeGetTimezone,
  decodeSearchCities,
  decodeSearchTimezones,
  watchGetCityResult,
  watchGetCountriesResult,
  watchGetCountryResult,
  watchGetTimezoneResult,
  watchSearchCitiesResult,
  watchSearchTimezonesResult,
} from './validators.ts';

/** spec/services/places.yaml#tools.search_cities */
export const searchCities: Operation = {
  id: 'places.search_cities',
  service: 'places',
  adapter: 'places',
  name: 'search_cities',
  summary: 'Find cities and other populated places by name, with coordinates, population and time zone. Case and accents do not matter (lodz finds Łódź), and names in other languages work (Wien finds Vienna, 東京 Tokyo). Whole names come first, then whole names in other languages, beginnings, beginnings of words, and parts of words from three letters on; among equals the larger place. Give the name alone, without its region or country. Some 193,000 places from 500 inhabitants on, and seats of administration. Data: GeoNames, CC BY 4.0.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeSearchCities,
  watch: watchSearchCitiesResult,
};

/** spec/services/places.yaml#tools.get_city */
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
  upstreams: [],
  decode: decodeGetCity,
  watch: watchGetCityResult,
};

/** spec/services/places.yaml#tools.get_countries */
export const getCountries: Operation = {
  id: 'places.get_countries',
  service: 'places',
  adapter: 'places',
  name: 'get_countries',
  summary: 'All 250 countries and territories with capital, population, continent, currency and languages.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeGetCountries,
  watch: watchGetCountriesResult,
};

/** spec/services/places.yaml#tools.get_country */
export const getCountry: Operation = {
  id: 'places.get_country',
  service: 'places',
  adapter: 'places',
  name: 'get_country',
  summary: 'One country by its two-letter code, with capital, population, continent, currency, languages and neighbours.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeGetCountry,
  watch: watchGetCountryResult,
};

/** spec/services/places.yaml#tools.search_timezones */
export const searchTimezones: Operation = {
  id: 'places.search_timezones',
  service: 'places',
  adapter: 'places',
  name: 'search_timezones',
  summary: 'Find IANA time zones by part of their id or by country, with their offsets in January, in July and without daylight saving time.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeSearchTimezones,
  watch: watchSearchTimezonesResult,
};

/** spec/services/places.yaml#tools.get_timezone */
export const getTimezone: Operation = {
  id: 'places.get_timezone',
  service: 'places',
  adapter: 'places',
  name: 'get_timezone',
  summary: 'One IANA time zone, with its offsets in January, in July and without daylight saving time.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeGetTimezone,
  watch: watchGetTimezoneResult,
};
