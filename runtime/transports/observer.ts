// What transports and pages tell of requests that end before dispatch: there a call is logged and counted, here nothing else is.

import type { Problem } from '../contract/problem.ts';
import { statusOf } from '../dispatch/problem-details.ts';

/** Who is told of failures and refusals. */
export interface TransportObserver {
  /** A failure of our own. */
  onError(error: unknown, requestId: string): void;
  /**
   * A request was refused for what it is: an unknown address, a method, a body that cannot be read.
   * @param reason a code of the table of errors
   */
  onRefused(reason: string, status: number, requestId: string): void;
}

/** The codes under which refusals over MCP are counted, by HTTP status; where that is 200 the error is the ordinary payload. */
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

/** Tells of a request that ends with a problem; nobody was refused who has left. */
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
