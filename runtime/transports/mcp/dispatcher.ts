// Stateless between messages.

import type { IncomingHttpHeaders } from 'node:http';
import type { Credentials } from '../../contract/gate.ts';
import { Problem } from '../../contract/problem.ts';
import { asProblem, problemText } from '../../dispatch/problem-details.ts';
import { observeProblem, type TransportObserver } from '../observer.ts';
import { type CallOptions, callTool } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import { eraOf } from './era.ts';
import type { McpRequest } from './mcp-request.ts';
import { type Message, readMessage } from './message.ts';
import { CODES, type Era } from './protocol.ts';
import { ACCEPTED, faultReply, jsonReply, type Reply, type RequestId, rpcProblem } from './reply.ts';
import { type ResourceProvider, refuseCursor, resourcesReply } from './resources.ts';

export interface DispatchOptions extends CallOptions {
  readonly observer: TransportObserver;
  /** If there are none, the capability is not declared. */
  readonly resources?: readonly ResourceProvider[];
  /** Returns undefined if the key is valid or currently cannot be checked. */
  readonly keyProblem: (credentials: Credentials) => Promise<Problem | undefined>;
}

/**
 * For a bundle with an unknown service, `endpoint` is a Problem. Never rejects; internal errors are reported to the
 * observer.
 */
export async function answer(
  options: DispatchOptions,
  text: string,
  headers: IncomingHttpHeaders | undefined,
  endpoint: Endpoint | Problem,
  exchange: McpRequest,
): Promise<Reply> {
  let id: RequestId | undefined;
  try {
    const message = readMessage(text);
    id = message.id;
    exchange.heard?.(message);
    const era = eraOf(message, headers);
    if (id === undefined) return ACCEPTED;
    if (endpoint instanceof Problem) throw endpoint;
    return await dispatch(options, { ...message, id }, era, endpoint, exchange);
  } catch (error) {
    const { requestId } = exchange;
    const problem = asProblem(error);
    if (problem.extras.rpc === undefined) options.observer.onError(error, requestId);
    // Dispatch has already reported key conflicts.
    else if (problem.code !== 'key_conflict') observeProblem(options.observer, exchange, problem, error, requestId);
    return faultReply(problem, requestId, id);
  }
}

type Request = Message & { readonly id: RequestId };

async function dispatch(
  options: DispatchOptions,
  { id, method, params }: Request,
  era: Era,
  endpoint: Endpoint,
  exchange: McpRequest,
): Promise<Reply> {
  if (method === 'tools/call') {
    return callTool(options, { endpoint, era, id, params, textFormat: exchange.textFormat }, exchange);
  }
  if (method === 'tools/list') {
    refuseCursor(params);
    return endpoint.list(era, id);
  }
  const { resources = [] } = options;
  const read =
    resources.length > 0 && (await resourcesReply(resources, { method, endpoint, era, id, params }, exchange));
  if (read) return read;
  if (era === 'modern') {
    if (method === 'server/discover') return endpoint.discover(id, await keyNotice(options, exchange));
    throw rpcProblem(notFound(method), { status: 404, code: CODES.methodNotFound });
  }
  if (method === 'initialize') {
    return endpoint.initialize(params?.protocolVersion, id, await keyNotice(options, exchange));
  }
  if (method === 'ping') return jsonReply([`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{}}`]);
  throw rpcProblem(notFound(method), { status: 200, code: CODES.methodNotFound });
}

/** Returns a notice about an invalid key, with which a client can still connect and list tools. */
async function keyNotice({ keyProblem }: DispatchOptions, { credentials }: McpRequest): Promise<string | undefined> {
  if (credentials.keys.length === 0) return undefined;
  const problem = await keyProblem(credentials);
  return problem === undefined ? undefined : `Calls will fail until the key is replaced. ${problemText(problem)}`;
}

function notFound(method: string): string {
  return `Method not found: ${method.slice(0, 80)}. This server has tools, and resources at some endpoints.`;
}
