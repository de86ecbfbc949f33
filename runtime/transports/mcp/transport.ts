import { platform } from '../../../generated/platform.ts';
import type { Answers } from '../../answers/answers.ts';
import type { AccountKey, AdmittedRequest, Credentials, RequestLimiter } from '../../contract/gate.ts';
import { SIGNED_IN, withKey } from '../../contract/instructions.ts';
import { Problem } from '../../contract/problem.ts';
import { statusOf } from '../../dispatch/problem-details.ts';
import type { Queries } from '../../query/query.ts';
import { BODY_LIMITS, costOfAnswer, KEYLESS_LIMITS, readBody } from '../http/body.ts';
import { credentialsOf } from '../http/credentials.ts';
import { disconnectSignal } from '../http/disconnect.ts';
import { firstPart, parametersOf, pathOf } from '../http/query.ts';
import type { RequestContext, Transport } from '../http/request-context.ts';
import { lengthOf, sendEmpty } from '../http/send.ts';
import type { FindTool } from './aggregate.ts';
import { Directory } from './directory.ts';
import { answer, type DispatchOptions } from './dispatcher.ts';
import type { Endpoint, ServerInfo } from './endpoint.ts';
import type { McpRequest } from './mcp-request.ts';
import { CODES } from './protocol.ts';
import { type Reply, rpcProblem, sendReply, tooMany } from './reply.ts';
import type { Research } from './research.ts';
import type { McpService } from './service.ts';
import { EventStream, KEEP_ALIVE_MS } from './stream.ts';
import { type TextFormat, textFormatOf } from './text-format.ts';

export interface McpTransportOptions extends DispatchOptions {
  readonly services: readonly McpService[];
  readonly findTool: FindTool;
  readonly requestLimiter: RequestLimiter;
  readonly serverInfo: ServerInfo;
  readonly research?: Research;
  readonly queries?: Queries;
  readonly answers?: Answers | undefined;
  readonly answerUrl?: ((id: string) => string | undefined) | undefined;
  /** Interval of keep-alive comments on silent streams. */
  readonly keepAliveMs?: number;
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** The transport can also serve its endpoints under other URLs. */
export interface McpTransport extends Transport {
  /** True for a path such as `/mcp/places/`. */
  isEndpoint(path: string): boolean;
  /**
   * Handles a request as if it had been sent to `url`.
   * @param account if omitted, the account is determined by the key
   * in the request
   */
  serve(context: RequestContext, url: string, account?: AccountKey): Promise<void>;
}

/** Returns whether a URL is below an MCP path, including endpoints with sign-in. */
export function isMcp(url: string): boolean {
  const first = firstPart(url);
  return first === 'mcp' || (first === 'connect' && /^\/connect\/mcp(?:[/?]|$)/.test(url));
}

/** Errors are returned as MCP errors, unless there is no endpoint at the URL. */
export function createMcpTransport(options: McpTransportOptions): McpTransport {
  const { keepAliveMs = KEEP_ALIVE_MS } = options;
  const { services, findTool, serverInfo, resources = [], research, queries, answers } = options;
  const hasResources = resources.length > 0;
  const directory = new Directory(services, findTool, serverInfo, {
    way: withKey(platform.keyHow),
    ...{ hasResources, research, queries, answers },
  });
  let ofSignedIn: Directory | undefined;
  const directoryFor = (account: AccountKey | undefined) => {
    if (account === undefined) return directory;
    ofSignedIn ??= new Directory(services, findTool, serverInfo, {
      way: SIGNED_IN,
      hasResources,
      research,
      queries,
      answers,
    });
    return ofSignedIn;
  };

  async function serve(context: RequestContext, url: string, account?: AccountKey): Promise<void> {
    const { req } = context;
    const path = pathOf(url);
    const query = parametersOf(url);
    const inQuery = query?.getAll(platform.keyQuery);
    const credentials: Credentials = account === undefined ? credentialsOf(req, inQuery) : { keys: [], account };
    const entry = await enter(context, credentials).catch(refuse);
    const endpoint = directoryFor(account).resolve(path, query);
    if (isNowhere(endpoint)) throw endpoint;
    if (req.method === 'OPTIONS') return sendEmpty(context, 204, ['Allow', 'POST']);
    if (req.method !== 'POST') throw methodNotAllowed();
    if (!JSON_TYPE.test(req.headers['content-type'] ?? '')) {
      throw unsupportedType('Send Content-Type: application/json.');
    }
    const text = await readMessage(context, entry);
    const format = textFormatOf(query);
    const textFormat = format instanceof Problem ? undefined : format;
    const exchange = new HttpMcpRequest(context, { credentials, entry, textFormat }, keepAliveMs);
    // If the text format is unknown, every message is rejected.
    const target = format instanceof Problem && !(endpoint instanceof Problem) ? format : endpoint;
    const reply = await answer(options, text, req.headers, target, exchange);
    if (exchange.finishStream(reply)) return;
    if (!entry.isKeyed) charged(() => entry.charge(costOfAnswer(lengthOf(reply.body))));
    sendReply(context, reply);
  }

  async function enter(context: RequestContext, credentials: Credentials): Promise<AdmittedRequest> {
    return options.requestLimiter.enter(context, credentials);
  }

  const transport: Transport = (context, next) => {
    const url = context.req.url as string;
    return firstPart(url) === 'mcp' ? serve(context, url) : next();
  };
  const isEndpoint = (path: string) => !(directory.resolve(path, undefined) instanceof Problem);
  return Object.assign(transport, { isEndpoint, serve });
}

/** True if there is no endpoint at the URL; the client might not speak MCP. */
function isNowhere(endpoint: Endpoint | Problem): endpoint is Problem {
  return endpoint instanceof Problem && endpoint.extras.rpc === undefined;
}

/** Reads the body. Messages without a key must be short. */
function readMessage({ req }: RequestContext, entry: AdmittedRequest): Promise<string> {
  return readBody(req, entry, entry.isKeyed ? BODY_LIMITS : KEYLESS_LIMITS).catch(refuseBody);
}

/** Converts errors about rate limits into MCP errors. */
function charged<Result>(take: () => Result): Result {
  try {
    return take();
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  throw error instanceof Problem ? tooMany(error) : error;
}

interface Admitted {
  readonly credentials: Credentials;
  readonly entry: AdmittedRequest;
  readonly textFormat: TextFormat | undefined;
}

/** Parts that are rarely needed are created on first use. */
class HttpMcpRequest implements McpRequest {
  readonly credentials: Credentials;
  readonly entry: AdmittedRequest;
  readonly textFormat: TextFormat | undefined;
  readonly #context: RequestContext;
  readonly #keepAliveMs: number;
  #signal: AbortSignal | undefined;
  #stream: EventStream | undefined;

  constructor(context: RequestContext, { credentials, entry, textFormat }: Admitted, keepAliveMs: number) {
    this.credentials = credentials;
    this.entry = entry;
    this.textFormat = textFormat;
    this.#context = context;
    this.#keepAliveMs = keepAliveMs;
  }

  get requestId(): string {
    return this.#context.requestId;
  }

  get network(): string {
    return this.#context.network;
  }

  get destroyed(): boolean {
    return this.#context.res.destroyed;
  }

  get signal(): AbortSignal {
    this.#signal ??= disconnectSignal(this.#context);
    return this.#signal;
  }

  openStream() {
    if (!this.#context.req.headers.accept?.includes('text/event-stream')) return undefined;
    const stream = new EventStream(this.#context, this.#keepAliveMs);
    this.#stream = stream;
    return (message: string) => stream.send(message);
  }

  /** Sends the reply on the stream. Returns false if no stream was opened. */
  finishStream(reply: Reply): boolean {
    this.#stream?.finish(reply.body.join(''));
    return this.#stream?.opened ?? false;
  }
}

function methodNotAllowed(): Problem {
  const message = 'This is an MCP endpoint (streamable HTTP, without sessions): POST one JSON-RPC message.';
  return rpcProblem(message, { status: 405, code: CODES.invalidRequest, fields: ['Allow', 'POST'] });
}

function unsupportedType(message: string): Problem {
  return rpcProblem(message, { status: 415, code: CODES.invalidRequest });
}

/** @throws Problem that describes why the body cannot be read */
function refuseBody(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  if (statusOf(error) === 429) throw tooMany(error);
  if (error.code === 'body_too_large') {
    const { bytes } = KEYLESS_LIMITS;
    const reason = `Request bodies may have at most ${bytes / 1024} KiB without a key, and ${BODY_LIMITS.bytes / 1024} KiB with a key.`;
    throw rpcProblem(`${error.message} ${reason}`, { status: 413, code: CODES.invalidRequest });
  }
  if (error.code === 'unsupported_media_type') throw unsupportedType(error.message);
  throw rpcProblem(`Parse error. ${error.message}`, { status: 400, code: CODES.parseError });
}
