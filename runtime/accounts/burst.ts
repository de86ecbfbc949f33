// The cap on calls at once: a token bucket a key, in memory and for this process alone. Written out here because it stands
// in every call's way: rate-limiter-flexible's memory limiter counts fixed windows instead of letting a bucket refill, and
// answers with a promise and a timer for each key.

/** Buckets beyond this number are looked through for full ones, which say nothing and can go. */
const MOST_BUCKETS = 10_000;

interface Bucket {
  tokens: number;
  /** When `tokens` was right, milliseconds of the running clock. */
  at: number;
  readonly fullAfterMs: number;
}

/** How many calls a key may make at once: a bucket each that refills. */
export class BurstCap {
  readonly #buckets = new Map<string, Bucket>();
  readonly #elapsed: () => number;

  /** @param elapsed milliseconds of a clock that always runs */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** Whether one more call may pass now. */
  take(id: string, burst: { readonly perSecond: number; readonly size: number }): boolean {
    const now = this.#elapsed();
    const bucket = this.#buckets.get(id) ?? this.#add(id, burst, now);
    bucket.tokens = Math.min(burst.size, bucket.tokens + ((now - bucket.at) * burst.perSecond) / 1_000);
    bucket.at = now;
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  /** How many keys have a bucket. */
  get size(): number {
    return this.#buckets.size;
  }

  #add(id: string, burst: { readonly perSecond: number; readonly size: number }, now: number): Bucket {
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
