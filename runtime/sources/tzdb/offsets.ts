// Offsets and daylight saving time of zones, according to the embedded rules (lib/time-zones.ts).

import { Temporal } from 'temporal-polyfill';
import { changeAfter, changeUntil, type OffsetChange, offsetAt } from '../../lib/time-zones.ts';

export { offsetText } from '../../lib/time-zones.ts';

export interface Transition {
  /** First instant of the new offset. */
  readonly at: Temporal.Instant;
  readonly secondsBefore: number;
  readonly secondsAfter: number;
}

/** Daylight saving time is seasonal, so a longer period counts as a change of standard time. */
const MAX_SEASON_HOURS = 366 * 24;

/**
 * Zones whose standard time has been +01 since this instant and that set clocks back in Ramadan. The other eleven
 * months do not count as daylight saving time.
 */
const STEPPING_BACK_IN_RAMADAN: Readonly<Record<string, Temporal.Instant>> = {
  'Africa/Casablanca': Temporal.Instant.from('2018-10-28T02:00:00Z'),
  'Africa/El_Aaiun': Temporal.Instant.from('2018-10-28T02:00:00Z'),
};

/** Positive east of Greenwich. Offsets of old local mean times are not whole minutes. */
export function offsetSeconds(zoneId: string, at: Temporal.Instant): number {
  return offsetAt(zoneId, unixSeconds(at));
}

export function nextTransition(zoneId: string, at: Temporal.Instant): Transition | null {
  return transitionOf(changeAfter(zoneId, unixSeconds(at)));
}

/** Includes a transition exactly at this instant. */
export function previousTransition(zoneId: string, at: Temporal.Instant): Transition | null {
  return transitionOf(changeUntil(zoneId, unixSeconds(at)));
}

/**
 * Follows common usage: daylight saving time is a season of at most a year between two periods with a smaller offset.
 * So Ireland has it in summer (the IANA database treats the Irish winter as the exception), and Morocco has had none
 * since October 2018.
 */
export function isDst(zoneId: string, at: Temporal.Instant): boolean {
  const since = STEPPING_BACK_IN_RAMADAN[zoneId];
  if (since !== undefined && Temporal.Instant.compare(at, since) >= 0) return false;
  const began = previousTransition(zoneId, at);
  if (began === null || began.secondsBefore >= began.secondsAfter) return false;
  const ends = nextTransition(zoneId, at);
  if (ends === null || ends.secondsAfter >= ends.secondsBefore) return false;
  return ends.at.since(began.at, { largestUnit: 'hours' }).hours <= MAX_SEASON_HOURS;
}

/** Offsets in seconds. */
export function januaryAndJuly(zoneId: string, year: number): { january: number; july: number } {
  const on = (month: number): number =>
    offsetSeconds(zoneId, Temporal.PlainDate.from({ year, month, day: 1 }).toZonedDateTime('UTC').toInstant());
  return { january: on(1), july: on(7) };
}

/**
 * The smaller of the offsets on the next 1 January and 1 July, so the result follows current rules in countries that abolished
 * daylight saving time.
 */
export function standardOffsetSeconds(zoneId: string, at: Temporal.Instant): number {
  const { year, month } = at.toZonedDateTimeISO('UTC');
  const { january } = januaryAndJuly(zoneId, year + 1);
  const { july } = januaryAndJuly(zoneId, month < 7 ? year : year + 1);
  return Math.min(january, july);
}

function transitionOf(change: OffsetChange | undefined): Transition | null {
  if (change === undefined) return null;
  const { at, secondsBefore, secondsAfter } = change;
  return { at: Temporal.Instant.fromEpochMilliseconds(at * 1000), secondsBefore, secondsAfter };
}

function unixSeconds(at: Temporal.Instant): number {
  return Math.floor(at.epochMilliseconds / 1000);
}
