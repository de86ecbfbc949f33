// A cursor is the time and id of the last entry, in base64url.

import { invalidArgument } from '../contract/problem.ts';
import type { Page } from './page.ts';

const DEFAULT_LIMIT = 50;
const MAX_ENTRIES = 200;
const CURSOR = /^(\d{1,16}) (\S{1,64})$/;

export interface PageRequest {
  /** 1 to 200; default 50. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
}

/** @throws Problem invalid_arguments */
export function readPage({ limit = DEFAULT_LIMIT, cursor }: PageRequest): Page {
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_ENTRIES) {
    throw invalidArgument('limit', `must be a whole number from 1 to ${MAX_ENTRIES}`);
  }
  if (cursor === undefined) return { limit };
  const match = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (match === null) throw invalidArgument('cursor', 'must be the next_cursor of an earlier page');
  return { limit, before: { time: Number(match[1]), id: match[2] as string } };
}

/** Null if the page was not full. */
export function nextCursor(page: Page, last: { time: number; id: string } | undefined, length: number): string | null {
  if (last === undefined || length < page.limit) return null;
  return Buffer.from(`${last.time} ${last.id}`).toString('base64url');
}
