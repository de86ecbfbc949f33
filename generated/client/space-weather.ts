// Generated from spec/services/space-weather/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Space weather. Solar flares, geomagnetic storms with their Kp index, and where the International Space Station is
 * now.
 */
export function spaceWeatherFunctions(caller: Caller) {
  return {
    /**
     * Solar flares of the last days with class, times, place on the sun (longitude positive to the west) and active
     * region: newest day first, strongest first within a day. Analysts enter flares by hand, 15 minutes to hours
     * after they happened, and correct them later. Use when somebody asks about flares, how active the sun is, or the
     * class and region of a flare. For storms and the Kp index on Earth use get_geomagnetic_storms; for the space
     * station use get_iss_position.
     */
    get_solar_flares: (
      values: components['schemas']['SpaceWeather.GetSolarFlaresArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SpaceWeather.GetSolarFlaresResult']> =>
      caller.call({ method: 'POST', path: '/rest/space-weather/get_solar_flares' }, values, options),

    /**
     * Geomagnetic storms of the last days, newest first, with every Kp value, the largest Kp, severity and NOAA G
     * scale. The database mostly lists storms of Kp 6 and above; that none is listed does not mean that Kp 5 was not
     * reached. It tells what happened, not what is forecast. Use when somebody asks about geomagnetic or solar
     * storms, the Kp index, or whether there was aurora weather. For eruptions on the sun use get_solar_flares; for
     * the space station use get_iss_position.
     */
    get_geomagnetic_storms: (
      values: components['schemas']['SpaceWeather.GetGeomagneticStormsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SpaceWeather.GetGeomagneticStormsResult']> =>
      caller.call({ method: 'POST', path: '/rest/space-weather/get_geomagnetic_storms' }, values, options),

    /**
     * Where the International Space Station is now: latitude, longitude (positive to the east) and time, with
     * altitude, speed and whether it is in sunlight where known. The point on Earth below it. A provider whose
     * position is not of the last two minutes or does not move is passed over for the other; when both fail it is an
     * error, never an old position. Use when somebody asks where the ISS is, how high or how fast it flies. For
     * eruptions on the sun use get_solar_flares; for storms and the Kp index on Earth use get_geomagnetic_storms.
     */
    get_iss_position: (
      values: components['schemas']['SpaceWeather.GetIssPositionArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SpaceWeather.GetIssPositionResult']> =>
      caller.call({ method: 'POST', path: '/rest/space-weather/get_iss_position' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to the people who run it. It is kept for
     * the operators with the service and the caller's key; data and settings stay as they are. Nobody answers, and
     * sent twice it stands there twice. For data use the other tools of the service. Use when an answer looks wrong,
     * something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/space-weather/report_feedback', changes: true }, values, options),
  };
}
