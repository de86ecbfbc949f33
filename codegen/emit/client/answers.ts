// Opens stored answers by address, checks whether they are still current, and verifies them offline. The
// generator copies this file next to the generated functions.

import type { Caller, CallOptions } from './core.ts';

/** A stored answer, as returned by `GET /answers/<id>`. */
export interface StoredAnswer {
  /** The first 130 bits of the digest, encoded in 26 characters. */
  readonly id: string;
  readonly url: string;
  /** `<service>.<tool>` */
  readonly operation: string;
  readonly arguments: object;
  /** Time of the most recent fetch from a source; null for data that ships with the server. */
  readonly answered_at: string | null;
  readonly revision: string;
  readonly sources: readonly {
    readonly source: string;
    readonly fetched_at: string;
    /** SHA-256 of the source's response. */
    readonly digest?: string;
  }[];
  /** Null if the server kept only the digest of the answer. */
  readonly result: object | null;
  /** `sha256:` followed by the SHA-256 of the content's canonical JSON (RFC 8785), in hexadecimal. */
  readonly digest: string;
  /** Detached JWS over the digest. */
  readonly signature: string;
}

export interface AnswerCheck {
  readonly id: string;
  /**
   * `answered` means that only the digest of the stored answer is kept, and it differs from that of the current answer.
   */
  readonly status: 'unchanged' | 'revised' | 'gone' | 'unavailable' | 'answered';
  readonly checked_at: string;
  /** Address of the current answer. */
  readonly now?: { readonly id: string; readonly url: string };
  readonly changes?: {
    readonly fields: readonly { readonly path: string; readonly old?: unknown; readonly new?: unknown }[];
    readonly field_count: number;
    readonly rows: { readonly added: number; readonly removed: number; readonly changed: number };
  };
  readonly reason?: string;
  readonly value?: { readonly stored: FoundValue | null; readonly now: FoundValue | null };
}

export interface FoundValue {
  readonly paths: readonly string[];
  readonly match: 'exact' | 'rounded' | 'none';
}

/** Public keys of a server, from `/.well-known/jwks.json`. */
export interface AnswerKeys {
  readonly keys: readonly {
    readonly kid?: string;
    readonly kty?: string;
    readonly crv?: string;
    readonly x?: string;
  }[];
}

export type Verification =
  | {
      readonly valid: true;
      /**
       * `digest` means that only the digest is kept, so the id and the signature were verified, but not the question
       * and the sources.
       */
      readonly covers: 'content' | 'digest';
    }
  | { readonly valid: false; readonly reason: string };

export interface VerifyOptions {
  /**
   * Base URL that the answer must have. By default, any host is accepted, because the signature does not cover the
   * host.
   */
  readonly baseUrl?: string;
}

export function answerFunctions(caller: Pick<Caller, 'call'>) {
  return {
    /** Opens an answer. No key is required. */
    get: (id: string, options?: CallOptions): Promise<StoredAnswer> =>
      caller.call({ method: 'GET', path: '/answers/{id}' }, { id }, options),

    /**
     * Repeats the call of an answer and compares the results. If a value is given, also returns its position in both
     * answers.
     */
    check: (
      id: string,
      values: { readonly value?: number | string } = {},
      options?: CallOptions,
    ): Promise<AnswerCheck> =>
      caller.call({ method: 'POST', path: `/answers/${encodeURIComponent(id)}/check` }, values, options),

    /** Returns the public keys for `verifyAnswer`. */
    keys: (options?: CallOptions): Promise<AnswerKeys> =>
      caller.call({ method: 'GET', path: '/.well-known/jwks.json' }, {}, options),
  };
}

/** Verifies an answer: id, digest, times and signature. Never throws; input that cannot be read is invalid. */
export async function verifyAnswer(
  answer: StoredAnswer,
  keys: AnswerKeys,
  options: VerifyOptions = {},
): Promise<Verification> {
  try {
    const reason = (await contentFault(answer, options)) ?? (await signatureFault(answer, keys));
    if (reason !== undefined) return { valid: false, reason };
    return { valid: true, covers: answer.result === null ? 'digest' : 'content' };
  } catch (error) {
    return { valid: false, reason: `The answer is not readable: ${error instanceof Error ? error.message : error}` };
  }
}

const DIGEST = /^sha256:([0-9a-f]{64})$/;

async function contentFault(answer: StoredAnswer, { baseUrl }: VerifyOptions): Promise<string | undefined> {
  const { id, url, digest, answered_at: answeredAt, result } = answer;
  const hex = DIGEST.exec(digest)?.[1];
  if (hex === undefined) return 'digest is not a SHA-256 digest.';
  if (id !== idOf(hex)) return 'id does not match the digest.';
  const path = `/answers/${id}`;
  const isHere =
    baseUrl === undefined ? isAddress(url, path) : url === path || url === `${baseUrl.replace(/\/$/, '')}${path}`;
  if (!isHere) return 'url does not match the id.';
  const { operation, revision, arguments: args, sources } = answer;
  const latest =
    sources
      .map(({ fetched_at: at }) => at)
      .sort()
      .at(-1) ?? null;
  if (answeredAt !== latest) return 'answered_at is not the time of the latest source.';
  if (result === null) return undefined;
  const content = canonicalJson({ operation, revision, arguments: args, sources, result });
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content)));
  const found = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === hex ? undefined : 'The content does not match this digest.';
}

function isAddress(url: string, path: string): boolean {
  return url === path || (/^https?:\/\/[^/?#\s]+(?:\/[^?#\s]*)?$/.test(url) && url.endsWith(path));
}

/** Crockford's Base32, in lower case. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 26;

function idOf(hex: string): string {
  const bits = Array.from(hex, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
  return Array.from({ length: ID_LENGTH }, (_, at) => DIGITS[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)]).join(
    '',
  );
}

async function signatureFault({ digest, signature }: StoredAnswer, { keys }: AnswerKeys): Promise<string | undefined> {
  const [header = '', payload, signed = '', ...rest] = signature.split('.');
  if (payload !== '' || rest.length > 0) return 'signature is not a detached JWS.';
  const { alg, kid, ...others } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(header)));
  if (alg !== 'EdDSA' || Object.keys(others).length > 0) return 'signature does not use EdDSA.';
  const key = keys.find((each) => each.kid === kid);
  if (key === undefined || kid === undefined) return 'The signing key is not one of the provided keys.';
  const { kty, crv, x } = key;
  if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined) return 'The signing key is not an Ed25519 key.';
  const imported = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']);
  const input = new TextEncoder().encode(`${header}.${base64url(new TextEncoder().encode(digest))}`);
  const isValid = await crypto.subtle.verify({ name: 'Ed25519' }, imported, bytesOf(signed), input);
  return isValid ? undefined : 'The signature does not match the digest.';
}

/**
 * @throws Error if the string is not the canonical base64url form of its bytes, for example if unused bits of the last
 *   character are set
 */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
  if (base64url(bytes) !== text) throw new Error('signature is not base64url.');
  return bytes;
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Returns canonical JSON according to RFC 8785: members are sorted by UTF-16 code units, there are no spaces, and
 * numbers are written as in ECMAScript.
 */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    if (text === undefined) throw new Error('a member is missing.');
    return text;
  }
  const members = value as Readonly<Record<string, unknown>>;
  const written = Object.keys(members)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(members[name])}`);
  return `{${written.join(',')}}`;
}
