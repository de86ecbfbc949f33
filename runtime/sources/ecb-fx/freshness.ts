import { daysBetween } from '../../lib/day.ts';
import { rateOf } from './cross-rate.ts';
import { today, weekday, whyNoRates } from './days.ts';
import { STALE_AFTER_DAYS } from './limits.ts';
import type { RateDay } from './rate-table.ts';

export interface Freshness {
  readonly stale: boolean;
  readonly note: string | null;
}

export function latestFreshness(date: string, now: Date): Freshness {
  const age = daysBetween(date, today(now));
  const stale = age > STALE_AFTER_DAYS;
  return { stale, note: stale ? `The newest rates from the source are from ${date}, ${age} days ago.` : null };
}

/** `published` is the last day up to `requested` on which rates were published. */
export function datedFreshness(requested: string, date: string, published: string, now: Date): Freshness {
  const stale = daysBetween(date, requested) > STALE_AFTER_DAYS;
  if (date === requested) return { stale, note: null };
  const paused = `Not all of these currencies had a rate on ${published}`;
  const why = date === published ? whyNoRates(requested, now) : paused;
  return { stale, note: `${why}; these are the rates of ${weekday(date)}, ${date}, the last published before.` };
}

/** Units per unit of `base`, sorted by code. */
export function ratesAgainst(day: RateDay, base: string): Record<string, number> {
  const rates: Record<string, number> = {};
  for (const code of day.codes()) {
    const rate = code === base ? undefined : rateOf(day, base, code);
    if (rate !== undefined) rates[code] = rate;
  }
  return rates;
}
