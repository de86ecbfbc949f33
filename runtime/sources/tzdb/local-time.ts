// Converts between instants and local times of a zone. Local times that are skipped or occur twice are reported instead of
// guessed.

import { Temporal } from 'temporal-polyfill';
import { invalidArgument } from '../../contract/problem.ts';
import { abbreviationAt, instantsOf } from '../../lib/time-zones.ts';
import { isDst, offsetSeconds, offsetText } from './offsets.ts';
import type { Zone } from './zones.ts';

export interface LocalTime {
  /** RFC 3339 with offset, rounded to minutes. */
  datetime: string;
  date: string;
  time: string;
  dayOfWeek: (typeof DAYS)[number];
  utcOffset: string;
  utcOffsetSeconds: number;
  isDst: boolean;
  abbreviation: string;
}

export type Resolution = 'exact' | 'gap_moved_forward' | 'overlap_earlier_offset';

export interface ResolvedTime {
  readonly instant: Temporal.Instant;
  readonly resolution: Resolution;
  /** The later of the two instants of an overlap; otherwise null. */
  readonly later: Temporal.Instant | null;
}

/** The accepted range stays two days inside the four-digit years, so the year has four digits in every zone. */
const FIRST_DAY = '0000-01-03';
const LAST_DAY = '9999-12-29';
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const RESOLUTIONS = { exact: 'exact', gap: 'gap_moved_forward', overlap: 'overlap_earlier_offset' } as const;
const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2})(:\d{2}(?:[.,]\d{1,9})?)?)?$/;
const WITH_OFFSET = /[Tt ][\d:.,]+\s*(?:[Zz]|[+\-\u2212]\d{2}(?::?\d{2})?)$/;
const TIME_ALONE = /^[Tt]?\d{1,2}:\d{2}(?::\d{2})?$/;

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

/**
 * The IANA abbreviation if it consists of letters, otherwise the zone's common abbreviation for the current offset,
 * otherwise a form such as `GMT+5:45`.
 */
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
 * Parses `2026-11-21T15:00`, with optional seconds and fractions; a date without a time means midnight.
 * @throws Problem `invalid_arguments` for an offset or `Z` (it would contradict the zone), for days and times that do
 *   not exist, and for dates so close to the ends of the calendar that another zone would show a year of more than four
 *   digits
 */
export function parseLocal(parameter: string, text: string): { local: Temporal.PlainDateTime; dateOnly: boolean } {
  const trimmed = text.trim();
  const shown = JSON.stringify(text);
  const match = LOCAL.exec(trimmed);
  if (match !== null) {
    const [, date = '', minutes, seconds = ''] = match;
    const local = existing(parameter, shown, date, minutes === undefined ? '00:00' : `${minutes}${seconds}`);
    if (date < FIRST_DAY || date > LAST_DAY) {
      const message = `${shown} is out of range: in some time zones its year does not have four digits`;
      throw invalidArgument(parameter, message, `Use a time from ${FIRST_DAY} to ${LAST_DAY}.`);
    }
    return { local, dateOnly: minutes === undefined };
  }
  const namesZone = trimmed.endsWith(']') && trimmed.includes('[');
  if (namesZone || WITH_OFFSET.test(trimmed)) {
    const message = `must be a local time without Z, offset or zone, because the zone is a separate argument; not ${shown}`;
    throw invalidArgument(parameter, message, 'Remove the suffix. For a time in UTC, use the zone UTC.');
  }
  const hint = TIME_ALONE.test(trimmed)
    ? 'Add the date: 2026-11-21T15:00.'
    : 'Write it as 2026-11-21T15:00, or omit it for the current time.';
  throw invalidArgument(parameter, `must be an ISO 8601 date and time without time zone, not ${shown}`, hint);
}

function existing(parameter: string, shown: string, date: string, clock: string): Temporal.PlainDateTime {
  try {
    if (clock.slice(5).startsWith(':60')) throw new RangeError('no leap seconds');
    return Temporal.PlainDateTime.from(`${date}T${clock}`, { overflow: 'reject' });
  } catch {
    throw invalidArgument(parameter, `${shown} is not an existing date and time`, 'Hours range from 00 to 23.');
  }
}

/** Moves a time in a gap forward by the gap's length; uses the first instant of an overlap (RFC 5545). */
export function resolveLocal(zone: Zone, local: Temporal.PlainDateTime): ResolvedTime {
  const asUtc = local.toZonedDateTime('UTC').toInstant();
  const seconds = Math.floor(asUtc.epochMilliseconds / 1000);
  const fraction = asUtc.epochNanoseconds - BigInt(seconds) * 1_000_000_000n;
  const at = (unixSeconds: number) =>
    Temporal.Instant.fromEpochNanoseconds(BigInt(unixSeconds) * 1_000_000_000n + fraction);
  const { instant, kind, later } = instantsOf(zone.id, seconds);
  return { instant: at(instant), resolution: RESOLUTIONS[kind], later: later === undefined ? null : at(later) };
}
