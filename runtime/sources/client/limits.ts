// Request limits of a source: concurrency, queue length, and rate. Each limit takes the caller's deadline: if a slot
// would come too late, the request is rejected immediately. (cockatiel's bulkhead lets newcomers overtake the queue and
// keeps requests whose callers have given up; p-throttle can neither predict the wait nor return a slot.)

import type { Burst } from '../../contract/gate.ts';
import { Problem } from '../../contract/problem.ts';
import type { SourcePoliteness, SourceRate } from '../../contract/source.ts';
import { MINUTE_MS, MINUTE_S } from '../../lib/duration.ts';
import { FairQueue } from '../../lib/fair-queue.ts';
import { steadyNow } from '../../lib/steady.ts';
import { type TokenBucket, tokensAt } from '../../lib/token-bucket.ts';
import { tooLate, unavailable } from './failure.ts';

/** Suggested wait before a retry if the shared counter is unavailable. */
const UNCOUNTED_RETRY_MS = 5_000;

/** Request rate of all processes together, for sources with `scope: cluster`. */
export interface ClusterRate {
  /**
   * Reserves the next request and returns the wait in milliseconds. If the wait exceeds `maxWaitMs`, nothing is reserved.
   * Rejects with `store_unavailable`.
   */
  take(source: string, rate: SourceRate, maxWaitMs: number): Promise<number>;
}

/** Maximum share of the queue that one caller may use. */
const MAX_SHARE = 0.5;

/** Limits concurrent requests. The queue is fair across callers (API keys). */
export class SourceSlots {
  readonly #source: string;
  readonly #policy: SourcePoliteness;
  readonly #waiting = new FairQueue<() => void>();
  #taken = 0;

  constructor(source: string, policy: SourcePoliteness) {
    this.#source = source;
    this.#policy = policy;
  }

  get inFlight(): number {
    return this.#taken;
  }

  get queued(): number {
    return this.#waiting.size;
  }

  /** Rejects with `upstream_unavailable` (queue full) or `upstream_timeout`. */
  async take(deadline: number, holder = ''): Promise<void> {
    if (this.#taken < this.#policy.concurrency) {
      this.#taken++;
      return;
    }
    this.#refuseIfFull(holder);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.add(resolve, holder);
    const timer = setTimeout(() => {
      if (this.#waiting.remove(resolve)) reject(tooLate(this.#source));
    }, deadline - Date.now());
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Passes the slot to the next waiting request, so that newcomers cannot overtake the queue. */
  release(): void {
    const admit = this.#waiting.shift();
    if (admit === undefined) this.#taken--;
    else admit();
  }

  #refuseIfFull(holder: string): void {
    const { queue } = this.#policy;
    const share = holder === '' ? queue : Math.ceil(queue * MAX_SHARE);
    if (this.queued >= queue) {
      throw unavailable(this.#source, 'too many requests are waiting for this source.', this.#turnMs());
    }
    if (this.#waiting.sizeOf(holder) >= share) {
      throw unavailable(this.#source, 'too many of your requests are waiting for this source.', this.#turnMs());
    }
  }

  #turnMs(): number {
    const { rate, queue } = this.#policy;
    return rate === undefined ? 1000 : Math.min(MINUTE_MS, (rate.per / rate.requests) * Math.max(1, queue));
  }
}

/** Sliding window: at most `requests` in any `per` milliseconds. */
export class ProcessRate {
  readonly #rate: SourceRate;
  readonly #starts: number[] = [];

  constructor(rate: SourceRate) {
    this.#rate = rate;
  }

  /** Like `ClusterRate.take`. */
  take(maxWaitMs: number, now = steadyNow()): number {
    const { requests, per } = this.#rate;
    const oldest = this.#starts.length < requests ? undefined : this.#starts[this.#starts.length - requests];
    const start = oldest === undefined ? now : Math.max(now, oldest + per);
    if (start - now > maxWaitMs) return start - now;
    this.#starts.push(start);
    if (this.#starts.length > requests) this.#starts.shift();
    return start - now;
  }
}

/** Request rate of a source, counted per process or per cluster. */
export class Rate {
  readonly #source: string;
  readonly #rate: SourceRate | undefined;
  readonly #process: ProcessRate | undefined;
  readonly #cluster: ClusterRate | undefined;

  constructor(source: string, policy: SourcePoliteness, cluster: ClusterRate | undefined) {
    this.#source = source;
    this.#rate = policy.rate;
    this.#cluster = policy.scope === 'cluster' ? cluster : undefined;
    this.#process = policy.rate === undefined ? undefined : new ProcessRate(policy.rate);
  }

  /** Rejects immediately if the request could start only after the deadline. */
  async take(deadline: number): Promise<void> {
    if (this.#rate === undefined || this.#process === undefined) return;
    const longest = deadline - Date.now();
    const wait =
      this.#cluster === undefined
        ? this.#process.take(longest)
        : await this.#takeShared(this.#cluster, this.#rate, longest);
    if (wait > longest) throw unavailable(this.#source, 'its request rate is exhausted.', wait);
    await sleep(wait);
  }

  /** Rejects if the shared counter is unavailable, because the rate limit could be exceeded. */
  async #takeShared(cluster: ClusterRate, rate: SourceRate, longest: number): Promise<number> {
    try {
      return await cluster.take(this.#source, rate, longest);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'store_unavailable') throw error;
      const why = 'its request rate is counted in the store, which is unavailable.';
      throw unavailable(this.#source, why, UNCOUNTED_RETRY_MS, error);
    }
  }
}

// Limits retries to a tenth of the calls plus a small allowance, so that an outage does not multiply traffic.
const RETRY_SHARE = 0.1;
const RETRY_ALLOWANCE = 10;
const RETRIES: Burst = { size: RETRY_ALLOWANCE, perSecond: RETRY_ALLOWANCE / MINUTE_S };

export class RetryBudget {
  #bucket: TokenBucket = { tokens: RETRY_ALLOWANCE, at: steadyNow() };

  /** Must be called once for each call of the source. */
  deposit(): void {
    const { tokens, at } = this.#bucket;
    this.#bucket = { tokens: Math.min(RETRY_ALLOWANCE, tokens + RETRY_SHARE), at };
  }

  spend(now = steadyNow()): boolean {
    const tokens = tokensAt(this.#bucket, now, RETRIES);
    const isAllowed = tokens >= 1;
    this.#bucket = { tokens: isAllowed ? tokens - 1 : tokens, at: now };
    return isAllowed;
  }
}

export function sleep(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
