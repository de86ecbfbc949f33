// These operations have their own rate limit instead of the quota.

import type { DayOfCalls, IssuedKey, KeyUsageResult } from '../../generated/endpoints/types.ts';
import { Problem } from '../contract/problem.ts';
import { DAY_MS } from '../lib/duration.ts';
import type { BurstCap } from '../limits/burst.ts';
import { type Plans, SIGN_UP_PLAN } from '../limits/plans.ts';
import { quotaDay } from '../limits/quota-day.ts';
import type { Store } from '../store/store.ts';
import type { ServiceCalls } from '../store/tallies.ts';
import type { Operators } from './operators.ts';

const DAYS_TOLD = 30;
/** Rate limit per key. An open page sends only one or two requests. */
const BURST = { perSecond: 1, size: 20 };

export interface OwnKeyContext {
  readonly store: Store;
  readonly plans: Plans;
  readonly operators: Operators;
  readonly now: () => number;
  readonly burst: BurstCap;
}

/** All methods throw too_many_requests and store_unavailable. */
export class OwnKey {
  readonly #context: OwnKeyContext;

  constructor(context: OwnKeyContext) {
    this.#context = context;
  }

  /** @throws Problem not_found if the key has been purged in the meantime */
  async usage(keyId: string): Promise<KeyUsageResult> {
    await this.#enter(keyId);
    const { store, plans, now } = this.#context;
    const at = now();
    const today = quotaDay(at);
    const [record, used, calls] = await Promise.all([
      store.keys.get(keyId, at),
      store.usage.count(keyId, today),
      store.tallies.callsOf(keyId, today - DAYS_TOLD + 1),
    ]);
    if (record === undefined) throw new Problem('not_found', 'This key no longer exists.');
    const limit = (plans[record.plan] ?? plans[SIGN_UP_PLAN])?.callsPerDay ?? null;
    return {
      plan: record.plan,
      calls_per_day: limit,
      used_today: used,
      left_today: limit === null ? null : Math.max(0, limit - used),
      days: daysOf(calls, today),
    };
  }

  /** The old key keeps working for `overlapSeconds`. */
  async rotate(keyId: string, overlapSeconds: number): Promise<IssuedKey> {
    await this.#enter(keyId);
    return this.#context.operators.rotate(keyId, overlapSeconds);
  }

  async revoke(keyId: string): Promise<{ id: string; revoked_at: string | null }> {
    await this.#enter(keyId);
    const { id, revoked_at } = await this.#context.operators.revoke(keyId);
    return { id, revoked_at };
  }

  async #enter(keyId: string): Promise<void> {
    const wait = await this.#context.burst.reserve(keyId, BURST);
    if (wait === 0) return;
    const detail = `The status of this key may be requested ${BURST.perSecond} time per second, with a burst of ${BURST.size}.`;
    throw new Problem('too_many_requests', detail, { retryAfter: wait });
  }
}

/** Oldest first. */
function daysOf(calls: readonly ServiceCalls[], today: number): DayOfCalls[] {
  const byDay = Map.groupBy(calls, ({ day }) => day);
  return Array.from({ length: DAYS_TOLD }, (_, index) => {
    const day = today - DAYS_TOLD + 1 + index;
    const own = byDay.get(day) ?? [];
    return {
      day: new Date(day * DAY_MS).toISOString().slice(0, 10),
      calls: own.reduce((sum, each) => sum + each.calls, 0),
      failed: own.reduce((sum, each) => sum + each.failed, 0),
      services: Object.fromEntries(own.map((each) => [each.service, each.calls])),
    };
  });
}
