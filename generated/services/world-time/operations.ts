// Generated from spec/services/world-time/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkConvertTimeResult,
  checkGetCurrentTimeResult,
  checkGetTimezoneInfoResult,
  checkListTimezonesResult,
  decodeConvertTime,
  decodeGetCurrentTime,
  decodeGetTimezoneInfo,
  decodeListTimezones,
} from './validators.ts';
import {
  writeConvertTimeResult,
  writeCurrentTime,
  writeGetTimezoneInfoResult,
  writeListTimezonesResult,
} from './writers.ts';

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
  check: checkGetCurrentTimeResult,
  write: writeCurrentTime,
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
  check: checkConvertTimeResult,
  write: writeConvertTimeResult,
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
  check: checkGetTimezoneInfoResult,
  write: writeGetTimezoneInfoResult,
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
  check: checkListTimezonesResult,
  write: writeListTimezonesResult,
};
