// Calls that visitors make from the pages without a key: a few per network and hour, with a limit for all networks
// together. Failed calls also count, because a source may have been queried.

import type { AccountKey, Burst, CallLimits, LimitedCall, Plan, QuotaState } from '../contract/gate.ts';
import { Problem } from '../contract/problem.ts';
import { HOUR_S } from '../lib/duration.ts';
import type { BurstCap } from './burst.ts';

/** All networks together may make as many calls as this many networks would be allowed. */
const NETWORKS_AT_ONCE = 100;
/** A network is an address, so it cannot have this name. */
const EVERYONE = 'everyone';

/** Id that stands for all visitors in metrics and logs; no key has this id. */
export const VISITOR_ID = 'visitor';
const PLAN: Plan = { name: 'visitor', subscriptions: 0 };

/** Account of the server itself, whose few background calls are not counted. */
export const SERVER: AccountKey = { id: VISITOR_ID, plan: PLAN, prefix: '' };

/** A caller without a key. */
export class Visitor implements AccountKey {
  readonly id = VISITOR_ID;
  readonly plan = PLAN;
  readonly prefix = '';
  readonly network: string;

  constructor(network: string) {
    this.network = network;
  }
}

export interface AllowanceOptions {
  /** Maximum number of calls per network and hour; 0 allows none. */
  readonly callsPerHour: number;
  readonly calls: BurstCap;
  readonly keyed: CallLimits;
}

/** Limits visitors by network, and all other callers by key. */
export class Allowance implements CallLimits {
  readonly callsPerHour: number;
  readonly #calls: BurstCap;
  readonly #keyed: CallLimits;
  readonly #ofNetwork: Burst;
  readonly #ofAll: Burst;

  constructor({ callsPerHour, calls, keyed }: AllowanceOptions) {
    this.callsPerHour = callsPerHour;
    this.#calls = calls;
    this.#keyed = keyed;
    this.#ofNetwork = perHour(callsPerHour);
    this.#ofAll = perHour(callsPerHour * NETWORKS_AT_ONCE);
  }

  begin(key: AccountKey): LimitedCall | Promise<LimitedCall> {
    if (key === SERVER) return new VisitorCall(() => NO_QUOTA);
    return key instanceof Visitor ? new VisitorCall(() => this.#take(key.network)) : this.#keyed.begin(key);
  }

  quotaState(key: AccountKey): QuotaState | Promise<QuotaState> {
    return key instanceof Visitor || key === SERVER ? NO_QUOTA : this.#keyed.quotaState(key);
  }

  /** @throws Problem allowance_used */
  async #take(network: string): Promise<QuotaState> {
    // Checks the global limit first, because a call that it rejects must not count against its network.
    const wait =
      this.#calls.wait(EVERYONE, this.#ofAll) ||
      (await this.#calls.reserve(network, this.#ofNetwork)) ||
      (await this.#calls.reserve(EVERYONE, this.#ofAll));
    if (wait === 0) return NO_QUOTA;
    throw new Problem(
      'allowance_used',
      `Without a key, a network can make ${this.callsPerHour} calls per hour from these pages, and all networks together ${this.callsPerHour * NETWORKS_AT_ONCE}.`,
      { retryAfter: wait },
    );
  }
}

const NO_QUOTA: QuotaState = { limit: undefined, remaining: undefined, resetSeconds: 0 };

function perHour(calls: number): Burst {
  return { size: calls, perSecond: calls / HOUR_S };
}

class VisitorCall implements LimitedCall {
  readonly #take: () => QuotaState | Promise<QuotaState>;

  constructor(take: () => QuotaState | Promise<QuotaState>) {
    this.#take = take;
  }

  count(): QuotaState | Promise<QuotaState> {
    return this.#take();
  }

  settle(): QuotaState {
    return NO_QUOTA;
  }
}
