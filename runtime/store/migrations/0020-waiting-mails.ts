import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** For emails waiting to be sent: the sealed token of the link, and the time of the next attempt. */
export const waitingMails: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('sign_up_links').addColumn('sealed_token', 'text').execute();
    await db.schema.alterTable('sign_up_links').addColumn('send_at', 'bigint').execute();
    await db.schema
      .alterTable('sign_up_links')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('sign_up_links_to_mail')
      .on('sign_up_links')
      .column('send_at')
      .where(sql.ref('send_at'), 'is not', null)
      .execute();
  },
};
