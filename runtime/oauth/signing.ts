// What cookies and forms are signed with: keys derived from the master key, a new one every thirty days, of which the one before
// still counts. Nothing is kept, so that every process has the same, also after a restart. Tokens are random and not signed.

import { createHmac, createPrivateKey, timingSafeEqual } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import type { Secrets } from '../identity/secrets.ts';
import { DAY_MS } from '../lib/duration.ts';

const PERIOD_MS = 30 * DAY_MS;
/** Periods back whose keys count: the present one, the one before, and the next one, in which a clock may have been that was set back. */
const AGES_ACCEPTED = [0, 1, -1] as const;
/** PKCS #8 before the 32 bytes of an Ed25519 key (RFC 8410). */
const ED25519_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs texts and knows its signatures again; in the form in which `cookies` takes it (Keygrip). */
export class SigningKeys {
  readonly #roots: readonly Buffer[];
  readonly #now: () => number;

  /**
   * @param roots what keys are derived from: the first one signs
   * @param now milliseconds since 1970
   */
  constructor(roots: readonly Buffer[], now: () => number) {
    this.#roots = roots;
    this.#now = now;
  }

  sign(text: string): string {
    return this.#signature(text, 0, this.#roots[0] as Buffer);
  }

  /** The place of the key that signed a text, 0 for the present one; -1: by none that still counts. */
  index(text: string, signature: string): number {
    const given = Buffer.from(signature);
    for (const [at, root] of this.#roots.entries()) {
      for (const [place, age] of AGES_ACCEPTED.entries()) {
        const right = Buffer.from(this.#signature(text, age, root));
        if (right.length === given.length && timingSafeEqual(right, given)) return at * AGES_ACCEPTED.length + place;
      }
    }
    return -1;
  }

  verify(text: string, signature: string): boolean {
    return this.index(text, signature) !== -1;
  }

  /** A private key for signatures that others check, as a JWK. */
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

/** What the store keeps of an id or a token; under the previous master key, too, where there is one. */
export type RecordDigests = readonly [(id: string) => string, ...((id: string) => string)[]];

/** The present one first. */
export function recordDigests({ connectKey, previous }: Pick<Secrets, 'connectKey' | 'previous'>): RecordDigests {
  const before = previous === undefined ? [] : [(id: string) => recordDigest(previous.connectKey, id)];
  return [(id) => recordDigest(connectKey, id), ...before];
}

function recordDigest(root: Buffer, id: string): string {
  return createHmac('sha256', root).update(`record ${id}`).digest('base64url');
}
