// Observes requests that do not become calls, and errors; dispatch itself logs and counts calls.

import type { Problem } from '../contract/problem.ts';
import { statusOf } from '../dispatch/problem-details.ts';

export interface TransportObserver {
  onError(error: unknown, requestId: string): void;
  /** @param reason a code from the problem table */
  onRefused(reason: string, status: number, requestId: string): void;
}

/** Reasons by HTTP status. A response with status 200 contains the error as its ordinary payload. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'token_refused',
  403: 'forbidden',
  404: 'unknown_operation',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
};

export function observeProblem(
  observer: TransportObserver,
  { destroyed }: { readonly destroyed: boolean },
  problem: Problem,
  error: unknown,
  requestId: string,
): void {
  const { rpc } = problem.extras;
  if (rpc !== undefined) {
    const reason = REASONS[rpc.status];
    if (reason !== undefined && !destroyed) observer.onRefused(reason, rpc.status, requestId);
    return;
  }
  const status = statusOf(problem);
  if (problem.code === 'internal') observer.onError(error, requestId);
  else if (status < 500 && !destroyed) observer.onRefused(problem.code, status, requestId);
}
