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
 * Air quality of any place now and in the last 72 hours: European and US index, particles, nitrogen dioxide, ozone
 * and more.
 */
export interface ApiAirQualityHandlers {
  /**
   * Air quality in this hour at one point, given by its coordinates: European and US index with their categories,
   * particles, nitrogen dioxide, ozone and more. Values are of the CAMS model, which knows every place on earth, and
   * not of a measuring station; a lower index is cleaner air, and concentrations are in micrograms a cubic metre.
   */
  current: Handler<CurrentArguments, CurrentResult>;
  /**
   * How clean the air of a city is now, found by its name (other places of that name are told): the same indices and
   * pollutants as for coordinates. Of several places of a name the largest or best known is taken, and the others are
   * named; "Springfield, Illinois", "Washington, DC" or "Prague, Czech Republic" chooses one. A US state comes before
   * a country where both fit and the city is there (Richmond, CA).
   */
  city: Handler<CityArguments, CityResult>;
  /** Air quality at a point hour by hour, the oldest first, up to 72 hours back. */
  history: Handler<HistoryArguments, HistoryResult>;
}

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
  result: currentResult,
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
  result: cityResult,
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
  result: historyResult,
};
