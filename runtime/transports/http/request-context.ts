// One request on its way to its answer, as transports see it: the part of the application's context that they need.

import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is noted of a request on its way. */
export interface RequestContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** The network that it comes from (limits/client-address.ts). */
  readonly network: string;
  /** Header fields of the answer, whatever it will be, as name, value, name, value …; each step may add to them. */
  readonly fields: string[];
}

/**
 * Answers the requests that are its own and hands on all others: a middleware. What it throws, at once or later, is the failure
 * of that request.
 */
export type Transport = (visit: RequestContext, next: () => Promise<unknown>) => Promise<unknown>;

/** The fields that every answer carries. */
export function commonFields(requestId: string): string[] {
  return ['X-Request-Id', requestId, 'X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'no-referrer'];
}
