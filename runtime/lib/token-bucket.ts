// Token bucket calculations for buckets in memory, shared buckets, and retries.

/** Sustained calls per second, and the maximum burst. */
export interface Burst {
  readonly perSecond: number;
  readonly size: number;
}

/** A negative token count means that the bucket owes tokens. */
export interface TokenBucket {
  readonly tokens: number;
  /** Time at which the bucket had this many tokens, in milliseconds. */
  readonly at: number;
}

/** Setting the clock back does not empty the bucket. */
export function tokensAt({ tokens, at }: TokenBucket, now: number, { perSecond, size }: Burst): number {
  return Math.min(size, tokens + (Math.max(0, now - at) * perSecond) / 1_000);
}

/**
 * Returns the wait until all calls may pass together; 0 if they may pass now. If there are more calls than the bucket's
 * size, they may pass when it is full.
 */
export function secondsUntil(calls: number, tokens: number, { perSecond, size }: Burst): number {
  const needed = Math.min(calls, size);
  return tokens < needed ? Math.ceil((needed - tokens) / perSecond) : 0;
}
