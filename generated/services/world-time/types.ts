// Generated from spec/services/world-time/service.yaml by `make generate`: do not edit.

/**
 * How the local time met the clocks: exact; gap_moved_forward when clocks skipped it (it never existed, and is moved
 * forward by the gap's length); overlap_earlier_offset when clocks showed it twice (the first of the two is taken,
 * alternative is the second).
 */
export type TimeResolution = 'exact' | 'gap_moved_forward' | 'overlap_earlier_offset';

/** What the change is; offset_changes is any other change of the offset. */
export type TransitionKind = 'dst_starts' | 'dst_ends' | 'offset_changes';

export type GetCurrentTimeResult = CurrentTime;

/** spec/services/world-time/service.yaml#records.ConvertedTime */
export interface ConvertedTime {
  /** The instant in UTC. */
  readonly utc: string;
  /** The instant on the clocks of from_timezone. */
  readonly from: LocalTime;
  /** The instant on the clocks of to_timezone. */
  readonly to: LocalTime;
  /** Calendar days from the date there to the date here: 1 when it is already the next day in to_timezone. */
  readonly day_difference: number;
  /** Seconds by which the clocks of to_timezone are ahead of those of from_timezone. */
  readonly offset_difference_seconds: number;
}

/** spec/services/world-time/service.yaml#records.CurrentTime */
export interface CurrentTime {
  /** The zone, by its modern IANA id. */
  readonly timezone: string;
  /** The old or other name that was asked for, if it was one. */
  readonly alias: string | null;
  /** Date and time with the offset in force. */
  readonly datetime: string;
  /** Local calendar date. */
  readonly date: string;
  /** Local time of day, HH:MM:SS. */
  readonly time: string;
  /** Local day of the week. */
  readonly day_of_week:
    | 'Monday'
    | 'Tuesday'
    | 'Wednesday'
    | 'Thursday'
    | 'Friday'
    | 'Saturday'
    | 'Sunday';
  /** Offset from UTC, such as +05:45. */
  readonly utc_offset: string;
  /** Offset from UTC in seconds, positive to the east. */
  readonly utc_offset_seconds: number;
  /** Whether daylight saving time is in force, by usage: Irish summer counts, the Moroccan year does not. */
  readonly is_dst: boolean;
  /** Letters such as CET or CEST; GMT+8 and the like where a zone has none in use. */
  readonly abbreviation: string;
  /** The same instant in UTC. */
  readonly utc: string;
  /** Seconds since 1970-01-01T00:00:00Z. */
  readonly unix_time: number;
  /** IANA time zone database release that the rules come from, such as 2026f. */
  readonly tzdata_release: string;
}

/** spec/services/world-time/service.yaml#records.LocalTime */
export interface LocalTime {
  /** Date and time with the offset in force. */
  readonly datetime: string;
  /** Local calendar date. */
  readonly date: string;
  /** Local time of day, HH:MM:SS, with a fraction where the given time had one. */
  readonly time: string;
  /** Local day of the week. */
  readonly day_of_week:
    | 'Monday'
    | 'Tuesday'
    | 'Wednesday'
    | 'Thursday'
    | 'Friday'
    | 'Saturday'
    | 'Sunday';
  /** Offset from UTC, such as +05:45. */
  readonly utc_offset: string;
  /** Offset from UTC in seconds, positive to the east. */
  readonly utc_offset_seconds: number;
  /** Whether daylight saving time is in force, by usage: Irish summer counts, the Moroccan year does not. */
  readonly is_dst: boolean;
  /** Letters such as CET or CEST; GMT+8 and the like where a zone has none in use. */
  readonly abbreviation: string;
}

/** spec/services/world-time/service.yaml#records.Transition */
export interface Transition {
  /** First instant of the new offset, in UTC. */
  readonly at: string;
  readonly kind: TransitionKind;
  /** Offset from UTC before, such as +01:00. */
  readonly offset_before: string;
  /** Offset from UTC from then on. */
  readonly offset_after: string;
  /** What the clocks would have shown, without the change: 2026-03-29T02:00:00. */
  readonly local_before: string;
  /** What they are set to: 2026-03-29T03:00:00. */
  readonly local_after: string;
}

export interface GetCurrentTimeArguments {
  /**
   * IANA time zone id such as Europe/Oslo, in any case; old names such as Asia/Calcutta work too. Not an offset such
   * as +02:00.
   */
  readonly timezone: string;
}

export interface ConvertTimeArguments {
  /** IANA id of the zone that the time is in, such as America/New_York; UTC for UTC. */
  readonly from_timezone: string;
  /** IANA id of the zone to convert to, such as Asia/Tokyo. */
  readonly to_timezone: string;
  /**
   * Local ISO 8601 date and time in from_timezone, such as 2026-11-21T15:00 (seconds and fractions allowed), without
   * Z or offset. A date alone means 00:00. Leave out for the current time.
   */
  readonly time?: string;
}

export interface ConvertTimeResult {
  /** Modern IANA id of the first zone. */
  readonly from_timezone: string;
  /** Modern IANA id of the second zone. */
  readonly to_timezone: string;
  /** The local time that was read, in full; null for the current time. */
  readonly requested_time: string | null;
  /** The instant in UTC. */
  readonly utc: string;
  /** The instant on the clocks of from_timezone. */
  readonly from: LocalTime;
  /** The converted time: the instant on the clocks of to_timezone. */
  readonly to: LocalTime;
  /**
   * Calendar days between the two local dates: 1 when it is already the next day in to_timezone, -1 when it is still
   * the day before.
   */
  readonly day_difference: number;
  /** Seconds by which the clocks of to_timezone are ahead of those of from_timezone. */
  readonly offset_difference_seconds: number;
  readonly resolution: TimeResolution;
  /** What a reader should know: a skipped or doubled time, a date read as midnight. */
  readonly note: string | null;
  /** The second meaning of a time that the clocks showed twice; else null. */
  readonly alternative: ConvertedTime | null;
  /** IANA time zone database release that the rules come from, such as 2026f. */
  readonly tzdata_release: string;
}

export interface GetTimezoneInfoArguments {
  /** IANA time zone id such as Europe/Oslo, in any case; old names work too. Not an offset such as +02:00. */
  readonly timezone: string;
}

export interface GetTimezoneInfoResult {
  /** The zone, by its modern IANA id. */
  readonly timezone: string;
  /** The old or other name that was asked for, if it was one. */
  readonly alias: string | null;
  /** Old and other names of the zone. */
  readonly aliases: readonly string[];
  /** First part of the id, such as Europe; Etc for zones without a place. */
  readonly region: string;
  /** ISO 3166-1 alpha-2 code of its country; null for zones without a place. */
  readonly country_code: string | null;
  /** Name of its country in English. */
  readonly country_name: string | null;
  /** Large cities that keep this time (some may be in a neighbouring zone with equal rules). */
  readonly main_cities: readonly string[];
  /** Offset from UTC now, such as +05:45. */
  readonly utc_offset: string;
  /** Offset from UTC now in seconds, positive to the east. */
  readonly utc_offset_seconds: number;
  /** Offset without daylight saving time under the rules in force. */
  readonly standard_utc_offset: string;
  /** Whether daylight saving time is in force now, by usage: Irish summer counts, the Moroccan year does not. */
  readonly is_dst: boolean;
  /** Whether daylight saving time is in force now or begins within a year. */
  readonly observes_dst: boolean;
  /** Letters now in use, such as CET; GMT+8 and the like where a zone has none. */
  readonly abbreviation: string;
  /** Date and time now with the offset in force. */
  readonly current_time: string;
  /** Local day of the week. */
  readonly day_of_week: string;
  /** The latest change of the offset; null when there was none. */
  readonly previous_transition: Transition | null;
  /** The next change of the offset; null when the rules know none. */
  readonly next_transition: Transition | null;
  /** What often surprises about this zone. */
  readonly note: string | null;
  /** IANA time zone database release that the rules come from, such as 2026f. */
  readonly tzdata_release: string;
}

export interface ListTimezonesArguments {
  /** Prefix of the ids, in any case: Europe, America/Argentina, Etc. Leave out for all. */
  readonly region?: string;
}

export interface ListTimezonesResult {
  /** The prefix that was applied. */
  readonly region: string | null;
  /** How many zones. */
  readonly count: number;
  /** Ids, sorted. */
  readonly timezones: readonly string[];
}
