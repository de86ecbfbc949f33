// The MCP door: finds the endpoint that an address names, reads the body and writes the dispatcher's reply.

import { platform } from '../../../generated/platform.ts';
import { Problem } from '../../contract/problem.ts';
import { readBody } from '../http/body.ts';
import { credentialsOf } from '../http/credentials.ts';
import { departureOf } from '../http/departure.ts';
import { sendEmpty } from '../http/send.ts';
import { type Door, firstPart, type Visit } from '../http/visit.ts';
import type { FindTool } from './aggregate.ts';
import type { Exchange } from './call.ts';
import { Directory } from './directory.ts';
import { answer, type DispatchOptions } from './dispatcher.ts';
import type { ServerInfo } from './endpoint.ts';
import { CODES } from './protocol.ts';
import { type Reply, RpcFault, sendReply } from './reply.ts';
import type { McpService } from './service.ts';
import { EventStream, KEEP_ALIVE_MS } from './stream.ts';
import { type TextFormat, textFormatOf } from './text-format.ts';

/** What the door is made with. */
export interface McpDoorOptions extends DispatchOptions {
  readonly services: readonly McpService[];
  readonly findTool: FindTool;
  readonly serverInfo: ServerInfo;
  /** Milliseconds between comments on a silent stream. */
  readonly keepAliveMs?: number;
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** Whether an address is of this door. */
export function isMcp(url: string): boolean {
  return firstPart(url) === 'mcp';
}

/** The door over these services. What it throws is an RpcFault, or a Problem where an address names no endpoint. */
export function createMcpDoor(options: McpDoorOptions): Door {
  const { keepAliveMs = KEEP_ALIVE_MS } = options;
  const directory = new Directory(options.services, options.findTool, options.serverInfo);

  async function handle(visit: Visit): Promise<void> {
    const { req } = visit;
    const { path, query } = address(req.url as string);
    const endpoint = directory.resolve(path, query);
    if (endpoint instanceof Problem) throw endpoint;
    if (req.method === 'OPTIONS') return sendEmpty(visit, 204, ['Allow', 'POST']);
    if (req.method !== 'POST') throw methodNotAllowed();
    if (!JSON_TYPE.test(req.headers['content-type'] ?? '')) {
      throw unsupportedType('Send Content-Type: application/json.');
    }
    const text = await readBody(req).catch(refuseBody);
    const format = textFormatOf(query);
    const textFormat = format instanceof RpcFault ? 'json' : format;
    const exchange = new HttpExchange(visit, { query, textFormat }, keepAliveMs);
    // Like a service that there is not, a format that there is not refuses every message at that address.
    const target = format instanceof RpcFault && !(endpoint instanceof RpcFault) ? format : endpoint;
    const reply = await answer(options, text, req.headers, target, exchange);
    if (!exchange.finishStream(reply)) sendReply(visit, reply);
  }

  return (visit, next) => (isMcp(visit.req.url as string) ? handle(visit) : next());
}

/** What an address says beside its endpoint. */
interface Asked {
  readonly query: URLSearchParams | undefined;
  readonly textFormat: TextFormat;
}

/** One HTTP request as a call sees it. What few calls need is made when asked for. */
class HttpExchange implements Exchange {
  readonly textFormat: TextFormat;
  readonly #visit: Visit;
  readonly #query: URLSearchParams | undefined;
  readonly #keepAliveMs: number;
  #signal: AbortSignal | undefined;
  #stream: EventStream | undefined;

  constructor(visit: Visit, { query, textFormat }: Asked, keepAliveMs: number) {
    this.textFormat = textFormat;
    this.#visit = visit;
    this.#query = query;
    this.#keepAliveMs = keepAliveMs;
  }

  get requestId(): string {
    return this.#visit.requestId;
  }

  get network(): string {
    return this.#visit.network;
  }

  get destroyed(): boolean {
    return this.#visit.res.destroyed;
  }

  get credentials() {
    return credentialsOf(this.#visit.req, this.#query?.getAll(platform.keyQuery));
  }

  get signal(): AbortSignal {
    this.#signal ??= departureOf(this.#visit);
    return this.#signal;
  }

  openStream() {
    if (!this.#visit.req.headers.accept?.includes('text/event-stream')) return undefined;
    const stream = new EventStream(this.#visit, this.#keepAliveMs);
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

function methodNotAllowed(): RpcFault {
  const message = 'This is an MCP endpoint (streamable HTTP, without sessions): POST one JSON-RPC message.';
  return new RpcFault(405, CODES.invalidRequest, message, undefined, ['Allow', 'POST']);
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
