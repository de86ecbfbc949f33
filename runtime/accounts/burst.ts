// The cap on calls at once: a token bucket a key or network, in memory and for this process alone. Written out here because it stands
// in every call's way: rate-limiter-flexible's memory limiter counts fixed windows instead of letting a bucket refill, and
// answers with a promise and a timer for each key.

import type { Burst } from '../contract/gate.ts';

/** Buckets beyond this number are looked through for full ones, which say nothing and can go. */
const MOST_BUCKETS = 10_000;

interface Bucket {
  tokens: number;
  /** When `tokens` was right, milliseconds of the running clock. */
  at: number;
  readonly fullAfterMs: number;
}

/** How many calls a key or a network may make at once: a bucket each that refills. */
export class BurstCap {
  readonly #buckets = new Map<string, Bucket>();
  readonly #elapsed: () => number;

  /** @param elapsed milliseconds of a clock that always runs */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** Takes so many calls, all or none. 0 where they may pass now, else the whole seconds until they may. */
  take(id: string, burst: Burst, calls = 1): number {
    const bucket = this.#filled(id, burst);
    // More than all that it holds passes when it is full.
    const needed = Math.min(calls, burst.size);
    if (bucket.tokens < needed) return Math.ceil((needed - bucket.tokens) / burst.perSecond);
    bucket.tokens -= calls;
    return 0;
  }

  /** How many keys have a bucket. */
  get size(): number {
    return this.#buckets.size;
  }

  #filled(id: string, burst: Burst): Bucket {
    const now = this.#elapsed();
    const bucket = this.#buckets.get(id) ?? this.#add(id, burst, now);
    bucket.tokens = Math.min(burst.size, bucket.tokens + ((now - bucket.at) * burst.perSecond) / 1_000);
    bucket.at = now;
    return bucket;
  }

  #add(id: string, burst: Burst, now: number): Bucket {
    if (this.#buckets.size >= MOST_BUCKETS) this.#removeFull(now);
    const bucket = { tokens: burst.size, at: now, fullAfterMs: (burst.size / burst.perSecond) * 1_000 };
    this.#buckets.set(id, bucket);
    return bucket;
  }

  /** When none is full, the oldest tenth goes: a few callers get a fresh bucket, and memory stays bounded. */
  #removeFull(now: number): void {
    for (const [id, bucket] of this.#buckets) if (now - bucket.at > bucket.fullAfterMs) this.#buckets.delete(id);
    let spare = this.#buckets.size - MOST_BUCKETS * 0.9;
    for (const id of this.#buckets.keys()) {
      if (spare-- <= 0) break;
      this.#buckets.delete(id);
    }
  }
}
