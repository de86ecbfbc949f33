import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('rotated_at', 'bigint')
      .addColumn('last_used_at', 'bigint')
      .addColumn('revoked_at', 'bigint')
      .execute();
    await db.schema.createIndex('keys_newest_first').on('keys').columns(['created_at', 'id']).execute();
    await db.schema.createIndex('keys_by_email').on('keys').column('email').execute();
    // Operators may create several keys for one person.
    await db.schema
      .createIndex('keys_one_signup_an_email')
      .unique()
      .on('keys')
      .column('email')
      .where(sql.ref('origin'), '=', 'signup')
      .where(sql.ref('revoked_at'), 'is', null)
      .execute();

    await db.schema
      .createTable('key_secrets')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('key_id', 'text', (column) => column.notNull().references('keys.id'))
      .addColumn('prefix', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute();
    await db.schema.createIndex('key_secrets_by_key').on('key_secrets').column('key_id').execute();

    await db.schema
      .createTable('signups')
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('signups_address_day', ['address', 'day'])
      .execute();

    await db.schema
      .createTable('feedback')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key_id', 'text')
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('feedback', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('feedback_newest_first').on('feedback').columns(['received_at', 'id']).execute();

    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
