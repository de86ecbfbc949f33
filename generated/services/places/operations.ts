// Generated from spec/services/places/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetCityResult,
  checkGetCountriesResult,
  checkGetCountryResult,
  checkGetTimezoneResult,
  checkSearchCitiesResult,
  checkSearchTimezonesResult,
  decodeGetCity,
  decodeGetCountries,
  decodeGetCountry,
  decodeGetTimezone,
  decodeSearchCities,
  decodeSearchTimezones,
} from './validators.ts';
import {
  writeCountryRecord,
  writeGetCityResult,
  writeGetCountriesResult,
  writeGetTimezoneResult,
  writeSearchCitiesResult,
  writeSearchTimezonesResult,
} from './writers.ts';

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
  check: checkSearchCitiesResult,
  write: writeSearchCitiesResult,
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
  check: checkGetCityResult,
  write: writeGetCityResult,
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
  check: checkGetCountriesResult,
  write: writeGetCountriesResult,
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
  check: checkGetCountryResult,
  write: writeCountryRecord,
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
  check: checkSearchTimezonesResult,
  write: writeSearchTimezonesResult,
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
  check: checkGetTimezoneResult,
  write: writeGetTimezoneResult,
};
