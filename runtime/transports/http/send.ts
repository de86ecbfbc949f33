// Writes answers: one way for every transport and page, and one for every problem; and the fields that tell where a result came from.

import { citedOf, type Provenance } from '../../contract/call.ts';
import type { QuotaState } from '../../contract/gate.ts';
import type { Deprecation } from '../../contract/operation.ts';
import type { Problem } from '../../contract/problem.ts';
import { problemDetails, problemFields, statusOf } from '../../dispatch/problem-details.ts';
import { encoded, encodingFor, shrinks, WORTH_BYTES } from './encoding.ts';
import { quotaFields } from './quota-fields.ts';
import type { RequestContext } from './request-context.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Text or bytes, or pieces of them in order, so that long ones need not be copied. */
export type Body = string | Buffer | readonly (string | Buffer)[];

/**
 * Ends a request with an answer; one that has begun is broken off. Fields are given as name, value, name, value …: Node writes
 * that form at half the cost of an object. The body of a HEAD request is left out by Node. A large body is encoded as the client
 * asks, and then goes out a little later.
 */
export function send(
  visit: RequestContext,
  status: number,
  body: Body,
  more: readonly string[],
  type = JSON_TYPE,
): void {
  const { req, res } = visit;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const length = typeof body === 'string' ? Buffer.byteLength(body) : lengthOf(body);
  if (length < WORTH_BYTES || res.hasHeader('Content-Encoding') || !shrinks(type)) {
    write(visit, status, body, length, more, type);
    return;
  }
  const fields = [...more, 'Vary', 'Accept-Encoding'];
  const encoding = encodingFor(req);
  const plainly = () => write(visit, status, body, length, fields, type);
  if (encoding === undefined) {
    plainly();
    return;
  }
  encoded(Buffer.concat([body].flat().map((piece) => Buffer.from(piece))), encoding)
    .then((bytes) => {
      if (bytes === undefined) plainly();
      else write(visit, status, bytes, bytes.length, [...fields, 'Content-Encoding', encoding], type);
    }, plainly)
    // Nobody waits for it any more: what cannot be written, since another answer was begun meanwhile, ends this request alone.
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
  // One packet, where it fits in one.
  res.cork();
  for (const piece of body) res.write(piece);
  res.end();
  res.uncork();
}

/** Bytes of a body. */
export function lengthOf(body: Body): number {
  return [body].flat().reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
}

/** Ends a request with an answer that has no body. */
export function sendEmpty({ res, fields }: RequestContext, status: number, more: readonly string[] = []): void {
  const length = status === 204 || status === 304 ? [] : ['Content-Length', '0'];
  res.writeHead(status, [...length, ...fields, ...more]).end();
}

/** Ends a request with a problem as RFC 9457 describes. */
export function sendProblem(visit: RequestContext, problem: Problem, quota?: QuotaState): void {
  const { status, body, type, fields } = problemAnswer(problem, visit.requestId);
  send(visit, status, body, [...fields, ...quotaFields(quota)], type);
}

/** A problem, ready to be written. */
export function problemAnswer(problem: Problem, requestId: string) {
  return {
    status: statusOf(problem),
    body: JSON.stringify(problemDetails(problem, requestId)),
    type: 'application/problem+json; charset=utf-8',
    fields: ['Cache-Control', 'no-store', ...problemFields(problem)],
  };
}

/** Built-in answers cost nothing to ask for again, and some (the time) are true only now. */
const BUILT_IN = ['Cache-Control', 'private, no-store'] as const;

/**
 * Where data came from (RFC 9211), how old its oldest part is, and how long it may be kept: as long as each request's own lifetime
 * lasts. A cache takes Age from max-age (RFC 9111), which therefore counts from when the data was fetched.
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
 * RFC 9745 and RFC 8594: since when what was called, or given, is deprecated, when the first of it goes, and the page that tells of it.
 * A former name may have no day: it is told by the page alone.
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
