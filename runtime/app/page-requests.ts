// What stands around the pages: a page leaves its answer in Koa's context, and what none answered is told.

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

/** Lets requests in, answers preflights, sends what a page left in the context, and refuses what no page answered. */
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
/** Making them and sending them costs as much as so many requests. */
const REQUESTS_OF_METRICS = 20;

/**
 * What a request counts against. Supervisors ask as often as they like; who gathers metrics has an allowance beside that of its network,
 * so that nobody there can keep it from them.
 */
async function entryOf(visit: RequestContext, requestLimiter: RequestLimiter): Promise<AdmittedRequest | undefined> {
  const url = visit.req.url as string;
  if (!isForSupervisors(url)) return requestLimiter.enter(visit, readAddress(visit.req).credentials);
  if (!isMetrics(url)) return undefined;
  const entry = await requestLimiter.enter({ network: `metrics ${visit.network}` }, NOBODY);
  entry.charge(REQUESTS_OF_METRICS - 1);
  return undefined;
}

/** What no page answered: an address that is not ours, or a method that the router met with an Allow header. */
function refuseUnanswered({ status, path, method }: PageContext, services: readonly Service[]): void {
  if (status === 404) throw nothingHere(path, services);
  if (status === 405 || status === 501)
    throw new Problem('method_not_allowed', `${method} is not allowed for this URL.`);
}

/** 404 for an address that is not ours, with the nearest tool where one was meant. */
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
