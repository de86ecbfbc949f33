// Signing keys are derived from the master key and rotated every thirty days; the previous key stays valid. As a
// result, every process has the same keys.

import { createHmac, createPrivateKey, timingSafeEqual } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import type { Secrets } from '../identity/secrets.ts';
import { DAY_MS } from '../lib/duration.ts';

const PERIOD_MS = 30 * DAY_MS;
/** The current, previous and next key. The next key may have been used before a clock was set back. */
const AGES_ACCEPTED = [0, 1, -1] as const;
/** PKCS #8 prefix of an Ed25519 key (RFC 8410). */
const ED25519_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Implements Keygrip, as `cookies` expects. */
export class SigningKeys {
  readonly #roots: readonly Buffer[];
  readonly #now: () => number;

  /**
   * @param roots the first one signs
   * @param now milliseconds since 1970
   */
  constructor(roots: readonly Buffer[], now: () => number) {
    this.#roots = roots;
    this.#now = now;
  }

  sign(text: string): string {
    return this.#signature(text, 0, this.#roots[0] as Buffer);
  }

  /** Returns the index of the key that signed the text: 0 for the current key, and -1 if no valid key signed it. */
  index(text: string, signature: string): number {
    const actual = Buffer.from(signature);
    for (const [at, root] of this.#roots.entries()) {
      for (const [place, age] of AGES_ACCEPTED.entries()) {
        const right = Buffer.from(this.#signature(text, age, root));
        if (right.length === actual.length && timingSafeEqual(right, actual)) return at * AGES_ACCEPTED.length + place;
      }
    }
    return -1;
  }

  verify(text: string, signature: string): boolean {
    return this.index(text, signature) !== -1;
  }

  /** Private, as a JWK. */
  idTokenKey(): JWK {
    const seed = createHmac('sha256', this.#roots[0] as Buffer)
      .update('id tokens')
      .digest();
    const key = createPrivateKey({ key: Buffer.concat([ED25519_HEAD, seed]), format: 'der', type: 'pkcs8' });
    return { ...(key.export({ format: 'jwk' }) as JWK), use: 'sig', alg: 'Ed25519' };
  }

  #signature(text: string, age: number, root: Buffer): string {
    const period = Math.floor(this.#now() / PERIOD_MS) - age;
    const key = createHmac('sha256', root).update(`signing ${period}`).digest();
    return createHmac('sha256', key).update(text).digest('base64url');
  }
}

/** Functions that return the digest of a record id. The second one uses the previous master key. */
export type RecordDigests = readonly [(id: string) => string, ...((id: string) => string)[]];

/** Current first. */
export function recordDigests({ connectKey, previous }: Pick<Secrets, 'connectKey' | 'previous'>): RecordDigests {
  const before = previous === undefined ? [] : [(id: string) => recordDigest(previous.connectKey, id)];
  return [(id) => recordDigest(connectKey, id), ...before];
}

function recordDigest(root: Buffer, id: string): string {
  return createHmac('sha256', root).update(`record ${id}`).digest('base64url');
}
