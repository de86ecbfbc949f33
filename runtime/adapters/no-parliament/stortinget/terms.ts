// Ids of sessions (one year, from October) and periods (four years). Up to 1998-99, the source writes the end year with
// two digits. Almanac's ids are always YYYY-YYYY; both formats are accepted.

import { localDay } from '../../../lib/time-zones.ts';

/** A session or period, with its first and last calendar year. */
export interface Term {
  readonly from: number;
  readonly to: number;
}

/** 1986-87 is the first session with data. */
export const FIRST_SESSION = 1986;
/** From this year on, every period has four years. */
const REGULAR_SINCE = 1961;
/**
 * Last years of earlier periods by first year. Their lengths are irregular, because election dates and the first day of
 * a period changed.
 */
const EARLY_PERIODS: ReadonlyMap<number, number> = new Map([
  [1945, 1949],
  [1950, 1953],
  [1954, 1957],
  [1958, 1961],
]);
const LAST_SHORT_END = 1999;

const FORM = /^(\d{4})-(\d{4}|\d{2})$/;

/** Accepts `2024-2025` and `1986-87`. */
export function parseTerm(id: string): Term | undefined {
  const [, start, end] = FORM.exec(id) ?? [];
  if (start === undefined || end === undefined) return undefined;
  const from = Number(start);
  if (end.length === 4) return { from, to: Number(end) };
  const sameCentury = from - (from % 100) + Number(end);
  return { from, to: sameCentury < from ? sameCentury + 100 : sameCentury };
}

/** Returns the id in Almanac's format, such as `1986-1987`. */
export function termId({ from, to }: Term): string {
  return `${from}-${to}`;
}

/** Returns the id in the source's format, with a two-digit end year before the year 2000: `1986-87`. */
export function sourceTermId({ from, to }: Term): string {
  return to <= LAST_SHORT_END ? `${from}-${String(to).slice(2)}` : `${from}-${to}`;
}

/** Converts an id to Almanac's format. Returns other strings unchanged. */
export function ourTermId(id: string): string {
  const term = parseTerm(id);
  return term === undefined ? id : termId(term);
}

/** Returns the first year of the current session. A new session begins on 1 October. */
export function runningSession(now: Date): number {
  const [year, month] = localDay('Europe/Oslo', now).split('-').map(Number) as [number, number];
  return month >= 10 ? year : year - 1;
}

export function isSession({ from, to }: Term): boolean {
  return to === from + 1;
}

/** Returns the period that a year belongs to: the later one in an election year; undefined for years before 1945. */
export function periodOf(year: number): Term | undefined {
  if (year >= REGULAR_SINCE) {
    const from = year - ((year - REGULAR_SINCE) % 4);
    return { from, to: from + 4 };
  }
  const [from, to] = [...EARLY_PERIODS].findLast(([start]) => start <= year) ?? [];
  return from === undefined || to === undefined ? undefined : { from, to };
}

export function isPeriod({ from, to }: Term): boolean {
  const period = periodOf(from);
  return period?.from === from && period.to === to;
}
