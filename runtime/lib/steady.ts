// Time that does not jump when the clock of the machine is set: for pauses, windows and ages.

import { DAY_MS, MINUTE_MS } from './duration.ts';

/**
 * Milliseconds of a clock that always runs forward. It starts as the time of day, but only differences between two readings in one
 * process mean anything: never store, send or show it.
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** How far apart the clocks of two machines may be, in milliseconds. */
export const CLOCKS_APART_MS = MINUTE_MS;

/**
 * Milliseconds since a time of day. A time in the future was noted before the clock was set back, so nobody knows how long ago that
 * was: its age is infinite.
 */
export function ageOf(time: number, now: number): number {
  return time > now + CLOCKS_APART_MS ? Number.POSITIVE_INFINITY : Math.max(0, now - time);
}

/** A time of day for comparing what is newer: one in the future (see `ageOf`) is older than all others. */
export function notLater(time: number, now: number): number {
  return ageOf(time, now) === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : time;
}

/** The furthest that `AgingClock` lags behind the time of day, in milliseconds. */
const LONGEST_LAG_MS = 3 * DAY_MS;

/**
 * The time of day for deleting what is old. A clock that is set forward makes nothing older than this process has seen it grow, so
 * nothing is deleted too early. It lags at most three days: a clock that was far behind at startup is believed once it is right.
 */
export class AgingClock {
  readonly #now: () => number;
  readonly #elapsed: () => number;
  readonly #start: number;

  /**
   * @param now milliseconds since 1970
   * @param elapsed milliseconds of a clock that always runs
   */
  constructor(now: () => number, elapsed: () => number = () => performance.now()) {
    this.#now = now;
    this.#elapsed = elapsed;
    this.#start = now() - elapsed();
  }

  /** Whole milliseconds since 1970. */
  now(): number {
    const now = this.#now();
    return Math.min(now, Math.max(Math.floor(this.#start + this.#elapsed()), now - LONGEST_LAG_MS));
  }
}
