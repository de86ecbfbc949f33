import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How many requests of a delivery were repeated immediately because their connection was lost: they are numbered attempts, but take
 * no step of the retry schedule. And when its due time was set, so that a clock that was moved since can be told from a long wait.
 * An older process on the same database neither reads nor writes the columns.
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
