// Answers of the REST doors: results, problems, and the header fields that both carry.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { upstreams } from '../../../generated/upstreams.ts';
import type { Provenance } from '../../contract/call.ts';
import type { Deprecation } from '../../contract/operation.ts';
import type { Problem } from '../../contract/problem.ts';
import type { UpstreamPolicy } from '../../contract/upstream.ts';
import type { QuotaState } from '../../corridor/invocation.ts';
import { problemDetails, problemHeaders, statusOf } from '../../corridor/problem-details.ts';
import { quotaHeaders } from './quota-headers.ts';

const policies: Readonly<Record<string, UpstreamPolicy>> = upstreams;

/** CORS fields of everything but MCP: any page may read, none sends credentials of its own. */
export const OPEN_CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'RateLimit, RateLimit-Policy, Retry-After, ETag, Age, Cache-Status, Almanac-Source, X-Request-Id, Deprecation, Sunset',
} as const;

/** The answer to a preflight request. */
export const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, Service-API-Key, Traceparent',
  'Access-Control-Max-Age': '86400',
} as const;

/** Sends JSON text. The body of a HEAD request is left out by Node. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: string,
  requestId: string,
  fields: Record<string, string> = {},
  type = 'application/json; charset=utf-8',
): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    ...OPEN_CORS,
    ...fields,
  });
  response.end(body);
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
  sendJson(response, statusOf(problem), body, requestId, all, 'application/problem+json; charset=utf-8');
}

/** Where data came from (RFC 9211) and how long it may be kept: what is left of the source's own lifetime. */
export function provenanceHeaders(entries: readonly Provenance[], now = Date.now()): Record<string, string> {
  const [first] = entries;
  if (first === undefined) return { 'Cache-Control': 'private, no-store' };
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

/** A signal that is aborted when the caller leaves; made only when somebody asks for it. */
export function callerSignal(request: IncomingMessage, response: ServerResponse): { readonly signal: AbortSignal } {
  let controller: AbortController | undefined;
  return {
    get signal() {
      if (controller === undefined) {
        const made = new AbortController();
        controller = made;
        if (request.destroyed && !request.complete) made.abort();
        response.once('close', () => {
          if (!response.writableFinished) made.abort();
        });
      }
      return controller.signal;
    },
  };
}
