// Admission of calls: the burst cap, then the daily quota. The counting is the store's; here are the day, the plan and the
// words of a refusal. Embedded, all of it is synchronous.

import { Problem } from '../contract/problem.ts';
import type { QuotaState } from '../corridor/invocation.ts';
import type { UsageStore } from '../store/store.ts';
import type { AccountKey } from './authenticate.ts';
import type { BurstCap } from './burst.ts';
import { secondsLeft, utcDay } from './utc-day.ts';

const BURST_RETRY_SECONDS = 1;

/** A counted call: where the key stands now, and the day that a refund must name. */
export interface Admission extends QuotaState {
  readonly day: number;
}

/** The daily quota is used up; `quota` is for the headers. */
export class QuotaExceeded extends Problem<'quota_exceeded'> {
  readonly quota: QuotaState;

  constructor(quota: QuotaState) {
    super('quota_exceeded', `All ${quota.limit} calls of this UTC day were made.`, { retryAfter: quota.resetSeconds });
    this.quota = quota;
  }
}

export class Quota {
  readonly #usage: UsageStore;
  readonly #burst: BurstCap;
  readonly #now: () => number;

  constructor(usage: UsageStore, burst: BurstCap, now: () => number) {
    this.#usage = usage;
    this.#burst = burst;
    this.#now = now;
  }

  /**
   * Counts one call of a key.
   * @throws Problem too_many_requests, QuotaExceeded, store_unavailable; thrown or as a rejection
   */
  admit(key: AccountKey): Admission | Promise<Admission> {
    const { burst, callsPerDay } = key.plan;
    if (burst !== undefined && !this.#burst.take(key.id, burst)) {
      throw new Problem(
        'too_many_requests',
        `This key may make ${burst.perSecond} calls a second, and ${burst.size} at once.`,
        { retryAfter: BURST_RETRY_SECONDS },
      );
    }
    const now = this.#now();
    const day = utcDay(now);
    const count = this.#usage.take(key.id, day, callsPerDay);
    if (typeof count === 'number') return admitted(count, callsPerDay, day, now);
    return count.then((counted) => admitted(counted, callsPerDay, day, now));
  }

  /**
   * Gives a counted call back, when it failed on our side or at the source. Never fails.
   * @param day of the call's Admission: it may be yesterday's
   */
  refund(key: AccountKey, day: number): QuotaState | Promise<QuotaState> {
    const given = this.#usage.giveBack(key.id, day);
    if (given === undefined) return this.standing(key);
    return given.then(() => this.standing(key));
  }

  /** Where a key stands, without counting; for answers to calls that were not admitted. Never fails. */
  standing(key: AccountKey): QuotaState | Promise<QuotaState> {
    const now = this.#now();
    const limit = key.plan.callsPerDay;
    if (limit === undefined) return state(0, undefined, now);
    const count = this.#usage.count(key.id, utcDay(now));
    if (typeof count === 'number') return state(count, limit, now);
    return count.then(
      (counted) => state(counted, limit, now),
      () => state(0, limit, now),
    );
  }
}

function admitted(count: number, limit: number | undefined, day: number, now: number): Admission {
  if (count === 0) throw new QuotaExceeded({ limit, remaining: 0, resetSeconds: secondsLeft(now) });
  const remaining = limit === undefined ? undefined : Math.max(0, limit - count);
  return { limit, remaining, resetSeconds: secondsLeft(now), day };
}

function state(count: number, limit: number | undefined, now: number): QuotaState {
  const remaining = limit === undefined ? undefined : Math.max(0, limit - count);
  return { limit, remaining, resetSeconds: secondsLeft(now) };
}
