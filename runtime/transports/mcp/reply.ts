// A reply's body is a list of parts, so a serialized tool list is sent without being copied.

import { Problem, type RpcError } from '../../contract/problem.ts';
import { problemFields, problemText } from '../../dispatch/problem-details.ts';
import type { RequestContext } from '../http/request-context.ts';
import { send, sendEmpty } from '../http/send.ts';
import { CODES } from './protocol.ts';

export type RequestId = string | number;

export interface Reply {
  readonly status: number;
  /** HTTP fields as a flat list (name, value, name, value, …). */
  readonly fields: readonly string[];
  /** Empty for a reply without a body. */
  readonly body: readonly (string | Buffer)[];
}

/** Error at the level of the protocol. Failures of a tool are returned as results instead. */
export function rpcProblem(message: string, rpc: RpcError): Problem {
  return new Problem('invalid_request', message, { rpc });
}

/** Uses the complete text of the problem as the message, because models read it. */
export function refusing(problem: Problem, rpc: RpcError): Problem {
  return new Problem(problem.code, problemText(problem), { rpc });
}

export function jsonReply(body: readonly (string | Buffer)[], fields: readonly string[] = []): Reply {
  return { status: 200, fields, body };
}

export const ACCEPTED: Reply = { status: 202, fields: [], body: [] };

/** Error for a request that was rate limited before a call was made. */
export function tooMany(problem: Problem): Problem {
  return refusing(problem, { status: 429, code: 429, fields: problemFields(problem) });
}

/**
 * `id` is omitted if it cannot be read (the revision does not allow null). `data` defaults to the request id. A problem
 * without an RPC code is reported as an internal error.
 */
export function faultReply({ message, extras }: Problem, requestId: string, id = extras.rpc?.id): Reply {
  const { status, code, data, fields = [] } = extras.rpc ?? INTERNAL;
  const text = extras.rpc === undefined ? `Internal error. Request ${requestId}.` : message;
  const error = { code, message: text, data: data ?? { request_id: requestId } };
  return { status, fields, body: [JSON.stringify({ jsonrpc: '2.0', id, error })] };
}

const INTERNAL: RpcError = { status: 500, code: CODES.internalError };

export function sendReply(context: RequestContext, { status, fields, body }: Reply): void {
  if (body.length === 0) sendEmpty(context, status, fields);
  else send(context, status, body, fields, 'application/json');
}
