// Measures time that does not jump when the system clock is changed.

import { DAY_MS, MINUTE_MS } from './duration.ts';

/**
 * Returns milliseconds from a monotonic clock. Only differences within one process are meaningful: never store, send or
 * show it.
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** Maximum allowed difference between the clocks of two machines. */
export const CLOCKS_APART_MS = MINUTE_MS;

/**
 * Returns the age. A time in the future must have been recorded before the clock was set back, so its age is infinite.
 */
export function ageOf(time: number, now: number): number {
  return time > now + CLOCKS_APART_MS ? Number.POSITIVE_INFINITY : Math.max(0, now - time);
}

/** Returns a time for comparing recency: a time in the future is treated as older than all others. */
export function notLater(time: number, now: number): number {
  return ageOf(time, now) === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : time;
}

/** Maximum lag of `AgingClock` behind the time of day. */
const MAX_LAG_MS = 3 * DAY_MS;

/**
 * A time of day for deleting old data. Setting the clock forward does not make data older than this process has
 * observed, so no data is deleted too early. It lags at most three days, so it recovers from a system clock that was
 * far behind at startup.
 */
export class AgingClock {
  readonly #now: () => number;
  readonly #elapsed: () => number;
  readonly #start: number;

  /**
   * @param now milliseconds since 1970
   * @param elapsed milliseconds from a monotonic clock
   */
  constructor(now: () => number, elapsed: () => number = () => performance.now()) {
    this.#now = now;
    this.#elapsed = elapsed;
    this.#start = now() - elapsed();
  }

  /** Integer milliseconds since 1970. */
  now(): number {
    const now = this.#now();
    return Math.min(now, Math.max(Math.floor(this.#start + this.#elapsed()), now - MAX_LAG_MS));
  }
}
