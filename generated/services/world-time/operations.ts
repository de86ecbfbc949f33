// Generated from spec/services/world-time.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeConvertTime,
  decodeGetCurrentTime,
  decodeGetTimezoneInfo,
  decodeListTimezones,
  watchConvertTimeResult,
  watchGetCurrentTimeResult,
  watchGetTimezoneInfoResult,
  watchListTimezonesResult,
} from './validators.ts';

/** spec/services/world-time.yaml#tools.get_current_time */
export const getCurrentTime: Operation = {
  id: 'world-time.get_current_time',
  service: 'world-time',
  adapter: 'world-time',
  name: 'get_current_time',
  summary: 'The current date and time in a time zone, with UTC offset, daylight saving status and day of the week.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeGetCurrentTime,
  watch: watchGetCurrentTimeResult,
};

/** spec/services/world-time.yaml#tools.convert_time */
export const convertTime: Operation = {
  id: 'world-time.convert_time',
  service: 'world-time',
  adapter: 'world-time',
  name: 'convert_time',
  summary: "Convert a local time of one time zone into another; without a time, the current one. Local times that clocks skip or show twice are said by resolution and note, never guessed: a skipped time is moved forward by the gap's length, of a doubled one the first is taken and alternative holds the second.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeConvertTime,
  watch: watchConvertTimeResult,
};

/** spec/services/world-time.yaml#tools.get_timezone_info */
export const getTimezoneInfo: Operation = {
  id: 'world-time.get_timezone_info',
  service: 'world-time',
  adapter: 'world-time',
  name: 'get_timezone_info',
  summary: 'About a time zone: UTC offset, daylight saving status, abbreviation, region, current time, and its last and next clock change.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeGetTimezoneInfo,
  watch: watchGetTimezoneInfoResult,
};

/** spec/services/world-time.yaml#tools.list_timezones */
export const listTimezones: Operation = {
  id: 'world-time.list_timezones',
  service: 'world-time',
  adapter: 'world-time',
  name: 'list_timezones',
  summary: 'Time zone ids of the IANA database, all or those of a region. Modern ids only; the tools accept old names too. UTC, Etc/UTC, GMT and the fixed offsets of Etc are among them.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeListTimezones,
  watch: watchListTimezonesResult,
};
