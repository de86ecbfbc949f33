// The Koa application, which is a list of middleware.

import type { IncomingMessage, RequestListener } from 'node:http';
import Router from '@koa/router';
import Koa, { type DefaultState, type Middleware } from 'koa';
import { QuotaExceeded, type RequestLimiter } from '../contract/gate.ts';
import type { Service } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { asProblem } from '../dispatch/problem-details.ts';
import { isTraced, traced } from '../lib/tracing.ts';
import type { PageContext, PageRouter } from '../platform/endpoints.ts';
import type { PageAnswer } from '../site/failures.ts';
import type { RequestIds } from '../telemetry/request-id.ts';
import { leavesBodyUnread } from '../transports/http/body.ts';
import { count } from '../transports/http/credentials.ts';
import { firstPart, originForm } from '../transports/http/query.ts';
import { commonFields, type RequestContext, type Transport } from '../transports/http/request-context.ts';
import { send, sendProblem } from '../transports/http/send.ts';
import { faultReply, sendReply } from '../transports/mcp/reply.ts';
import { observeProblem, type TransportObserver } from '../transports/observer.ts';
import { withoutSuffix } from '../transports/rest/media.ts';
import { Routes } from '../transports/rest/routes.ts';
import { type AccessOptions, allowedHosts, openToPages, rejectBlocked } from './access.ts';
import { answerPages } from './page-requests.ts';

export interface ApplicationOptions extends AccessOptions {
  readonly services: readonly Service[];
  readonly rest: Transport;
  /** Handles several calls in one request. */
  readonly query?: Transport;
  readonly answers?: Transport;
  /** Handles calls that the pages make without a key. */
  readonly visitors?: Transport;
  readonly mcp: Transport;
  readonly connect: Transport;
  readonly requestLimiter: RequestLimiter;
  readonly failurePage?: (context: PageContext, problem: Problem) => Promise<PageAnswer | undefined>;
  readonly addPages: (router: PageRouter) => void;
  readonly observer: TransportObserver;
  readonly refuseBlocked: (request: IncomingMessage) => void;
  readonly networkOf: (request: IncomingMessage) => string;
}

/** Called for every request before it is handled. */
export type OnRequest = (context: RequestContext) => void;

export function createApplication(
  options: ApplicationOptions,
  requestIds: RequestIds,
  onRequest: OnRequest = () => {},
): RequestListener {
  const router: PageRouter = new Router({ sensitive: true });
  options.addPages(router);
  return new Application(options.networkOf)
    .use(begin(requestIds, onRequest))
    .use(endFailures(options.observer, options.failurePage))
    .use(readableAddress)
    .use(allowedHosts(options))
    .use(rejectBlocked(options.refuseBlocked))
    .use(openToPages({ ...options, isWrite: writesOf(options.services) }))
    .use(options.rest)
    .use(options.query ?? NO_TRANSPORT)
    .use(options.answers ?? NO_TRANSPORT)
    .use(options.visitors ?? NO_TRANSPORT)
    .use(exceptForBrowsers(options.mcp))
    .use(options.connect)
    .use(answerPages(options.services, options.requestLimiter))
    .use(router.routes())
    .use(router.allowedMethods())
    .callback();
}

/** A browser that opens an MCP address gets a page that explains it. MCP clients always accept event streams with GET. */
function exceptForBrowsers(transport: Transport): Transport {
  return (context, next) => {
    const { method, headers } = context.req;
    const accepted = headers.accept ?? '';
    const isVisit = method === 'GET' && accepted.includes('text/html') && !accepted.includes('text/event-stream');
    return isVisit && firstPart(context.req.url as string) === 'mcp' ? next() : transport(context, next);
  };
}

/** Matches paths in the same way as REST. Feedback is excluded, because a page can do no harm by sending it. */
function writesOf(services: readonly Service[]): (path: string) => boolean {
  const routes = new Routes(services, []);
  return (path) => {
    const operation = routes.find(withoutSuffix(path).path)?.operation;
    return operation !== undefined && operation.effect !== 'read' && operation.name !== 'report_feedback';
  };
}

/**
 * Koa with less overhead: the original `handleRequest` listens for the end of each response and writes `context.body`.
 * Here, transports write their responses, `answerPages` writes pages, and `endFailures` ends unhandled requests.
 * Compared with no Koa, a REST call takes 1 to 5 % more CPU; with the original Koa, 15 % more.
 */
class Application extends Koa<DefaultState, RequestContext> {
  constructor(networkOf: ApplicationOptions['networkOf']) {
    super();
    Object.defineProperty(this.context, 'network', {
      get(this: RequestContext) {
        return networkOf(this.req);
      },
    });
  }

  handleRequest(context: PageContext, answer: (context: PageContext) => Promise<unknown>): Promise<unknown> {
    context.res.statusCode = 404;
    return answer(context);
  }
}

function begin(requestIds: RequestIds, onRequest: OnRequest): Middleware<DefaultState, Writable<RequestContext>> {
  return (context, next) => {
    context.requestId = requestIds.of(context.req);
    context.fields = commonFields(context.requestId);
    onRequest(context);
    if (!isTraced()) return next();
    return traced(
      () => ({
        name: `${context.method} /${roomOf(context.req.url as string)}`,
        kind: 'server',
        facts: { 'http.request.method': context.method, 'almanac.request_id': context.requestId },
        traceparent: context.req.headers['traceparent'] as string | undefined,
      }),
      async (note) => {
        await next();
        const { statusCode } = context.res;
        note.set({ 'http.response.status_code': statusCode });
        if (statusCode >= 500) note.failed(String(statusCode));
      },
    );
  };
}

/** First path segment, for telemetry. An unusual segment is not reported, because it may be a misplaced key. */
function roomOf(url: string): string {
  const first = firstPart(url);
  return /^[a-z.-]{0,20}$/.test(first) ? first : '…';
}

type Writable<Type> = { -readonly [Name in keyof Type]: Type[Name] };

type FailurePage = ApplicationOptions['failurePage'];

function endFailures(observer: TransportObserver, failurePage: FailurePage) {
  return (context: PageContext, next: () => Promise<unknown>) =>
    next().catch((error: unknown) => endFailed(observer, failurePage, context, error));
}

/** Headers that describe a body, so they must be removed before a different body is sent. */
const OF_THE_ANSWER = [
  'Content-Encoding',
  'Content-Type',
  'Content-Disposition',
  'ETag',
  'Last-Modified',
  'Cache-Control',
];

/** Closes the connection if its state is unknown. */
async function endFailed(
  observer: TransportObserver,
  failurePage: FailurePage,
  context: PageContext,
  error: unknown,
): Promise<void> {
  const { req, res, requestId, fields } = context;
  const problem = asProblem(error);
  const isFault = problem.extras.rpc !== undefined;
  observeProblem(observer, res, problem, error, requestId);
  // A response that has already started can only be aborted.
  if (res.headersSent) {
    res.destroy();
    return;
  }
  if (leavesBodyUnread(req) || (!isFault && problem.code === 'internal')) fields.push('Connection', 'close');
  // Reset the status message and headers that the failed page set.
  res.statusMessage = '';
  for (const name of OF_THE_ANSWER) res.removeHeader(name);
  // If the error page also fails, send the problem as JSON.
  const page = isFault ? undefined : await failurePage?.(context, problem).catch(() => undefined);
  try {
    if (isFault) sendReply(context, faultReply(problem, requestId));
    else if (page === undefined)
      sendProblem(context, problem, problem instanceof QuotaExceeded ? problem.quota : undefined);
    else send(context, page.status, page.text, page.fields, page.type);
  } catch {
    res.destroy();
  }
}

const NO_TRANSPORT: Transport = (_, next) => next();

/** Rejects ambiguous requests and closes the connection. */
const readableAddress: Transport = ({ req, fields }, next) => {
  const url = originForm(req.url as string);
  // If there are two Host headers, a proxy may have used the other one (RFC 9112, 3.2).
  const isClear = url !== undefined && count(req.rawHeaders, 'host') < 2;
  if (!isClear) {
    fields.push('Connection', 'close');
    throw new Problem(
      'invalid_request',
      url === undefined ? 'The request URL is invalid.' : 'The Host header appears more than once.',
    );
  }
  req.url = url;
  return next();
};
