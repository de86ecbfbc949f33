// One JSON-RPC message in, one reply out, for both eras and both transports; no state between messages. The methods are those
// of a server that has tools and resources.

import type { IncomingHttpHeaders } from 'node:http';
import type { Credentials } from '../../contract/gate.ts';
import type { Problem } from '../../contract/problem.ts';
import { problemText } from '../../dispatch/problem-details.ts';
import type { TransportObserver } from '../observer.ts';
import { type CallOptions, callTool, KeyFault } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import { eraOf } from './era.ts';
import type { McpRequest } from './mcp-request.ts';
import { type Message, MessageFault, readMessage } from './message.ts';
import { CODES, type Era } from './protocol.ts';
import {
  ACCEPTED,
  faultReply,
  internalFault,
  jsonReply,
  observeFault,
  type Reply,
  type RequestId,
  RpcFault,
} from './reply.ts';
import { type ResourceProvider, refuseCursor, resourcesReply } from './resources.ts';

/** What messages are answered with. */
export interface DispatchOptions extends CallOptions {
  readonly observer: TransportObserver;
  /** What can be read beside tools; without any the capability is not declared. */
  readonly resources?: readonly ResourceProvider[];
  /** What is wrong with the key that a request carries; undefined where nothing is, or nothing can be told now. */
  readonly keyProblem: (credentials: Credentials) => Promise<Problem | undefined>;
}

/**
 * Answers one message at an endpoint; for a bundle that names an unknown service, `endpoint` is the fault to answer with.
 * Never rejects: what fails on our side is told to the observer and answered as an internal error.
 */
export async function answer(
  options: DispatchOptions,
  text: string,
  headers: IncomingHttpHeaders | undefined,
  endpoint: Endpoint | RpcFault,
  exchange: McpRequest,
): Promise<Reply> {
  let id: RequestId | undefined;
  try {
    const message = readMessage(text);
    id = message.id;
    exchange.heard?.(message);
    const era = eraOf(message, headers);
    if (id === undefined) return ACCEPTED;
    if (endpoint instanceof RpcFault) throw endpoint;
    return await dispatch(options, { ...message, id }, era, endpoint, exchange);
  } catch (error) {
    const { requestId } = exchange;
    if (error instanceof RpcFault) {
      if (!(error instanceof KeyFault)) observeFault(options.observer, exchange, error, requestId);
      return faultReply(error, requestId, error instanceof MessageFault ? error.id : id);
    }
    options.observer.onError(error, requestId);
    return faultReply(internalFault(requestId), requestId, id);
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
    throw new RpcFault(404, CODES.methodNotFound, notFound(method));
  }
  if (method === 'initialize') {
    return endpoint.initialize(params?.protocolVersion, id, await keyNotice(options, exchange));
  }
  if (method === 'ping') return jsonReply([`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{}}`]);
  throw new RpcFault(200, CODES.methodNotFound, notFound(method));
}

/** Said where a person looks first: with a wrong key a client connects and lists, and only calls fail. */
async function keyNotice({ keyProblem }: DispatchOptions, { credentials }: McpRequest): Promise<string | undefined> {
  if (credentials.keys.length === 0) return undefined;
  const problem = await keyProblem(credentials);
  return problem === undefined ? undefined : `Calls will fail until the key is replaced. ${problemText(problem)}`;
}

function notFound(method: string): string {
  return `Method not found: ${method.slice(0, 80)}. This server has tools, and on some addresses resources.`;
}
