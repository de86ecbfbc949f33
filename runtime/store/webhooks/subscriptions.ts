import type { Engine } from '../engine.ts';
import type { SubscriptionsTable } from '../schema.ts';
import { NUDGE_TOPIC } from '../watches.ts';
import { lockKey } from './lock-key.ts';
import { DELIVERY_TOPIC } from './topic.ts';
import type { Filter, Subscription, SubscriptionStore, Target } from './webhook-store.ts';

export function subscriptionStore({ durable, wake }: Engine): SubscriptionStore {
  const present = () => durable.selectFrom('subscriptions').selectAll().where('removed_at', 'is', null);
  return {
    subscribe: (subscription, limit, fresh) =>
      durable.transaction().execute(async (tx) => {
        const { keyId, entityType } = subscription;
        if (!(await lockKey(tx, keyId))) return 'revoked';
        const mine = await tx
          .selectFrom('subscriptions')
          .select((select) => select.fn.countAll<number>().as('count'))
          .where('key_id', '=', keyId)
          .where('removed_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (Number(mine.count) >= limit) return 'limit';
        if (fresh) {
          const other = await tx
            .selectFrom('subscriptions')
            .select('id')
            .where('entity_type', '=', entityType)
            .where('removed_at', 'is', null)
            .limit(1)
            .executeTakeFirst();
          // Changes that occurred without a subscriber are not events, so start with a new baseline.
          if (other === undefined)
            await tx.updateTable('watches').set({ baseline_at: null }).where('entity_type', '=', entityType).execute();
        }
        await tx
          .insertInto('subscriptions')
          .values({
            id: subscription.id,
            key_id: keyId,
            entity_type: entityType,
            callback_url: subscription.callbackUrl,
            description: subscription.description ?? null,
            filter: subscription.filter === undefined ? null : JSON.stringify(subscription.filter),
            secret: subscription.sealedSecret,
            status: 'active',
            created_at: subscription.createdAt,
            sequence: 0,
            failures: 0,
            trial: 'new',
            ping_at: subscription.createdAt,
          })
          .execute();
        await wake.send(tx, NUDGE_TOPIC, entityType);
        await wake.send(tx, DELIVERY_TOPIC, '');
        return 'created';
      }),

    async get(id, keyId) {
      const found = present().where('id', '=', id);
      const row = await (keyId === undefined ? found : found.where('key_id', '=', keyId)).executeTakeFirst();
      return row && subscription(row);
    },

    async owns(keyId, id) {
      const row = await durable
        .selectFrom('subscriptions')
        .select('id')
        .where('id', '=', id)
        .where('key_id', '=', keyId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async list(keyId) {
      const rows = await present().where('key_id', '=', keyId).orderBy('created_at').orderBy('id').execute();
      return rows.map(subscription);
    },

    async listAll(after, max) {
      const all = present().orderBy('id').limit(max);
      const rows = await (after === undefined ? all : all.where('id', '>', after)).execute();
      return rows.map(subscription);
    },

    async remove(id, now, keyId) {
      const gone = durable
        .updateTable('subscriptions')
        .set({ status: 'removed', removed_at: now, ping_at: null, trial: null })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .returning('id');
      const row = await (keyId === undefined ? gone : gone.where('key_id', '=', keyId)).executeTakeFirst();
      return row !== undefined;
    },

    reset: (keyId, id, now) =>
      durable.transaction().execute(async (tx) => {
        const row = await tx
          .updateTable('subscriptions')
          .set((set) => ({
            status: 'active',
            failures: 0,
            failing_since: null,
            opened_at: null,
            opened_by: null,
            trial_until: null,
            trial: set.case().when('status', '=', 'circuit_open').then('reset').else(set.ref('trial')).end() as never,
          }))
          .where('id', '=', id)
          .where('key_id', '=', keyId)
          .where('removed_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (row === undefined) return false;
        await tx
          .updateTable('deliveries')
          .set({ state: 'pending', due_at: now, due_set_at: now })
          .where('subscription_id', '=', id)
          .where('state', '=', 'held')
          .execute();
        await wake.send(tx, DELIVERY_TOPIC, '');
        return true;
      }),

    async rotate(id, sealedSecret, previousUntil) {
      const row = await durable
        .updateTable('subscriptions')
        .set((set) => ({
          secret: sealedSecret,
          previous_secret: previousUntil === undefined ? null : set.ref('secret'),
          previous_until: previousUntil ?? null,
        }))
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async isWanted(entityType) {
      const row = await durable
        .selectFrom('subscriptions')
        .select('id')
        .where('entity_type', '=', entityType)
        .where('removed_at', 'is', null)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async ofRevokedKeys() {
      const rows = await durable
        .selectFrom('subscriptions')
        .innerJoin('keys', 'keys.id', 'subscriptions.key_id')
        .select('subscriptions.id')
        .where('subscriptions.removed_at', 'is', null)
        .where('keys.revoked_at', 'is not', null)
        .execute();
      return rows.map(({ id }) => id);
    },

    async target(id, keyId, now) {
      const row = await durable
        .selectFrom('subscriptions')
        .selectAll()
        .where('id', '=', id)
        .where('key_id', '=', keyId)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return row === undefined ? undefined : target(row, now);
    },

    async takePings(now, max) {
      const rows = await durable
        .updateTable('subscriptions')
        .set({ ping_at: null })
        .where('id', 'in', (select) =>
          select.selectFrom('subscriptions').select('id').where('ping_at', '<=', now).orderBy('ping_at').limit(max),
        )
        // If two processes take the same ping, the second one matches no row here.
        .where('ping_at', 'is not', null)
        .returningAll()
        .execute();
      return rows.map((row) => target(row, now));
    },

    async proven(id) {
      await durable
        .updateTable('subscriptions')
        .set({ trial: null, trial_until: null })
        .where('id', '=', id)
        .where('trial', '=', 'new')
        .execute();
    },
  };
}

/** Includes the secrets that are valid at `now`. */
export function target(row: SubscriptionsTable, now: number): Target {
  const overlaps = row.previous_secret !== null && row.previous_until !== null && row.previous_until > now;
  return {
    subscriptionId: row.id,
    keyId: row.key_id,
    entityType: row.entity_type,
    callbackUrl: row.callback_url,
    sealedSecret: row.secret,
    sealedPrevious: overlaps ? (row.previous_secret as string) : undefined,
  };
}

function subscription(row: SubscriptionsTable): Subscription {
  return {
    id: row.id,
    keyId: row.key_id,
    entityType: row.entity_type,
    callbackUrl: row.callback_url,
    description: row.description ?? undefined,
    filter: filterOf(row.filter),
    status: row.status,
    createdAt: row.created_at,
    sequence: row.sequence,
    failures: row.failures,
    openedAt: row.opened_at ?? undefined,
    openedBy: row.opened_by ?? undefined,
  };
}

export function filterOf(text: string | null): Filter | undefined {
  return text === null ? undefined : (JSON.parse(text) as Filter);
}
