import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links are limited per mailbox and day. */
export const signUpLinks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('sign_up_links')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('nth', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('sign_up_links_of_a_day')
      .unique()
      .on('sign_up_links')
      .columns(['mailbox', 'day', 'nth'])
      .execute();
  },
};
