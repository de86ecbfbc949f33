import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const audit: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('audit')
      .addColumn('sequence', 'bigint', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text')
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('address', 'text')
      .addColumn('request_id', 'text')
      .execute();
    await db.schema
      .createTable('blocks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addUniqueConstraint('blocks_once', ['kind', 'value'])
      .execute();
  },
};
