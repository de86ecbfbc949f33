// Generated from spec/services/space-weather/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetGeomagneticStormsResult,
  checkGetIssPositionResult,
  checkGetSolarFlaresResult,
  decodeGetGeomagneticStorms,
  decodeGetIssPosition,
  decodeGetSolarFlares,
} from './validators.ts';
import { writeGetGeomagneticStormsResult, writeGetIssPositionResult, writeGetSolarFlaresResult } from './writers.ts';

/** spec/services/space-weather/service.yaml#tools.get_solar_flares */
export const getSolarFlares: Operation = {
  id: 'space-weather.get_solar_flares',
  service: 'space-weather',
  adapter: 'space-weather',
  name: 'get_solar_flares',
  summary: 'Solar flares of the last days with class, times, place on the sun (longitude positive to the west) and active region: newest day first, strongest first within a day.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['donki', 'iss'],
  decode: decodeGetSolarFlares,
  check: checkGetSolarFlaresResult,
  write: writeGetSolarFlaresResult,
};

/** spec/services/space-weather/service.yaml#tools.get_geomagnetic_storms */
export const getGeomagneticStorms: Operation = {
  id: 'space-weather.get_geomagnetic_storms',
  service: 'space-weather',
  adapter: 'space-weather',
  name: 'get_geomagnetic_storms',
  summary: 'Geomagnetic storms of the last days, newest first, with every Kp value, the largest Kp, severity and NOAA G scale.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['donki', 'iss'],
  decode: decodeGetGeomagneticStorms,
  check: checkGetGeomagneticStormsResult,
  write: writeGetGeomagneticStormsResult,
};

/** spec/services/space-weather/service.yaml#tools.get_iss_position */
export const getIssPosition: Operation = {
  id: 'space-weather.get_iss_position',
  service: 'space-weather',
  adapter: 'space-weather',
  name: 'get_iss_position',
  summary: 'Where the International Space Station is now: latitude, longitude (positive to the east) and time, with altitude, speed and whether it is in sunlight where known.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['donki', 'iss'],
  decode: decodeGetIssPosition,
  check: checkGetIssPositionResult,
  write: writeGetIssPositionResult,
};
