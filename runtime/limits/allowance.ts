// Calls that visitors make from the pages without a key: a few per network and hour, and a bounded number for all networks together.
// Failed calls count too, because a source may have been queried.

import type { AccountKey, Burst, CallLimits, LimitedCall, Plan, QuotaState } from '../contract/gate.ts';
import { Problem } from '../contract/problem.ts';
import { HOUR_S } from '../lib/duration.ts';
import type { BurstCap } from './burst.ts';

/** All networks together may make as many calls as this number of networks. */
const NETWORKS_AT_ONCE = 100;
/** A network is an address, so it cannot have this name. */
const EVERYONE = 'everyone';

/** Id of all visitors in metrics and logs; no key has it. */
export const VISITOR_ID = 'visitor';
const PLAN: Plan = { name: 'visitor', subscriptions: 0 };

/** The server itself, whose few calls in the background are not counted. */
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
  /** Calls per network and hour; 0 for none. */
  readonly callsPerHour: number;
  readonly calls: BurstCap;
  /** Limits calls with a key. */
  readonly keyed: CallLimits;
}

/** Limits visitors by their network, and all other callers by their key. */
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
    // Looks first, because a call that everyone's limit rejects must not cost its network anything.
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
