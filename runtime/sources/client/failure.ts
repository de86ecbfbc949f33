// Failures of sources: Problems that also record whether to retry, whether the breaker counts them, and how long to wait.

import { Problem } from '../../contract/problem.ts';

export type SourceFailureCode =
  | 'upstream_failed'
  | 'upstream_invalid_response'
  | 'upstream_timeout'
  | 'upstream_unavailable';

export class SourceFailure extends Problem<SourceFailureCode> {
  readonly retryable: boolean;
  /** `Retry-After` from the source. */
  readonly waitMs: number | undefined;
  readonly unreachable: boolean;
  /** True if only this request fails and the source answers other requests. */
  readonly isOfRequest: boolean;

  constructor(
    code: SourceFailureCode,
    detail: string,
    options: {
      retryable: boolean;
      waitMs?: number | undefined;
      /** Used if the source sent no `Retry-After`. */
      retryAfterMs?: number;
      unreachable?: boolean;
      isOfRequest?: boolean;
      cause?: unknown;
    },
  ) {
    const { retryable, waitMs, retryAfterMs, isOfRequest = false, cause } = options;
    const retryMs = waitMs ?? retryAfterMs;
    super(code, detail, {
      ...(retryMs === undefined ? {} : { retryAfter: seconds(retryMs) }),
      ...(cause === undefined ? {} : { cause }),
    });
    this.retryable = retryable;
    this.waitMs = waitMs;
    this.unreachable = options.unreachable ?? false;
    this.isOfRequest = isOfRequest;
  }
}

/**
 * Failure due to an open circuit, a pending `Retry-After`, or our own limits. It does not count against the source's
 * health.
 */
export function unavailable(
  source: string,
  why: string,
  waitMs: number,
  cause?: unknown,
): Problem<'upstream_unavailable'> {
  const retryAfter = seconds(waitMs);
  return new Problem('upstream_unavailable', `${source}: ${why} Try again in ${retryAfter} s.`, { retryAfter, cause });
}

/** True for a failure of our own store, which says nothing about the source. */
export function isUncounted(error: unknown): boolean {
  return error instanceof Problem && error.cause instanceof Problem && error.cause.code === 'store_unavailable';
}

export function tooLate(source: string): Problem<'upstream_timeout'> {
  return new Problem('upstream_timeout', `${source}: no response within the time limit of this call.`);
}

/** True for problems after which a stale response may be served instead. */
export function isSourceProblem(error: unknown): error is Problem {
  return error instanceof Problem && error.code.startsWith('upstream_');
}

/** Rounds up to whole seconds for `Retry-After`, at least 1. */
export function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
