import type { IncomingMessage, ServerResponse } from 'node:http';

export interface RequestContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** See limits/client-address.ts. */
  readonly network: string;
  /** Response fields as a flat list (name, value, name, value, …). Each step may add some. */
  readonly fields: string[];
}

/** Calls `next` for requests that it does not handle. An error fails only the request. */
export type Transport = (context: RequestContext, next: () => Promise<unknown>) => Promise<unknown>;

export function commonFields(requestId: string): string[] {
  return ['X-Request-Id', requestId, 'X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'no-referrer'];
}
