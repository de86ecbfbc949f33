// Checking a token that was seen within the last half minute costs two map lookups. Revocations clear these maps in
// every process within a second.

import { LRUCache } from 'lru-cache';
import type { AccountKey } from '../contract/gate.ts';
import { Problem } from '../contract/problem.ts';
import { atMost } from '../lib/at-most.ts';
import type { ConnectStore, FoundConnectRecord } from '../store/connect-store.ts';
import { covers } from './addresses.ts';
import type { RecordDigests } from './signing.ts';

const FRESH_MS = 30_000;
const MAX_KNOWN = 20_000;
const UNKNOWN_MS = 10_000;
const MAX_UNKNOWN = 2_000;
/** 256 bits in base64url. */
const FORM = /^[\w-]{43}$/;

/** The message is shown to the user and logged. */
export class TokenRefused extends Error {}

interface KnownToken {
  readonly id: string;
  readonly grantId: string | undefined;
  readonly audience: string;
  /** Digest of the secret of the token's key. */
  readonly secret: string;
  readonly expiresAt: number;
}

export interface AccessTokensOptions {
  readonly store: ConnectStore;
  readonly digests: RecordDigests;
  /** Throws a Problem if the key is unknown or revoked. */
  readonly keyOfSecret: (digest: string) => AccountKey | Promise<AccountKey>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds from a monotonic clock. */
  readonly elapsed?: () => number;
}

export class AccessTokens {
  readonly #options: AccessTokensOptions;
  readonly #known: LRUCache<string, KnownToken>;
  readonly #unknown: LRUCache<string, true>;
  readonly #unsubscribe: () => void;
  /** Ensures that a lookup that began before a revocation is not cached after the revocation. */
  #ends = 0;

  constructor(options: AccessTokensOptions) {
    this.#options = options;
    const clock = { perf: { now: options.elapsed ?? (() => performance.now()) }, ttlResolution: 0 };
    this.#known = new LRUCache({ ...atMost(MAX_KNOWN), ttl: FRESH_MS, ...clock });
    this.#unknown = new LRUCache({ ...atMost(MAX_UNKNOWN), ttl: UNKNOWN_MS, ...clock });
    this.#unsubscribe = options.store.onEnd((id) => this.#forget(id));
  }

  /** @throws TokenRefused with the reason, Problem store_unavailable */
  async keyOf(token: string, endpoint: string): Promise<AccountKey> {
    const known = this.#known.get(token) ?? (await this.#find(token));
    if (known.expiresAt <= this.#options.now()) throw new TokenRefused('The access token has expired.');
    if (!covers(known.audience, endpoint)) {
      throw new TokenRefused(`The access token is for another resource, ${known.audience}.`);
    }
    try {
      return await this.#options.keyOfSecret(known.secret);
    } catch (error) {
      if (!(error instanceof Problem) || ['store_unavailable', 'blocked'].includes(error.code)) throw error;
      throw new TokenRefused('The key behind the access token was revoked or replaced.');
    }
  }

  /** Does not query the store. */
  isKnown(token: string): boolean {
    return this.#known.has(token);
  }

  close(): void {
    this.#unsubscribe();
  }

  async #find(token: string): Promise<KnownToken> {
    if (!FORM.test(token) || this.#unknown.has(token)) throw unknown();
    const { store, digests } = this.#options;
    const ends = this.#ends;
    let id = '';
    let record: FoundConnectRecord | undefined;
    for (const digest of digests) {
      id = digest(token);
      record = await store.findToken(id);
      if (record !== undefined) break;
    }
    if (record === undefined) {
      this.#unknown.set(token, true);
      throw unknown();
    }
    if (record.endedAt !== undefined) throw new TokenRefused('The access token was revoked.');
    const { aud, accountId } = JSON.parse(record.payload) as { aud: string; accountId: string };
    const known = {
      ...{ id, grantId: record.grantId, audience: aud, secret: accountId },
      expiresAt: record.expiresAt,
    };
    if (ends === this.#ends) this.#known.set(token, known);
    return known;
  }

  #forget(id: string | undefined): void {
    this.#ends++;
    for (const [token, known] of this.#known.entries()) {
      if (id === undefined || known.id === id || known.grantId === id) this.#known.delete(token);
    }
  }
}

function unknown(): TokenRefused {
  return new TokenRefused('The access token is unknown.');
}
