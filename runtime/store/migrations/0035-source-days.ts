import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Requests per source and day, kept longer than the hourly counts. Initialized from the hourly counts that are stored.
 */
export const sourceDays: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('source_days')
      .addColumn('day', 'bigint', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('requests', 'bigint', (column) => column.notNull())
      .addColumn('failed', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('source_days_key', ['day', 'source'])
      .execute();
    // Integer division discards the remainder in both engines. A pace of -1 means that the request failed.
    await sql`insert into source_days (day, source, requests, failed)
      select hour / 24, source, sum(requests), sum(case when pace = -1 then requests else 0 end)
      from source_hours group by hour / 24, source`.execute(db);
  },
};
