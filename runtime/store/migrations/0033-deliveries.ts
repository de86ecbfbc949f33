import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the number of requests repeated immediately after a lost connection (they do not advance the retry schedule),
 * and the time at which the due time was set, which distinguishes a clock change from a long wait. An older process on
 * the same database does not use these columns.
 */
export const deliveries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('deliveries')
      .addColumn('remade', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('deliveries').addColumn('due_set_at', 'bigint').execute();
  },
};
