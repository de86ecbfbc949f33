// A cached answer as bytes: one line of JSON, then the body as received.

import { Stored } from '../sources/client/answer.ts';
import { type AnswerHeaders, keptHeaders } from '../sources/client/answer-headers.ts';
import { isKeepable } from '../sources/client/cache.ts';

const LINE_END = 10;
/** How far ahead of this machine's clock the clock of the process that stored an answer may be. */
const LARGEST_SKEW_MS = 60_000;

interface Head {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly fetchedAt: number;
  readonly checkedAt: number;
}

/** The parts of an answer whose body is complete. */
export function bytesOfAnswer({ status, headers, fetchedAt, checkedAt, body }: Stored): [head: Buffer, body: Buffer] {
  const head: Head = { status, headers, fetchedAt, checkedAt };
  return [Buffer.from(`${JSON.stringify(head)}\n`), body];
}

/**
 * The answer; undefined unless every field is one that a process would have stored. Times ahead of this machine's clock by no more than
 * the permitted skew become its present time.
 */
export function answerOfBytes(bytes: Buffer, now = Date.now()): Stored | undefined {
  const end = bytes.indexOf(LINE_END);
  if (end < 0) return undefined;
  try {
    const head: unknown = JSON.parse(bytes.toString('utf8', 0, end));
    if (!isHead(head, now + LARGEST_SKEW_MS)) return undefined;
    const { status, headers, fetchedAt, checkedAt } = head;
    // A copy: a body may be transferred to another thread.
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
  const given = Object.entries(value);
  if (!given.every(([, text]) => typeof text === 'string')) return false;
  return Object.keys(keptHeaders(value as Record<string, string>)).length === given.length;
}
