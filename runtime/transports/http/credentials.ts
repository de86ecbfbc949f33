// Accepts keys in several headers, because some clients support neither the platform's header nor its query parameter.

import type { IncomingMessage } from 'node:http';
import { platform } from '../../../generated/platform.ts';
import type { Credentials } from '../../contract/gate.ts';

const KEY_HEADERS = [platform.keyHeader, 'X-API-Key', 'X-Auth-Token'] as const;
const NAMES = KEY_HEADERS.map((name) => name.toLowerCase());
const KEY_PREFIX = `${platform.keyPrefix}_`;
const NOTHING: Credentials = { keys: [] };
const NO_QUERY: readonly string[] = [];

export const KEY_HEADER_LIST = ['Authorization', ...KEY_HEADERS].join(', ');

/**
 * If the keys differ, all of them are passed on, so that dispatch rejects the call. A bearer token that is not a key of
 * this platform is used only if there is no other key, because it may belong to a gateway.
 * @param inQuery every value of the key's query parameter
 */
export function credentialsOf({ headers, rawHeaders }: IncomingMessage, inQuery = NO_QUERY): Credentials {
  let keys: string[] | undefined;
  let repeated: string | undefined;
  for (let at = 0; at < NAMES.length; at++) {
    const key = headers[NAMES[at] as string] as string | undefined;
    if (key === undefined || key === '') continue;
    // Node joins repeated headers with a comma, which no key contains.
    if (key.includes(',')) repeated = `the ${KEY_HEADERS[at]} header`;
    keys = also(keys, key);
  }
  if (inQuery.length > 1) repeated = `the ${platform.keyQuery} query parameter`;
  for (const key of inQuery) if (key !== '') keys = also(keys, key);
  const bearer = bearerToken(headers.authorization);
  if (bearer !== undefined && (keys === undefined || bearer.startsWith(KEY_PREFIX))) {
    keys = also(keys, bearer);
    // Node.js silently keeps only the first Authorization header.
    if (count(rawHeaders, 'authorization') > 1) repeated = 'the Authorization header';
  }
  if (keys === undefined) return NOTHING;
  return repeated === undefined ? { keys } : { keys, repeated };
}

function also(keys: string[] | undefined, key: string): string[] {
  if (keys === undefined) return [key];
  keys.push(key);
  return keys;
}

function bearerToken(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : /^bearer +([^ \t]+)[ \t]*$/i.exec(authorization)?.[1];
}

/** `name` must be in lower case. */
export function count(rawHeaders: readonly string[], name: string): number {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const headerName = rawHeaders[at] as string;
    if (headerName.length === name.length && headerName.toLowerCase() === name) times++;
  }
  return times;
}
