// Secrets are stored as digests.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const connect: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('connect_records')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('grant_id', 'text')
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('consumed_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addPrimaryKeyConstraint('connect_records_key', ['kind', 'id'])
      .execute();
    await db.schema
      .createIndex('connect_records_by_grant')
      .on('connect_records')
      .columns(['grant_id', 'kind'])
      .where('grant_id', 'is not', null)
      .execute();
    await db.schema.createIndex('connect_records_by_end').on('connect_records').column('expires_at').execute();
    await db.schema
      .createIndex('connect_records_by_age')
      .on('connect_records')
      .columns(['kind', 'created_at'])
      .execute();
  },
};
