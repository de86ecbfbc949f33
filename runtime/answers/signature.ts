// Signs digests of answers: JSON Web Signature (RFC 7515) with a detached payload, EdDSA with Ed25519 (RFC 8037). The key is derived from
// the master key, so all processes have it. During a rotation of the master key both public keys are published.

import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { Secrets } from '../identity/secrets.ts';

/** PKCS #8 prefix of an Ed25519 key (RFC 8410). */
const ED25519_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

interface SigningKey {
  readonly key: KeyObject;
  readonly jwk: PublicJwk;
}

/** A public key as JWK (RFC 8037). */
export interface PublicJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  readonly kid: string;
  readonly use: 'sig';
  readonly alg: 'EdDSA';
}

export class AnswerSignatures {
  readonly #keys: readonly [SigningKey, ...SigningKey[]];

  constructor({ answerKey, previous }: Pick<Secrets, 'answerKey' | 'previous'>) {
    this.#keys = [signingKey(answerKey), ...(previous === undefined ? [] : [signingKey(previous.answerKey)])];
  }

  /** The signature of a digest (`sha256:…`) as `<header>..<signature>`. */
  sign(digest: string): string {
    const { key, jwk } = this.#keys[0];
    const header = base64url(JSON.stringify({ alg: 'EdDSA', kid: jwk.kid }));
    const signature = sign(null, Buffer.from(`${header}.${base64url(digest)}`), key).toString('base64url');
    return `${header}..${signature}`;
  }

  /** The current key first. */
  jwks(): { readonly keys: readonly PublicJwk[] } {
    return { keys: this.#keys.map(({ jwk }) => jwk) };
  }
}

function signingKey(seed: Buffer): SigningKey {
  const key = createPrivateKey({ key: Buffer.concat([ED25519_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' }) as { x?: string };
  // The thumbprint of the key (RFC 7638).
  const kid = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');
  return { key, jwk: { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' } };
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
