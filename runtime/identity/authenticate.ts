// A key seen in the last 30 seconds costs one map lookup and no promise; revocations clear that map in every process within a
// second.

import { timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AccountKey, Credentials } from '../contract/gate.ts';
import { isWellFormed } from '../contract/key-format.ts';
import { Problem } from '../contract/problem.ts';
import { atMost } from '../lib/at-most.ts';
import type { Blocks } from '../limits/blocks.ts';
import { type Plans, SIGN_UP_PLAN } from '../limits/plans.ts';
import type { KnownKey } from '../limits/request-limiter.ts';
import type { FoundKey, Store } from '../store/store.ts';
import type { LastUsed } from './last-used.ts';
import { presentedKey } from './presented-key.ts';
import type { Secrets } from './secrets.ts';

/** Limits only caching; revocations take effect immediately. */
const FRESH_MS = 30_000;
const MAX_KNOWN = 20_000;
/** Stored by digest, because the keys may belong to another service. */
const MAX_UNKNOWN = 2_000;
const UNKNOWN_MS = 10_000;
/**
 * Maximum number of lookups. A lookup during which a key was revoked is repeated; the last result is used but not
 * cached.
 */
const MAX_LOOKUPS = 3;

class FoundAccountKey implements KnownKey {
  readonly key: AccountKey;
  readonly #options: AuthenticatorOptions;
  readonly #email: string;
  readonly #validUntil: number;

  /** @param validUntil milliseconds since 1970, or Infinity */
  constructor(options: AuthenticatorOptions, key: AccountKey, email: string, validUntil: number) {
    this.key = key;
    this.#options = options;
    this.#email = email;
    this.#validUntil = validUntil;
  }

  use(): AccountKey {
    const { blocks, lastUsed } = this.#options;
    const now = this.#options.now();
    if (now >= this.#validUntil) throw new Problem('key_revoked', 'This key was revoked.');
    blocks.refuseKey(this.key.id, this.#email);
    lastUsed.note(this.key.id, now);
    return this.key;
  }
}

export interface AuthenticatorOptions {
  readonly store: Pick<Store, 'keys' | 'masterKey'>;
  readonly secrets: Secrets;
  readonly plans: Plans;
  readonly lastUsed: LastUsed;
  readonly blocks: Pick<Blocks, 'refuseKey'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds from a monotonic clock. */
  readonly elapsed: () => number;
  readonly onError: (message: string, error: unknown) => void;
}

export class Authenticator {
  readonly #options: AuthenticatorOptions;
  readonly #known: LRUCache<string, KnownKey>;
  /** Separate from the cache of keys that callers send, because otherwise a digest would be accepted as a key. */
  readonly #bySecret: LRUCache<string, KnownKey>;
  readonly #unknown: LRUCache<string, true>;
  readonly #looking = new Map<string, Promise<KnownKey>>();
  readonly #unsubscribe: () => void;
  /** Ensures that a lookup that began before a revocation is not cached after the revocation. */
  #changes = 0;

  constructor(options: AuthenticatorOptions) {
    this.#options = options;
    const clock = { perf: { now: options.elapsed }, ttlResolution: 0 };
    this.#known = new LRUCache({ ...atMost(MAX_KNOWN), ttl: FRESH_MS, ...clock });
    this.#bySecret = new LRUCache({ ...atMost(MAX_KNOWN), ttl: FRESH_MS, ...clock });
    this.#unknown = new LRUCache({ ...atMost(MAX_UNKNOWN), ttl: UNKNOWN_MS, ...clock });
    this.#unsubscribe = options.store.keys.onChange((id) => this.#forget(id));
  }

  /**
   * Returns synchronously if the key is cached.
   * @throws Problem key_conflict, key_required, key_unknown, key_revoked, store_unavailable; thrown or as a rejection
   */
  authenticate(credentials: Credentials, argument?: string): AccountKey | Promise<AccountKey> {
    if (credentials.account !== undefined) return soleAccount(credentials.account, argument);
    const presented = presentedKey(credentials, argument);
    const known = this.#known.get(presented);
    if (known !== undefined) return known.use();
    return this.#find(presented);
  }

  /**
   * Takes the stored digest of the secret.
   * @throws Problem key_unknown, key_revoked, store_unavailable; thrown or as a rejection
   */
  bySecret(digest: string): AccountKey | Promise<AccountKey> {
    const known = this.#bySecret.get(digest);
    if (known !== undefined) return known.use();
    const keep = (found: KnownKey) => this.#bySecret.set(digest, found);
    return this.#lookUp(digest, undefined, keep).then((found) => found.use());
  }

  /** Returns undefined if the store must be queried. */
  known({ keys, repeated, account }: Credentials): KnownKey | undefined {
    if (account !== undefined) return { key: account, use: () => account };
    return keys.length !== 1 || repeated !== undefined ? undefined : this.#known.get(keys[0] as string);
  }

  close(): void {
    this.#unsubscribe();
  }

  #find(presented: string): Promise<AccountKey> {
    if (!isWellFormed(presented)) throw unknownKey();
    const digest = this.#options.secrets.keyDigest(presented);
    if (this.#unknown.has(digest)) throw unknownKey();
    let looking = this.#looking.get(digest);
    if (looking === undefined) {
      const before = this.#options.secrets.previous?.keyDigest(presented);
      looking = this.#lookUp(digest, before, (known) => this.#known.set(presented, known)).finally(() =>
        this.#looking.delete(digest),
      );
      this.#looking.set(digest, looking);
    }
    return looking.then((known) => known.use());
  }

  /**
   * @param before the digest under the previous master key
   * @param keep receives the key if it may be cached
   */
  async #lookUp(digest: string, before: string | undefined, keep: (known: KnownKey) => void): Promise<KnownKey> {
    let found: FoundKey | undefined;
    let current = false;
    for (let look = 0; look < MAX_LOOKUPS && !current; look++) {
      const changes = this.#changes;
      found = await this.#options.store.keys.find(digest, before);
      current = changes === this.#changes;
    }
    // The store has already compared the digests. A constant-time comparison takes the same time whether or not the key
    // was found.
    const stored = Buffer.from(found?.digest ?? '0'.repeat(digest.length));
    const same = timingSafeEqual(Buffer.from(digest), stored);
    const isBefore = before !== undefined && timingSafeEqual(Buffer.from(before), stored);
    if (found === undefined || !(same || isBefore)) {
      this.#unknown.set(digest, true);
      throw unknownKey();
    }
    if (isBefore) await this.#rehash(before, digest);
    const { plans } = this.#options;
    const plan = plans[found.plan] ?? plans[SIGN_UP_PLAN];
    if (plan === undefined) throw new Problem('internal', 'The plan of this key is not defined.');
    const key: AccountKey = { id: found.id, plan, prefix: found.prefix };
    const validUntil = found.validUntil ?? Number.POSITIVE_INFINITY;
    const known = new FoundAccountKey(this.#options, key, found.email, validUntil);
    if (current) keep(known);
    return known;
  }

  /** If rehashing fails, it is retried on the next use of the key. */
  async #rehash(before: string, digest: string): Promise<void> {
    const { store, secrets, onError } = this.#options;
    await store.masterKey.rehash(before, digest, secrets.fingerprint).catch((error: unknown) => {
      onError('Rehashing a key with the new master key failed; will retry.', error);
    });
  }

  #forget(id: string | undefined): void {
    this.#changes++;
    for (const kept of [this.#known, this.#bySecret]) {
      for (const [name, known] of kept.entries()) if (id === undefined || known.key.id === id) kept.delete(name);
    }
  }
}

/** A caller with a token must not send someone else's key. */
function soleAccount(account: AccountKey, argument: string | undefined): AccountKey {
  if (argument === undefined || argument === '') return account;
  const hint = 'Omit the argument: the request already carries credentials.';
  throw new Problem('key_conflict', 'The request carries both a token and a key.', { hint });
}

/** The error is the same for every cause, so it does not reveal which part of a guess was correct. */
function unknownKey(): Problem<'key_unknown'> {
  return new Problem('key_unknown', 'This key is unknown.');
}
