// Generated from spec/services/world-time/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  ConvertTimeArguments,
  GetCurrentTimeArguments,
  GetTimezoneInfoArguments,
  ListTimezonesArguments,
} from './types.ts';
import { TIME_RESOLUTION_VALUES, TRANSITION_KIND_VALUES } from './values.ts';

const DAY_OF_WEEK_VALUES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const UTC_OFFSET_PATTERN = /^[+-][0-9]{2}:[0-9]{2}(:[0-9]{2})?$/u;

/** spec/services/world-time/service.yaml#tools.get_current_time */
export function decodeGetCurrentTime(raw: RawArguments): Decoded<GetCurrentTimeArguments> {
  const read = new ArgumentReader(raw, ['timezone']);
  return read.finish<GetCurrentTimeArguments>({
    timezone: read.string('timezone', { required: true, minLength: 1, maxLength: 64 }),
  });
}

/** Result of spec/services/world-time/service.yaml#tools.get_current_time */
export function checkGetCurrentTimeResult(check: ResultCheck, result: object): void {
  checkCurrentTime(check, result);
}

/** spec/services/world-time/service.yaml#tools.convert_time */
export function decodeConvertTime(raw: RawArguments): Decoded<ConvertTimeArguments> {
  const read = new ArgumentReader(raw, ['from_timezone', 'to_timezone', 'time']);
  return read.finish<ConvertTimeArguments>({
    from_timezone: read.string('from_timezone', { required: true, minLength: 1, maxLength: 64 }),
    to_timezone: read.string('to_timezone', { required: true, minLength: 1, maxLength: 64 }),
    time: read.string('time', { emptyMeansAbsent: true, maxLength: 64 }),
  });
}

/** Result of spec/services/world-time/service.yaml#tools.convert_time */
export function checkConvertTimeResult(check: ResultCheck, result: object): void {
  check.string(result, 'from_timezone', { required: true });
  check.string(result, 'to_timezone', { required: true });
  check.string(result, 'requested_time', { required: true, nullable: true });
  check.string(result, 'utc', { required: true, format: 'date-time' });
  check.record(result, 'from', { required: true }, checkLocalTime);
  check.record(result, 'to', { required: true }, checkLocalTime);
  check.integer(result, 'day_difference', { required: true, minimum: -2, maximum: 2 });
  check.integer(result, 'offset_difference_seconds', { required: true });
  check.choice(result, 'resolution', TIME_RESOLUTION_VALUES, { required: true });
  check.string(result, 'note', { required: true, nullable: true });
  check.record(result, 'alternative', { required: true, nullable: true }, checkConvertedTime);
  check.string(result, 'tzdata_release', { required: true });
}

/** spec/services/world-time/service.yaml#tools.get_timezone_info */
export function decodeGetTimezoneInfo(raw: RawArguments): Decoded<GetTimezoneInfoArguments> {
  const read = new ArgumentReader(raw, ['timezone']);
  return read.finish<GetTimezoneInfoArguments>({
    timezone: read.string('timezone', { required: true, minLength: 1, maxLength: 64 }),
  });
}

/** Result of spec/services/world-time/service.yaml#tools.get_timezone_info */
export function checkGetTimezoneInfoResult(check: ResultCheck, result: object): void {
  check.string(result, 'timezone', { required: true });
  check.string(result, 'alias', { required: true, nullable: true });
  check.list(result, 'aliases', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'region', { required: true });
  check.string(result, 'country_code', { required: true, nullable: true });
  check.string(result, 'country_name', { required: true, nullable: true });
  check.list(result, 'main_cities', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'utc_offset', { required: true, pattern: UTC_OFFSET_PATTERN });
  check.integer(result, 'utc_offset_seconds', { required: true });
  check.string(result, 'standard_utc_offset', { required: true });
  check.boolean(result, 'is_dst', { required: true });
  check.boolean(result, 'observes_dst', { required: true });
  check.string(result, 'abbreviation', { required: true });
  check.string(result, 'current_time', { required: true, format: 'date-time' });
  check.string(result, 'day_of_week', { required: true });
  check.record(result, 'previous_transition', { required: true, nullable: true }, checkTransition);
  check.record(result, 'next_transition', { required: true, nullable: true }, checkTransition);
  check.string(result, 'note', { required: true, nullable: true });
  check.string(result, 'tzdata_release', { required: true });
}

/** spec/services/world-time/service.yaml#tools.list_timezones */
export function decodeListTimezones(raw: RawArguments): Decoded<ListTimezonesArguments> {
  const read = new ArgumentReader(raw, ['region']);
  return read.finish<ListTimezonesArguments>({
    region: read.string('region', { emptyMeansAbsent: true, maxLength: 64 }),
  });
}

/** Result of spec/services/world-time/service.yaml#tools.list_timezones */
export function checkListTimezonesResult(check: ResultCheck, result: object): void {
  check.string(result, 'region', { required: true, nullable: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'timezones', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
}

/** spec/services/world-time/service.yaml#records.ConvertedTime */
function checkConvertedTime(check: ResultCheck, convertedTime: object): void {
  check.string(convertedTime, 'utc', { required: true, format: 'date-time' });
  check.record(convertedTime, 'from', { required: true }, checkLocalTime);
  check.record(convertedTime, 'to', { required: true }, checkLocalTime);
  check.integer(convertedTime, 'day_difference', { required: true, minimum: -2, maximum: 2 });
  check.integer(convertedTime, 'offset_difference_seconds', { required: true });
}

/** spec/services/world-time/service.yaml#records.CurrentTime */
function checkCurrentTime(check: ResultCheck, currentTime: object): void {
  check.string(currentTime, 'timezone', { required: true });
  check.string(currentTime, 'alias', { required: true, nullable: true });
  check.string(currentTime, 'datetime', { required: true, format: 'date-time' });
  check.string(currentTime, 'date', { required: true, format: 'date' });
  check.string(currentTime, 'time', { required: true });
  check.choice(currentTime, 'day_of_week', DAY_OF_WEEK_VALUES, { required: true });
  check.string(currentTime, 'utc_offset', { required: true, pattern: UTC_OFFSET_PATTERN });
  check.integer(currentTime, 'utc_offset_seconds', { required: true });
  check.boolean(currentTime, 'is_dst', { required: true });
  check.string(currentTime, 'abbreviation', { required: true });
  check.string(currentTime, 'utc', { required: true, format: 'date-time' });
  check.integer(currentTime, 'unix_time', { required: true });
  check.string(currentTime, 'tzdata_release', { required: true });
}

/** spec/services/world-time/service.yaml#records.LocalTime */
function checkLocalTime(check: ResultCheck, localTime: object): void {
  check.string(localTime, 'datetime', { required: true, format: 'date-time' });
  check.string(localTime, 'date', { required: true, format: 'date' });
  check.string(localTime, 'time', { required: true });
  check.choice(localTime, 'day_of_week', DAY_OF_WEEK_VALUES, { required: true });
  check.string(localTime, 'utc_offset', { required: true, pattern: UTC_OFFSET_PATTERN });
  check.integer(localTime, 'utc_offset_seconds', { required: true });
  check.boolean(localTime, 'is_dst', { required: true });
  check.string(localTime, 'abbreviation', { required: true });
}

/** spec/services/world-time/service.yaml#records.Transition */
function checkTransition(check: ResultCheck, transition: object): void {
  check.string(transition, 'at', { required: true, format: 'date-time' });
  check.choice(transition, 'kind', TRANSITION_KIND_VALUES, { required: true });
  check.string(transition, 'offset_before', { required: true });
  check.string(transition, 'offset_after', { required: true });
  check.string(transition, 'local_before', { required: true });
  check.string(transition, 'local_after', { required: true });
}
