// Generated from spec/services/world-time.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
import type {
  ConvertTimeArguments,
  GetCurrentTimeArguments,
  GetTimezoneInfoArguments,
  ListTimezonesArguments,
} from './types.ts';

const TIME_RESOLUTION_VALUES = ['exact', 'gap_moved_forward', 'overlap_earlier_offset'] as const;
const UTC_OFFSET_PATTERN = /^[+-]\d{2}:\d{2}(:\d{2})?$/u;
const DAY_OF_WEEK_VALUES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const TRANSITION_KIND_VALUES = ['dst_starts', 'dst_ends', 'offset_changes'] as const;

/** spec/services/world-time.yaml#tools.get_current_time */
export function decodeGetCurrentTime(raw: RawArguments): Decoded<GetCurrentTimeArguments> {
  const read = new ArgumentReader(raw, ['timezone']);
  return read.finish<GetCurrentTimeArguments>({
    timezone: read.string('timezone', { required: true, minLength: 1, maxLength: 64 }),
  });
}

/** Result of spec/services/world-time.yaml#tools.get_current_time */
export function watchGetCurrentTimeResult(watch: ResultWatch, result: object): void {
  watchCurrentTime(watch, result);
}

/** spec/services/world-time.yaml#tools.convert_time */
export function decodeConvertTime(raw: RawArguments): Decoded<ConvertTimeArguments> {
  const read = new ArgumentReader(raw, ['from_timezone', 'to_timezone', 'time']);
  return read.finish<ConvertTimeArguments>({
    from_timezone: read.string('from_timezone', { required: true, minLength: 1, maxLength: 64 }),
    to_timezone: read.string('to_timezone', { required: true, minLength: 1, maxLength: 64 }),
    time: read.string('time', { emptyMeansAbsent: true, maxLength: 64 }),
  });
}

/** Result of spec/services/world-time.yaml#tools.convert_time */
export function watchConvertTimeResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'from_timezone', { required: true });
  watch.string(result, 'to_timezone', { required: true });
  watch.string(result, 'requested_time', { required: true, nullable: true });
  watch.string(result, 'utc', { required: true, format: 'date-time' });
  watch.record(result, 'from', { required: true }, watchLocalTime);
  watch.record(result, 'to', { required: true }, watchLocalTime);
  watch.integer(result, 'day_difference', { required: true, minimum: -2, maximum: 2 });
  watch.integer(result, 'offset_difference_seconds', { required: true });
  watch.choice(result, 'resolution', TIME_RESOLUTION_VALUES, { required: true });
  watch.string(result, 'note', { required: true, nullable: true });
  watch.record(result, 'alternative', { required: true, nullable: true }, watchConvertedTime);
}

/** spec/services/world-time.yaml#tools.get_timezone_info */
export function decodeGetTimezoneInfo(raw: RawArguments): Decoded<GetTimezoneInfoArguments> {
  const read = new ArgumentReader(raw, ['timezone']);
  return read.finish<GetTimezoneInfoArguments>({
    timezone: read.string('timezone', { required: true, minLength: 1, maxLength: 64 }),
  });
}

/** Result of spec/services/world-time.yaml#tools.get_timezone_info */
export function watchGetTimezoneInfoResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'timezone', { required: true });
  watch.string(result, 'alias', { required: true, nullable: true });
  watch.list(result, 'aliases', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.string(result, 'region', { required: true });
  watch.string(result, 'country_code', { required: true, nullable: true });
  watch.string(result, 'country_name', { required: true, nullable: true });
  watch.list(result, 'main_cities', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.string(result, 'utc_offset', { required: true, pattern: UTC_OFFSET_PATTERN });
  watch.integer(result, 'utc_offset_seconds', { required: true });
  watch.string(result, 'standard_utc_offset', { required: true });
  watch.boolean(result, 'is_dst', { required: true });
  watch.boolean(result, 'observes_dst', { required: true });
  watch.string(result, 'abbreviation', { required: true });
  watch.string(result, 'current_time', { required: true, format: 'date-time' });
  watch.string(result, 'day_of_week', { required: true });
  watch.record(result, 'previous_transition', { required: true, nullable: true }, watchTransition);
  watch.record(result, 'next_transition', { required: true, nullable: true }, watchTransition);
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/world-time.yaml#tools.list_timezones */
export function decodeListTimezones(raw: RawArguments): Decoded<ListTimezonesArguments> {
  const read = new ArgumentReader(raw, ['region']);
  return read.finish<ListTimezonesArguments>({
    region: read.string('region', { emptyMeansAbsent: true, maxLength: 64 }),
  });
}

/** Result of spec/services/world-time.yaml#tools.list_timezones */
export function watchListTimezonesResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'region', { required: true, nullable: true });
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.list(result, 'timezones', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
}

/** spec/services/world-time.yaml#records.ConvertedTime */
function watchConvertedTime(watch: ResultWatch, convertedTime: object): void {
  watch.string(convertedTime, 'utc', { required: true, format: 'date-time' });
  watch.record(convertedTime, 'from', { required: true }, watchLocalTime);
  watch.record(convertedTime, 'to', { required: true }, watchLocalTime);
  watch.integer(convertedTime, 'day_difference', { required: true, minimum: -2, maximum: 2 });
  watch.integer(convertedTime, 'offset_difference_seconds', { required: true });
}

/** spec/services/world-time.yaml#records.CurrentTime */
function watchCurrentTime(watch: ResultWatch, currentTime: object): void {
  watch.string(currentTime, 'timezone', { required: true });
  watch.string(currentTime, 'alias', { required: true, nullable: true });
  watch.string(currentTime, 'datetime', { required: true, format: 'date-time' });
  watch.string(currentTime, 'date', { required: true, format: 'date' });
  watch.string(currentTime, 'time', { required: true });
  watch.choice(currentTime, 'day_of_week', DAY_OF_WEEK_VALUES, { required: true });
  watch.string(currentTime, 'utc_offset', { required: true, pattern: UTC_OFFSET_PATTERN });
  watch.integer(currentTime, 'utc_offset_seconds', { required: true });
  watch.boolean(currentTime, 'is_dst', { required: true });
  watch.string(currentTime, 'abbreviation', { required: true });
  watch.string(currentTime, 'utc', { required: true, format: 'date-time' });
  watch.integer(currentTime, 'unix_time', { required: true });
}

/** spec/services/world-time.yaml#records.LocalTime */
function watchLocalTime(watch: ResultWatch, localTime: object): void {
  watch.string(localTime, 'datetime', { required: true, format: 'date-time' });
  watch.string(localTime, 'date', { required: true, format: 'date' });
  watch.string(localTime, 'time', { required: true });
  watch.choice(localTime, 'day_of_week', DAY_OF_WEEK_VALUES, { required: true });
  watch.string(localTime, 'utc_offset', { required: true, pattern: UTC_OFFSET_PATTERN });
  watch.integer(localTime, 'utc_offset_seconds', { required: true });
  watch.boolean(localTime, 'is_dst', { required: true });
  watch.string(localTime, 'abbreviation', { required: true });
}

/** spec/services/world-time.yaml#records.Transition */
function watchTransition(watch: ResultWatch, transition: object): void {
  watch.string(transition, 'at', { required: true, format: 'date-time' });
  watch.choice(transition, 'kind', TRANSITION_KIND_VALUES, { required: true });
  watch.string(transition, 'offset_before', { required: true });
  watch.string(transition, 'offset_after', { required: true });
  watch.string(transition, 'local_before', { required: true });
  watch.string(transition, 'local_after', { required: true });
}
