// Answers of the REST doors: results, problems, and the header fields that both carry.

import type { ServerResponse } from 'node:http';
import { upstreams } from '../../../generated/upstreams.ts';
import type { Provenance } from '../../contract/call.ts';
import type { QuotaState } from '../../contract/gate.ts';
import type { Deprecation } from '../../contract/operation.ts';
import type { Problem } from '../../contract/problem.ts';
import type { UpstreamPolicy } from '../../contract/upstream.ts';
import { problemDetails, problemHeaders, statusOf } from '../../corridor/problem-details.ts';
import { KEY_HEADER_LIST } from './credentials.ts';
import { quotaHeaders } from './quota-headers.ts';

const policies: Readonly<Record<string, UpstreamPolicy>> = upstreams;

const EXPOSED =
  'RateLimit, RateLimit-Policy, Retry-After, ETag, Age, Cache-Status, Almanac-Source, X-Request-Id, Deprecation, Sunset';

/** CORS fields of everything but MCP: any page may read, none sends credentials of its own. */
export const OPEN_CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
} as const;

/** The answer to a preflight request. */
export const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': `Accept, Content-Type, Traceparent, ${KEY_HEADER_LIST}`,
  'Access-Control-Max-Age': '86400',
} as const;

const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/**
 * Sends JSON text with further fields, given as name, value, name, value …: Node writes that form at half the cost of an
 * object. The body of a HEAD request is left out by Node.
 */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: string,
  requestId: string,
  fields: readonly string[] = [],
  type = JSON_TYPE,
): void {
  const all = [
    'Content-Type',
    type,
    'Content-Length',
    String(Buffer.byteLength(body)),
    'X-Request-Id',
    requestId,
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'no-referrer',
    'Access-Control-Allow-Origin',
    '*',
    ...fields,
  ];
  // Only browsers name an origin, and only they need to be told what a page may read.
  if (response.req.headers.origin !== undefined) all.push('Access-Control-Expose-Headers', EXPOSED);
  response.writeHead(status, all);
  response.end(body);
}

/** Answers a browser that asks what it may send. */
export function sendPreflight(response: ServerResponse, requestId: string, allow: string): void {
  response.writeHead(204, { Allow: allow, 'X-Request-Id': requestId, ...PREFLIGHT }).end();
}

/** Sends a problem as RFC 9457 describes. */
export function sendProblem(
  response: ServerResponse,
  problem: Problem,
  requestId: string,
  quota?: QuotaState,
  fields: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify(problemDetails(problem, requestId));
  const all = { 'Cache-Control': 'no-store', ...quotaHeaders(quota), ...problemHeaders(problem), ...fields };
  sendJson(response, statusOf(problem), body, requestId, Object.entries(all).flat(), PROBLEM_TYPE);
}

/** Built-in answers cost nothing to ask for again, and some (the time) are true only now. */
const BUILT_IN: Readonly<Record<string, string>> = { 'Cache-Control': 'private, no-store' };

/** Where data came from (RFC 9211) and how long it may be kept: what is left of the source's own lifetime. */
export function provenanceHeaders(entries: readonly Provenance[], now = Date.now()): Readonly<Record<string, string>> {
  const [first] = entries;
  if (first === undefined) return BUILT_IN;
  const oldest = entries.reduce((a, b) => (b.fetchedAt < a.fetchedAt ? b : a), first);
  const age = Math.max(0, Math.floor((now - oldest.fetchedAt) / 1000));
  const lifetimes = entries.map(({ source, fetchedAt }) => (policies[source]?.cache.fresh ?? 0) - (now - fetchedAt));
  const left = Math.max(0, Math.floor(Math.min(...lifetimes) / 1000));
  return {
    'Almanac-Source': [...new Set(entries.map(({ source }) => source))].join(', '),
    'Cache-Status': entries.map(cacheStatus).join(', '),
    Age: String(age),
    'Cache-Control': left === 0 ? 'private, no-cache' : `private, max-age=${left}`,
  };
}

function cacheStatus({ source, cache }: Provenance): string {
  const state = { hit: 'hit', stale: 'hit; detail=stale', miss: 'fwd=miss' }[cache];
  return `almanac; ${state}; key="${source}"`;
}

/** RFC 9745 and RFC 8594: since when an operation is deprecated, and when it goes. */
export function deprecationHeaders(deprecated: Deprecation | undefined): Record<string, string> {
  if (deprecated === undefined) return {};
  return {
    Deprecation: `@${Date.parse(`${deprecated.since}T00:00:00Z`) / 1000}`,
    Sunset: new Date(`${deprecated.removeAfter}T00:00:00Z`).toUTCString(),
  };
}
