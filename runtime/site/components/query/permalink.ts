// Queries in links: the fragment of the address, which browsers do not send to servers.

import { QUERY_REQUEST } from '../../../contract/query-schema.ts';
import { isRecord } from '../../../views/walk.ts';
import { written } from './written-json.ts';

/** Content of the editor. */
export interface QueryText {
  readonly calls: string;
  readonly sql: string;
  /** Maximum number of rows; empty for the default. */
  readonly limit: string;
}

/** Characters of a fragment: chats and mail programs truncate longer links. */
export const MOST_IN_LINK = 8_000;
const PREFIX = '#q=';
const { sql: SQL, limit: LIMIT } = QUERY_REQUEST.properties;

/** The fragment of a query. Undefined if it is too long. JSON is stored without its spaces. */
export function fragmentOf({ calls, sql, limit }: QueryText): string | undefined {
  const stored = { calls: parsed(calls) ?? calls, ...(sql === '' ? {} : { sql }), ...(limit === '' ? {} : { limit }) };
  const bytes = new TextEncoder().encode(JSON.stringify(stored));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const fragment = `${PREFIX}${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  return fragment.length > MOST_IN_LINK ? undefined : fragment;
}

/** Reads a fragment: a query, `'unreadable'` for a damaged one, or undefined if the address has none. */
export function queryIn(fragment: string): QueryText | 'unreadable' | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined;
  if (fragment.length > MOST_IN_LINK) return 'unreadable';
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

/** Whether the input is a valid number of rows for a query, or empty. */
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
