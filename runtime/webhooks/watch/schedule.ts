// When to look: pure. Every interval is moved a little, and a source that fails is left alone for whole intervals, so that
// "attended to" and "asked" stay two things: a watch that waits for its source is not an unwatched one.

import { HOUR_MS } from '../../lib/duration.ts';

/** Share of an interval by which it is moved, either way. */
const JITTER = 0.1;
/** A failing source is asked again at least so often, or each interval where that is longer. */
const LONGEST_BACK_OFF_MS = HOUR_MS;

/** The interval until the next look, in milliseconds. */
export function jittered(everyMs: number, random: () => number = Math.random): number {
  return everyMs * (1 - JITTER + 2 * JITTER * random());
}

/** The longest that `jittered` returns, in whole milliseconds. */
export function longestWait(everyMs: number): number {
  return Math.ceil(everyMs * (1 + JITTER));
}

/** How many intervals to let pass after so many failures in a row: 0, 1, 3, 7 … up to an hour. */
export function intervalsToSkip(failures: number, everyMs: number): number {
  if (failures <= 0) return 0;
  return Math.min(2 ** (failures - 1) - 1, Math.floor(LONGEST_BACK_OFF_MS / everyMs));
}

/** How long a new leader waits before it attends to a watch: until its interval is over, and then a little spread. */
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
