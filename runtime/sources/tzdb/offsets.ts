// What the rules of a zone say at an instant: offset, daylight saving time, and the changes before and after. The rules
// are the runtime's (its ICU carries the IANA data); Temporal does the arithmetic. Nothing here knows a tool.

import { Temporal } from 'temporal-polyfill';

/** A change of a zone's offset. */
export interface Transition {
  /** The first instant of the new offset. */
  readonly at: Temporal.Instant;
  readonly secondsBefore: number;
  readonly secondsAfter: number;
}

const NANOSECONDS = 1_000_000_000;
/** Daylight saving time is a season: a period longer than a year is a change of standard time. */
const LONGEST_SEASON_HOURS = 366 * 24;

/**
 * Zones that make +01 their standard time since this instant and step back in Ramadan: the eleven months between are no
 * daylight saving time, though they look like it.
 */
const STEPPING_BACK_IN_RAMADAN: Readonly<Record<string, Temporal.Instant>> = {
  'Africa/Casablanca': Temporal.Instant.from('2018-10-28T02:00:00Z'),
  'Africa/El_Aaiun': Temporal.Instant.from('2018-10-28T02:00:00Z'),
};

/** The offset from UTC in seconds, positive to the east. Old local mean times have odd seconds. */
export function offsetSeconds(zoneId: string, at: Temporal.Instant): number {
  return Math.round(at.toZonedDateTimeISO(zoneId).offsetNanoseconds / NANOSECONDS);
}

/** The zone's first change of offset after the instant, or null when its rules know none. */
export function nextTransition(zoneId: string, at: Temporal.Instant): Transition | null {
  return transition(zoneId, at, 'next');
}

/** The zone's latest change of offset at or before the instant, or null when its rules know none. */
export function previousTransition(zoneId: string, at: Temporal.Instant): Transition | null {
  // `previous` is strictly before: a nanosecond later it includes the instant itself.
  return transition(zoneId, at.add({ nanoseconds: 1 }), 'previous');
}

/**
 * Whether daylight saving time is in force, by usage: a season of at most a year between two periods of smaller offset.
 * So Ireland has it in summer (the IANA data calls its winter the exception), and Morocco never since October 2018.
 */
export function isDst(zoneId: string, at: Temporal.Instant): boolean {
  const since = STEPPING_BACK_IN_RAMADAN[zoneId];
  if (since !== undefined && Temporal.Instant.compare(at, since) >= 0) return false;
  const began = previousTransition(zoneId, at);
  if (began === null || began.secondsBefore >= began.secondsAfter) return false;
  const ends = nextTransition(zoneId, at);
  if (ends === null || ends.secondsAfter >= ends.secondsBefore) return false;
  return ends.at.since(began.at, { largestUnit: 'hours' }).hours <= LONGEST_SEASON_HOURS;
}

/** Offsets on 1 January and 1 July of a year, in seconds. */
export function januaryAndJuly(zoneId: string, year: number): { january: number; july: number } {
  const on = (month: number): number =>
    offsetSeconds(zoneId, Temporal.PlainDate.from({ year, month, day: 1 }).toZonedDateTime('UTC').toInstant());
  return { january: on(1), july: on(7) };
}

/**
 * The offset without daylight saving time, by the rules in force: the smaller one of the coming 1 January and 1 July, so
 * that a country that has given the practice up is not judged by its past.
 */
export function standardOffsetSeconds(zoneId: string, at: Temporal.Instant): number {
  const { year, month } = at.toZonedDateTimeISO('UTC');
  const { january } = januaryAndJuly(zoneId, year + 1);
  const { july } = januaryAndJuly(zoneId, month < 7 ? year : year + 1);
  return Math.min(january, july);
}

/** An offset as people write it: `+05:45`, `-03:30`, `+00:17:30` where old times have seconds. */
export function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60];
  if (size % 60 !== 0) parts.push(size % 60);
  return `${seconds < 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

function transition(zoneId: string, at: Temporal.Instant, direction: 'next' | 'previous'): Transition | null {
  const first = at.toZonedDateTimeISO(zoneId).getTimeZoneTransition(direction);
  if (first === null) return null;
  const instant = first.toInstant();
  return {
    at: instant,
    secondsBefore: offsetSeconds(zoneId, instant.subtract({ nanoseconds: 1 })),
    secondsAfter: offsetSeconds(zoneId, instant),
  };
}
