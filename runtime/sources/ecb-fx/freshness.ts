// Says which day's rates an answer holds, and whether they are as new as they should be.

import { daysBetween } from '../../lib/day.ts';
import { rateOf } from './cross-rate.ts';
import { today, weekday, whyNoRates } from './days.ts';
import { STALE_AFTER_DAYS } from './limits.ts';
import type { RateDay } from './rate-table.ts';

/** Whether rates are older than they should be, and what to know about their day. */
export interface Freshness {
  readonly stale: boolean;
  readonly note: string | null;
}

/** Standing of the newest rates, which are of `date`. */
export function latestFreshness(date: string, now: Date): Freshness {
  const age = daysBetween(date, today(now));
  const stale = age > STALE_AFTER_DAYS;
  return { stale, note: stale ? `The newest rates that the source gives are of ${date}, ${age} days ago.` : null };
}

/** Standing of the rates of `date` for someone who asked for `requested`; `published`: the newest published day up to that. */
export function datedFreshness(requested: string, date: string, published: string, now: Date): Freshness {
  const stale = daysBetween(date, requested) > STALE_AFTER_DAYS;
  if (date === requested) return { stale, note: null };
  const paused = `Not all of these currencies had a rate on ${published}`;
  const why = date === published ? whyNoRates(requested, now) : paused;
  return { stale, note: `${why}; these are the rates of ${weekday(date)}, ${date}, the last published before.` };
}

/** Units of every currency of the day for 1 unit of `base`, sorted by code, without base itself. */
export function ratesAgainst(day: RateDay, base: string): Record<string, number> {
  const rates: Record<string, number> = {};
  for (const code of day.codes()) {
    const rate = code === base ? undefined : rateOf(day, base, code);
    if (rate !== undefined) rates[code] = rate;
  }
  return rates;
}
