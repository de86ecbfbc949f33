import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Statistics for the key's owner and the status page. */
export const tallies: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('calls_by_service')
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('day', 'bigint', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('calls', 'bigint', (column) => column.notNull())
      .addColumn('failed', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('calls_by_service_key', ['key_id', 'day', 'service'])
      .execute();
    await db.schema.createIndex('calls_by_service_by_day').on('calls_by_service').column('day').execute();
    await db.schema
      .createTable('source_hours')
      .addColumn('hour', 'bigint', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('pace', 'bigint', (column) => column.notNull())
      .addColumn('requests', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('source_hours_key', ['hour', 'source', 'pace'])
      .execute();
  },
};
