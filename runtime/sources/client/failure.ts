// The failures of sources, in one place: each is a Problem of the platform's table, plus what the client itself needs to
// know of it (may it be tried again, does it count for the breaker, how long does the source want to be left alone).

import { Problem } from '../../contract/problem.ts';

/** Codes of failures that are a source's. */
export type SourceFailureCode =
  | 'upstream_failed'
  | 'upstream_invalid_response'
  | 'upstream_timeout'
  | 'upstream_unavailable';

/** The source itself failed: it counts for the breaker, unless it only says that this request is too much for it. */
export class SourceFailure extends Problem<SourceFailureCode> {
  readonly retryable: boolean;
  /** What the source asked for with `Retry-After`, in milliseconds. */
  readonly waitMs: number | undefined;
  /** There was no connection: it is no matter of what was asked. */
  readonly unreachable: boolean;
  /** It speaks of the request alone: the source answers others. */
  readonly isOfRequest: boolean;

  constructor(
    code: SourceFailureCode,
    detail: string,
    options: {
      retryable: boolean;
      waitMs?: number | undefined;
      /** What callers are told to wait when the source names no time. */
      retryAfterMs?: number;
      unreachable?: boolean;
      isOfRequest?: boolean;
      cause?: unknown;
    },
  ) {
    const { retryable, waitMs, retryAfterMs, isOfRequest = false, cause } = options;
    const told = waitMs ?? retryAfterMs;
    super(code, detail, {
      ...(told === undefined ? {} : { retryAfter: seconds(told) }),
      ...(cause === undefined ? {} : { cause }),
    });
    this.retryable = retryable;
    this.waitMs = waitMs;
    this.unreachable = options.unreachable ?? false;
    this.isOfRequest = isOfRequest;
  }
}

/** We did not ask: circuit open, source's window closed, our own caps reached. Says nothing about the source's health. */
export function unavailable(
  source: string,
  why: string,
  waitMs: number,
  cause?: unknown,
): Problem<'upstream_unavailable'> {
  const retryAfter = seconds(waitMs);
  return new Problem('upstream_unavailable', `${source}: ${why} Try again in ${retryAfter} s.`, { retryAfter, cause });
}

/** Whether a source was not asked since our own store is away: that says nothing of the source. */
export function isUncounted(error: unknown): boolean {
  return error instanceof Problem && error.cause instanceof Problem && error.cause.code === 'store_unavailable';
}

/** The caller's time is up before the source answered. */
export function tooLate(source: string): Problem<'upstream_timeout'> {
  return new Problem('upstream_timeout', `${source}: no answer within the time that this call has.`);
}

/** Whether a stale answer is better than this failure. */
export function isSourceProblem(error: unknown): error is Problem {
  return error instanceof Problem && error.code.startsWith('upstream_');
}

/** Whole seconds, at least one, for `Retry-After`. */
export function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
