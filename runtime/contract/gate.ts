// The interface between dispatch and the code that identifies and limits callers.

import type { Burst } from '../lib/token-bucket.ts';
import { Problem } from './problem.ts';

export type { Burst };

export interface Credentials {
  /** Keys as received, without empty ones; a repeated key occurs several times. */
  readonly keys: readonly string[];
  /** Where the key was repeated, for error messages. */
  readonly repeated?: string;
  /** Set if the transport identified the caller without a key. */
  readonly account?: AccountKey;
}

export interface Plan {
  readonly name: string;
  /** Per UTC day; absent if there is no limit. */
  readonly callsPerDay?: number;
  /** Absent if there is no limit. */
  readonly burst?: Burst;
  readonly subscriptions: number;
}

export interface AccountKey {
  readonly id: string;
  readonly plan: Plan;
  readonly prefix: string;
}

/** Limits the number of calls within a number of seconds. */
export interface QuotaCap {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

export interface QuotaState {
  /** Limits in addition to the daily limit. The array is shared by all keys with the same plan. */
  readonly caps?: readonly QuotaCap[];
  /** Calls per day; undefined if there is no limit. */
  readonly limit: number | undefined;
  readonly remaining: number | undefined;
  /** Seconds until the UTC day ends. */
  readonly resetSeconds: number;
}

/** A call that was counted against the quota. To refund it, the day on which it was counted must be given. */
export interface Admission extends QuotaState {
  readonly day: number;
}

/** The response headers are derived from `quota`. */
export class QuotaExceeded extends Problem<'quota_exceeded'> {
  readonly quota: QuotaState;

  constructor(quota: QuotaState) {
    super('quota_exceeded', `The daily quota of ${quota.limit} calls is used up.`, { retryAfter: quota.resetSeconds });
    this.quota = quota;
  }
}

export interface FailedCall {
  /** Failure of the server or the source (status 500 or higher). */
  readonly isOurs: boolean;
  /** Invalid arguments. */
  readonly isRefused: boolean;
  readonly sourceQueried: boolean;
  /** The caller disconnected. */
  readonly isAbandoned: boolean;
}

/** Applies the limits to one call, which is counted when its arguments are valid, and settled once if it fails. */
export interface LimitedCall {
  /** @throws QuotaExceeded, store_unavailable; synchronously or as a rejection */
  count(): QuotaState | Promise<QuotaState>;
  /** Refunds a failed call if it should not count. Never fails. */
  settle(failed: FailedCall): QuotaState | Promise<QuotaState>;
}

/** Methods return promises only if the store must be queried. */
export interface CallLimits {
  /**
   * Applies the burst limit, before any other work.
   * @throws Problem too_many_requests, too_many_failures; synchronously or as a rejection
   */
  begin(key: AccountKey): LimitedCall | Promise<LimitedCall>;
  /** Remaining quota, for calls that could not begin. Does not count a call and never fails. */
  quotaState(key: AccountKey): QuotaState | Promise<QuotaState>;
}

export interface AdmittedRequest {
  /** True if the request counts against a known key; otherwise it counts against its network. */
  readonly isKeyed: boolean;
  readonly who: string;
  /**
   * Returns the key that was looked up at admission.
   * @param argument value of the tool's own key argument
   * @throws Problem key_conflict, key_required, key_unknown, key_revoked, store_unavailable; synchronously or as a rejection
   */
  identify(argument?: string): AccountKey | Promise<AccountKey>;
  /** Charges expensive work as additional requests. @throws Problem too_many_requests */
  charge(requests: number): void;
  /**
   * Charges additional requests before a body is read, and rejects the body if the key cannot make a call now.
   * @throws Problem too_many_requests, too_many_failures, quota_exceeded
   */
  chargeBody(requests: number): void;
}

/** Called before the body is read. */
export interface RequestLimiter {
  /** @throws Problem too_many_requests; synchronously or as a rejection */
  enter(context: { readonly network: string }, credentials: Credentials): AdmittedRequest | Promise<AdmittedRequest>;
}
