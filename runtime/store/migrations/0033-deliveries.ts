import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds two columns: the number of requests repeated immediately after a lost connection (these do not advance the retry
 * schedule), and the time at which the due time was set, to tell a clock change from a long wait. An older process on
 * the same database ignores both.
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
