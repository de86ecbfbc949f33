import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Number of consecutive complete polls in which a record was missing, and the milliseconds from the first to the last
 * of them. An older process does not use these columns.
 */
export const missingRecords: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('snapshots')
      .addColumn('missing_looks', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('snapshots')
      .addColumn('missing_ms', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('snapshots_missing')
      .on('snapshots')
      .columns(['entity_type', 'entity_id'])
      .where(sql.ref('missing_looks'), '>', 0)
      .execute();
  },
};
