import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How many requests of a delivery were repeated immediately because their connection was lost. They are numbered attempts, but take
 * no step of the retry schedule. An older process on the same database neither reads nor writes the column.
 */
export const deliveryTries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('deliveries')
      .addColumn('remade', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
