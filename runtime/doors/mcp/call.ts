// tools/call: from a tool's name and arguments to `invoke`, and from its outcome to the answer. A failure that the model can
// act on is a result; a call without a key is an HTTP 401, because clients ask their user for one then.

import { nearest } from '../../contract/nearest.ts';
import type { Operation } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import type { Credentials, Invocation, Invoke, Outcome } from '../../corridor/invocation.ts';
import { quotaHeaders } from '../http/quota-headers.ts';
import type { Endpoint, Tool } from './endpoint.ts';
import { CODES, type Era, isObject, type JsonObject } from './protocol.ts';
import { jsonReply, type Reply, type RequestId, RpcFault } from './reply.ts';
import { failureText, successText, type Wrapping } from './result.ts';

/** One HTTP request, as far as a call needs it. */
export interface Exchange {
  readonly credentials: Credentials;
  readonly requestId: string;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
  /** Sends a JSON-RPC message ahead of the answer; undefined when the caller takes no event stream. */
  openStream(): ((message: string) => void) | undefined;
}

export interface CallOptions {
  readonly invoke: Invoke;
  /** A problem as the model reads it. */
  readonly errorText: (problem: Problem) => string;
}

export interface ToolCall {
  readonly endpoint: Endpoint;
  readonly era: Era;
  readonly id: RequestId;
  readonly params: JsonObject | undefined;
}

/** Problems with the key, which are HTTP answers: clients act on the status, not on the text. */
const KEY_STATUS: Readonly<Record<string, number>> = {
  key_required: 401,
  key_unknown: 401,
  key_revoked: 403,
  key_conflict: 400,
};

/** @throws RpcFault `-32602` for an unknown tool and a malformed call. */
export async function callTool(options: CallOptions, call: ToolCall, exchange: Exchange): Promise<Reply> {
  const { tool, values } = toolAndArguments(call);
  if (tool.kind === 'operation') return operationReply(options, call, exchange, tool.operation, values);
  if (tool.kind === 'local') {
    const answer = tool.answer(values);
    return answer instanceof Problem
      ? jsonReply([failureText(wrapping(call), answer, options.errorText(answer))])
      : jsonReply([successText(wrapping(call), answer, [])]);
  }
  const forwarded = tool.resolve(values);
  if (forwarded instanceof Problem) {
    return jsonReply([failureText(wrapping(call), forwarded, options.errorText(forwarded))]);
  }
  return operationReply(options, call, exchange, forwarded.operation, forwarded.values);
}

function toolAndArguments({ endpoint, params }: ToolCall): { tool: Tool; values: JsonObject } {
  const name = params?.name;
  if (typeof name !== 'string') throw new RpcFault(200, CODES.invalidParams, 'params.name must be the name of a tool.');
  const values = params?.arguments ?? {};
  if (!isObject(values)) throw new RpcFault(200, CODES.invalidParams, 'params.arguments must be an object.');
  const tool = endpoint.tools.get(name);
  if (tool !== undefined) return { tool, values };
  const near = nearest(name, endpoint.tools.keys());
  const hint = near === undefined ? 'tools/list names those of this endpoint.' : `Did you mean ${near}?`;
  throw new RpcFault(200, CODES.invalidParams, `Unknown tool ${JSON.stringify(name.slice(0, 80))}. ${hint}`);
}

async function operationReply(
  { invoke, errorText }: CallOptions,
  call: ToolCall,
  exchange: Exchange,
  operation: Operation,
  values: JsonObject,
): Promise<Reply> {
  const { credentials, requestId, signal } = exchange;
  const invocation: Invocation = {
    operation,
    raw: { encoding: 'json', values },
    credentials,
    requestId,
    door: 'mcp',
    signal,
  };
  const progress = operation.slow ? progressReporter(call, exchange) : undefined;
  const outcome = await invoke(progress === undefined ? invocation : { ...invocation, progress });
  if (outcome.ok) {
    const text = successText(wrapping(call, outcome), outcome.result, outcome.provenance, operation);
    return jsonReply([text], quotaHeaders(outcome.quota));
  }
  const text = errorText(outcome.problem);
  const status = KEY_STATUS[outcome.problem.code];
  if (status !== undefined) throw keyFault(status, outcome.problem, text);
  return jsonReply([failureText(wrapping(call, outcome), outcome.problem, text)], quotaHeaders(outcome.quota));
}

function wrapping({ id, era, endpoint }: ToolCall, outcome?: Outcome): Wrapping {
  return { id, era, identity: endpoint.identity, quota: outcome?.quota };
}

/** The code is the HTTP status: JSON-RPC's own range is closed to new codes. */
function keyFault(status: number, { code }: Problem, text: string): RpcFault {
  const challenge =
    code === 'key_required' ? 'Bearer realm="almanac"' : 'Bearer realm="almanac", error="invalid_token"';
  return new RpcFault(status, status, text, { code }, status === 401 ? { 'WWW-Authenticate': challenge } : {});
}

/** Progress as notifications, for a caller that gave a token to match them by and takes a stream. */
function progressReporter({ params }: ToolCall, exchange: Exchange): Invocation['progress'] {
  const meta = params?._meta;
  const progressToken = isObject(meta) ? meta.progressToken : undefined;
  if (typeof progressToken !== 'string' && !Number.isInteger(progressToken)) return undefined;
  const send = exchange.openStream();
  if (send === undefined) return undefined;
  let last = Number.NEGATIVE_INFINITY;
  return (progress, total, message) => {
    // The protocol wants progress to grow with every notification.
    if (!(progress > last)) return;
    last = progress;
    const params = { progressToken, progress, total, message };
    send(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/progress', params }));
  };
}
