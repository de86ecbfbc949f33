// Middleware for pages, which store their response in Koa's context.

import type { AdmittedRequest, Credentials, RequestLimiter } from '../contract/gate.ts';
import type { Service } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { nearest } from '../lib/text/nearest.ts';
import { unknownService } from '../platform/documents.ts';
import type { PageContext } from '../platform/endpoints.ts';
import { costOfAnswer } from '../transports/http/body.ts';
import { readAddress } from '../transports/http/query.ts';
import type { RequestContext } from '../transports/http/request-context.ts';
import { send, sendEmpty } from '../transports/http/send.ts';
import { isForSupervisors, isMetrics } from './access.ts';

/** Applies rate limits, answers preflights, sends pages, and rejects unhandled requests. */
export function answerPages(services: readonly Service[], requestLimiter: RequestLimiter) {
  return async (context: PageContext, next: () => Promise<unknown>): Promise<void> => {
    const entry = await entryOf(context, requestLimiter);
    if (entry !== undefined) context.entry = entry;
    if (context.method === 'OPTIONS') return sendEmpty(context, 204);
    await next();
    const { status, body } = context;
    if (body == null) {
      refuseUnanswered(context, services);
      return sendEmpty(context, status);
    }
    const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    if (entry?.isKeyed === false) entry.charge(costOfAnswer(text.length));
    send(context, status, text, [], context.response.get('Content-Type'));
  };
}

const NOBODY: Credentials = { keys: [] };
/** In requests. */
const REQUESTS_OF_METRICS = 20;

/**
 * Health checks are not limited. Metrics scrapers have a separate allowance that other clients in their network cannot
 * exhaust.
 */
async function entryOf(context: RequestContext, requestLimiter: RequestLimiter): Promise<AdmittedRequest | undefined> {
  const url = context.req.url as string;
  if (!isForSupervisors(url)) return requestLimiter.enter(context, readAddress(context.req).credentials);
  if (!isMetrics(url)) return undefined;
  const entry = await requestLimiter.enter({ network: `metrics ${context.network}` }, NOBODY);
  entry.charge(REQUESTS_OF_METRICS - 1);
  return undefined;
}

/** Throws a Problem for an unknown path, or for a method that the path does not allow. */
function refuseUnanswered({ status, path, method }: PageContext, services: readonly Service[]): void {
  if (status === 404) throw nothingHere(path, services);
  if (status === 405 || status === 501)
    throw new Problem('method_not_allowed', `${method} is not allowed for this URL.`);
}

/** The error suggests the most similar tool if the path looks like a tool's path. */
function nothingHere(path: string, services: readonly Service[]): Problem {
  const [, first, slug, tool] = path.split('/');
  if (first !== 'rest' || slug === undefined || tool === undefined) {
    return new Problem('unknown_operation', `No page exists at ${path.slice(0, 120)}.`);
  }
  const service = services.find((candidate) => candidate.slug === slug);
  if (service === undefined) return unknownService(slug, services);
  const near = nearest(
    tool,
    service.operations.map(({ name }) => name),
  );
  const hint = near === undefined ? `Call GET /rest/${slug} for the list of its tools.` : `Did you mean ${near}?`;
  return new Problem('unknown_operation', `${slug} has no tool ${JSON.stringify(tool.slice(0, 80))}.`, { hint });
}
