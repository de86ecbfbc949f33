// Local times: an instant as a zone's clocks show it, and the instants that a local time can mean. Clocks that jump leave
// local times that never were and local times that were twice; both are said, never guessed.

import { Temporal } from 'temporal-polyfill';
import { invalidArgument } from '../../contract/problem.ts';
import { abbreviationAt, instantsOf } from '../../lib/time-zones.ts';
import { isDst, offsetSeconds, offsetText } from './offsets.ts';
import type { Zone } from './zones.ts';

/** An instant on a zone's clocks. */
export interface LocalTime {
  /** RFC 3339 with the offset (rounded to minutes where old local mean times have seconds). */
  datetime: string;
  date: string;
  time: string;
  dayOfWeek: (typeof DAYS)[number];
  utcOffset: string;
  utcOffsetSeconds: number;
  isDst: boolean;
  abbreviation: string;
}

/** How a local time met the clocks of its zone. */
export type Resolution = 'exact' | 'gap_moved_forward' | 'overlap_earlier_offset';

/** What a local time means in a zone. */
export interface ResolvedTime {
  readonly instant: Temporal.Instant;
  readonly resolution: Resolution;
  /** In an overlap: the same local time an offset later. */
  readonly later: Temporal.Instant | null;
}

/** Two days from the ends of the years of four digits: on no clock of the world is such a time beyond them. */
const FIRST_DAY = '0000-01-03';
const LAST_DAY = '9999-12-29';
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const RESOLUTIONS = { exact: 'exact', gap: 'gap_moved_forward', overlap: 'overlap_earlier_offset' } as const;
const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2})(:\d{2}(?:[.,]\d{1,9})?)?)?$/;
const WITH_OFFSET = /[Tt ][\d:.,]+\s*(?:[Zz]|[+\-\u2212]\d{2}(?::?\d{2})?)$/;
const TIME_ALONE = /^[Tt]?\d{1,2}:\d{2}(?::\d{2})?$/;

/** The instant as the zone's clocks show it. */
export function localTime(zone: Zone, instant: Temporal.Instant): LocalTime {
  const seconds = offsetSeconds(zone.id, instant);
  const dst = isDst(zone.id, instant);
  const local = instant.add({ seconds }).toZonedDateTimeISO('UTC').toPlainDateTime();
  return {
    datetime: `${local}${offsetText(Math.round(seconds / 60) * 60)}`,
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString(),
    dayOfWeek: DAYS[local.dayOfWeek - 1] as (typeof DAYS)[number],
    utcOffset: offsetText(seconds),
    utcOffsetSeconds: seconds,
    isDst: dst,
    abbreviation: abbreviationOf(zone, instant, seconds, dst),
  };
}

/** The IANA abbreviation where it consists of letters, else the zone's letters where they are meant for the offset in force, else `GMT+5:45`. */
function abbreviationOf({ id, letters }: Zone, instant: Temporal.Instant, seconds: number, dst: boolean): string {
  const iana = abbreviationAt(id, Math.floor(instant.epochMilliseconds / 1000));
  if (/^[A-Z]/.test(iana)) return iana;
  if (letters !== null && dst && letters.dst !== null && seconds > letters.offsetSeconds) return letters.dst;
  if (letters !== null && !dst && seconds === letters.offsetSeconds) return letters.standard;
  if (seconds === 0) return 'GMT';
  return `GMT${offsetText(seconds)
    .replace(/^([+-])0/, '$1')
    .replace(/:00$/, '')}`;
}

/**
 * Reads a local date and time (`2026-11-21T15:00`, seconds and fractions allowed; a date alone is its midnight).
 * @throws Problem `invalid_arguments` for an offset or `Z` (it would contradict the zone), for days and times that do not exist, and
 *   for those so near to the ends of the calendar that other clocks would show a year of more than four digits.
 */
export function parseLocal(parameter: string, text: string): { local: Temporal.PlainDateTime; dateOnly: boolean } {
  const trimmed = text.trim();
  const shown = JSON.stringify(text);
  const match = LOCAL.exec(trimmed);
  if (match !== null) {
    const [, date = '', minutes, seconds = ''] = match;
    const local = existing(parameter, shown, date, minutes === undefined ? '00:00' : `${minutes}${seconds}`);
    if (date < FIRST_DAY || date > LAST_DAY) {
      const message = `${shown} is at the end of the calendar: on other clocks its year has no four digits`;
      throw invalidArgument(parameter, message, `Give a time from ${FIRST_DAY} to ${LAST_DAY}.`);
    }
    return { local, dateOnly: minutes === undefined };
  }
  const namesZone = trimmed.endsWith(']') && trimmed.includes('[');
  if (namesZone || WITH_OFFSET.test(trimmed)) {
    const message = `must be a local time without Z, offset or zone, because the zone is an argument of its own; not ${shown}`;
    throw invalidArgument(parameter, message, 'Leave the ending out. For a time in UTC, give UTC as its zone.');
  }
  const hint = TIME_ALONE.test(trimmed)
    ? 'Put the day before it: 2026-11-21T15:00.'
    : 'Write it as 2026-11-21T15:00, or leave it out for the current time.';
  throw invalidArgument(parameter, `must be an ISO 8601 date and time without time zone, not ${shown}`, hint);
}

function existing(parameter: string, shown: string, date: string, clock: string): Temporal.PlainDateTime {
  try {
    if (clock.slice(5).startsWith(':60')) throw new RangeError('no leap seconds');
    return Temporal.PlainDateTime.from(`${date}T${clock}`, { overflow: 'reject' });
  } catch {
    throw invalidArgument(parameter, `${shown} is not a date and time that exist`, 'Hours go from 00 to 23.');
  }
}

/** The instant of a local time: in a gap moved forward by its length, in an overlap the first of the two (RFC 5545). */
export function resolveLocal(zone: Zone, local: Temporal.PlainDateTime): ResolvedTime {
  const asUtc = local.toZonedDateTime('UTC').toInstant();
  const seconds = Math.floor(asUtc.epochMilliseconds / 1000);
  const fraction = asUtc.epochNanoseconds - BigInt(seconds) * 1_000_000_000n;
  const at = (unixSeconds: number) =>
    Temporal.Instant.fromEpochNanoseconds(BigInt(unixSeconds) * 1_000_000_000n + fraction);
  const { instant, kind, later } = instantsOf(zone.id, seconds);
  return { instant: at(instant), resolution: RESOLUTIONS[kind], later: later === undefined ? null : at(later) };
}
