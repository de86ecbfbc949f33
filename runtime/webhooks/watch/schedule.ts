// Polls of a failing source are skipped for whole intervals. The skipped intervals still count as watched, so the watch
// does not look abandoned.

import { HOUR_MS } from '../../lib/duration.ts';

/** Maximum jitter as a share of the interval, which it may lengthen or shorten. */
const JITTER = 0.1;
/** Maximum back-off. If the polling interval is longer, the source is still polled once per interval. */
const MAX_BACK_OFF_MS = HOUR_MS;

export function jittered(everyMs: number, random: () => number = Math.random): number {
  return everyMs * (1 - JITTER + 2 * JITTER * random());
}

/** Returns the longest interval that `jittered` can return. */
export function longestWait(everyMs: number): number {
  return Math.ceil(everyMs * (1 + JITTER));
}

/** Returns the number of intervals to skip: 0, 1, 3, 7, …, but at most an hour in total. */
export function intervalsToSkip(failures: number, everyMs: number): number {
  if (failures <= 0) return 0;
  return Math.min(2 ** (failures - 1) - 1, Math.floor(MAX_BACK_OFF_MS / everyMs));
}

/** Returns how long a new leader waits before its first poll. */
export function firstWait(
  watchedAt: number | null,
  now: number,
  everyMs: number,
  spreadMs: number,
  random: () => number = Math.random,
): number {
  const spread = random() * Math.min(spreadMs, everyMs);
  if (watchedAt === null) return spread;
  return Math.min(everyMs, Math.max(0, watchedAt + everyMs - now)) + spread;
}
