import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Hourly counts, so that statistics over several days do not have to read every attempt. Existing attempts are counted
 * too.
 */
export const attemptCounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('attempt_counts')
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addColumn('hour', 'bigint', (column) => column.notNull())
      .addColumn('delivered', 'bigint', (column) => column.notNull())
      .addColumn('failed', 'bigint', (column) => column.notNull())
      .addColumn('last_delivered_at', 'bigint')
      .addPrimaryKeyConstraint('attempt_counts_key', ['subscription_id', 'hour'])
      .execute();
    await db.schema.createIndex('attempt_counts_by_age').on('attempt_counts').column('hour').execute();
    await sql`insert into attempt_counts (subscription_id, hour, delivered, failed, last_delivered_at)
      select subscription_id, created_at - created_at % 3600000,
        sum(case when status = 'delivered' then 1 else 0 end), sum(case when status = 'delivered' then 0 else 1 end),
        max(case when status = 'delivered' then created_at end)
      from attempts group by subscription_id, created_at - created_at % 3600000`.execute(db);
  },
};
