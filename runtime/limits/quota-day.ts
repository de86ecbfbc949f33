// Quota days are days since 1970 in UTC.

import { DAY_MS } from '../lib/duration.ts';

/** `now` is in milliseconds since 1970. */
export function quotaDay(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** Remaining seconds of the UTC day: 1 to 86400. */
export function secondsLeft(now: number): number {
  return Math.ceil(((quotaDay(now) + 1) * DAY_MS - now) / 1_000);
}
