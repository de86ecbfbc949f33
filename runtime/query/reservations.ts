// Reserves the calls of a query in the daily quota, so that a query that does not fit is rejected before its first call
// instead of stopping halfway. Each call is still counted when it is made. Other processes do not see these
// reservations.

import { type AccountKey, QuotaExceeded, type QuotaState } from '../contract/gate.ts';
import { Problem } from '../contract/problem.ts';

/** Reservation for the remaining calls of a query. */
export interface Reservation {
  /** Must be called when a call was counted or failed. */
  made(): void;
  end(): void;
}

interface Reserved {
  calls: number;
  queries: number;
  /** Resolves when the previous query has reserved its calls. */
  turn: Promise<unknown>;
}

const UNLIMITED: Reservation = { made: () => {}, end: () => {} };

export class QuotaReservations {
  readonly #quotaState: (key: AccountKey) => QuotaState | Promise<QuotaState>;
  /** By key id. */
  readonly #reserved = new Map<string, Reserved>();

  constructor(quotaState: (key: AccountKey) => QuotaState | Promise<QuotaState>) {
    this.#quotaState = quotaState;
  }

  /**
   * @throws Problem quota_exceeded
   */
  async reserve(key: AccountKey, calls: number): Promise<Reservation> {
    if (key.plan.callsPerDay === undefined) return UNLIMITED;
    const reserved = this.#reserved.get(key.id) ?? { calls: 0, queries: 0, turn: Promise.resolve() };
    this.#reserved.set(key.id, reserved);
    reserved.queries += 1;
    const end = () => {
      reserved.queries -= 1;
      if (reserved.queries === 0) this.#reserved.delete(key.id);
    };
    const taken = reserved.turn.then(() => this.#take(reserved, key, calls));
    reserved.turn = taken.catch(() => {});
    try {
      await taken;
    } catch (error) {
      end();
      throw error;
    }
    let left = calls;
    return {
      made() {
        if (left === 0) return;
        left -= 1;
        reserved.calls -= 1;
      },
      end() {
        reserved.calls -= left;
        left = 0;
        end();
      },
    };
  }

  async #take(reserved: Reserved, key: AccountKey, calls: number): Promise<void> {
    // Calls made while the state is read are subtracted twice, which is safer than not subtracting them at all.
    const before = reserved.calls;
    const quota = await this.#quotaState(key);
    const remaining = quota.remaining ?? Number.POSITIVE_INFINITY;
    if (remaining <= 0) throw new QuotaExceeded(quota);
    const free = Math.max(0, remaining - before);
    if (free >= calls) {
      reserved.calls += calls;
      return;
    }
    const others = before === 0 ? '' : ' in addition to those of running queries';
    throw new Problem('quota_exceeded', `The query needs ${calls} calls, but ${free} are left today${others}.`, {
      retryAfter: quota.resetSeconds,
      hint: 'Repeat calls over fewer values.',
    });
  }
}
