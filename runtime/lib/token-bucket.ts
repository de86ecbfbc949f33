// The arithmetic of a token bucket, for buckets in memory, buckets that several processes share, and the retries of a source.

/** Calls a second over time, and how many may come at once. */
export interface Burst {
  readonly perSecond: number;
  readonly size: number;
}

/** A bucket as it was at some moment. Below zero it owes tokens. */
export interface TokenBucket {
  readonly tokens: number;
  /** When it held these tokens, milliseconds. */
  readonly at: number;
}

/** The tokens that a bucket holds now. A clock that went back does not empty it. */
export function tokensAt({ tokens, at }: TokenBucket, now: number, { perSecond, size }: Burst): number {
  return Math.min(size, tokens + (Math.max(0, now - at) * perSecond) / 1_000);
}

/** Whole seconds until so many calls may pass, all or none; 0 where they may pass now. More calls than the bucket's size pass when it is full. */
export function secondsUntil(calls: number, tokens: number, { perSecond, size }: Burst): number {
  const needed = Math.min(calls, size);
  return tokens < needed ? Math.ceil((needed - tokens) / perSecond) : 0;
}
