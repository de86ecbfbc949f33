import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/duration.ts';

/** Delay before each attempt. The ten attempts take 75 hours and 35 minutes in total. */
export const SCHEDULE_MS: readonly number[] = [
  0,
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  DAY_MS,
];
/** Maximum jitter as a share of the delay, which it may lengthen or shorten. */
const JITTER = 0.2;

/**
 * Returns the delay in milliseconds, or undefined after the last attempt.
 * @param made failed attempts so far
 * @param retryAfterMs clamped to between one and two times the scheduled delay
 */
export function nextWait(
  schedule: readonly number[],
  made: number,
  retryAfterMs: number | undefined,
  random: () => number = Math.random,
): number | undefined {
  const wait = schedule[made];
  if (wait === undefined) return undefined;
  if (retryAfterMs !== undefined) return Math.min(2 * wait, Math.max(wait, retryAfterMs));
  return wait * (1 - JITTER + 2 * JITTER * random());
}

/** Returns the delay in milliseconds. Accepts integer seconds or an HTTP date. */
export function retryAfterOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^[0-9]{1,9}$/.test(text)) return Number(text) * 1_000;
  const at = text.length < 40 ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
