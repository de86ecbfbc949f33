// A token bucket per key or network, for this process only (shared-burst.ts supports several processes).
// rate-limiter-flexible's memory limiter counts fixed windows, and its promise and timer per key are too slow for every
// call.

import { LRUCache } from 'lru-cache';
import type { Burst } from '../contract/gate.ts';
import { atMost } from '../lib/at-most.ts';
import { secondsUntil, tokensAt } from '../lib/token-bucket.ts';

/** Evicting a bucket changes little, because the evicted bucket is usually the fullest, and a new one is full. */
const MAX_BUCKETS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

export class BurstCap {
  readonly #buckets = new LRUCache<string, Bucket>(atMost(MAX_BUCKETS));
  readonly #elapsed: () => number;

  /** @param elapsed milliseconds from a monotonic clock */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** Takes tokens for all calls or for none. Returns 0 if it took them, otherwise the seconds to wait. */
  take(id: string, burst: Burst, calls = 1): number {
    const bucket = this.#filled(id, burst);
    const wait = secondsUntil(calls, bucket.tokens, burst);
    if (wait === 0) bucket.tokens -= calls;
    return wait;
  }

  /** Like `take`, but takes no tokens. */
  wait(id: string, burst: Burst): number {
    return secondsUntil(1, this.#filled(id, burst).tokens, burst);
  }

  /** Like `take`, but for callers that can wait for a shared bucket. */
  reserve(id: string, burst: Burst, calls = 1): number | Promise<number> {
    return this.take(id, burst, calls);
  }

  /** Takes no tokens. */
  protected look(id: string, burst: Burst, calls: number): { wait: number; left: number } {
    const bucket = this.#filled(id, burst);
    return { wait: secondsUntil(calls, bucket.tokens, burst), left: bucket.tokens };
  }

  protected set(id: string, burst: Burst, tokens: number): void {
    this.#filled(id, burst).tokens = tokens;
  }

  get size(): number {
    return this.#buckets.size;
  }

  #filled(id: string, burst: Burst): Bucket {
    const now = this.#elapsed();
    let bucket = this.#buckets.get(id);
    if (bucket === undefined) {
      bucket = { tokens: burst.size, at: now };
      this.#buckets.set(id, bucket);
      return bucket;
    }
    bucket.tokens = tokensAt(bucket, now, burst);
    bucket.at = now;
    return bucket;
  }
}
