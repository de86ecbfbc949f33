// The content of an answer, and the name derived from it. Equal content has the same name on every server.

import { createHash } from 'node:crypto';
import type { AnswerName } from '../contract/answer-name.ts';
import { citedOf, type Provenance } from '../contract/call.ts';
import { canonicalJson } from '../lib/canonical-json.ts';

export interface AnswerSource {
  readonly source: string;
  /** ISO 8601 in UTC. */
  readonly fetched_at: string;
  /**
   * `sha256:` and the hexadecimal SHA-256 of the response's body, or of the version of a list that is downloaded as a whole.
   * Absent for sources that are not requested by HTTP.
   */
  readonly digest?: string | undefined;
}

/** Everything that the digest of an answer covers. */
export interface AnswerContent {
  /** `<service>.<tool>` */
  readonly operation: string;
  readonly revision: string;
  /** Arguments including defaults, as the adapter received them. */
  readonly arguments: object;
  /** Sorted by source, time and digest, without duplicates. */
  readonly sources: readonly AnswerSource[];
  readonly result: object;
}

/** Crockford's Base32 in lower case, without i, l, o and u. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 26;
export const ANSWER_ID = /^[0-9a-hjkmnp-tv-z]{26}$/;
const DIGEST = /^sha256:([0-9a-f]{64})$/;

export function answerName(canonical: string): AnswerName {
  const digest = `sha256:${createHash('sha256').update(canonical).digest('hex')}`;
  return { id: idOf(digest), digest };
}

/** The id for a digest. @throws Error if it is not a digest */
export function idOf(digest: string): string {
  const hex = DIGEST.exec(digest)?.[1];
  if (hex === undefined) throw new Error('Not a SHA-256 digest.');
  let bits = BigInt(`0x${hex}`) >> BigInt(256 - ID_LENGTH * 5);
  let id = '';
  for (let place = 0; place < ID_LENGTH; place += 1) {
    id = (DIGITS[Number(bits & 31n)] as string) + id;
    bits >>= 5n;
  }
  return id;
}

export function answerSources(provenance: readonly Provenance[]): AnswerSource[] {
  const found = new Map<string, AnswerSource>();
  for (const { source, fetchedAt, digest } of citedOf(provenance)) {
    const used = { source, fetched_at: new Date(fetchedAt).toISOString(), digest };
    found.set(`${source} ${used.fetched_at} ${digest ?? ''}`, used);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, used]) => used);
}

/** When the latest source was fetched, ISO 8601; undefined for an answer without sources. */
export function answeredAt(sources: readonly AnswerSource[]): string | undefined {
  return sources
    .map(({ fetched_at: at }) => at)
    .sort()
    .at(-1);
}

export function canonicalContent(content: AnswerContent): string {
  return canonicalJson(content);
}
