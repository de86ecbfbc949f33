// State of one request, as transports see it: the part of the application's context that they need.

import type { IncomingMessage, ServerResponse } from 'node:http';

export interface RequestContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** The client's network (limits/client-address.ts). */
  readonly network: string;
  /** Header fields of any response, as name, value, name, value …; each step may add to them. */
  readonly fields: string[];
}

/** Middleware: handles its own requests and passes on all others. An error it throws or rejects with fails that request. */
export type Transport = (visit: RequestContext, next: () => Promise<unknown>) => Promise<unknown>;

/** Fields of every response. */
export function commonFields(requestId: string): string[] {
  return ['X-Request-Id', requestId, 'X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'no-referrer'];
}
