// Lists are paged by their last entry, not by a number, so that new entries move nothing. The entries' time and id order them.

import { type RawBuilder, sql } from 'kysely';

/** A page of a list, newest first: at most `limit` entries older than `before`. */
export interface Page {
  readonly limit: number;
  readonly before?: { readonly time: number; readonly id: string };
}

/** The condition that leaves only entries after the page's start, in descending order of time and id. */
export function olderThan(timeColumn: string, idColumn: string, { before }: Page): RawBuilder<boolean> {
  if (before === undefined) return sql<boolean>`1 = 1`;
  return sql<boolean>`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) < (${before.time}, ${before.id})`;
}
