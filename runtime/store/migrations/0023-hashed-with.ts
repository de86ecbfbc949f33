import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * For rotation of the master key; null in older rows. Rows can still be found by the digest from before the last
 * rotation, because OAuth sign-ins refer to it.
 */
export const hashedWith: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('key_secrets').addColumn('hashed_with', 'text').execute();
    await db.schema.alterTable('key_secrets').addColumn('digest_before', 'text').execute();
    await db.schema
      .createIndex('key_secrets_by_digest_before')
      .on('key_secrets')
      .column('digest_before')
      .where('digest_before', 'is not', null)
      .execute();
  },
};
