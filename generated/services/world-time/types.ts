// Generated from spec/services/world-time/service.yaml by `make generate`: do not edit.

/**
 * How the local time maps to the clocks. exact: unambiguous; gap_moved_forward: the clocks skipped this time, so it
 * is moved forward by the length of the gap; overlap_earlier_offset: the clocks showed this time twice, so the first
 * instant is used and alternative is the second.
 */
export type TimeResolution = 'exact' | 'gap_moved_forward' | 'overlap_earlier_offset';

/** Kind of change; offset_changes is any other change to the offset. */
export type TransitionKind = 'dst_starts' | 'dst_ends' | 'offset_changes';

export type GetCurrentTimeResult = CurrentTime;

/** spec/services/world-time/service.yaml#records.ConvertedTime */
export interface ConvertedTime {
  /** The instant in UTC. */
  readonly utc: string;
  /** Local time in from_timezone. */
  readonly from: LocalTime;
  /** Local time in to_timezone. */
  readonly to: LocalTime;
  /**
   * Calendar days from the date in from_timezone to the date in to_timezone: 1 if it is already the next day in
   * to_timezone.
   */
  readonly day_difference: number;
  /** Seconds by which to_timezone is ahead of from_timezone. */
  readonly offset_difference_seconds: number;
}

/** spec/services/world-time/service.yaml#records.CurrentTime */
export interface CurrentTime {
  /** Modern id of the zone. */
  readonly timezone: string;
  /** Former or alternative name used in the request, if any. */
  readonly alias: string | null;
  /** Date and time with the current offset. */
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
  /** Offset from UTC in seconds, positive east of Greenwich. */
  readonly utc_offset_seconds: number;
  /**
   * Whether daylight saving time applies, as commonly understood: Irish summer time counts, but Morocco's year-round
   * offset does not.
   */
  readonly is_dst: boolean;
  /** Abbreviation such as CET or CEST; GMT+8 or similar if the zone has no abbreviation in use. */
  readonly abbreviation: string;
  /** Same instant in UTC. */
  readonly utc: string;
  /** Seconds since 1970-01-01T00:00:00Z. */
  readonly unix_time: number;
  /** Release of the IANA time zone database, such as 2026f. */
  readonly tzdata_release: string;
}

/** spec/services/world-time/service.yaml#records.LocalTime */
export interface LocalTime {
  /** Date and time with the current offset. */
  readonly datetime: string;
  /** Local calendar date. */
  readonly date: string;
  /** Local time of day, HH:MM:SS, with a fraction if the input had one. */
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
  /** Offset from UTC in seconds, positive east of Greenwich. */
  readonly utc_offset_seconds: number;
  /**
   * Whether daylight saving time applies, as commonly understood: Irish summer time counts, but Morocco's year-round
   * offset does not.
   */
  readonly is_dst: boolean;
  /** Abbreviation such as CET or CEST; GMT+8 or similar if the zone has no abbreviation in use. */
  readonly abbreviation: string;
}

/** spec/services/world-time/service.yaml#records.Transition */
export interface Transition {
  /** First instant with the new offset, in UTC. */
  readonly at: string;
  readonly kind: TransitionKind;
  /** UTC offset before the change, such as +01:00. */
  readonly offset_before: string;
  /** UTC offset after the change. */
  readonly offset_after: string;
  /** Local time just before the change: 2026-03-29T02:00:00. */
  readonly local_before: string;
  /** Local time just after the change: 2026-03-29T03:00:00. */
  readonly local_after: string;
}

export interface GetCurrentTimeArguments {
  /**
   * IANA time zone id such as Europe/Oslo; case is ignored. Former names such as Asia/Calcutta also work. Offsets
   * such as +02:00 are not accepted.
   */
  readonly timezone: string;
}

export interface ConvertTimeArguments {
  /** IANA id of the zone that the time is in, such as America/New_York or UTC. */
  readonly from_timezone: string;
  /** IANA id of the zone to convert to, such as Asia/Tokyo. */
  readonly to_timezone: string;
  /**
   * Local ISO 8601 date and time in from_timezone, such as 2026-11-21T15:00 (seconds and fractions allowed), without
   * Z or offset. A date without a time means 00:00. Default: the current time.
   */
  readonly time?: string;
}

export interface ConvertTimeResult {
  /** Modern id of the first zone. */
  readonly from_timezone: string;
  /** Modern id of the second zone. */
  readonly to_timezone: string;
  /** Complete local time as parsed; null for the current time. */
  readonly requested_time: string | null;
  /** The instant in UTC. */
  readonly utc: string;
  /** Local time in from_timezone. */
  readonly from: LocalTime;
  /** Converted time: local time in to_timezone. */
  readonly to: LocalTime;
  /**
   * Calendar days between the two local dates: 1 if it is already the next day in to_timezone, -1 if it is still the
   * previous day.
   */
  readonly day_difference: number;
  /** Seconds by which to_timezone is ahead of from_timezone. */
  readonly offset_difference_seconds: number;
  readonly resolution: TimeResolution;
  /** Caveats, such as a skipped or repeated time, or a date interpreted as midnight. */
  readonly note: string | null;
  /** Second interpretation of a time that the clocks showed twice; otherwise null. */
  readonly alternative: ConvertedTime | null;
  /** Release of the IANA time zone database, such as 2026f. */
  readonly tzdata_release: string;
}

export interface GetTimezoneInfoArguments {
  /**
   * IANA time zone id such as Europe/Oslo; case is ignored. Former names also work. Offsets such as +02:00 are not
   * accepted.
   */
  readonly timezone: string;
}

export interface GetTimezoneInfoResult {
  /** Modern id of the zone. */
  readonly timezone: string;
  /** Former or alternative name used in the request, if any. */
  readonly alias: string | null;
  /** Former and alternative names of the zone. */
  readonly aliases: readonly string[];
  /** First part of the id, such as Europe; Etc for zones without a location. */
  readonly region: string;
  /** Country; null for zones that belong to no country. */
  readonly country_code: string | null;
  /** English name of the country. */
  readonly country_name: string | null;
  /** Large cities that use this time (some may be in a neighboring zone with the same rules). */
  readonly main_cities: readonly string[];
  /** Current offset from UTC, such as +05:45. */
  readonly utc_offset: string;
  /** Current offset from UTC in seconds, positive east of Greenwich. */
  readonly utc_offset_seconds: number;
  /** Offset without daylight saving time under the current rules. */
  readonly standard_utc_offset: string;
  /**
   * Whether daylight saving time applies now, as commonly understood: Irish summer time counts, but Morocco's
   * year-round offset does not.
   */
  readonly is_dst: boolean;
  /** Whether daylight saving time applies now or begins within a year. */
  readonly observes_dst: boolean;
  /** Current abbreviation, such as CET; GMT+8 or similar if the zone has none. */
  readonly abbreviation: string;
  /** Current date and time with offset. */
  readonly current_time: string;
  /** Local day of the week. */
  readonly day_of_week: string;
  /** Most recent change to the offset; null if there is none. */
  readonly previous_transition: Transition | null;
  /** Next change to the offset; null if none is known. */
  readonly next_transition: Transition | null;
  /** Peculiarities of this zone. */
  readonly note: string | null;
  /** Release of the IANA time zone database, such as 2026f. */
  readonly tzdata_release: string;
}

export interface ListTimezonesArguments {
  /** Prefix of the ids, such as Europe, America/Argentina or Etc; case is ignored. Default: all. */
  readonly region?: string;
}

export interface ListTimezonesResult {
  /** Applied prefix. */
  readonly region: string | null;
  /** Number of zones. */
  readonly count: number;
  /** Ids, sorted. */
  readonly timezones: readonly string[];
}
