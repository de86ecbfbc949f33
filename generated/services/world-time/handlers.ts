// Generated from spec/services/world-time.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
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

/** Current time, conversions and daylight saving rules for every time zone of the IANA database. */
export interface WorldTimeHandlers {
  /** The current date and time in a time zone, with UTC offset, daylight saving status and day of the week. */
  get_current_time: Handler<GetCurrentTimeArguments, GetCurrentTimeResult>;
  /**
   * Convert a local time of one time zone into another; without a time, the current one. Local times that clocks skip
   * or show twice are said by resolution and note, never guessed: a skipped time is moved forward by the gap's
   * length, of a doubled one the first is taken and alternative holds the second.
   */
  convert_time: Handler<ConvertTimeArguments, ConvertTimeResult>;
  /**
   * About a time zone: UTC offset, daylight saving status, abbreviation, region, current time, and its last and next
   * clock change.
   */
  get_timezone_info: Handler<GetTimezoneInfoArguments, GetTimezoneInfoResult>;
  /**
   * Time zone ids of the IANA database, all or those of a region. Modern ids only; the tools accept old names too.
   * UTC, Etc/UTC, GMT and the fixed offsets of Etc are among them.
   */
  list_timezones: Handler<ListTimezonesArguments, ListTimezonesResult>;
}
