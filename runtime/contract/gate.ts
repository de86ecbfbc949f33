// The interface between dispatch and the code that identifies and limits callers. Transports read credentials; the gate decides who may
// call and how often. Neither side depends on the other.

import type { Burst } from '../lib/token-bucket.ts';
import { Problem } from './problem.ts';

export type { Burst };

/** All keys found in a request, wherever a key is accepted. */
export interface Credentials {
  /** As received and not empty; a key sent in several places occurs several times. */
  readonly keys: readonly string[];
  /** A place in which the key was repeated, as callers would name it. */
  readonly repeated?: string;
  /** The caller's account, if the transport determined it by other means than a key. */
  readonly account?: AccountKey;
}

/** Limits of a key, declared in spec/platform.yaml. */
export interface Plan {
  readonly name: string;
  /** Counted calls per UTC day; absent for no limit. */
  readonly callsPerDay?: number;
  /** Absent for no limit. */
  readonly burst?: Burst;
  /** Maximum number of webhook subscriptions. */
  readonly subscriptions: number;
}

export interface AccountKey {
  readonly id: string;
  readonly plan: Plan;
  readonly prefix: string;
}

/** A limit on a key's calls within a number of seconds. */
export interface QuotaCap {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

export interface QuotaState {
  /** Limits other than the daily one; every key of a plan shares this list. */
  readonly caps?: readonly QuotaCap[];
  /** Calls per day; undefined for a plan without a limit. */
  readonly limit: number | undefined;
  readonly remaining: number | undefined;
  /** Whole seconds until the UTC day ends. */
  readonly resetSeconds: number;
}

/** A counted call: the key's remaining quota, and the day that a refund must name. */
export interface Admission extends QuotaState {
  readonly day: number;
}

/** `quota` supplies the response headers. */
export class QuotaExceeded extends Problem<'quota_exceeded'> {
  readonly quota: QuotaState;

  constructor(quota: QuotaState) {
    super('quota_exceeded', `The daily quota of ${quota.limit} calls is used up.`, { retryAfter: quota.resetSeconds });
    this.quota = quota;
  }
}

/** The facts about a failed call that decide whether it counts against the quota. */
export interface FailedCall {
  /** The server or the source failed (status 500 or higher). */
  readonly isOurs: boolean;
  /** The arguments were invalid. */
  readonly isRefused: boolean;
  readonly sourceQueried: boolean;
  /** The caller disconnected before the answer. */
  readonly isAbandoned: boolean;
}

/** The limits of one call: begun once, counted when its arguments are valid, settled once if it fails. */
export interface LimitedCall {
  /**
   * Counts the call against the daily quota.
   * @throws QuotaExceeded, store_unavailable; synchronously or as a rejection
   */
  count(): QuotaState | Promise<QuotaState>;
  /** Refunds a failed call if it should not count, and returns the remaining quota. Never fails. */
  settle(failed: FailedCall): QuotaState | Promise<QuotaState>;
}

/** Methods return plain values if no waiting is needed, promises if the store must be queried. */
export interface CallLimits {
  /**
   * Takes a call from the key's burst limit before any other work.
   * @throws Problem too_many_requests, too_many_failures; synchronously or as a rejection
   */
  begin(key: AccountKey): LimitedCall | Promise<LimitedCall>;
  /** Returns the remaining quota for the answer to a call that could not begin. Counts nothing and never fails. */
  quotaState(key: AccountKey): QuotaState | Promise<QuotaState>;
}

export interface AdmittedRequest {
  /** The request carries a known key and counts against that; any other request counts against its network. */
  readonly isKeyed: boolean;
  /** Identifies the key or network. */
  readonly who: string;
  /**
   * Returns the caller's key, looked up when the request was admitted.
   * @param argument the key in the tool's own key argument
   * @throws Problem key_conflict, key_required, key_unknown, key_revoked, store_unavailable; synchronously or as a rejection
   */
  identify(argument?: string): AccountKey | Promise<AccountKey>;
  /** Charges additional requests for expensive work. @throws Problem too_many_requests */
  charge(requests: number): void;
  /**
   * Charges additional requests before a body is read. Rejects the body if the key cannot make a call now.
   * @throws Problem too_many_requests, too_many_failures, quota_exceeded
   */
  chargeBody(requests: number): void;
}

/** Limits the request rate. Transports call it before they read a body. */
export interface RequestLimiter {
  /** @throws Problem too_many_requests; synchronously or as a rejection */
  enter(context: { readonly network: string }, credentials: Credentials): AdmittedRequest | Promise<AdmittedRequest>;
}
