// An answer as bytes: a line of JSON, then the body as it came.

import { Stored } from '../upstream/answer.ts';

const LINE_END = 10;

interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetchedAt: number;
  readonly checkedAt: number;
}

/** Of an answer whose body is whole. */
export function bytesOfAnswer({ status, headers, fetchedAt, checkedAt, body }: Stored): Buffer {
  const head: Head = { status, headers, fetchedAt, checkedAt };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
}

/** The answer; undefined for what is none, whoever put it there. */
export function answerOfBytes(bytes: Buffer): Stored | undefined {
  const end = bytes.indexOf(LINE_END);
  if (end < 0) return undefined;
  try {
    const head: unknown = JSON.parse(bytes.toString('utf8', 0, end));
    if (!isHead(head)) return undefined;
    // A copy of its own: a body may be handed to another thread.
    return new Stored(head.status, head.headers, Buffer.from(bytes.subarray(end + 1)), head.fetchedAt, head.checkedAt);
  } catch {
    return undefined;
  }
}

function isHead(value: unknown): value is Head {
  if (typeof value !== 'object' || value === null) return false;
  const { status, headers, fetchedAt, checkedAt } = value as Record<string, unknown>;
  const isMap = typeof headers === 'object' && headers !== null;
  return (
    isMap &&
    Object.values(headers).every((each) => typeof each === 'string') &&
    [status, fetchedAt, checkedAt].every((each) => typeof each === 'number' && Number.isFinite(each))
  );
}
