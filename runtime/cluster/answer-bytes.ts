// Format of a cached response: one line of JSON, then the body as received.

import { Stored } from '../sources/client/answer.ts';
import { type AnswerHeaders, keptHeaders } from '../sources/client/answer-headers.ts';
import { isKeepable } from '../sources/client/cache.ts';

const LINE_END = 10;
/** Maximum clock skew between the process that stored a response and this one. */
const MAX_SKEW_MS = 60_000;

interface Head {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly fetchedAt: number;
  readonly checkedAt: number;
}

/** Requires a complete body. */
export function bytesOfAnswer({ status, headers, fetchedAt, checkedAt, body }: Stored): [head: Buffer, body: Buffer] {
  const head: Head = { status, headers, fetchedAt, checkedAt };
  return [Buffer.from(`${JSON.stringify(head)}\n`), body];
}

/**
 * Undefined if a field is invalid. A time ahead of this machine's clock, within the permitted skew, is replaced by the
 * current time.
 */
export function answerOfBytes(bytes: Buffer, now = Date.now()): Stored | undefined {
  const end = bytes.indexOf(LINE_END);
  if (end < 0) return undefined;
  try {
    const head: unknown = JSON.parse(bytes.toString('utf8', 0, end));
    if (!isHead(head, now + MAX_SKEW_MS)) return undefined;
    const { status, headers, fetchedAt, checkedAt } = head;
    // Copy the body, because it may be transferred to another thread.
    const body = Buffer.from(bytes.subarray(end + 1));
    return new Stored(status, headers, body, Math.min(fetchedAt, now), Math.min(checkedAt, now));
  } catch {
    return undefined;
  }
}

function isHead(value: unknown, latest: number): value is Head {
  if (typeof value !== 'object' || value === null) return false;
  const { status, headers, fetchedAt, checkedAt } = value as Record<string, unknown>;
  return (
    Number.isInteger(status) &&
    isKeepable(status as number) &&
    areHeaders(headers) &&
    [fetchedAt, checkedAt].every(
      (time) => Number.isSafeInteger(time) && (time as number) >= 0 && (time as number) <= latest,
    )
  );
}

function areHeaders(value: unknown): value is AnswerHeaders {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const values = Object.entries(value);
  if (!values.every(([, text]) => typeof text === 'string')) return false;
  return Object.keys(keptHeaders(value as Record<string, string>)).length === values.length;
}
