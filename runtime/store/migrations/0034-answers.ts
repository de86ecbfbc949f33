import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Answers that can be opened by URL. The index covers the search for the oldest answers and the sum of their sizes. */
export const answers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('answers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('has_result', 'integer', (column) => column.notNull())
      .addColumn('kept_at', 'bigint', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('answers_by_age').on('answers').columns(['kept_at', 'size', 'id']).execute();
  },
};
