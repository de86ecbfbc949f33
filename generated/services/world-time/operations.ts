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
 * What time it is in a time zone of the IANA database, a time of day in another zone, and when clocks change. Which
 * zone a city or country has is in places.
 */
export interface WorldTimeHandlers {
  /**
   * What time it is at this moment in one time zone: date, time, day of the week, UTC offset and daylight saving
   * status; no other moment is converted. Offset and abbreviation are those of today, with daylight saving time while
   * the zone keeps it.
   */
  get_current_time: Handler<GetCurrentTimeArguments, GetCurrentTimeResult>;
  /**
   * A local time of one time zone on the clocks of another; without a time, the current one. Local times that clocks
   * skip or show twice are said by resolution and note, never guessed: a skipped time is moved forward by the gap's
   * length, of a doubled one the first is taken and alternative holds the second.
   */
  convert_time: Handler<ConvertTimeArguments, ConvertTimeResult>;
  /**
   * How one time zone keeps its clocks: its last and next clock change, daylight saving status, UTC offset now,
   * abbreviation, region and current time. A zone that keeps one time all year has no next change; offsets are told
   * before and after each change.
   */
  get_timezone_info: Handler<GetTimezoneInfoArguments, GetTimezoneInfoResult>;
  /**
   * Time zone ids alone, all of the IANA database or those of a region, sorted, without countries and offsets. Modern
   * ids only; the tools accept old names too. UTC, Etc/UTC, GMT and the fixed offsets of Etc are among them.
   */
  list_timezones: Handler<ListTimezonesArguments, ListTimezonesResult>;
}

/** spec/services/world-time/service.yaml#tools.get_current_time */
export const getCurrentTime: Operation = {
  id: 'world-time.get_current_time',
  service: 'world-time',
  adapter: 'world-time',
  name: 'get_current_time',
  summary: 'What time it is at this moment in one time zone: date, time, day of the week, UTC offset and daylight saving status; no other moment is converted.',
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
  summary: 'A local time of one time zone on the clocks of another; without a time, the current one.',
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
  summary: 'How one time zone keeps its clocks: its last and next clock change, daylight saving status, UTC offset now, abbreviation, region and current time.',
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
  summary: 'Time zone ids alone, all of the IANA database or those of a region, sorted, without countries and offsets.',
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
