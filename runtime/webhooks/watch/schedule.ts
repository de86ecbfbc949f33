// A failing source is skipped for whole intervals. These still count as watched, so the watch does not look abandoned.

import { HOUR_MS } from '../../lib/duration.ts';

/** Jitter as a share of the interval, in both directions. */
const JITTER = 0.1;
/** Maximum back-off. A source with a longer interval is still polled once per interval. */
const LONGEST_BACK_OFF_MS = HOUR_MS;

export function jittered(everyMs: number, random: () => number = Math.random): number {
  return everyMs * (1 - JITTER + 2 * JITTER * random());
}

/** The longest result of `jittered`. */
export function longestWait(everyMs: number): number {
  return Math.ceil(everyMs * (1 + JITTER));
}

/** Returns 0, 1, 3, 7 …, but at most an hour. */
export function intervalsToSkip(failures: number, everyMs: number): number {
  if (failures <= 0) return 0;
  return Math.min(2 ** (failures - 1) - 1, Math.floor(LONGEST_BACK_OFF_MS / everyMs));
}

/** Returns a new leader's wait before its first poll. */
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
