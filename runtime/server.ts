// The HTTP server: one listener, limits on what a client may cost, the doors in front, and a Koa application for all pages.
// Calls of tools go straight to their doors: what the framework does for a page would cost a call a third of its time.

import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import Router from '@koa/router';
import Koa, { type Context } from 'koa';
import { nearest } from './contract/nearest.ts';
import type { Service } from './contract/operation.ts';
import { Problem } from './contract/problem.ts';
import { asProblem, problemDetails, problemHeaders, statusOf } from './corridor/problem-details.ts';
import { leavesBodyUnread } from './doors/http/body.ts';
import { originForm } from './doors/http/query.ts';
import { OPEN_CORS, PREFLIGHT } from './doors/http/send.ts';
import type { McpDoor } from './doors/mcp/door.ts';
import type { RestDoor } from './doors/rest/door.ts';
import { RequestIds } from './observe/request-id.ts';
import { unknownService } from './pages/documents.ts';

/** Slow clients are cut off (milliseconds), fields are bounded (bytes), and so is their number. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
  maxHeadersCount: 100,
} as const;

/** What is in flight when the server stops has this long to end; slow tools end at 50 s. */
const DRAIN_MS = 55_000;

export interface ServerOptions {
  readonly services: readonly Service[];
  readonly rest: RestDoor;
  readonly mcp: McpDoor;
  /** Adds the pages. */
  readonly addPages: (router: Router) => void;
  readonly onError: (error: unknown, requestId: string) => void;
}

export interface RunningServer {
  readonly address: AddressInfo;
  /** Takes no more requests, lets those in flight end, then closes. */
  stop(): Promise<void>;
}

/** Starts to listen. Port 0 takes a free one. */
export async function startServer(options: ServerOptions, port: number, host: string): Promise<RunningServer> {
  const pages = pagesListener(options);
  const requestIds = new RequestIds();
  const { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval, maxHeaderSize } = LIMITS;
  const timeouts = { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval };
  const Response = responseThatEnds(() => !server.listening);
  const settings = { ...timeouts, maxHeaderSize, noDelay: true, ServerResponse: Response };
  const silent = new Set<Socket>();
  const server: Server = createServer(settings, (request, response) => {
    silent.delete(request.socket);
    dispatch(options, pages, request, response, requestIds.of(request));
  });
  server.maxHeadersCount = LIMITS.maxHeadersCount;
  server.on('clientError', refuseMalformed);
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFault(error, port, host)));
    server.listen(port, host, () => resolve());
  });
  server.removeAllListeners('error');
  server.on('error', (error) => options.onError(error, ''));
  return { address: server.address() as AddressInfo, stop: () => drain(server, silent) };
}

/** An answer that is given while the server stops is its connection's last, and says so: the caller shall not use it again. */
function responseThatEnds(isStopping: () => boolean): typeof ServerResponse<IncomingMessage> {
  return class extends ServerResponse<IncomingMessage> {
    override writeHead(status: number, ...more: unknown[]): this {
      if (isStopping()) this.shouldKeepAlive = false;
      return super.writeHead(status, ...(more as [OutgoingHttpHeaders]));
    }
  };
}

/** Why the server cannot listen, and what to set. */
function listenFault(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const says: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} of ${host} is in use: stop what listens there, or set PORT to another one.`,
    EACCES: `Port ${port} may not be used without special rights: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `${host} is no address of this machine: set HOST to one that is.`,
    ENOTFOUND: `There is no host ${host}: set HOST to an address of this machine.`,
  };
  const message = says[error.code ?? ''];
  return message === undefined ? error : new Error(message, { cause: error });
}

type Pages = (request: IncomingMessage, response: ServerResponse, requestId: string) => void;

function dispatch(
  { rest, mcp }: ServerOptions,
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const url = originForm(request.url as string);
  request.url = url;
  if (url.startsWith('/mcp') && (url.length === 4 || url[4] === '/' || url[4] === '?')) {
    void mcp.handle(request, response, requestId);
    return;
  }
  const taken = url.startsWith('/rest/') || url.startsWith('/api/') ? rest.handle(request, response, requestId) : false;
  if (taken === false) pages(request, response, requestId);
}

/** The Koa application behind everything that is not a call. */
function pagesListener({ services, addPages, onError }: ServerOptions): Pages {
  const app = new Koa();
  const router = new Router();
  addPages(router);
  app.use(async (context, next) => {
    context.set({ ...OPEN_CORS, 'X-Content-Type-Options': 'nosniff' });
    if (context.method === 'OPTIONS') {
      context.set(PREFLIGHT);
      context.status = 204;
      return;
    }
    try {
      await next();
      if (context.body == null) refuseUnanswered(context, services);
    } catch (error) {
      sendPageProblem(context, error, onError);
    }
  });
  app.use(router.routes());
  app.use(router.allowedMethods());
  app.on('error', (error: unknown) => onError(error, ''));
  const answer = app.callback();
  return (request, response, requestId) => {
    response.setHeader('X-Request-Id', requestId);
    void answer(request, response);
  };
}

function sendPageProblem(context: Context, error: unknown, onError: ServerOptions['onError']): void {
  const problem = asProblem(error);
  const requestId = context.response.get('X-Request-Id');
  if (problem.code === 'internal') onError(error, requestId);
  context.status = statusOf(problem);
  context.set({ 'Cache-Control': 'no-store', ...problemHeaders(problem) });
  if (leavesBodyUnread(context.req)) context.set('Connection', 'close');
  context.body = JSON.stringify(problemDetails(problem, requestId));
  context.type = 'application/problem+json';
}

/** What no page answered: an address that is not ours, or a method that the router met with an Allow header. */
function refuseUnanswered({ status, path, method }: Context, services: readonly Service[]): void {
  if (status === 404) throw nothingHere(path, services);
  if (status === 405 || status === 501)
    throw new Problem('method_not_allowed', `This address does not answer ${method}.`);
}

/** 404 for an address that is not ours, with the nearest tool where one was meant. */
function nothingHere(path: string, services: readonly Service[]): Problem {
  const [, first, slug, tool] = path.split('/');
  if (first !== 'rest' || slug === undefined || tool === undefined) {
    return new Problem('unknown_operation', `There is nothing at ${path.slice(0, 120)}.`);
  }
  const service = services.find((candidate) => candidate.slug === slug);
  if (service === undefined) return unknownService(slug, services);
  const near = nearest(
    tool,
    service.operations.map(({ name }) => name),
  );
  const hint = near === undefined ? `GET /rest/${slug} lists its tools.` : `Did you mean ${near}?`;
  return new Problem('unknown_operation', `${slug} has no tool ${JSON.stringify(tool.slice(0, 80))}.`, { hint });
}

/** What cannot be read as HTTP is told so, in the form of every other problem, and closed. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, reason] = MALFORMED[error.code ?? ''] ?? ['400 Bad Request', 'The request is not HTTP.'];
  const title = 'The request cannot be read';
  const detail = {
    type: '/problems/invalid_request',
    title,
    status: Number(status.slice(0, 3)),
    detail: reason,
    code: 'invalid_request',
  };
  const body = JSON.stringify(detail);
  const fields = {
    ...OPEN_CORS,
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const head = [`HTTP/1.1 ${status}`, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const MALFORMED: Readonly<Record<string, readonly [status: string, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The header fields are more than 100, or larger than 16 KiB.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
};

/** @param silent connections on which no request has come: Node does not take them for idle, and nothing is lost by closing them. */
async function drain(server: Server, silent: Iterable<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  for (const socket of silent) socket.destroy();
  // Connections become idle as their answers end; those that stay open for more requests would keep the server alive.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
