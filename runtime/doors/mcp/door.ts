// The MCP door on node:http: checks where a request comes from, finds the endpoint that its address names, reads the body and
// writes the dispatcher's reply. It needs no web framework, so that the framework's cost is not paid on every call.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../../contract/problem.ts';
import { readBody } from '../http/body.ts';
import { Access } from './access.ts';
import type { FindTool } from './aggregate.ts';
import type { Exchange } from './call.ts';
import { credentialsOf } from './credentials.ts';
import { Directory } from './directory.ts';
import { answer, type DispatchOptions } from './dispatcher.ts';
import type { ServerInfo } from './endpoint.ts';
import { CODES } from './protocol.ts';
import { faultReply, type Reply, RpcFault } from './reply.ts';
import type { McpService } from './service.ts';
import { EventStream, KEEP_ALIVE_MS } from './stream.ts';

export interface McpDoorOptions extends DispatchOptions {
  readonly services: readonly McpService[];
  readonly findTool: FindTool;
  readonly serverInfo: ServerInfo;
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  /** Answers a request whose path names no endpoint: HTTP 404. */
  readonly sendProblem: (response: ServerResponse, problem: Problem, requestId: string) => void;
  /** Milliseconds between comments on a silent stream. */
  readonly keepAliveMs?: number;
}

export interface McpDoor {
  /** Answers one request below `/mcp`, its body not yet read. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse, requestId?: string): Promise<void>;
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Accept, Authorization, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Service-API-Key',
  'Access-Control-Max-Age': '86400',
};

/**
 * The door over these services.
 * @throws Error when a service's tool list and operations are not of one generation.
 */
export function createMcpDoor(options: McpDoorOptions): McpDoor {
  const access = new Access(options);
  const directory = new Directory(options.services, options.findTool, options.serverInfo);

  async function handle(request: IncomingMessage, response: ServerResponse, requestId: string = randomUUID()) {
    const refusal = access.refusal(request.headers);
    const id = { 'X-Request-Id': requestId };
    if (refusal !== undefined) return send(response, faultReply(refusal), id);
    const cors = { ...access.corsHeaders(request.headers.origin), ...id };
    try {
      await admitted(request, response, requestId, cors);
    } catch (error) {
      options.onError(error, requestId);
      const fault = new RpcFault(500, CODES.internalError, `Internal error. Request ${requestId}.`);
      send(response, faultReply(fault), cors);
    }
  }

  async function admitted(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    cors: Record<string, string>,
  ): Promise<void> {
    const { path, query } = address(request.url ?? '/');
    const endpoint = directory.resolve(path, query);
    if (endpoint instanceof Problem) return options.sendProblem(response, endpoint, requestId);
    if (request.method === 'OPTIONS') {
      return send(response, { status: 204, headers: { Allow: 'POST', ...PREFLIGHT_HEADERS }, body: [] }, cors);
    }
    if (request.method !== 'POST') return send(response, faultReply(methodNotAllowed()), cors);
    if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) {
      return send(response, faultReply(unsupportedType('Send Content-Type: application/json.')), cors);
    }
    const text = await readBody(request).catch(bodyFault);
    if (text instanceof RpcFault) return send(response, faultReply(text), { ...cors, Connection: 'close' });
    const exchange = new HttpExchange(request, response, requestId, query, cors, options.keepAliveMs ?? KEEP_ALIVE_MS);
    const reply = await answer(options, text, request.headers, endpoint, exchange);
    if (!exchange.finishStream(reply)) send(response, reply, cors);
  }

  return { handle };
}

/** One HTTP request as a call sees it. What few calls need is made when asked for. */
class HttpExchange implements Exchange {
  readonly requestId: string;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #query: URLSearchParams | undefined;
  readonly #cors: Record<string, string>;
  readonly #keepAliveMs: number;
  #stream: EventStream | undefined;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    query: URLSearchParams | undefined,
    cors: Record<string, string>,
    keepAliveMs: number,
  ) {
    this.#request = request;
    this.#response = response;
    this.requestId = requestId;
    this.#query = query;
    this.#cors = cors;
    this.#keepAliveMs = keepAliveMs;
  }

  get credentials() {
    return credentialsOf(this.#request.headers, this.#query);
  }

  get signal(): AbortSignal {
    const gone = new AbortController();
    this.#response.on('close', () => {
      if (!this.#response.writableFinished) gone.abort();
    });
    return gone.signal;
  }

  openStream() {
    if (!this.#request.headers.accept?.includes('text/event-stream')) return undefined;
    const stream = new EventStream(this.#response, this.#cors, this.#keepAliveMs);
    this.#stream = stream;
    return (message: string) => stream.send(message);
  }

  /** Sends the reply as the stream's last event; false when no stream was opened. */
  finishStream(reply: Reply): boolean {
    this.#stream?.finish(reply.body.join(''));
    return this.#stream?.opened ?? false;
  }
}

function address(url: string): { path: string; query: URLSearchParams | undefined } {
  const at = url.indexOf('?');
  if (at === -1) return { path: url, query: undefined };
  return { path: url.slice(0, at), query: new URLSearchParams(url.slice(at + 1)) };
}

function send(response: ServerResponse, { status, headers, body }: Reply, more: Record<string, string>): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const bytes = body.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  response.writeHead(status, { ...more, ...headers, ...(status === 204 ? {} : { 'Content-Length': bytes }) });
  const [first] = body;
  if (body.length < 2) {
    response.end(first);
    return;
  }
  // One packet, where it fits in one.
  response.cork();
  for (const piece of body) response.write(piece);
  response.end();
  response.uncork();
}

function methodNotAllowed(): RpcFault {
  const message = 'This is an MCP endpoint (streamable HTTP, without sessions): POST one JSON-RPC message.';
  return new RpcFault(405, CODES.invalidRequest, message, undefined, { Allow: 'POST' });
}

function unsupportedType(message: string): RpcFault {
  return new RpcFault(415, CODES.invalidRequest, message);
}

/** A body that could not be read. Anything but a Problem is a failure of our own. */
function bodyFault(error: unknown): RpcFault {
  if (!(error instanceof Problem)) throw error;
  if (error.code === 'body_too_large') return new RpcFault(413, CODES.invalidRequest, error.message);
  if (error.code === 'unsupported_media_type') return unsupportedType(error.message);
  return new RpcFault(400, CODES.parseError, `Parse error. ${error.message}`);
}
