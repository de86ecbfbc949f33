// Host and origin checks, and CORS. DNS rebinding puts the attacker's host in `Host`, and browsers send a page's origin in
// `Origin`, so both must be on allow lists.

import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { endpoints } from '../../generated/endpoints/endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { Problem } from '../contract/problem.ts';
import { CONNECT } from '../oauth/addresses.ts';
import { ROUTES } from '../oauth/metadata.ts';
import { KEY_HEADER_LIST } from '../transports/http/credentials.ts';
import { firstPart, pathOf } from '../transports/http/query.ts';
import type { RequestContext, Transport } from '../transports/http/request-context.ts';
import { CODES } from '../transports/mcp/protocol.ts';
import { refusing } from '../transports/mcp/reply.ts';
import { isMcp } from '../transports/mcp/transport.ts';
import { TRY_PATH } from '../transports/rest/visitor.ts';

export interface AccessOptions {
  readonly host: string;
  readonly publicUrl: string | undefined;
  /** Allowed hosts, such as `example.org` (any port) or `example.org:8443`. */
  readonly allowedHosts: readonly string[];
  /** Origins that may use MCP, such as `https://example.org`; `*` allows all. */
  readonly allowedOrigins: readonly string[];
  /** Whether a path, in any spelling (`/rest/webhooks/subscribe//`), leads to a tool that modifies data. */
  readonly isWrite?: (path: string) => boolean;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Maximum number of hosts for which the decision is cached. */
const VERDICTS_KEPT = 200;
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/;

/**
 * Accepts the public host, the listening address and hosts from the settings. Servers reachable from other machines also accept
 * any IP address, because DNS rebinding needs a name. Load balancers and health checks may use any name.
 */
export function allowedHosts(options: AccessOptions): Transport {
  const isServed = servedHosts(options);
  const verdicts = new Map<string, boolean>();
  return ({ req }, next) => {
    const host = req.headers.host ?? '';
    let verdict = verdicts.get(host);
    if (verdict === undefined) {
      verdict = isServed(host.toLowerCase());
      if (verdicts.size < VERDICTS_KEPT) verdicts.set(host, verdict);
    }
    const url = req.url as string;
    if (verdict || isForSupervisors(url)) return next();
    throw refused(url, `Host ${JSON.stringify(host.slice(0, 200))} is not allowed.`);
  };
}

/** Rejects blocked clients. Operators, load balancers and health checks are exempt. */
export function rejectBlocked(refuse: (request: IncomingMessage) => void): Transport {
  return ({ req }, next) => {
    const url = req.url as string;
    if (isForSupervisors(url) || firstPart(url) === 'admin') return next();
    try {
      refuse(req);
    } catch (error) {
      throw error instanceof Problem ? refusedBy(url, error) : error;
    }
    return next();
  };
}

export function isForSupervisors(url: string): boolean {
  return url.startsWith('/health/') || isMetrics(url);
}

export function isMetrics(url: string): boolean {
  return /^\/metrics(?:\?|$)/.test(url);
}

function servedHosts({ host, publicUrl, allowedHosts }: AccessOptions): (host: string) => boolean {
  const own = isIP(host) === 6 ? `[${host}]` : host;
  const isLocal = LOOPBACK.includes(own.toLowerCase());
  const names = publicUrl === undefined ? [] : [new URL(publicUrl).host];
  if (isLocal || publicUrl === undefined) names.push(...LOOPBACK);
  const served = new Set([own, ...names, ...allowedHosts].map((name) => name.toLowerCase()));
  return (value) => {
    const name = HOST.exec(value)?.[1];
    if (name === undefined) return false;
    return served.has(value) || served.has(name) || (!isLocal && isIP(name.replaceAll(/[[\]]/g, '')) !== 0);
  };
}

const EXPOSED = [
  'Access-Control-Expose-Headers',
  'RateLimit, RateLimit-Policy, Retry-After, ETag, Age, Cache-Status, Almanac-Source, WWW-Authenticate, X-Request-Id, Deprecation, Sunset, Link',
];
const NONE: readonly string[] = [];
const VARY_ORIGIN = ['Vary', 'Origin'];
const TO_ALL = ['Access-Control-Allow-Origin', '*'];
export const OPEN_CORS: readonly string[] = [...TO_ALL, ...EXPOSED];

const PREFLIGHT = preflight('GET, POST, HEAD, OPTIONS', 'Accept, Content-Type, MCP-Protocol-Version, Traceparent');
const MCP_PREFLIGHT = preflight(
  'POST',
  'Accept, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id',
);

function preflight(methods: string, headers: string): readonly string[] {
  const allowed = ['Access-Control-Allow-Headers', `${headers}, ${KEY_HEADER_LIST}`];
  return ['Access-Control-Allow-Methods', methods, ...allowed, 'Access-Control-Max-Age', '86400'];
}

/**
 * First path segments that always reject requests from other origins, because keys are created, shown or entered there.
 */
const PRIVATE = new Set(
  [...Map.groupBy(endpoints, ({ path }) => firstPart(path))]
    .filter(([, all]) => all.some(({ sameOrigin }) => sameOrigin) && all.every(mayBePrivate))
    .map(([first]) => first),
);

/** Other origins must not read a page that has a button for a same-origin endpoint. */
function mayBePrivate({ sameOrigin, content }: Endpoint): boolean {
  return sameOrigin || content !== undefined;
}

/** Paths where browser-based OAuth clients register, exchange codes and revoke tokens. */
const OAUTH = new Set([ROUTES.token, ROUTES.registration, ROUTES.revocation].map((route) => `${CONNECT}${route}`));

type Access = 'open' | 'private' | 'mcp-origins' | 'closed';

/**
 * Other origins may only use `/rest` and `/api` (except tools that modify data), endpoints for OAuth clients, and read-only
 * endpoints. Paths in any other spelling are closed.
 */
function accessFor({ isWrite = () => false }: AccessOptions): (url: string, method: string) => Access {
  return (url, method) => {
    const whole = pathOf(url);
    const path = whole.replace(/(?<=.)\/$/, '');
    const first = firstPart(url);
    if (
      PRIVATE.has(first) ||
      url.startsWith(TRY_PATH) ||
      (first === 'connect' && /^\/connect\/(?:authorize|consent)(?:\/|$)/.test(path))
    ) {
      return 'private';
    }
    if (first === 'rest' || first === 'api') return isWrite(whole) ? 'mcp-origins' : 'open';
    // Browser-based clients try several metadata paths, so they must be able to read a 404 response.
    if (first === '.well-known' || path.startsWith(`${CONNECT}/.well-known/`)) return 'open';
    if (first === 'connect') return OAUTH.has(path) ? 'open' : 'closed';
    return accessToEndpoint(path, method);
  };
}

function accessToEndpoint(path: string, method: string): Access {
  const routed = method === 'HEAD' ? 'GET' : method;
  const matching = endpoints.filter((endpoint) => endpoint.method === routed && isAt(endpoint.path, path));
  if (matching.some(({ sameOrigin }) => sameOrigin)) return 'private';
  return matching.length > 0 ? 'open' : 'closed';
}

function isAt(pattern: string, path: string): boolean {
  const [parts, values] = [pattern.split('/'), path.split('/')];
  return parts.length === values.length && parts.every((part, index) => part.startsWith('{') || part === values[index]);
}

/**
 * CORS policy. Data and documents are open to every page, because browsers send no credentials automatically. MCP and tools
 * that modify data are open to the server's own pages and configured origins. Endpoints for keys reject other origins.
 */
export function openToPages(options: AccessOptions): Transport {
  const mayUseMcp = mcpOrigins(options);
  const accessOf = accessFor(options);
  return (context, next) => {
    const { req, fields } = context;
    const url = req.url as string;
    const asksFirst = req.method === 'OPTIONS';
    if (isMcp(url)) {
      fields.push(...mcpCors(req, mayUseMcp), ...(asksFirst ? MCP_PREFLIGHT : NONE));
      return next();
    }
    if (req.headers.origin === undefined && !asksFirst && isData(url)) {
      // Clients other than browsers send no Origin, and caches may serve the same response to web pages.
      fields.push(...TO_ALL);
      return next();
    }
    const method = (asksFirst ? req.headers['access-control-request-method'] : req.method) ?? 'GET';
    const access = accessOf(url, method);
    if (access === 'private' && !asksFirst) refuseForeign(context, options.publicUrl);
    fields.push(...corsOf(access, req, mayUseMcp));
    if (asksFirst && (access === 'open' || access === 'mcp-origins')) fields.push(...PREFLIGHT);
    return next();
  };
}

function isData(url: string): boolean {
  return url.startsWith('/rest/') || url.startsWith('/api/');
}

function corsOf(access: Access, request: IncomingMessage, mayUseMcp: MayUse): readonly string[] {
  switch (access) {
    case 'private':
      return VARY_ORIGIN;
    case 'mcp-origins':
      return mcpCors(request, mayUseMcp);
    case 'open':
      // Only browsers send an Origin header and need the exposed headers.
      return request.headers.origin === undefined ? TO_ALL : OPEN_CORS;
    case 'closed':
      return NONE;
  }
}

type MayUse = (origin: string, request: IncomingMessage) => boolean;

function mcpCors(request: IncomingMessage, mayUse: MayUse): readonly string[] {
  const { origin } = request.headers;
  if (origin === undefined) return NONE;
  if (!mayUse(origin.toLowerCase(), request)) throw foreign(request);
  return ['Access-Control-Allow-Origin', origin, ...EXPOSED, 'Vary', 'Origin'];
}

function mcpOrigins({ publicUrl, allowedOrigins }: AccessOptions): MayUse {
  const origins = new Set(allowedOrigins.map((origin) => origin.toLowerCase().replace(/\/$/, '')));
  const isForAll = origins.has('*');
  return (origin, request) => {
    if (isForAll || origins.has(origin) || isOwn(origin, request, publicUrl)) return true;
    // Browser-based tools on other ports of this machine may use a local server.
    if (publicUrl !== undefined || !/^https?:/.test(origin)) return false;
    return LOOPBACK.includes(URL.parse(origin)?.hostname ?? '');
  };
}

function refuseForeign({ req, fields }: RequestContext, publicUrl: string | undefined): void {
  const origin = req.headers.origin?.toLowerCase();
  if (origin === undefined || isOwn(origin, req, publicUrl)) return;
  fields.push(...VARY_ORIGIN);
  throw foreign(req);
}

function isOwn(origin: string, { headers }: IncomingMessage, publicUrl: string | undefined): boolean {
  const host = headers.host?.toLowerCase();
  return origin === publicUrl?.toLowerCase() || origin === `http://${host}` || origin === `https://${host}`;
}

function foreign({ url, headers }: IncomingMessage): Error {
  return refused(
    url as string,
    `Origin ${JSON.stringify(headers.origin?.slice(0, 200))} is not allowed to call this URL.`,
  );
}

/** Returns the error in MCP or REST form, depending on the path. */
function refused(url: string, what: string): Error {
  return refusedBy(url, new Problem('forbidden', what));
}

function refusedBy(url: string, problem: Problem): Error {
  return isMcp(url) ? refusing(problem, { status: 403, code: CODES.invalidRequest }) : problem;
}
