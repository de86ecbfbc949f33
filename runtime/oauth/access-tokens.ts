// From an access token to the key that it stands for. Every call behind sign-in comes through here, so a token seen in the last half
// minute costs a look into two maps; what ends a token or its key empties them in every process within a second.

import { LRUCache } from 'lru-cache';
import type { AccountKey } from '../contract/gate.ts';
import { Problem } from '../contract/problem.ts';
import { atMost } from '../lib/at-most.ts';
import type { ConnectStore, FoundConnectRecord } from '../store/connect-store.ts';
import { covers } from './addresses.ts';
import type { RecordDigests } from './signing.ts';

const FRESH_MS = 30_000;
const MOST_KNOWN = 20_000;
/** A guess is remembered so long. */
const UNKNOWN_MS = 10_000;
const MOST_UNKNOWN = 2_000;
/** As the provider makes them: 256 bits in base64url. */
const FORM = /^[\w-]{43}$/;

/** Why a token is refused, in a sentence for the person and the log. */
export class TokenRefused extends Error {}

/** What is known of a token. */
interface KnownToken {
  readonly id: string;
  readonly grantId: string | undefined;
  /** The endpoint that it is good for. */
  readonly audience: string;
  /** What the store keeps of the secret of its key. */
  readonly secret: string;
  readonly expiresAt: number;
}

/** What tokens are looked up with. */
export interface AccessTokensOptions {
  readonly store: ConnectStore;
  /** What the store keeps of a token. */
  readonly digests: RecordDigests;
  /** The key of a secret; throws the problems of one that is unknown or revoked. */
  readonly keyOfSecret: (digest: string) => AccountKey | Promise<AccountKey>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a clock that always runs. */
  readonly elapsed?: () => number;
}

/** Tells whose a token is; tokens found are kept for a while. */
export class AccessTokens {
  readonly #options: AccessTokensOptions;
  readonly #known: LRUCache<string, KnownToken>;
  readonly #unknown: LRUCache<string, true>;
  readonly #unsubscribe: () => void;
  /** Counts ends, so that a look begun before one is not kept after it. */
  #ends = 0;

  constructor(options: AccessTokensOptions) {
    this.#options = options;
    const clock = { perf: { now: options.elapsed ?? (() => performance.now()) }, ttlResolution: 0 };
    this.#known = new LRUCache({ ...atMost(MOST_KNOWN), ttl: FRESH_MS, ...clock });
    this.#unknown = new LRUCache({ ...atMost(MOST_UNKNOWN), ttl: UNKNOWN_MS, ...clock });
    this.#unsubscribe = options.store.onEnd((id) => this.#forget(id));
  }

  /**
   * The key of a token at an endpoint.
   * @throws TokenRefused that says which is wrong, Problem store_unavailable
   */
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

  /** Whether a token was good lately, so that the store need not be asked for it. */
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
