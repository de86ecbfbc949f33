// What the dispatcher answers: an HTTP status, fields and a body in pieces, so that a list serialised at start is sent
// without being copied. A fault is a JSON-RPC error with the HTTP status that the transport's rules give it.

import { Problem, type RpcError } from '../../contract/problem.ts';
import { problemFields, problemText } from '../../dispatch/problem-details.ts';
import type { RequestContext } from '../http/request-context.ts';
import { send, sendEmpty } from '../http/send.ts';
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

/** A request that is refused as such; failures of a tool are results. */
export function rpcProblem(message: string, rpc: RpcError): Problem {
  return new Problem('invalid_request', message, { rpc });
}

/** A problem that refuses the request as such: models read its text. */
export function refusing(problem: Problem, rpc: RpcError): Problem {
  return new Problem(problem.code, problemText(problem), { rpc });
}

/** An answer of JSON, in pieces that are joined. */
export function jsonReply(body: readonly (string | Buffer)[], fields: readonly string[] = []): Reply {
  return { status: 200, fields, body };
}

/** The answer to a notification. */
export const ACCEPTED: Reply = { status: 202, fields: [], body: [] };

/** Too many requests at once, of which no call was made. */
export function tooMany(problem: Problem): Problem {
  return refusing(problem, { status: 429, code: 429, fields: problemFields(problem) });
}

/**
 * A JSON-RPC error; without `id` where the message's could not be read (the revision allows no null there). Where a fault
 * brings no data of its own, the data is the id under which operators find the request. A problem that is none of a request is a failure
 * of our own.
 */
export function faultReply({ message, extras }: Problem, requestId: string, id = extras.rpc?.id): Reply {
  const { status, code, data, fields = [] } = extras.rpc ?? INTERNAL;
  const text = extras.rpc === undefined ? `Internal error. Request ${requestId}.` : message;
  const error = { code, message: text, data: data ?? { request_id: requestId } };
  return { status, fields, body: [JSON.stringify({ jsonrpc: '2.0', id, error })] };
}

const INTERNAL: RpcError = { status: 500, code: CODES.internalError };

/** Ends a request with a reply. */
export function sendReply(visit: RequestContext, { status, fields, body }: Reply): void {
  if (body.length === 0) sendEmpty(visit, status, fields);
  else send(visit, status, body, fields, 'application/json');
}
