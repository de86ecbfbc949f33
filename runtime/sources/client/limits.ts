// The politeness rules of a source: how many requests may be under way at once, how many may wait, and how many may start
// in a time. All of them know the deadline of who waits: a place that would come too late is refused at once, not taken.
// (cockatiel's bulkhead lets a newcomer overtake the queue and keeps those who gave up in it; p-throttle cannot say how
// long the wait will be nor take a place back.)

import type { Burst } from '../../contract/gate.ts';
import { Problem } from '../../contract/problem.ts';
import type { SourcePoliteness, SourceRate } from '../../contract/source.ts';
import { MINUTE_MS, MINUTE_S } from '../../lib/duration.ts';
import { FairQueue } from '../../lib/fair-queue.ts';
import { steadyNow } from '../../lib/steady.ts';
import { type TokenBucket, tokensAt } from '../../lib/token-bucket.ts';
import { tooLate, unavailable } from './failure.ts';

/** What callers are told to wait when the count that all processes share cannot be reached. */
const UNCOUNTED_RETRY_MS = 5_000;

/** Counts starts over all processes: taken instead of the process's own rate where a source says `scope: cluster`. */
export interface ClusterRate {
  /**
   * Takes the next start that the rate allows and says how many milliseconds from now it is. A start later than
   * `longestWaitMs` is not taken; the wait is said all the same. Rejects with `store_unavailable`.
   */
  take(source: string, rate: SourceRate, longestWaitMs: number): Promise<number>;
}

/** Part of the queue that one holder may take up: the rest stays free for others. */
const LARGEST_SHARE = 0.5;

/**
 * At most `concurrency` requests run at once, and at most `queue` wait. Those that wait are admitted in a fair order over their holders
 * (the keys on whose behalf they are made).
 */
export class SourceSlots {
  readonly #source: string;
  readonly #policy: SourcePoliteness;
  /** The functions that admit those who wait. */
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

  /** A slot, to be given back with `release`. Rejects with `upstream_unavailable` (queue full) or `upstream_timeout`. */
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

  /** Hands the slot to the next waiter; it is never free in between, so no newcomer overtakes. */
  release(): void {
    const admit = this.#waiting.shift();
    if (admit === undefined) this.#taken--;
    else admit();
  }

  #refuseIfFull(holder: string): void {
    const { queue } = this.#policy;
    const share = holder === '' ? queue : Math.ceil(queue * LARGEST_SHARE);
    if (this.queued >= queue) {
      throw unavailable(this.#source, 'too many requests wait for this source on this server.', this.#turnMs());
    }
    if (this.#waiting.sizeOf(holder) >= share) {
      throw unavailable(this.#source, 'too many requests of yours wait for this source.', this.#turnMs());
    }
  }

  /** A guess at when the queue has moved on, for `Retry-After`. */
  #turnMs(): number {
    const { rate, queue } = this.#policy;
    return rate === undefined ? 1000 : Math.min(MINUTE_MS, (rate.per / rate.requests) * Math.max(1, queue));
  }
}

/** A sliding window over the starts of this process: in no `per` milliseconds are there more than `requests`. */
export class ProcessRate {
  readonly #rate: SourceRate;
  readonly #starts: number[] = [];

  constructor(rate: SourceRate) {
    this.#rate = rate;
  }

  /** As `ClusterRate.take`. */
  take(longestWaitMs: number, now = steadyNow()): number {
    const { requests, per } = this.#rate;
    const oldest = this.#starts.length < requests ? undefined : this.#starts[this.#starts.length - requests];
    const start = oldest === undefined ? now : Math.max(now, oldest + per);
    if (start - now > longestWaitMs) return start - now;
    this.#starts.push(start);
    if (this.#starts.length > requests) this.#starts.shift();
    return start - now;
  }
}

/** The rate of one source, counted where its policy says. */
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

  /** Waits for the next start that the rate allows; rejects at once when that is after the deadline. */
  async take(deadline: number): Promise<void> {
    if (this.#rate === undefined || this.#process === undefined) return;
    const longest = deadline - Date.now();
    const wait =
      this.#cluster === undefined
        ? this.#process.take(longest)
        : await this.#takeShared(this.#cluster, this.#rate, longest);
    if (wait > longest) throw unavailable(this.#source, 'its request rate is used up for the moment.', wait);
    await sleep(wait);
  }

  /** A source is not asked without its count: its rate is a promise. Kept answers may still be served, as in its other failures. */
  async #takeShared(cluster: ClusterRate, rate: SourceRate, longest: number): Promise<number> {
    try {
      return await cluster.take(this.#source, rate, longest);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'store_unavailable') throw error;
      const why = 'its request rate is counted in the store, and the store does not answer.';
      throw unavailable(this.#source, why, UNCOUNTED_RETRY_MS, error);
    }
  }
}

// Retries are at most a tenth of the calls, beyond a small allowance per minute: an outage must not multiply the traffic.
const RETRY_SHARE = 0.1;
const RETRY_ALLOWANCE = 10;
const RETRIES: Burst = { size: RETRY_ALLOWANCE, perSecond: RETRY_ALLOWANCE / MINUTE_S };

/** The one budget for retries of a source: a token bucket that calls fill as well. */
export class RetryBudget {
  #bucket: TokenBucket = { tokens: RETRY_ALLOWANCE, at: steadyNow() };

  /** A call began. */
  deposit(): void {
    const { tokens, at } = this.#bucket;
    this.#bucket = { tokens: Math.min(RETRY_ALLOWANCE, tokens + RETRY_SHARE), at };
  }

  /** Whether one more retry is allowed now; if so, it is spent. */
  spend(now = steadyNow()): boolean {
    const tokens = tokensAt(this.#bucket, now, RETRIES);
    const isAllowed = tokens >= 1;
    this.#bucket = { tokens: isAllowed ? tokens - 1 : tokens, at: now };
    return isAllowed;
  }
}

/** Resolves after so many milliseconds. */
export function sleep(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
