// Generated from spec/api/air-quality/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import { cityResult, currentResult, decodeCity, decodeCurrent, decodeHistory, historyResult } from './codec.ts';
import type {
  CityArguments,
  CityResult,
  CurrentArguments,
  CurrentResult,
  HistoryArguments,
  HistoryResult,
} from './types.ts';

/**
 * Air quality anywhere, now and over the last 72 hours: European and US indices, particles, nitrogen dioxide, ozone
 * and more.
 */
export interface ApiAirQualityHandlers {
  /**
   * Current air quality at one point, given by its coordinates: European and US indices with their categories,
   * particles, nitrogen dioxide, ozone and more. Values come from the global CAMS model, not from a measuring
   * station. A lower index means cleaner air. Concentrations are in micrograms per cubic meter.
   */
  current: Handler<CurrentArguments, CurrentResult>;
  /**
   * Current air quality of a city, found by its name (with a list of other places of that name): the same indices and
   * pollutants as for coordinates. If several places share the name, returns the largest or best-known one and lists
   * the others; "Springfield, Illinois", "Washington, DC" or "Prague, Czech Republic" selects one. If a code fits
   * both a US state and a country, the state takes precedence if the city exists there (Richmond, CA).
   */
  city: Handler<CityArguments, CityResult>;
  /** Hourly air quality at a point for up to the last 72 hours, oldest first. */
  history: Handler<HistoryArguments, HistoryResult>;
}

/** spec/api/air-quality/service.yaml#endpoints.current */
export const current: Operation = {
  id: 'api.air-quality.current',
  service: 'api/air-quality',
  adapter: 'api/air-quality',
  name: 'current',
  summary: 'Current air quality at one point, given by its coordinates: European and US indices with their categories, particles, nitrogen dioxide, ozone and more.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/air-quality/current',
  tool: 'get_current_air_quality',
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['air-quality'],
  decode: decodeCurrent,
  result: currentResult,
};

/** spec/api/air-quality/service.yaml#endpoints.city */
export const city: Operation = {
  id: 'api.air-quality.city',
  service: 'api/air-quality',
  adapter: 'api/air-quality',
  name: 'city',
  summary: 'Current air quality of a city, found by its name (with a list of other places of that name): the same indices and pollutants as for coordinates.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/air-quality/city',
  tool: 'get_city_air_quality',
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['air-quality'],
  decode: decodeCity,
  result: cityResult,
};

/** spec/api/air-quality/service.yaml#endpoints.history */
export const history: Operation = {
  id: 'api.air-quality.history',
  service: 'api/air-quality',
  adapter: 'api/air-quality',
  name: 'history',
  summary: 'Hourly air quality at a point for up to the last 72 hours, oldest first.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/air-quality/history',
  tool: 'get_air_quality_history',
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['air-quality'],
  decode: decodeHistory,
  result: historyResult,
};
