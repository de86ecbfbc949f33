// Who may speak to the MCP endpoints at all, before anything is read. A browser that was tricked by DNS rebinding names the
// attacker's host in `Host`, and any browser names the page in `Origin`: both are checked against lists.

import type { IncomingHttpHeaders } from 'node:http';
import { CODES } from './protocol.ts';
import { RpcFault } from './reply.ts';

export interface AccessOptions {
  /** `example.org` (any port) or `example.org:8443`. Without any, this machine's own names. */
  readonly allowedHosts: readonly string[];
  /** `https://example.org`; `*` allows every page. Same-origin pages are always allowed. */
  readonly allowedOrigins: readonly string[];
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Headers repeat from call to call; verdicts on so many different ones are remembered. */
const VERDICTS_KEPT = 200;

/** The hosts to allow: those of the public address and of the settings, or this machine's names when there is no public address. */
export function allowedHosts(publicUrl: string | undefined, configured: readonly string[]): string[] {
  return [...(publicUrl === undefined ? LOOPBACK : [new URL(publicUrl).host]), ...configured];
}

export class Access {
  readonly #hosts: ReadonlySet<string>;
  readonly #origins: ReadonlySet<string>;
  readonly #local: boolean;
  readonly #verdicts = new Map<string, RpcFault | undefined>();

  constructor({ allowedHosts, allowedOrigins }: AccessOptions) {
    this.#hosts = new Set((allowedHosts.length === 0 ? LOOPBACK : allowedHosts).map((host) => host.toLowerCase()));
    this.#origins = new Set(allowedOrigins.map((origin) => origin.toLowerCase().replace(/\/$/, '')));
    this.#local = LOOPBACK.every((host) => this.#hosts.has(host));
  }

  /** The refusal (HTTP 403) of a request whose host or origin is not allowed. */
  refusal({ host, origin }: IncomingHttpHeaders): RpcFault | undefined {
    const key = `${host}\n${origin}`;
    if (this.#verdicts.has(key)) return this.#verdicts.get(key);
    const verdict = this.#verdictOn(host?.toLowerCase(), origin?.toLowerCase());
    if (this.#verdicts.size < VERDICTS_KEPT) this.#verdicts.set(key, verdict);
    return verdict;
  }

  /** Fields that let a page of an allowed origin read the answer. */
  corsHeaders(origin: string | undefined): Record<string, string> {
    if (origin === undefined) return {};
    return {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'RateLimit, RateLimit-Policy, WWW-Authenticate, X-Request-Id',
      Vary: 'Origin',
    };
  }

  #verdictOn(host: string | undefined, origin: string | undefined): RpcFault | undefined {
    const name = host === undefined ? undefined : hostname(`http://${host}`);
    if (host === undefined || name === undefined || !(this.#hosts.has(host) || this.#hosts.has(name))) {
      return forbidden(`The host ${JSON.stringify(host ?? '')} is not served. Use this server's own address`, 'hosts');
    }
    if (origin === undefined || this.#allowsOrigin(origin, host)) return undefined;
    return forbidden(`Pages of ${JSON.stringify(origin)} may not call this server`, 'origins');
  }

  #allowsOrigin(origin: string, host: string): boolean {
    if (origin === `http://${host}` || origin === `https://${host}`) return true;
    if (this.#origins.has(origin) || this.#origins.has('*')) return true;
    // A server on one's own machine is used from tools in the browser, which live on another port of it.
    return this.#local && /^https?:/.test(origin) && LOOPBACK.includes(hostname(origin) ?? '');
  }
}

function hostname(url: string): string | undefined {
  return URL.parse(url)?.hostname;
}

function forbidden(what: string, list: 'hosts' | 'origins'): RpcFault {
  const message = `${what}, or let its operator add it to the allowed ${list}.`.slice(0, 300);
  return new RpcFault(403, CODES.invalidRequest, message);
}
