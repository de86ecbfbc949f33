import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Webhook test inboxes, one per key, and the deliveries that they received. */
export const testInboxes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('test_inboxes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key_id', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addColumn('received', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('test_inbox_messages')
      .addColumn('inbox_id', 'text', (column) => column.notNull())
      .addColumn('number', 'bigint', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addColumn('verified', 'integer', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('headers', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('test_inbox_messages_in_order', ['inbox_id', 'number'])
      .execute();
    await db.schema
      .createIndex('test_inbox_messages_by_age')
      .on('test_inbox_messages')
      .columns(['received_at'])
      .execute();
  },
};
