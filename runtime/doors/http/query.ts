// Query strings as doors read them: parameters as often as they stand, the key among them taken out.

import type { IncomingMessage } from 'node:http';
import { platform } from '../../../generated/platform.ts';
import type { Credentials } from '../../corridor/invocation.ts';

const NO_PARAMETERS: ReadonlyMap<string, readonly string[]> = new Map();
const KEY_HEADER = platform.keyHeader.toLowerCase();
const NO_QUERY: readonly string[] = [];

/** A request's address, taken apart. */
export interface Address {
  readonly path: string;
  /** Without the key. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
  readonly credentials: Credentials;
}

/** A request's target as path and query; proxies and some clients send the whole address (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  if (target.startsWith('/') || !/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** Takes a request's address apart. The key does not stay in `parameters`, so that nothing behind can log it. */
export function readAddress(request: IncomingMessage): Address {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  const header = request.headers[KEY_HEADER] as string | undefined;
  if (mark === -1) return { path: url, parameters: NO_PARAMETERS, credentials: { header, query: NO_QUERY } };
  const parameters = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
    const values = parameters.get(name);
    if (values === undefined) parameters.set(name, [value]);
    else values.push(value);
  }
  const query = parameters.get(platform.keyQuery) ?? NO_QUERY;
  parameters.delete(platform.keyQuery);
  return { path: url.slice(0, mark), parameters, credentials: { header, query } };
}
