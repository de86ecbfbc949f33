// Lists are paged by time and id, so new entries do not shift the pages.

import { type RawBuilder, sql } from 'kysely';

/** Selects at most `limit` entries older than `before`, newest first. */
export interface Page {
  readonly limit: number;
  readonly before?: { readonly time: number; readonly id: string };
}

export function olderThan(timeColumn: string, idColumn: string, { before }: Page): RawBuilder<boolean> {
  if (before === undefined) return sql<boolean>`1 = 1`;
  return sql<boolean>`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) < (${before.time}, ${before.id})`;
}
