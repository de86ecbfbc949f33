// The burst limit of calls: one token bucket per key or network, in memory and for this process only (shared-burst.ts has the one for
// several processes). rate-limiter-flexible's memory limiter would not do: it counts fixed windows, and answers with a promise and a
// timer per key, which is too slow for something that every call passes.

import { LRUCache } from 'lru-cache';
import type { Burst } from '../contract/gate.ts';
import { atMost } from '../lib/at-most.ts';
import { secondsUntil, tokensAt } from '../lib/token-bucket.ts';

/** Buckets that are kept. The least recently used one goes first: it is the fullest, as a rule, and a new bucket is full. */
const MOST_BUCKETS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** How many calls a key or a network may make at once: a bucket each that refills. */
export class BurstCap {
  readonly #buckets = new LRUCache<string, Bucket>(atMost(MOST_BUCKETS));
  readonly #elapsed: () => number;

  /** @param elapsed milliseconds of a clock that always runs */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** Takes so many calls, all or none. 0 where they may pass now, else the whole seconds until they may. */
  take(id: string, burst: Burst, calls = 1): number {
    const bucket = this.#filled(id, burst);
    const wait = secondsUntil(calls, bucket.tokens, burst);
    if (wait === 0) bucket.tokens -= calls;
    return wait;
  }

  /** As `take`, and takes nothing. */
  wait(id: string, burst: Burst): number {
    return secondsUntil(1, this.#filled(id, burst).tokens, burst);
  }

  /** As `take`, for those who can wait: where several processes share buckets, it asks the shared one. */
  ask(id: string, burst: Burst, calls = 1): number | Promise<number> {
    return this.take(id, burst, calls);
  }

  /** What `take` would answer, and what is left now. */
  protected look(id: string, burst: Burst, calls: number): { wait: number; left: number } {
    const bucket = this.#filled(id, burst);
    return { wait: secondsUntil(calls, bucket.tokens, burst), left: bucket.tokens };
  }

  /** Says how many tokens a bucket has. */
  protected set(id: string, burst: Burst, tokens: number): void {
    this.#filled(id, burst).tokens = tokens;
  }

  /** How many keys have a bucket. */
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
