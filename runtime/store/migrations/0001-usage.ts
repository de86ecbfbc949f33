import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row per key and day. */
export const usage: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('usage')
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('granted', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('usage_key_day', ['key_id', 'day'])
      .execute();
  },
};
