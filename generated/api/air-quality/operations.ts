// Generated from spec/api/air-quality/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkCityResult,
  checkCurrentResult,
  checkHistoryResult,
  decodeCity,
  decodeCurrent,
  decodeHistory,
} from './validators.ts';
import { writeAirQuality, writeHistoryResult } from './writers.ts';

/** spec/api/air-quality/service.yaml#endpoints.current */
export const current: Operation = {
  id: 'api.air-quality.current',
  service: 'api/air-quality',
  adapter: 'api/air-quality',
  name: 'current',
  summary: 'Air quality in this hour at one point, given by its coordinates: European and US index with their categories, particles, nitrogen dioxide, ozone and more.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/air-quality/current',
  tool: 'get_current_air_quality',
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['air-quality'],
  decode: decodeCurrent,
  check: checkCurrentResult,
  write: writeAirQuality,
};

/** spec/api/air-quality/service.yaml#endpoints.city */
export const city: Operation = {
  id: 'api.air-quality.city',
  service: 'api/air-quality',
  adapter: 'api/air-quality',
  name: 'city',
  summary: 'How clean the air of a city is now, found by its name (other places of that name are told): the same indices and pollutants as for coordinates.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/air-quality/city',
  tool: 'get_city_air_quality',
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['air-quality'],
  decode: decodeCity,
  check: checkCityResult,
  write: writeAirQuality,
};

/** spec/api/air-quality/service.yaml#endpoints.history */
export const history: Operation = {
  id: 'api.air-quality.history',
  service: 'api/air-quality',
  adapter: 'api/air-quality',
  name: 'history',
  summary: 'Air quality at a point hour by hour, the oldest first, up to 72 hours back.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/air-quality/history',
  tool: 'get_air_quality_history',
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['air-quality'],
  decode: decodeHistory,
  check: checkHistoryResult,
  write: writeHistoryResult,
};
