// The cap on calls at once: a token bucket a key or network, in memory and for this process alone (shared-burst.ts is that of several
// processes). Written out here because it stands in every call's way: rate-limiter-flexible's memory limiter counts fixed windows instead of letting a bucket refill, and
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

/** Whole seconds until so many calls may pass, all or none; 0 where they may now. */
function waitFor({ tokens }: Bucket, { size, perSecond }: Burst, calls: number): number {
  // More than all that it holds passes when it is full.
  const needed = Math.min(calls, size);
  return tokens < needed ? Math.ceil((needed - tokens) / perSecond) : 0;
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
    const wait = waitFor(bucket, burst, calls);
    if (wait === 0) bucket.tokens -= calls;
    return wait;
  }

  /** As `take`, and takes nothing. */
  wait(id: string, burst: Burst): number {
    return waitFor(this.#filled(id, burst), burst, 1);
  }

  /** As `take`, for those who can wait: where several processes share buckets, it asks the shared one. */
  ask(id: string, burst: Burst, calls = 1): number | Promise<number> {
    return this.take(id, burst, calls);
  }

  /** What `take` would answer, and what is left now. */
  protected look(id: string, burst: Burst, calls: number): { wait: number; left: number } {
    const bucket = this.#filled(id, burst);
    return { wait: waitFor(bucket, burst, calls), left: bucket.tokens };
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
