// Generated from spec/services/world-time/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  ConvertTimeArguments,
  GetCurrentTimeArguments,
  GetTimezoneInfoArguments,
  ListTimezonesArguments,
} from './types.ts';

/**
 * How the local time maps to the clocks. exact: unambiguous; gap_moved_forward: the clocks skipped this time, so it
 * is moved forward by the length of the gap; overlap_earlier_offset: the clocks showed this time twice, so the first
 * instant is used and alternative is the second.
 */
export const TIME_RESOLUTION_VALUES = ['exact', 'gap_moved_forward', 'overlap_earlier_offset'] as const;

/** Kind of change; offset_changes is any other change to the offset. */
export const TRANSITION_KIND_VALUES = ['dst_starts', 'dst_ends', 'offset_changes'] as const;

const DAY_OF_WEEK_VALUES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const UTC_OFFSET_PATTERN = /^[+-][0-9]{2}:[0-9]{2}(:[0-9]{2})?$/u;

/** spec/services/world-time/service.yaml#records.LocalTime */
export const localTimeFields = published.fields({
  datetime: published.string({ format: 'date-time' }),
  date: published.string({ format: 'date' }),
  time: published.string(),
  day_of_week: published.choice(DAY_OF_WEEK_VALUES),
  utc_offset: published.string({ pattern: UTC_OFFSET_PATTERN }),
  utc_offset_seconds: published.integer(),
  is_dst: published.boolean(),
  abbreviation: published.string(),
});

/** spec/services/world-time/service.yaml#records.ConvertedTime */
export const convertedTimeFields = published.fields({
  utc: published.string({ format: 'date-time' }),
  from: published.record(localTimeFields),
  to: published.record(localTimeFields),
  day_difference: published.integer({ minimum: -2, maximum: 2 }),
  offset_difference_seconds: published.integer(),
});

/** spec/services/world-time/service.yaml#records.CurrentTime */
export const currentTimeFields = published.fields({
  timezone: published.string(),
  alias: published.string({ nullable: true }),
  datetime: published.string({ format: 'date-time' }),
  date: published.string({ format: 'date' }),
  time: published.string(),
  day_of_week: published.choice(DAY_OF_WEEK_VALUES),
  utc_offset: published.string({ pattern: UTC_OFFSET_PATTERN }),
  utc_offset_seconds: published.integer(),
  is_dst: published.boolean(),
  abbreviation: published.string(),
  utc: published.string({ format: 'date-time' }),
  unix_time: published.integer(),
  tzdata_release: published.string(),
});

/** spec/services/world-time/service.yaml#records.Transition */
export const transitionFields = published.fields({
  at: published.string({ format: 'date-time' }),
  kind: published.choice(TRANSITION_KIND_VALUES),
  offset_before: published.string(),
  offset_after: published.string(),
  local_before: published.string(),
  local_after: published.string(),
});

/** spec/services/world-time/service.yaml#tools.get_current_time */
export function decodeGetCurrentTime(raw: RawArguments): Decoded<GetCurrentTimeArguments> {
  const read = new ArgumentReader(raw, ['timezone']);
  return read.finish<GetCurrentTimeArguments>({
    timezone: read.string('timezone', { required: true, minLength: 1, maxLength: 64 }),
  });
}

/** Result of spec/services/world-time/service.yaml#tools.get_current_time */
export const getCurrentTimeResult = published.record(currentTimeFields);

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
export const convertTimeResult = published.record(published.fields({
  from_timezone: published.string(),
  to_timezone: published.string(),
  requested_time: published.string({ nullable: true }),
  utc: published.string({ format: 'date-time' }),
  from: published.record(localTimeFields),
  to: published.record(localTimeFields),
  day_difference: published.integer({ minimum: -2, maximum: 2 }),
  offset_difference_seconds: published.integer(),
  resolution: published.choice(TIME_RESOLUTION_VALUES),
  note: published.string({ nullable: true }),
  alternative: published.record(convertedTimeFields, { nullable: true }),
  tzdata_release: published.string(),
}));

/** spec/services/world-time/service.yaml#tools.get_timezone_info */
export function decodeGetTimezoneInfo(raw: RawArguments): Decoded<GetTimezoneInfoArguments> {
  const read = new ArgumentReader(raw, ['timezone']);
  return read.finish<GetTimezoneInfoArguments>({
    timezone: read.string('timezone', { required: true, minLength: 1, maxLength: 64 }),
  });
}

/** Result of spec/services/world-time/service.yaml#tools.get_timezone_info */
export const getTimezoneInfoResult = published.record(published.fields({
  timezone: published.string(),
  alias: published.string({ nullable: true }),
  aliases: published.list(published.string()),
  region: published.string(),
  country_code: published.string({ nullable: true }),
  country_name: published.string({ nullable: true }),
  main_cities: published.list(published.string()),
  utc_offset: published.string({ pattern: UTC_OFFSET_PATTERN }),
  utc_offset_seconds: published.integer(),
  standard_utc_offset: published.string(),
  is_dst: published.boolean(),
  observes_dst: published.boolean(),
  abbreviation: published.string(),
  current_time: published.string({ format: 'date-time' }),
  day_of_week: published.string(),
  previous_transition: published.record(transitionFields, { nullable: true }),
  next_transition: published.record(transitionFields, { nullable: true }),
  note: published.string({ nullable: true }),
  tzdata_release: published.string(),
}));

/** spec/services/world-time/service.yaml#tools.list_timezones */
export function decodeListTimezones(raw: RawArguments): Decoded<ListTimezonesArguments> {
  const read = new ArgumentReader(raw, ['region']);
  return read.finish<ListTimezonesArguments>({
    region: read.string('region', { emptyMeansAbsent: true, maxLength: 64 }),
  });
}

/** Result of spec/services/world-time/service.yaml#tools.list_timezones */
export const listTimezonesResult = published.record(published.fields({
  region: published.string({ nullable: true }),
  count: published.integer({ minimum: 0 }),
  timezones: published.list(published.string()),
}));
