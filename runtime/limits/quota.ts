// Admits calls by checking the rate limit, the failure limit and then the daily quota. Synchronous if the store is
// embedded.

import { LRUCache } from 'lru-cache';
import {
  type AccountKey,
  type Admission,
  type CallLimits,
  type FailedCall,
  type LimitedCall,
  type Plan,
  type QuotaCap,
  QuotaExceeded,
  type QuotaState,
} from '../contract/gate.ts';
import { Problem } from '../contract/problem.ts';
import { atMost } from '../lib/at-most.ts';
import { MINUTE_S } from '../lib/duration.ts';
import { WindowLimit } from '../lib/window-limit.ts';
import type { UsageStore } from '../store/store.ts';
import type { BurstCap } from './burst.ts';
import { quotaDay, secondsLeft } from './quota-day.ts';

const MAX_FAILURES_PER_MINUTE = 60;
/** Maximum number of refunds, because even failing calls cost requests to sources. */
export const MAX_REFUNDS_PER_DAY = 100;
/** Short, because another process may refund a call in the meantime. */
const SPENT_MS = 1_000;
const MAX_EXHAUSTED_KEYS = 10_000;

export class Quota implements CallLimits {
  readonly #usage: UsageStore;
  readonly #burst: BurstCap;
  /** Failed calls are refunded, so they need a separate limit. */
  readonly #failures: WindowLimit;
  readonly #caps = new WeakMap<Plan, readonly QuotaCap[]>();
  readonly #spent: LRUCache<string, QuotaExceeded>;
  readonly #now: () => number;

  /**
   * @param now milliseconds since 1970
   * @param elapsed milliseconds from a monotonic clock
   * @param failuresAMinute maximum number of failed calls per key and minute
   */
  constructor(
    usage: UsageStore,
    now: () => number,
    elapsed: () => number,
    burst: BurstCap,
    failuresAMinute: number = MAX_FAILURES_PER_MINUTE,
  ) {
    this.#usage = usage;
    this.#burst = burst;
    this.#failures = new WindowLimit(elapsed, failuresAMinute);
    this.#spent = new LRUCache({
      ...atMost(MAX_EXHAUSTED_KEYS),
      ttl: SPENT_MS,
      perf: { now: elapsed },
      ttlResolution: 0,
    });
    this.#now = now;
  }

  begin(key: AccountKey): LimitedCall | Promise<LimitedCall> {
    const { burst } = key.plan;
    const pause = burst === undefined ? 0 : this.#burst.reserve(key.id, burst);
    if (pause instanceof Promise) return pause.then((waited) => this.#begun(key, waited));
    return this.#begun(key, pause);
  }

  #begun(key: AccountKey, pause: number): LimitedCall {
    this.#paced(key, pause);
    return new CountedCall(this, key);
  }

  /**
   * Rejects a key that this process knows to be over a limit. Does not count a call.
   * @throws Problem too_many_requests, too_many_failures, quota_exceeded
   */
  refuseSpent(key: AccountKey): void {
    const { burst } = key.plan;
    this.#paced(key, burst === undefined ? 0 : this.#burst.wait(key.id, burst));
    const spent = this.#spent.get(key.id);
    if (spent !== undefined) throw spent;
  }

  #paced(key: AccountKey, pause: number): void {
    const { burst } = key.plan;
    if (burst !== undefined && pause > 0) {
      const may = `${burst.perSecond} calls per second, with a burst of ${burst.size}`;
      throw new Problem('too_many_requests', `This key may make ${may}.`, { retryAfter: pause });
    }
    const wait = this.#failures.wait(key.id);
    if (wait > 0) {
      throw new Problem('too_many_failures', 'Too many calls with this key failed within a minute.', {
        hint: 'Find out why they fail before you call again.',
        retryAfter: wait,
      });
    }
  }

  /** @throws QuotaExceeded, store_unavailable; thrown or as a rejection */
  admit(key: AccountKey): Admission | Promise<Admission> {
    const { callsPerDay } = key.plan;
    const now = this.#now();
    const day = quotaDay(now);
    const count = this.#usage.take(key.id, day, callsPerDay);
    if (typeof count === 'number') return this.#admitted(key, count, day, now);
    return count.then((counted) => this.#admitted(key, counted, day, now));
  }

  /**
   * Refunds a call that failed internally or at the source (at most MAX_REFUNDS_PER_DAY per day), or whose arguments were
   * rejected before a source was queried. Never fails.
   * @param day day of the call's Admission, which may be yesterday
   * @param failed false if the arguments were rejected
   */
  refund(key: AccountKey, day: number, failed = true): QuotaState | Promise<QuotaState> {
    if (!failed) return this.#giveBack(key, day);
    this.#failures.note(key.id);
    // Refunds are counted like calls, so the limit is exact across processes.
    const returned = this.#usage.take(`${key.id} given back`, day, MAX_REFUNDS_PER_DAY);
    if (typeof returned === 'number') return returned === 0 ? this.quotaState(key) : this.#giveBack(key, day);
    return returned.then(
      (count) => (count === 0 ? this.quotaState(key) : this.#giveBack(key, day)),
      () => this.quotaState(key),
    );
  }

  /** Returns the quota after a failed call that is not refunded. */
  noteFailure(key: AccountKey): void {
    this.#failures.note(key.id);
  }

  #giveBack(key: AccountKey, day: number): QuotaState | Promise<QuotaState> {
    const refunded = this.#usage.giveBack(key.id, day);
    return refunded === undefined ? this.quotaState(key) : refunded.then(() => this.quotaState(key));
  }

  /** Never fails. */
  quotaState(key: AccountKey): QuotaState | Promise<QuotaState> {
    const now = this.#now();
    const limit = key.plan.callsPerDay;
    if (limit === undefined) return this.#state(key.plan, 0, now);
    const count = this.#usage.count(key.id, quotaDay(now));
    if (typeof count === 'number') return this.#state(key.plan, count, now);
    return count.then(
      (counted) => this.#state(key.plan, counted, now),
      () => this.#state(key.plan, 0, now),
    );
  }

  #admitted({ id, plan }: AccountKey, count: number, day: number, now: number): Admission {
    if (count === 0) {
      const spent = new QuotaExceeded({ ...this.#state(plan, 0, now), remaining: 0 });
      this.#spent.set(id, spent);
      throw spent;
    }
    return { ...this.#state(plan, count, now), day };
  }

  #state(plan: Plan, count: number, now: number): QuotaState {
    const limit = plan.callsPerDay;
    const remaining = limit === undefined ? undefined : Math.max(0, limit - count);
    return { limit, remaining, resetSeconds: secondsLeft(now), caps: this.#capsOf(plan) };
  }

  /** Reports a bucket that refills within n seconds as a window of n seconds. */
  #capsOf(plan: Plan): readonly QuotaCap[] {
    let caps = this.#caps.get(plan);
    if (caps === undefined) {
      const { burst } = plan;
      const bursts = burst && [{ name: 'burst', calls: burst.size, seconds: Math.ceil(burst.size / burst.perSecond) }];
      const failures = Number.isFinite(this.#failures.most) && [
        { name: 'failures', calls: this.#failures.most, seconds: MINUTE_S },
      ];
      caps = [...(bursts || []), ...(failures || [])];
      this.#caps.set(plan, caps);
    }
    return caps;
  }
}

class CountedCall implements LimitedCall {
  readonly #quota: Quota;
  readonly #key: AccountKey;
  #admission: Admission | undefined;

  constructor(quota: Quota, key: AccountKey) {
    this.#quota = quota;
    this.#key = key;
  }

  count(): QuotaState | Promise<QuotaState> {
    const admission = this.#quota.admit(this.#key);
    return admission instanceof Promise
      ? admission.then((counted) => this.#counted(counted))
      : this.#counted(admission);
  }

  /**
   * The caller does not pay for internal failures, failures at the source, or arguments that the adapter rejected
   * itself. It pays if a source's response proved the arguments wrong or if it disconnected, because the source was
   * queried.
   */
  settle({ isOurs, isRefused, sourceQueried, isAbandoned }: FailedCall): QuotaState | Promise<QuotaState> {
    const isFree = isOurs || (isRefused && !sourceQueried);
    if (isRefused && !isFree) this.#quota.noteFailure(this.#key);
    const admission = this.#admission;
    if (admission === undefined) return this.#quota.quotaState(this.#key);
    return isFree && !isAbandoned ? this.#quota.refund(this.#key, admission.day, isOurs) : admission;
  }

  #counted(admission: Admission): QuotaState {
    this.#admission = admission;
    return admission;
  }
}
