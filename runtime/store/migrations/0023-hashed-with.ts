import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Under which master key each secret is hashed, so that one can be exchanged for another: what was written before says nothing. The digest before the
 * last exchange stays findable: sign-ins by OAuth know a key by it.
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
