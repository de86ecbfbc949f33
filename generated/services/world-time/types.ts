// Generated from spec/services/world-time.yaml by `make generate`: do not edit.

/**
 * How the local time met the clocks: exact; gap_moved_forward when clocks skipped it (it never existed, and is moved
 * forward by the gap's length); overlap_earlier_offset when clocks showed it twice (the first of the two is taken,
 * alternative is the second).
 */
export type TimeResolution = 'exact' | 'gap_moved_forward' | 'overlap_earlier_offset';

/** What the change is; offset_changes is any other change of the offset. */
export type TransitionKind = 'dst_starts' | 'dst_ends' | 'offset_changes';

export type GetCurrentTimeResult = CurrentTime;

/** spec/services/world-time.yaml#records.ConvertedTime */
export interface ConvertedTime {
  /** The instant in UTC. */
  utc: string;
  /** The instant on the clocks of from_timezone. */
  from: LocalTime;
  /** The instant on the clocks of to_timezone. */
  to: LocalTime;
  /** Calendar days from the date there to the date here: 1 when it is already the next day in to_timezone. */
  day_difference: number;
  /** Seconds by which the clocks of to_timezone are ahead of those of from_timezone. */
  offset_difference_seconds: number;
}

/** spec/services/world-time.yaml#records.CurrentTime */
export interface CurrentTime {
  /** The zone, by its modern IANA id. */
  timezone: string;
  /** The old or other name that was asked for, if it was one. */
  alias: string | null;
  /** Date and time with the offset in force. */
  datetime: string;
  /** Local calendar date. */
  date: string;
  /** Local time of day, HH:MM:SS. */
  time: string;
  /** Local day of the week. */
  day_of_week:
    | 'Monday'
    | 'Tuesday'
    | 'Wednesday'
    | 'Thursday'
    | 'Friday'
    | 'Saturday'
    | 'Sunday';
  /** Offset from UTC, such as +05:45. */
  utc_offset: string;
  /** Offset from UTC in seconds, positive to the east. */
  utc_offset_seconds: number;
  /** Whether daylight saving time is in force, by usage: Irish summer counts, the Moroccan year does not. */
  is_dst: boolean;
  /** Letters such as CET or CEST; GMT+8 and the like where a zone has none in use. */
  abbreviation: string;
  /** The same instant in UTC. */
  utc: string;
  /** Seconds since 1970-01-01T00:00:00Z. */
  unix_time: number;
}

/** spec/services/world-time.yaml#records.LocalTime */
export interface LocalTime {
  /** Date and time with the offset in force. */
  datetime: string;
  /** Local calendar date. */
  date: string;
  /** Local time of day, HH:MM:SS, with a fraction where the given time had one. */
  time: string;
  /** Local day of the week. */
  day_of_week:
    | 'Monday'
    | 'Tuesday'
    | 'Wednesday'
    | 'Thursday'
    | 'Friday'
    | 'Saturday'
    | 'Sunday';
  /** Offset from UTC, such as +05:45. */
  utc_offset: string;
  /** Offset from UTC in seconds, positive to the east. */
  utc_offset_seconds: number;
  /** Whether daylight saving time is in force, by usage: Irish summer counts, the Moroccan year does not. */
  is_dst: boolean;
  /** Letters such as CET or CEST; GMT+8 and the like where a zone has none in use. */
  abbreviation: string;
}

/** spec/services/world-time.yaml#records.Transition */
export interface Transition {
  /** First instant of the new offset, in UTC. */
  at: string;
  kind: TransitionKind;
  /** Offset from UTC before, such as +01:00. */
  offset_before: string;
  /** Offset from UTC from then on. */
  offset_after: string;
  /** What the clocks would have shown, without the change: 2026-03-29T02:00:00. */
  local_before: string;
  /** What they are set to: 2026-03-29T03:00:00. */
  local_after: string;
}

export interface GetCurrentTimeArguments {
  /**
   * IANA time zone id such as Europe/Oslo, in any case; old names such as Asia/Calcutta work too. Not an offset such
   * as +02:00.
   */
  timezone: string;
}

export interface ConvertTimeArguments {
  /** IANA id of the zone that the time is in, such as America/New_York; UTC for UTC. */
  from_timezone: string;
  /** IANA id of the zone to convert to, such as Asia/Tokyo. */
  to_timezone: string;
  /**
   * Local ISO 8601 date and time in from_timezone, such as 2026-11-21T15:00 (seconds and fractions allowed), without
   * Z or offset. A date alone means 00:00. Leave out for the current time.
   */
  time?: string;
}

export interface ConvertTimeResult {
  /** Modern IANA id of the first zone. */
  from_timezone: string;
  /** Modern IANA id of the second zone. */
  to_timezone: string;
  /** The local time that was read, in full; null for the current time. */
  requested_time: string | null;
  /** The instant in UTC. */
  utc: string;
  /** The instant on the clocks of from_timezone. */
  from: LocalTime;
  /** The converted time: the instant on the clocks of to_timezone. */
  to: LocalTime;
  /**
   * Calendar days between the two local dates: 1 when it is already the next day in to_timezone, -1 when it is still
   * the day before.
   */
  day_difference: number;
  /** Seconds by which the clocks of to_timezone are ahead of those of from_timezone. */
  offset_difference_seconds: number;
  resolution: TimeResolution;
  /** What a reader should know: a skipped or doubled time, a date read as midnight. */
  note: string | null;
  /** The second meaning of a time that the clocks showed twice; else null. */
  alternative: ConvertedTime | null;
}

export interface GetTimezoneInfoArguments {
  /** IANA time zone id such as Europe/Oslo, in any case; old names work too. Not an offset such as +02:00. */
  timezone: string;
}

export interface GetTimezoneInfoResult {
  /** The zone, by its modern IANA id. */
  timezone: string;
  /** The old or other name that was asked for, if it was one. */
  alias: string | null;
  /** Old and other names of the zone. */
  aliases: string[];
  /** First part of the id, such as Europe; Etc for zones without a place. */
  region: string;
  /** ISO 3166-1 alpha-2 code of its country; null for zones without a place. */
  country_code: string | null;
  /** Name of its country in English. */
  country_name: string | null;
  /** Large cities that keep this time (some may be in a neighbouring zone with equal rules). */
  main_cities: string[];
  /** Offset from UTC now, such as +05:45. */
  utc_offset: string;
  /** Offset from UTC now in seconds, positive to the east. */
  utc_offset_seconds: number;
  /** Offset without daylight saving time under the rules in force. */
  standard_utc_offset: string;
  /** Whether daylight saving time is in force now, by usage: Irish summer counts, the Moroccan year does not. */
  is_dst: boolean;
  /** Whether daylight saving time is in force now or begins within a year. */
  observes_dst: boolean;
  /** Letters now in use, such as CET; GMT+8 and the like where a zone has none. */
  abbreviation: string;
  /** Date and time now with the offset in force. */
  current_time: string;
  /** Local day of the week. */
  day_of_week: string;
  /** The latest change of the offset; null when there was none. */
  previous_transition: Transition | null;
  /** The next change of the offset; null when the rules know none. */
  next_transition: Transition | null;
  /** What often surprises about this zone. */
  note: string | null;
}

export interface ListTimezonesArguments {
  /** Prefix of the ids, in any case: Europe, America/Argentina, Etc. Leave out for all. */
  region?: string;
}

export interface ListTimezonesResult {
  /** The prefix that was applied. */
  region: string | null;
  /** How many zones. */
  count: number;
  /** Ids, sorted. */
  timezones: string[];
}
