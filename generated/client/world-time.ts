// Generated from spec/services/world-time/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * World time. What time it is in a time zone of the IANA database, a time of day in another zone, and when clocks
 * change. Which zone a city or country has is in places.
 */
export function worldTimeFunctions(caller: Caller) {
  return {
    /**
     * What time it is at this moment in one time zone: date, time, day of the week, UTC offset and daylight saving
     * status; no other moment is converted. Offset and abbreviation are those of today, with daylight saving time
     * while the zone keeps it. Use when it is asked what time, date or weekday it is somewhere. For a time of day in
     * another zone use convert_time; for when clocks change use get_timezone_info; for the zone of a town use
     * search_cities of places.
     */
    get_current_time: (
      values: components['schemas']['WorldTime.GetCurrentTimeArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['WorldTime.GetCurrentTimeResult']> =>
      caller.call({ method: 'POST', path: '/rest/world-time/get_current_time' }, values, options),

    /**
     * A local time of one time zone on the clocks of another; without a time, the current one. Local times that
     * clocks skip or show twice are said by resolution and note, never guessed: a skipped time is moved forward by
     * the gap's length, of a doubled one the first is taken and alternative holds the second. Use when a time here is
     * wanted in another zone, or the difference between two places. For the time now in one place use
     * get_current_time; for hours into minutes and other durations use convert_units of unit-conversion; for the zone
     * of a town use search_cities of places.
     */
    convert_time: (
      values: components['schemas']['WorldTime.ConvertTimeArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['WorldTime.ConvertTimeResult']> =>
      caller.call({ method: 'POST', path: '/rest/world-time/convert_time' }, values, options),

    /**
     * How one time zone keeps its clocks: its last and next clock change, daylight saving status, UTC offset now,
     * abbreviation, region and current time. A zone that keeps one time all year has no next change; offsets are told
     * before and after each change. Use when it is asked when clocks change, whether a place keeps daylight saving
     * time, or what its offset is. For the time now use get_current_time; for all zones of a country use
     * search_timezones of places.
     */
    get_timezone_info: (
      values: components['schemas']['WorldTime.GetTimezoneInfoArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['WorldTime.GetTimezoneInfoResult']> =>
      caller.call({ method: 'POST', path: '/rest/world-time/get_timezone_info' }, values, options),

    /**
     * Time zone ids alone, all of the IANA database or those of a region, sorted, without countries and offsets.
     * Modern ids only; the tools accept old names too. UTC, Etc/UTC, GMT and the fixed offsets of Etc are among them.
     * Use when ids of time zones are wanted, all or those of a continent. For the zones of a country with their
     * offsets use search_timezones of places; for one zone in detail use get_timezone_info.
     */
    list_timezones: (
      values: components['schemas']['WorldTime.ListTimezonesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['WorldTime.ListTimezonesResult']> =>
      caller.call({ method: 'POST', path: '/rest/world-time/list_timezones' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/world-time/report_feedback', changes: true }, values, options),
  };
}
