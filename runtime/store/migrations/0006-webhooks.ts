import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each delivery row is a job. */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('entity_type', 'text', (column) => column.notNull())
      .addColumn('callback_url', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('filter', 'text')
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('previous_secret', 'text')
      .addColumn('previous_until', 'bigint')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .addColumn('sequence', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('failing_since', 'bigint')
      .addColumn('opened_at', 'bigint')
      .addColumn('opened_by', 'text')
      .addColumn('trial', 'text')
      .addColumn('trial_until', 'bigint')
      .addColumn('ping_at', 'bigint')
      .execute();
    await db.schema.createIndex('subscriptions_by_key').on('subscriptions').columns(['key_id', 'created_at']).execute();
    await db.schema
      .createIndex('subscriptions_by_type')
      .on('subscriptions')
      .column('entity_type')
      .where(sql.ref('removed_at'), 'is', null)
      .execute();
    await db.schema
      .createIndex('subscriptions_to_ping')
      .on('subscriptions')
      .column('ping_at')
      .where(sql.ref('ping_at'), 'is not', null)
      .execute();

    await db.schema
      .createTable('events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('entity_type', 'text', (column) => column.notNull())
      .addColumn('occurred_at', 'bigint', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('events_by_age').on('events').column('created_at').execute();

    await db.schema
      .createTable('deliveries')
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addColumn('sequence', 'bigint', (column) => column.notNull())
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('manual', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'bigint')
      .addColumn('lease', 'text')
      .addColumn('error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('deliveries_in_order', ['subscription_id', 'sequence'])
      .execute();
    // This index excludes finished and held deliveries.
    await db.schema
      .createIndex('deliveries_due')
      .on('deliveries')
      .columns(['subscription_id', 'due_at', 'sequence'])
      .where(sql.ref('due_at'), 'is not', null)
      .execute();
    await db.schema
      .createIndex('deliveries_waiting')
      .on('deliveries')
      .columns(['subscription_id', 'state', 'sequence'])
      .execute();
    await db.schema.createIndex('deliveries_by_event').on('deliveries').column('event_id').execute();
    await db.schema.createIndex('deliveries_by_age').on('deliveries').column('created_at').execute();

    await db.schema
      .createTable('attempts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('event_type', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('response_code', 'integer')
      .addColumn('error', 'text')
      .addColumn('duration_ms', 'integer')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('attempts_by_key').on('attempts').columns(['key_id', 'created_at', 'id']).execute();
    await db.schema
      .createIndex('attempts_by_subscription')
      .on('attempts')
      .columns(['subscription_id', 'created_at', 'id', 'status'])
      .execute();
    await db.schema.createIndex('attempts_by_age').on('attempts').column('created_at').execute();
  },
};
