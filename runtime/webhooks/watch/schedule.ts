// Poll schedule, as pure functions. Every interval gets some jitter, and a failing source is skipped for whole intervals. A skipped
// interval still counts as attended, so a watch that waits for its source does not look abandoned.

import { HOUR_MS } from '../../lib/duration.ts';

/** Jitter as a share of the interval, in both directions. */
const JITTER = 0.1;
/** A failing source is retried at least this often, or once per interval if that is longer. */
const LONGEST_BACK_OFF_MS = HOUR_MS;

/** The time until the next poll, in milliseconds. */
export function jittered(everyMs: number, random: () => number = Math.random): number {
  return everyMs * (1 - JITTER + 2 * JITTER * random());
}

/** The longest value that `jittered` returns, in whole milliseconds. */
export function longestWait(everyMs: number): number {
  return Math.ceil(everyMs * (1 + JITTER));
}

/** Number of intervals to skip after this many consecutive failures: 0, 1, 3, 7 … up to an hour. */
export function intervalsToSkip(failures: number, everyMs: number): number {
  if (failures <= 0) return 0;
  return Math.min(2 ** (failures - 1) - 1, Math.floor(LONGEST_BACK_OFF_MS / everyMs));
}

/** How long a new leader waits before it attends to a watch: until its interval has passed, plus some jitter. */
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
