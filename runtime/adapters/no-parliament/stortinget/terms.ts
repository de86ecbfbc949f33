// Sessions (one year, from October) and periods (four years) in the source's form and in ours. The source writes the end with
// two digits up to 1998-99; ours are YYYY-YYYY throughout, and both forms are understood.

import { localDay } from '../../../lib/time-zones.ts';

/** First and last calendar year of a session or period. */
export interface Term {
  readonly from: number;
  readonly to: number;
}

/** The session 1986-87 is the first with data. */
export const FIRST_SESSION = 1986;
/** From this year on periods have four years without exception. */
const REGULAR_SINCE = 1961;
/** Period ends before that; elections moved, and so did the first day of a period. */
const EARLY_PERIODS: ReadonlyMap<number, number> = new Map([
  [1945, 1949],
  [1950, 1953],
  [1954, 1957],
  [1958, 1961],
]);
const LAST_SHORT_END = 1999;

const FORM = /^(\d{4})-(\d{4}|\d{2})$/;

/** The years of `2024-2025` or `1986-87`; undefined for another form. */
export function parseTerm(id: string): Term | undefined {
  const [, start, end] = FORM.exec(id) ?? [];
  if (start === undefined || end === undefined) return undefined;
  const from = Number(start);
  if (end.length === 4) return { from, to: Number(end) };
  const sameCentury = from - (from % 100) + Number(end);
  return { from, to: sameCentury < from ? sameCentury + 100 : sameCentury };
}

/** Our form, `1986-1987`. */
export function termId({ from, to }: Term): string {
  return `${from}-${to}`;
}

/** The source's form, `1986-87` before the millennium. */
export function sourceTermId({ from, to }: Term): string {
  return to <= LAST_SHORT_END ? `${from}-${String(to).slice(2)}` : `${from}-${to}`;
}

/** An id of the source in our form; what is none is left as it is. */
export function ourTermId(id: string): string {
  const term = parseTerm(id);
  return term === undefined ? id : termId(term);
}

/** The first year of the session that runs at this moment; it changes on 1 October. */
export function runningSession(now: Date): number {
  const [year, month] = localDay('Europe/Oslo', now).split('-').map(Number) as [number, number];
  return month >= 10 ? year : year - 1;
}

/** Whether years are those of a session. */
export function isSession({ from, to }: Term): boolean {
  return to === from + 1;
}

/** The period that holds the year (its later one, in a year of change); undefined before 1945. */
export function periodOf(year: number): Term | undefined {
  if (year >= REGULAR_SINCE) {
    const from = year - ((year - REGULAR_SINCE) % 4);
    return { from, to: from + 4 };
  }
  const [from, to] = [...EARLY_PERIODS].findLast(([start]) => start <= year) ?? [];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Whether years are those of a period between elections. */
export function isPeriod({ from, to }: Term): boolean {
  const period = periodOf(from);
  return period?.from === from && period.to === to;
}
