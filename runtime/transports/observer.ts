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

/** Tells of a request that ends with a problem; nobody was refused who has left. */
export function observeProblem(
  observer: TransportObserver,
  { destroyed }: { readonly destroyed: boolean },
  problem: Problem,
  error: unknown,
  requestId: string,
): void {
  const status = statusOf(problem);
  if (problem.code === 'internal') observer.onError(error, requestId);
  else if (status < 500 && !destroyed) observer.onRefused(problem.code, status, requestId);
}
