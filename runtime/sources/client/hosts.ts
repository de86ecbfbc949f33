// Base addresses of a source. A path cannot leave them.

import { Problem } from '../../contract/problem.ts';
import type { SourcePolicy } from '../../contract/source.ts';
import type { Environment } from './keys.ts';

/** Base addresses, keyed by the host names in the manifest. */
export type Hosts = ReadonlyMap<string, URL>;

/**
 * `UPSTREAM_<ID>_<NAME>_BASE_URL` overrides one address; `UPSTREAM_<ID>_BASE_URL` overrides all others. Throws an Error
 * that names the variable.
 */
export function resolveHosts(policy: SourcePolicy, environment: Environment): Hosts {
  const prefix = `UPSTREAM_${variablePart(policy.id)}`;
  const hosts = new Map<string, URL>();
  for (const [name, declared] of Object.entries(policy.hosts)) {
    const candidates = [`${prefix}_${variablePart(name)}_BASE_URL`, `${prefix}_BASE_URL`];
    const variable = candidates.find((candidate) => (environment[candidate] ?? '') !== '');
    hosts.set(
      name,
      baseAddress(variable === undefined ? declared : (environment[variable] ?? ''), variable ?? policy.id),
    );
  }
  return hosts;
}

function variablePart(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}

function baseAddress(text: string, from: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const usable = url !== undefined && /^(?:https?|wss?):$/.test(url.protocol) && url.search === '' && url.hash === '';
  // Do not include the value in the message, because it may contain a password.
  if (!usable) throw new Error(`${from}: a base address must have the form http(s)://host/path, without ? and #.`);
  return url;
}

// Matches what could change the path: dot segments (also percent-encoded), backslashes, which count as slashes, and ?
// and #, which end the path.
const ESCAPES = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|[?#\\\s]|%(?![0-9a-f]{2})/i;

/**
 * Throws Problem `invalid_arguments` for a path that would leave `base`. This is a second safeguard, in addition to the
 * encoding of callers' values.
 */
export function addressOf(base: URL, path: string): URL {
  const url = new URL(base);
  const root = base.pathname.replace(/\/$/, '');
  if (path !== '' && (!path.startsWith('/') || path.startsWith('//') || ESCAPES.test(path))) {
    throw new Problem('invalid_arguments', 'An argument contains characters that are not allowed in a URL.');
  }
  url.pathname = root + path;
  return url;
}
