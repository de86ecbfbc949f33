// Used for buckets in memory, shared buckets, and retries.

/** Sustained calls per second, and the maximum burst. */
export interface Burst {
  readonly perSecond: number;
  readonly size: number;
}

/** A negative bucket owes tokens. */
export interface TokenBucket {
  readonly tokens: number;
  /** Time of this token count, in milliseconds. */
  readonly at: number;
}

/** A clock that was set back does not empty the bucket. */
export function tokensAt({ tokens, at }: TokenBucket, now: number, { perSecond, size }: Burst): number {
  return Math.min(size, tokens + (Math.max(0, now - at) * perSecond) / 1_000);
}

/** For all calls or none; 0 if they may pass now. More calls than the bucket's size pass when it is full. */
export function secondsUntil(calls: number, tokens: number, { perSecond, size }: Burst): number {
  const needed = Math.min(calls, size);
  return tokens < needed ? Math.ceil((needed - tokens) / perSecond) : 0;
}
