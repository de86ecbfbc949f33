// Who may make a call, and how many: what the transports read of a request, what accounts answer, and what dispatch asks of
// them. Accounts implement the gate and dispatch passes through it; neither knows the other.

import type { Burst } from '../lib/token-bucket.ts';
import { Problem } from './problem.ts';

export type { Burst };

/** The keys that a request carried, in every place where one may stand. */
export interface Credentials {
  /** As received, none of them empty; one that stands in several places is here several times. */
  readonly keys: readonly string[];
  /** A place in which a key stood more than once, as a caller would name it. */
  readonly repeated?: string;
  /** The key of who calls, where the transport found it out by other means than a key. */
  readonly account?: AccountKey;
}

/** What a key may do, as spec/platform.yaml declares it. */
export interface Plan {
  readonly name: string;
  /** Counted calls in a UTC day; absent for no limit. */
  readonly callsPerDay?: number;
  /** Absent for no cap. */
  readonly burst?: Burst;
  /** Webhook subscriptions at a time. */
  readonly subscriptions: number;
}

/** A key that may make calls. */
export interface AccountKey {
  readonly id: string;
  readonly plan: Plan;
  readonly prefix: string;
}

/** One of the caps on a key's calls: so many within so many seconds. */
export interface QuotaCap {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

/** How much of its daily quota a key has left. */
export interface QuotaState {
  /** The caps beside the day's, the same list for every key of a plan. */
  readonly caps?: readonly QuotaCap[];
  /** Calls a day; undefined for a plan without a limit. */
  readonly limit: number | undefined;
  readonly remaining: number | undefined;
  /** Whole seconds until the UTC day ends. */
  readonly resetSeconds: number;
}

/** A counted call: what the key has left now, and the day that a refund must name. */
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

/** How a call failed, as far as it decides who pays for it. */
export interface FailedCall {
  /** Whether it failed on our side or at the source (a status of 500 or more). */
  readonly isOurs: boolean;
  /** Whether its arguments were refused. */
  readonly isRefused: boolean;
  /** Whether a source was queried for it. */
  readonly sourceQueried: boolean;
  /** Whether its caller left before the answer. */
  readonly isAbandoned: boolean;
}

/** The limits of one call of a key: begun once, counted when its arguments are valid, settled once if it fails. */
export interface LimitedCall {
  /**
   * Counts the call against the day's quota.
   * @throws QuotaExceeded, store_unavailable; thrown or as a rejection
   */
  count(): QuotaState | Promise<QuotaState>;
  /** Gives a failed call back if the caller need not pay for it, and returns what the key has left. Never fails. */
  settle(failed: FailedCall): QuotaState | Promise<QuotaState>;
}

/** Limits on the calls of keys. Values where nothing has to be waited for, promises where the store must be queried. */
export interface CallLimits {
  /**
   * Takes a call from the key's burst, before anything else is done for it.
   * @throws Problem too_many_requests, too_many_failures; thrown or as a rejection
   */
  begin(key: AccountKey): LimitedCall | Promise<LimitedCall>;
  /** What a key has left, for the answer to a call that could not begin. Counts nothing and never fails. */
  quotaState(key: AccountKey): QuotaState | Promise<QuotaState>;
}

/** A request that was admitted: whose it is, what it counts against, and what takes more of that. */
export interface AdmittedRequest {
  /** Whether it carries a key that is known: it counts against that, every other against its network. */
  readonly isKeyed: boolean;
  /** The key or the network, as one name. */
  readonly who: string;
  /**
   * The key of the caller, which was looked up when the request was admitted.
   * @param argument the key that a tool's own argument carries
   * @throws Problem key_conflict, key_required, key_unknown, key_revoked, store_unavailable; thrown or as a rejection
   */
  identify(argument?: string): AccountKey | Promise<AccountKey>;
  /** Takes so many requests more, for work that is to be done. @throws Problem too_many_requests */
  charge(requests: number): void;
  /**
   * Takes so many requests more, for a body that is to be collected. Of a key that can make no call now it is not.
   * @throws Problem too_many_requests, too_many_failures, quota_exceeded
   */
  chargeBody(requests: number): void;
}

/** How fast requests may come. Transports ask before they read a body. */
export interface RequestLimiter {
  /** @throws Problem too_many_requests; thrown or as a rejection */
  enter(visit: { readonly network: string }, credentials: Credentials): AdmittedRequest | Promise<AdmittedRequest>;
}
