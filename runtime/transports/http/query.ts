import type { IncomingMessage } from 'node:http';
import { platform } from '../../../generated/platform.ts';
import type { Credentials } from '../../contract/gate.ts';
import { credentialsOf } from './credentials.ts';

const NO_PARAMETERS: ReadonlyMap<string, readonly string[]> = new Map();

export interface Address {
  readonly path: string;
  /** Without the key. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
  readonly credentials: Credentials;
}

/** Removes scheme and host, because proxies and some clients send the complete URL (RFC 9112, 3.2.2). */
export function originForm(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  // Use a path that no page has.
  if (target === '*') return '/*';
  if (!/^https?:\/\//i.test(target)) return undefined;
  const url = URL.parse(target);
  return url === null ? undefined : url.pathname + url.search;
}

export function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? url : url.slice(0, mark);
}

export function queryOf(url: string): string | undefined {
  const mark = url.indexOf('?');
  return mark === -1 ? undefined : url.slice(mark + 1);
}

/** Undefined without a query. */
export function parametersOf(url: string): URLSearchParams | undefined {
  const query = queryOf(url);
  return query === undefined ? undefined : new URLSearchParams(query);
}

/** Returns the first part of the path: `rest` for `/rest/places?x=1`. */
export function firstPart(url: string): string {
  return /^\/([^/?]*)/.exec(url)?.[1] ?? '';
}

/** Removes the key from `parameters` so that it cannot be logged. */
export function readAddress(request: IncomingMessage): Address {
  const url = request.url as string;
  const urlParameters = parametersOf(url);
  if (urlParameters === undefined) return { path: url, parameters: NO_PARAMETERS, credentials: credentialsOf(request) };
  const parameters = new Map<string, string[]>();
  for (const [name, value] of urlParameters) {
    const values = parameters.get(name);
    if (values === undefined) parameters.set(name, [value]);
    else values.push(value);
  }
  const credentials = credentialsOf(request, parameters.get(platform.keyQuery));
  parameters.delete(platform.keyQuery);
  return { path: pathOf(url), parameters, credentials };
}
