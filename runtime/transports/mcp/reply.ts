// What the dispatcher answers: an HTTP status, fields and a body in pieces, so that a list serialised at start is sent
// without being copied. A fault is a JSON-RPC error with the HTTP status that the transport's rules give it.

import type { Problem } from '../../contract/problem.ts';
import { problemFields, problemText } from '../../dispatch/problem-details.ts';
import type { RequestContext } from '../http/request-context.ts';
import { send, sendEmpty } from '../http/send.ts';
import type { TransportObserver } from '../observer.ts';
import { CODES } from './protocol.ts';

/** What an answer refers to. */
export type RequestId = string | number;

/** An answer as it goes out. */
export interface Reply {
  readonly status: number;
  /** Header fields: name, value, name, value … */
  readonly fields: readonly string[];
  /** Text or bytes, in order; none for an answer without a body. */
  readonly body: readonly (string | Buffer)[];
}

/** A request that is refused as such; failures of a tool are results, not faults. */
export class RpcFault extends Error {
  readonly status: number;
  readonly code: number;
  readonly data: object | undefined;
  readonly fields: readonly string[];

  /** @param status HTTP status: 200 where the JSON-RPC error is the ordinary payload. */
  constructor(status: number, code: number, message: string, data?: object, fields: readonly string[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
    this.fields = fields;
  }
}

/** An answer of JSON, in pieces that are joined. */
export function jsonReply(body: readonly (string | Buffer)[], fields: readonly string[] = []): Reply {
  return { status: 200, fields, body };
}

/** The answer to a notification. */
export const ACCEPTED: Reply = { status: 202, fields: [], body: [] };

/** A failure of our own. */
export function internalFault(requestId: string): RpcFault {
  return new RpcFault(500, CODES.internalError, `Internal error. Request ${requestId}.`);
}

/** Too many requests at once, of which no call was made. */
export function tooMany(problem: Problem): RpcFault {
  return new RpcFault(429, 429, problemText(problem), undefined, problemFields(problem));
}

/** The codes of the table of errors under which refusals of this transport are counted. */
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

/** Tells of a request that was refused as such; nobody was refused who has left. */
export function observeFault(
  observer: TransportObserver,
  { destroyed }: { readonly destroyed: boolean },
  { status }: RpcFault,
  requestId: string,
): void {
  const reason = REASONS[status];
  if (reason !== undefined && !destroyed) observer.onRefused(reason, status, requestId);
}

/**
 * A JSON-RPC error; without `id` where the message's could not be read (the revision allows no null there). Where a fault
 * brings no data of its own, the data is the id under which operators find the request.
 */
export function faultReply(fault: RpcFault, requestId: string, id?: RequestId): Reply {
  const error = { code: fault.code, message: fault.message, data: fault.data ?? { request_id: requestId } };
  const body = JSON.stringify({ jsonrpc: '2.0', id, error });
  return { status: fault.status, fields: fault.fields, body: [body] };
}

/** Ends a request with a reply. */
export function sendReply(visit: RequestContext, { status, fields, body }: Reply): void {
  if (body.length === 0) sendEmpty(visit, status, fields);
  else send(visit, status, body, fields, 'application/json');
}
