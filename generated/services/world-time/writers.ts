// Generated from spec/services/world-time/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type { ConvertTimeResult, CurrentTime, GetTimezoneInfoResult, ListTimezonesResult } from './types.ts';

/** spec/services/world-time/service.yaml#tools.convert_time */
export function writeConvertTimeResult(given: AdapterResult<ConvertTimeResult>): ConvertTimeResult {
  return {
    from_timezone: given.from_timezone,
    to_timezone: given.to_timezone,
    requested_time: given.requested_time ?? null,
    utc: given.utc,
    from: given.from,
    to: given.to,
    day_difference: given.day_difference,
    offset_difference_seconds: given.offset_difference_seconds,
    resolution: given.resolution,
    note: given.note ?? null,
    alternative: given.alternative ?? null,
    tzdata_release: given.tzdata_release,
  };
}

/** spec/services/world-time/service.yaml#tools.get_timezone_info */
export function writeGetTimezoneInfoResult(given: AdapterResult<GetTimezoneInfoResult>): GetTimezoneInfoResult {
  return {
    timezone: given.timezone,
    alias: given.alias ?? null,
    aliases: given.aliases,
    region: given.region,
    country_code: given.country_code ?? null,
    country_name: given.country_name ?? null,
    main_cities: given.main_cities,
    utc_offset: given.utc_offset,
    utc_offset_seconds: given.utc_offset_seconds,
    standard_utc_offset: given.standard_utc_offset,
    is_dst: given.is_dst,
    observes_dst: given.observes_dst,
    abbreviation: given.abbreviation,
    current_time: given.current_time,
    day_of_week: given.day_of_week,
    previous_transition: given.previous_transition ?? null,
    next_transition: given.next_transition ?? null,
    note: given.note ?? null,
    tzdata_release: given.tzdata_release,
  };
}

/** spec/services/world-time/service.yaml#tools.list_timezones */
export function writeListTimezonesResult(given: AdapterResult<ListTimezonesResult>): ListTimezonesResult {
  return {
    region: given.region ?? null,
    count: given.count,
    timezones: given.timezones,
  };
}

/** spec/services/world-time/service.yaml#records.CurrentTime */
export function writeCurrentTime(given: AdapterResult<CurrentTime>): CurrentTime {
  return {
    timezone: given.timezone,
    alias: given.alias ?? null,
    datetime: given.datetime,
    date: given.date,
    time: given.time,
    day_of_week: given.day_of_week,
    utc_offset: given.utc_offset,
    utc_offset_seconds: given.utc_offset_seconds,
    is_dst: given.is_dst,
    abbreviation: given.abbreviation,
    utc: given.utc,
    unix_time: given.unix_time,
    tzdata_release: given.tzdata_release,
  };
}
