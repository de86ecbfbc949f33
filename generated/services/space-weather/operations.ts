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

/** Solar flares, geomagnetic storms with their Kp index, and where the International Space Station is now. */
export interface SpaceWeatherHandlers {
  /**
   * Solar flares of the last days with class, times, place on the sun (longitude positive to the west) and active
   * region: newest day first, strongest first within a day. Analysts enter flares by hand, 15 minutes to hours after
   * they happened, and correct them later.
   */
  get_solar_flares: Handler<GetSolarFlaresArguments, GetSolarFlaresResult>;
  /**
   * Geomagnetic storms of the last days, newest first, with every Kp value, the largest Kp, severity and NOAA G
   * scale. The database mostly lists storms of Kp 6 and above; that none is listed does not mean that Kp 5 was not
   * reached. It tells what happened, not what is forecast.
   */
  get_geomagnetic_storms: Handler<GetGeomagneticStormsArguments, GetGeomagneticStormsResult>;
  /**
   * Where the International Space Station is now: latitude, longitude (positive to the east) and time, with altitude,
   * speed and whether it is in sunlight where known. The point on Earth below it. A provider whose position is not of
   * the last two minutes or does not move is passed over for the other; when both fail it is an error, never an old
   * position.
   */
  get_iss_position: Handler<GetIssPositionArguments, GetIssPositionResult>;
}

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
  result: getSolarFlaresResult,
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
  result: getGeomagneticStormsResult,
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
  result: getIssPositionResult,
};
