import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Old days are deleted in batches; without an index each batch would scan the entire table. */
export const usageByDay: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('usage_by_day').on('usage').column('day').execute();
  },
};
