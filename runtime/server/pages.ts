// The Koa application behind everything that is not a call: its own answers to preflights, failures and addresses without a page.

import type { IncomingMessage, ServerResponse } from 'node:http';
import Router from '@koa/router';
import Koa, { type Context } from 'koa';
import type { Service } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { asProblem, problemDetails, problemHeaders, statusOf } from '../corridor/problem-details.ts';
import { leavesBodyUnread } from '../doors/http/body.ts';
import { isDeparture } from '../doors/http/departure.ts';
import { OPEN_CORS, PREFLIGHT } from '../doors/http/send.ts';
import { type DoorObserver, observeProblem } from '../doors/observer.ts';
import { nearest } from '../language/nearest.ts';
import { unknownService } from '../pages/documents.ts';
import { isOpenToPages } from '../pages/same-origin.ts';

export interface PagesOptions {
  readonly services: readonly Service[];
  /** Adds the pages. */
  readonly addPages: (router: Router) => void;
  readonly observer: DoorObserver;
}

export type Pages = (request: IncomingMessage, response: ServerResponse, requestId: string) => Promise<void>;

/** The Koa application behind everything that is not a call. */
export function createPages({ services, addPages, observer }: PagesOptions): Pages {
  const app = new Koa();
  const router = new Router();
  addPages(router);
  app.use(async (context, next) => {
    const open = isOpenToPages(context.path);
    context.set({ ...(open ? OPEN_CORS : {}), 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
    if (context.method === 'OPTIONS') {
      if (open) context.set(PREFLIGHT);
      context.status = 204;
      return;
    }
    try {
      await next();
      if (context.body == null) refuseUnanswered(context, services);
    } catch (error) {
      sendPageProblem(context, error, observer);
    }
  });
  app.use(router.routes());
  app.use(router.allowedMethods());
  app.on('error', (error: unknown, context: Context | undefined) => {
    if (!isDeparture(error)) observer.onError(error, context?.response.get('X-Request-Id') ?? '');
  });
  const answer = app.callback();
  return (request, response, requestId) => {
    response.setHeader('X-Request-Id', requestId);
    return answer(request, response);
  };
}

function sendPageProblem(context: Context, error: unknown, observer: DoorObserver): void {
  const problem = asProblem(error);
  const requestId = context.response.get('X-Request-Id');
  observeProblem(observer, context.res, problem, error, requestId);
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
