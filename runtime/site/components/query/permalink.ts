// Stores queries in links, in the fragment of the URL, which browsers do not send to servers.

import { QUERY_REQUEST } from '../../../contract/query-schema.ts';
import { isRecord } from '../../../views/walk.ts';
import { written } from './written-json.ts';

/** Text of a query, as entered in the form. */
export interface QueryText {
  readonly calls: string;
  readonly sql: string;
  /** Maximum number of rows; empty for the default. */
  readonly limit: string;
}

/** Maximum number of characters of a fragment. Chats and mail programs truncate longer links. */
export const MAX_IN_LINK = 8_000;
const PREFIX = '#q=';
const { sql: SQL, limit: LIMIT } = QUERY_REQUEST.properties;

/** Returns the fragment for a query, or undefined if it is too long. JSON is stored without whitespace. */
export function fragmentOf({ calls, sql, limit }: QueryText): string | undefined {
  const stored = { calls: parsed(calls) ?? calls, ...(sql === '' ? {} : { sql }), ...(limit === '' ? {} : { limit }) };
  const bytes = new TextEncoder().encode(JSON.stringify(stored));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const fragment = `${PREFIX}${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  return fragment.length > MAX_IN_LINK ? undefined : fragment;
}

/**
 * Reads the fragment of a URL. Returns a query, `'unreadable'` for a damaged fragment, or undefined if there is none.
 */
export function queryIn(fragment: string): QueryText | 'unreadable' | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined;
  if (fragment.length > MAX_IN_LINK) return 'unreadable';
  const stored = decoded(fragment.slice(PREFIX.length));
  if (!isRecord(stored)) return 'unreadable';
  const { calls, sql = '', limit = '', ...rest } = stored;
  const isWhole =
    (isRecord(calls) || typeof calls === 'string') &&
    typeof sql === 'string' &&
    sql.length <= SQL.maxLength &&
    typeof limit === 'string' &&
    isLimit(limit) &&
    Object.keys(rest).length === 0;
  if (!isWhole) return 'unreadable';
  return { calls: typeof calls === 'string' ? calls : written(calls), sql, limit };
}

/** Whether the input is empty or a valid number of rows for a query. */
export function isLimit(text: string): boolean {
  return text === '' || (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= LIMIT.maximum);
}

function decoded(base64: string): unknown {
  try {
    if (!/^[\w-]+$/.test(base64)) return undefined;
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
