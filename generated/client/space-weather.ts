// Generated from spec/services/space-weather/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Space weather. Solar flares, geomagnetic storms with their Kp index, and the current position of the International
 * Space Station.
 */
export function spaceWeatherFunctions(caller: Caller) {
  return {
    /**
     * Recent solar flares from NASA's DONKI with class, times, position on the sun (longitude positive to the west)
     * and active region: newest day first, strongest first within a day. Analysts enter flares manually, between 15
     * minutes and several hours after they happen, and correct them later. Use when the user asks about flares, how
     * active the sun is, or the class and region of a flare. For geomagnetic storms and the Kp index on Earth use
     * get_geomagnetic_storms; for the space station use get_iss_position.
     */
    get_solar_flares: (
      values: components['schemas']['SpaceWeather.GetSolarFlaresArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SpaceWeather.GetSolarFlaresResult']> =>
      caller.call({ method: 'POST', path: '/rest/space-weather/get_solar_flares' }, values, options),

    /**
     * Recent geomagnetic storms from NASA's DONKI, newest first, with every Kp value, the largest Kp, severity and
     * NOAA G scale. The database mostly lists storms of Kp 6 and above. If no storm is listed, Kp 5 may still have
     * been reached. Reports past events, not forecasts. Use when the user asks about geomagnetic or solar storms, the
     * Kp index, or whether an aurora was likely. For eruptions on the sun use get_solar_flares; for the space station
     * use get_iss_position.
     */
    get_geomagnetic_storms: (
      values: components['schemas']['SpaceWeather.GetGeomagneticStormsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SpaceWeather.GetGeomagneticStormsResult']> =>
      caller.call({ method: 'POST', path: '/rest/space-weather/get_geomagnetic_storms' }, values, options),

    /**
     * The current position of the International Space Station: latitude, longitude (positive to the east) and time,
     * with altitude, speed and whether it is in sunlight, if known. Returns the point on Earth below the station. If
     * one provider's position is older than two minutes or does not change, the other provider is used. If both fail,
     * the tool returns an error rather than an outdated position. Use when the user asks where the ISS is, how high
     * it is or how fast it is flying. For eruptions on the sun use get_solar_flares; for storms and the Kp index on
     * Earth use get_geomagnetic_storms.
     */
    get_iss_position: (
      values: components['schemas']['SpaceWeather.GetIssPositionArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SpaceWeather.GetIssPositionResult']> =>
      caller.call({ method: 'POST', path: '/rest/space-weather/get_iss_position' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/space-weather/report_feedback', changes: true }, values, options),
  };
}
