import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Progress of each watch, the last snapshot of each record, and the changes found. */
export const watching: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('watches')
      .addColumn('entity_type', 'text', (column) => column.primaryKey())
      .addColumn('leader', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text')
      .addColumn('cursor', 'text')
      .addColumn('baseline_at', 'bigint')
      .addColumn('watched_at', 'bigint')
      .addColumn('looked_at', 'bigint')
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('failure', 'text')
      .addColumn('sequence', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('changed_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();

    await db.schema
      .createTable('snapshots')
      .addColumn('entity_type', 'text', (column) => column.notNull())
      .addColumn('entity_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('snapshots_entity', ['entity_type', 'entity_id'])
      .execute();
    await db.schema.createIndex('snapshots_by_age').on('snapshots').columns(['entity_type', 'seen_at']).execute();

    await db.schema
      .createTable('changes')
      .addColumn('entity_type', 'text', (column) => column.notNull())
      .addColumn('sequence', 'bigint', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('entity_id', 'text', (column) => column.notNull())
      .addColumn('change', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('changes_in_order', ['entity_type', 'sequence'])
      .execute();
    await db.schema.createIndex('changes_by_time').on('changes').columns(['entity_type', 'changed_at']).execute();
  },
};
