// Generated from spec/services/space-weather/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetGeomagneticStorms,
  decodeGetIssPosition,
  decodeGetSolarFlares,
  getGeomagneticStormsResult,
  getIssPositionResult,
  getSolarFlaresResult,
} from './codec.ts';
import type {
  GetGeomagneticStormsArguments,
  GetGeomagneticStormsResult,
  GetIssPositionArguments,
  GetIssPositionResult,
  GetSolarFlaresArguments,
  GetSolarFlaresResult,
} from './types.ts';

/**
 * Solar flares, geomagnetic storms with their Kp index, and the current position of the International Space Station.
 */
export interface SpaceWeatherHandlers {
  /**
   * Recent solar flares from NASA's DONKI with class, times, position on the sun (longitude positive to the west) and
   * active region: newest day first, strongest first within a day. Analysts enter flares manually, between 15 minutes
   * and several hours after they happen, and correct them later.
   */
  get_solar_flares: Handler<GetSolarFlaresArguments, GetSolarFlaresResult>;
  /**
   * Recent geomagnetic storms from NASA's DONKI, newest first, with every Kp value, the largest Kp, severity and NOAA
   * G scale. The database mostly lists storms of Kp 6 and above. If no storm is listed, Kp 5 may still have been
   * reached. Reports past events, not forecasts.
   */
  get_geomagnetic_storms: Handler<GetGeomagneticStormsArguments, GetGeomagneticStormsResult>;
  /**
   * The current position of the International Space Station: latitude, longitude (positive to the east) and time,
   * with altitude, speed and whether it is in sunlight, if known. Returns the point on Earth below the station. If
   * one provider's position is older than two minutes or does not change, the other provider is used. If both fail,
   * the tool returns an error rather than an outdated position.
   */
  get_iss_position: Handler<GetIssPositionArguments, GetIssPositionResult>;
}

/** spec/services/space-weather/service.yaml#tools.get_solar_flares */
export const getSolarFlares: Operation = {
  id: 'space-weather.get_solar_flares',
  service: 'space-weather',
  adapter: 'space-weather',
  name: 'get_solar_flares',
  summary: "Recent solar flares from NASA's DONKI with class, times, position on the sun (longitude positive to the west) and active region: newest day first, strongest first within a day.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['donki'],
  decode: decodeGetSolarFlares,
  result: getSolarFlaresResult,
};

/** spec/services/space-weather/service.yaml#tools.get_geomagnetic_storms */
export const getGeomagneticStorms: Operation = {
  id: 'space-weather.get_geomagnetic_storms',
  service: 'space-weather',
  adapter: 'space-weather',
  name: 'get_geomagnetic_storms',
  summary: "Recent geomagnetic storms from NASA's DONKI, newest first, with every Kp value, the largest Kp, severity and NOAA G scale.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['donki'],
  decode: decodeGetGeomagneticStorms,
  result: getGeomagneticStormsResult,
};

/** spec/services/space-weather/service.yaml#tools.get_iss_position */
export const getIssPosition: Operation = {
  id: 'space-weather.get_iss_position',
  service: 'space-weather',
  adapter: 'space-weather',
  name: 'get_iss_position',
  summary: 'The current position of the International Space Station: latitude, longitude (positive to the east) and time, with altitude, speed and whether it is in sunlight, if known.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['iss'],
  decode: decodeGetIssPosition,
  result: getIssPositionResult,
};
