// Generated from spec/services/world-time/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * World time. The current time in any IANA time zone, conversion of a time of day between zones, and dates of clock
 * changes. For the zone of a city or country, use places.
 */
export function worldTimeFunctions(caller: Caller) {
  return {
    /**
     * The current time in one time zone: date, time, day of the week, UTC offset and daylight saving status; does not
     * convert other times. The offset and abbreviation are the current ones and account for daylight saving time. Use
     * when the user asks what time, date or weekday it is somewhere. For a time of day in another zone use
     * convert_time; for when clocks change use get_timezone_info; for the time zone of a town use search_cities of
     * places.
     */
    get_current_time: (
      values: components['schemas']['WorldTime.GetCurrentTimeArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['WorldTime.GetCurrentTimeResult']> =>
      caller.call({ method: 'POST', path: '/rest/world-time/get_current_time' }, values, options),

    /**
     * Converts a local time from one time zone to another; without a time, converts the current time. resolution and
     * note report local times that the clocks skip or show twice. A skipped time is moved forward by the length of
     * the gap. For a repeated time, the first instant is used and alternative contains the second. Use when the user
     * wants a time in another zone, or the time difference between two places. For the current time in one place use
     * get_current_time; for hours into minutes and other durations use convert_units of unit-conversion; for the time
     * zone of a town use search_cities of places.
     */
    convert_time: (
      values: components['schemas']['WorldTime.ConvertTimeArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['WorldTime.ConvertTimeResult']> =>
      caller.call({ method: 'POST', path: '/rest/world-time/convert_time' }, values, options),

    /**
     * Clock changes of one time zone: last and next clock change, daylight saving status, current UTC offset,
     * abbreviation, region and current time. A zone without clock changes has no next change. Each change lists the
     * offsets before and after it. Use when the user asks when the clocks change, whether a place has daylight saving
     * time, or what its UTC offset is. For the current time use get_current_time; for all zones of a country use
     * search_timezones of places.
     */
    get_timezone_info: (
      values: components['schemas']['WorldTime.GetTimezoneInfoArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['WorldTime.GetTimezoneInfoResult']> =>
      caller.call({ method: 'POST', path: '/rest/world-time/get_timezone_info' }, values, options),

    /**
     * Sorted time zone ids of the whole IANA database or one region, without countries or offsets. Returns modern ids
     * only; the other tools also accept former names. Includes UTC, Etc/UTC, GMT and the fixed offsets of Etc. Use
     * when the user wants the ids of all time zones, or those of one continent. For the zones of a country with their
     * offsets use search_timezones of places; for one zone in detail use get_timezone_info.
     */
    list_timezones: (
      values: components['schemas']['WorldTime.ListTimezonesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['WorldTime.ListTimezonesResult']> =>
      caller.call({ method: 'POST', path: '/rest/world-time/list_timezones' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/world-time/report_feedback', changes: true }, values, options),
  };
}
