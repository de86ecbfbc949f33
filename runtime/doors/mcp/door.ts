// The MCP door on node:http: checks where a request comes from, finds the endpoint that its address names, reads the body and
// writes the dispatcher's reply. It needs no web framework, so that the framework's cost is not paid on every call.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { platform } from '../../../generated/platform.ts';
import { Problem } from '../../contract/problem.ts';
import { leavesBodyUnread, readBody } from '../http/body.ts';
import { credentialsOf, KEY_HEADER_LIST } from '../http/credentials.ts';
import { departureOf } from '../http/departure.ts';
import { sendProblem } from '../http/send.ts';
import { observeProblem } from '../observer.ts';
import { Access } from './access.ts';
import type { FindTool } from './aggregate.ts';
import type { Exchange } from './call.ts';
import { Directory } from './directory.ts';
import { answer, type DispatchOptions } from './dispatcher.ts';
import type { ServerInfo } from './endpoint.ts';
import { CODES } from './protocol.ts';
import { faultReply, internalFault, observeFault, type Reply, RpcFault } from './reply.ts';
import type { McpService } from './service.ts';
import { EventStream, KEEP_ALIVE_MS } from './stream.ts';
import { type TextFormat, textFormatOf } from './text-format.ts';

export interface McpDoorOptions extends DispatchOptions {
  readonly services: readonly McpService[];
  readonly findTool: FindTool;
  readonly serverInfo: ServerInfo;
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
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
  'Access-Control-Allow-Headers': `Accept, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, ${KEY_HEADER_LIST}`,
  'Access-Control-Max-Age': '86400',
};

/**
 * The door over these services.
 * @throws Error when a service's tool list and operations are not of one generation.
 */
export function createMcpDoor(options: McpDoorOptions): McpDoor {
  const { observer, keepAliveMs = KEEP_ALIVE_MS } = options;
  const access = new Access(options);
  const directory = new Directory(options.services, options.findTool, options.serverInfo);

  async function handle(request: IncomingMessage, response: ServerResponse, requestId: string = randomUUID()) {
    const headers: Record<string, string> = { 'X-Request-Id': requestId, 'Referrer-Policy': 'no-referrer' };
    try {
      await admitted(request, response, requestId, headers);
    } catch (error) {
      if (error instanceof RpcFault) observeFault(observer, response, error, requestId);
      else observer.onError(error, requestId);
      const fault = error instanceof RpcFault ? error : internalFault(requestId);
      if (leavesBodyUnread(request)) headers['Connection'] = 'close';
      send(response, faultReply(fault, requestId), headers);
    }
  }

  /** @param headers those of the answer, whatever it will be: CORS fields are added when the origin was found allowed */
  async function admitted(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    headers: Record<string, string>,
  ): Promise<void> {
    const refusal = access.refusal(request.headers);
    if (refusal !== undefined) throw refusal;
    Object.assign(headers, access.corsHeaders(request.headers.origin));
    const { path, query } = address(request.url as string);
    const endpoint = directory.resolve(path, query);
    if (endpoint instanceof Problem) {
      observeProblem(observer, response, endpoint, endpoint, requestId);
      return sendProblem(response, endpoint, requestId);
    }
    if (request.method === 'OPTIONS') {
      return send(response, { status: 204, headers: { Allow: 'POST', ...PREFLIGHT_HEADERS }, body: [] }, headers);
    }
    if (request.method !== 'POST') throw methodNotAllowed();
    if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) {
      throw unsupportedType('Send Content-Type: application/json.');
    }
    const text = await readBody(request).catch(refuseBody);
    const format = textFormatOf(query);
    const textFormat = format instanceof RpcFault ? 'json' : format;
    const exchange = new HttpExchange(request, response, requestId, { query, textFormat }, headers, keepAliveMs);
    // Like a service that there is not, a format that there is not refuses every message at that address.
    const target = format instanceof RpcFault && !(endpoint instanceof RpcFault) ? format : endpoint;
    const reply = await answer(options, text, request.headers, target, exchange);
    if (!exchange.finishStream(reply)) send(response, reply, headers);
  }

  return { handle };
}

/** What an address says beside its endpoint. */
interface Asked {
  readonly query: URLSearchParams | undefined;
  readonly textFormat: TextFormat;
}

/** One HTTP request as a call sees it. What few calls need is made when asked for. */
class HttpExchange implements Exchange {
  readonly requestId: string;
  readonly textFormat: TextFormat;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #query: URLSearchParams | undefined;
  readonly #headers: Record<string, string>;
  readonly #keepAliveMs: number;
  #signal: AbortSignal | undefined;
  #stream: EventStream | undefined;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    { query, textFormat }: Asked,
    headers: Record<string, string>,
    keepAliveMs: number,
  ) {
    this.#request = request;
    this.#response = response;
    this.requestId = requestId;
    this.textFormat = textFormat;
    this.#query = query;
    this.#headers = headers;
    this.#keepAliveMs = keepAliveMs;
  }

  get destroyed(): boolean {
    return this.#response.destroyed;
  }

  get credentials() {
    return credentialsOf(this.#request, this.#query?.getAll(platform.keyQuery));
  }

  get signal(): AbortSignal {
    this.#signal ??= departureOf(this.#request, this.#response);
    return this.#signal;
  }

  openStream() {
    if (!this.#request.headers.accept?.includes('text/event-stream')) return undefined;
    const stream = new EventStream(this.#response, this.#headers, this.#keepAliveMs);
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

/** @throws RpcFault for a body that could not be read; anything but a Problem is a failure of our own. */
function refuseBody(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  if (error.code === 'body_too_large') throw new RpcFault(413, CODES.invalidRequest, error.message);
  if (error.code === 'unsupported_media_type') throw unsupportedType(error.message);
  throw new RpcFault(400, CODES.parseError, `Parse error. ${error.message}`);
}
