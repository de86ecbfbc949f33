// Generated from spec/services/world-time/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  convertTimeResult,
  decodeConvertTime,
  decodeGetCurrentTime,
  decodeGetTimezoneInfo,
  decodeListTimezones,
  getCurrentTimeResult,
  getTimezoneInfoResult,
  listTimezonesResult,
} from './codec.ts';
import type {
  ConvertTimeArguments,
  ConvertTimeResult,
  GetCurrentTimeArguments,
  GetCurrentTimeResult,
  GetTimezoneInfoArguments,
  GetTimezoneInfoResult,
  ListTimezonesArguments,
  ListTimezonesResult,
} from './types.ts';

/**
 * The current time in any IANA time zone, conversion of a time of day between zones, and dates of clock changes. For
 * the zone of a city or country, use places.
 */
export interface WorldTimeHandlers {
  /**
   * The current time in one time zone: date, time, day of the week, UTC offset and daylight saving status; does not
   * convert other times. The offset and abbreviation are the current ones and account for daylight saving time.
   */
  get_current_time: Handler<GetCurrentTimeArguments, GetCurrentTimeResult>;
  /**
   * Converts a local time from one time zone to another; without a time, converts the current time. resolution and
   * note report local times that the clocks skip or show twice. A skipped time is moved forward by the length of the
   * gap. For a repeated time, the first instant is used and alternative contains the second.
   */
  convert_time: Handler<ConvertTimeArguments, ConvertTimeResult>;
  /**
   * Clock changes of one time zone: last and next clock change, daylight saving status, current UTC offset,
   * abbreviation, region and current time. A zone without clock changes has no next change. Each change lists the
   * offsets before and after it.
   */
  get_timezone_info: Handler<GetTimezoneInfoArguments, GetTimezoneInfoResult>;
  /**
   * Sorted time zone ids of the whole IANA database or one region, without countries or offsets. Returns modern ids
   * only; the other tools also accept former names. Includes UTC, Etc/UTC, GMT and the fixed offsets of Etc.
   */
  list_timezones: Handler<ListTimezonesArguments, ListTimezonesResult>;
}

/** spec/services/world-time/service.yaml#tools.get_current_time */
export const getCurrentTime: Operation = {
  id: 'world-time.get_current_time',
  service: 'world-time',
  adapter: 'world-time',
  name: 'get_current_time',
  summary: 'The current time in one time zone: date, time, day of the week, UTC offset and daylight saving status; does not convert other times.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'IANA time zone database', page: 'https://www.iana.org/time-zones', asOf: '{tzdata}' }],
  decode: decodeGetCurrentTime,
  result: getCurrentTimeResult,
};

/** spec/services/world-time/service.yaml#tools.convert_time */
export const convertTime: Operation = {
  id: 'world-time.convert_time',
  service: 'world-time',
  adapter: 'world-time',
  name: 'convert_time',
  summary: 'Converts a local time from one time zone to another; without a time, converts the current time.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'IANA time zone database', page: 'https://www.iana.org/time-zones', asOf: '{tzdata}' }],
  decode: decodeConvertTime,
  result: convertTimeResult,
};

/** spec/services/world-time/service.yaml#tools.get_timezone_info */
export const getTimezoneInfo: Operation = {
  id: 'world-time.get_timezone_info',
  service: 'world-time',
  adapter: 'world-time',
  name: 'get_timezone_info',
  summary: 'Clock changes of one time zone: last and next clock change, daylight saving status, current UTC offset, abbreviation, region and current time.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'IANA time zone database', page: 'https://www.iana.org/time-zones', asOf: '{tzdata}' }],
  decode: decodeGetTimezoneInfo,
  result: getTimezoneInfoResult,
};

/** spec/services/world-time/service.yaml#tools.list_timezones */
export const listTimezones: Operation = {
  id: 'world-time.list_timezones',
  service: 'world-time',
  adapter: 'world-time',
  name: 'list_timezones',
  summary: 'Sorted time zone ids of the whole IANA database or one region, without countries or offsets.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'IANA time zone database', page: 'https://www.iana.org/time-zones', asOf: '{tzdata}' }],
  decode: decodeListTimezones,
  result: listTimezonesResult,
};
