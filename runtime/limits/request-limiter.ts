// Limits requests before bodies are read, per key if the key is known, otherwise per network. quota.ts limits calls.

import type { AccountKey, AdmittedRequest, Burst, Credentials, RequestLimiter } from '../contract/gate.ts';
import { Problem } from '../contract/problem.ts';
import type { BurstCap } from './burst.ts';

export interface KnownKey {
  readonly key: AccountKey;
  /** @throws Problem key_revoked, blocked */
  use(): AccountKey;
}

export interface RequestLimiterOptions {
  /** Does not query the store. */
  readonly knownKey: (credentials: Credentials) => KnownKey | undefined;
  /** @throws Problem; thrown or as a rejection */
  readonly authenticate: (credentials: Credentials, argument?: string) => AccountKey | Promise<AccountKey>;
  readonly refuseSpent: (key: AccountKey) => void;
  readonly requests: BurstCap;
  /**
   * Rate limit for requests from a network, or, in addition to the limit on calls, from a key whose plan has a rate
   * limit.
   */
  readonly allowance: Burst;
  /** Returns false while the store is down, when keys cannot be verified. */
  readonly isStoreUp: () => boolean;
}

export class KeyAndNetworkLimiter implements RequestLimiter {
  readonly #options: RequestLimiterOptions;

  constructor(options: RequestLimiterOptions) {
    this.#options = options;
  }

  enter(context: { readonly network: string }, credentials: Credentials): AdmittedRequest | Promise<AdmittedRequest> {
    const known = this.#options.knownKey(credentials);
    if (known !== undefined) return this.#keyed(known, credentials);
    const entry = new PacedEntry(this.#options, context.network, credentials);
    if (credentials.keys.length > 0 && !this.#options.isStoreUp()) return entry;
    const entered = entry.enter();
    if (credentials.keys.length === 0) return entered;
    return entered instanceof Promise
      ? entered.then(() => this.#enterUncached(credentials, entry))
      : this.#enterUncached(credentials, entry);
  }

  /** Requests with invalid credentials count against the network, and are rejected later if a key is required. */
  async #enterUncached(credentials: Credentials, entry: AdmittedRequest): Promise<AdmittedRequest> {
    let key: AccountKey;
    try {
      key = await this.#options.authenticate(credentials);
    } catch {
      return entry;
    }
    return this.#keyed({ key, use: () => key }, credentials);
  }

  #keyed(known: KnownKey, credentials: Credentials): AdmittedRequest | Promise<AdmittedRequest> {
    const who = `key ${known.key.id}`;
    return known.key.plan.burst === undefined
      ? new TrustedEntry(this.#options, who, credentials, known)
      : new PacedEntry(this.#options, who, credentials, known).enter();
  }
}

/** Used for plans without a rate limit. */
class TrustedEntry implements AdmittedRequest {
  readonly isKeyed = true;
  readonly who: string;
  readonly #options: RequestLimiterOptions;
  readonly #credentials: Credentials;
  readonly #known: KnownKey;

  constructor(options: RequestLimiterOptions, who: string, credentials: Credentials, known: KnownKey) {
    this.#options = options;
    this.who = who;
    this.#credentials = credentials;
    this.#known = known;
  }

  identify(argument?: string): AccountKey | Promise<AccountKey> {
    return argument === undefined ? this.#known.use() : this.#options.authenticate(this.#credentials, argument);
  }

  charge(): void {}

  chargeBody(): void {}
}

class PacedEntry implements AdmittedRequest {
  readonly who: string;
  readonly #options: RequestLimiterOptions;
  readonly #credentials: Credentials;
  readonly #known: KnownKey | undefined;

  /** @param known undefined for a request that counts against its network */
  constructor(options: RequestLimiterOptions, who: string, credentials: Credentials, known?: KnownKey) {
    this.#options = options;
    this.who = who;
    this.#credentials = credentials;
    this.#known = known;
  }

  identify(argument?: string): AccountKey | Promise<AccountKey> {
    const known = argument === undefined ? this.#known : undefined;
    return known === undefined ? this.#options.authenticate(this.#credentials, argument) : known.use();
  }

  get isKeyed(): boolean {
    return this.#known !== undefined;
  }

  /** Counts the request itself. @throws Problem too_many_requests; thrown or as a rejection */
  enter(): AdmittedRequest | Promise<AdmittedRequest> {
    const { requests, allowance } = this.#options;
    const wait = requests.reserve(this.who, allowance);
    return wait instanceof Promise ? wait.then((waited) => this.#passed(waited)) : this.#passed(wait);
  }

  charge(requests: number): void {
    if (requests <= 0) return;
    const { requests: cap, allowance } = this.#options;
    this.#passed(cap.take(this.who, allowance, requests));
  }

  chargeBody(requests: number): void {
    if (requests <= 0) return;
    if (this.#known !== undefined) this.#options.refuseSpent(this.#known.key);
    this.charge(requests);
  }

  #passed(wait: number): AdmittedRequest {
    if (wait === 0) return this;
    const { allowance } = this.#options;
    const may = `${allowance.perSecond} requests per second, with a burst of ${allowance.size}`;
    const who = this.isKeyed ? 'This key' : 'Without a key, your network';
    throw new Problem(
      'too_many_requests',
      `${who} may make ${may}; large requests and searches count more than once.`,
      {
        ...(this.isKeyed ? {} : { hint: 'Send a key: requests with a key only count against that key.' }),
        retryAfter: wait,
      },
    );
  }
}
