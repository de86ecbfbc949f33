import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row per source whose rate limit all processes share. */
export const sourceStarts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('source_starts')
      .addColumn('source', 'text', (column) => column.primaryKey())
      .addColumn('starts', 'text', (column) => column.notNull())
      .addColumn('wait', 'bigint', (column) => column.notNull())
      .execute();
  },
};
