import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sharedFiles: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('shared_files')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('shared_file_pieces')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('piece', 'integer', (column) => column.notNull())
      .addColumn('body', sql`bytea`, (column) => column.notNull())
      .addPrimaryKeyConstraint('shared_file_pieces_key', ['name', 'version', 'piece'])
      .execute();
  },
};
