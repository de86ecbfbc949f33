import { citedOf, type Provenance } from '../../contract/call.ts';
import type { QuotaState } from '../../contract/gate.ts';
import type { Deprecation } from '../../contract/operation.ts';
import type { Problem } from '../../contract/problem.ts';
import { problemDetails, problemFields, statusOf } from '../../dispatch/problem-details.ts';
import { encoded, encodingFor, shrinks, WORTH_BYTES } from './encoding.ts';
import { quotaFields } from './quota-fields.ts';
import type { RequestContext } from './request-context.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A list of parts avoids copying long strings. */
export type Body = string | Buffer | readonly (string | Buffer)[];

/**
 * If the response has already begun, it is aborted. Fields are a flat list (name, value, name, value, …), which Node
 * writes at half the cost of an object. A large body is encoded in a form that the client accepts, and is sent later.
 */
export function send(
  context: RequestContext,
  status: number,
  body: Body,
  more: readonly string[],
  type = JSON_TYPE,
): void {
  const { req, res } = context;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const length = typeof body === 'string' ? Buffer.byteLength(body) : lengthOf(body);
  if (length < WORTH_BYTES || res.hasHeader('Content-Encoding') || !shrinks(type)) {
    write(context, status, body, length, more, type);
    return;
  }
  const fields = [...more, 'Vary', 'Accept-Encoding'];
  const encoding = encodingFor(req);
  const plainly = () => write(context, status, body, length, fields, type);
  if (encoding === undefined) {
    plainly();
    return;
  }
  encoded(Buffer.concat([body].flat().map((piece) => Buffer.from(piece))), encoding)
    .then((bytes) => {
      if (bytes === undefined) plainly();
      else write(context, status, bytes, bytes.length, [...fields, 'Content-Encoding', encoding], type);
    }, plainly)
    // A failed write, for example because another response has already begun, must end only this request.
    .catch(() => res.destroy());
}

function write(
  { res, fields }: RequestContext,
  status: number,
  body: Body,
  length: number,
  more: readonly string[],
  type: string,
): void {
  if (res.destroyed) return;
  res.writeHead(status, ['Content-Type', type, 'Content-Length', String(length), ...fields, ...more]);
  if (typeof body === 'string' || Buffer.isBuffer(body)) {
    res.end(body);
    return;
  }
  // Send the response in one packet if possible.
  res.cork();
  for (const piece of body) res.write(piece);
  res.end();
  res.uncork();
}

export function lengthOf(body: Body): number {
  return [body].flat().reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
}

export function sendEmpty({ res, fields }: RequestContext, status: number, more: readonly string[] = []): void {
  const length = status === 204 || status === 304 ? [] : ['Content-Length', '0'];
  res.writeHead(status, [...length, ...fields, ...more]).end();
}

export function sendProblem(context: RequestContext, problem: Problem, quota?: QuotaState): void {
  const { status, body, type, fields } = problemAnswer(problem, context.requestId);
  send(context, status, body, [...fields, ...quotaFields(quota)], type);
}

export function problemAnswer(problem: Problem, requestId: string) {
  return {
    status: statusOf(problem),
    body: JSON.stringify(problemDetails(problem, requestId)),
    type: 'application/problem+json; charset=utf-8',
    fields: ['Cache-Control', 'no-store', ...problemFields(problem)],
  };
}

/** Results without a source. They are cheap to recompute, and some (such as the time) are valid only now. */
const BUILT_IN = ['Cache-Control', 'private, no-store'] as const;

/**
 * Returns Cache-Status (RFC 9211), the Age of the oldest part, and the shortest lifetime. A cache subtracts Age from
 * max-age (RFC 9111), so max-age counts from the time of fetching.
 */
export function provenanceFields(entries: readonly Provenance[], now = Date.now()): readonly string[] {
  const [first] = entries;
  if (first === undefined) return BUILT_IN;
  const oldest = entries.reduce((a, b) => (b.fetchedAt < a.fetchedAt ? b : a), first);
  const age = Math.max(0, Math.floor((now - oldest.fetchedAt) / 1000));
  const left = Math.floor((Math.min(...entries.map(({ freshUntil }) => freshUntil)) - now) / 1000);
  const sources = [...new Set(citedOf(entries).map(({ source }) => source))].join(', ');
  const lifetime = left <= 0 ? 'private, no-cache' : `private, max-age=${age + left}`;
  const status = entries.map(cacheStatus).join(', ');
  return ['Almanac-Source', sources, 'Cache-Status', status, 'Age', String(age), 'Cache-Control', lifetime];
}

function cacheStatus({ source, cache }: Provenance): string {
  const state = { hit: 'hit', stale: 'hit; detail=stale', miss: 'fwd=miss' }[cache];
  return `almanac; ${state}; key="${source}"`;
}

/**
 * Deprecation and Sunset fields (RFC 9745 and RFC 8594). If there is no date, as for a former name, only the page is
 * linked.
 */
export function deprecationFields(going: readonly Deprecation[], page: string): readonly string[] {
  const [since] = going.flatMap((each) => each.since ?? []).sort();
  const [goes] = going.flatMap(({ removeAfter }) => removeAfter ?? []).sort();
  return [
    ...(since === undefined ? [] : ['Deprecation', `@${Date.parse(`${since}T00:00:00Z`) / 1000}`]),
    ...(goes === undefined ? [] : ['Sunset', new Date(`${goes}T00:00:00Z`).toUTCString()]),
    ...['Link', `<${page}>; rel="deprecation"; type="text/html"`],
  ];
}
