// A claimed job becomes due again when its lease expires, so a crashed process requires no cleanup.

import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { batches } from '../../lib/batches.ts';
import type { Engine } from '../engine.ts';
import type { DeliveriesTable, DurableTables, SubscriptionsTable } from '../schema.ts';
import { BATCH, MAX_WAITING } from './bounds.ts';
import { amendTimes, hold, shiftFailures, shiftTimes } from './clock.ts';
import { logAttempts } from './counts.ts';
import { failUnsent, spansOf } from './ending.ts';
import { expire } from './expiry.ts';
import { failBeyondBound } from './paused.ts';
import { recordOutcomes } from './record-outcomes.ts';
import { filterOf, target } from './subscriptions.ts';
import { DELIVERY_TOPIC } from './topic.ts';
import type {
  ClaimedDelivery,
  ClaimRequest,
  Claims,
  DeliveryQueue,
  DueSubscription,
  SubscriptionState,
  WantedEvents,
} from './webhook-store.ts';

type Db = Kysely<DurableTables>;
type Tx = Transaction<DurableTables>;

export function deliveryQueue(engine: Engine): DeliveryQueue {
  const { durable, wake } = engine;
  return {
    async subscribers(tx, entityType) {
      const rows = await tx
        .selectFrom('subscriptions')
        .innerJoin('keys', 'keys.id', 'subscriptions.key_id')
        .select(['subscriptions.id', 'subscriptions.filter'])
        .where('subscriptions.entity_type', '=', entityType)
        .where('subscriptions.removed_at', 'is', null)
        .where('keys.revoked_at', 'is', null)
        .orderBy('subscriptions.id')
        .execute();
      return rows.map(({ id, filter }) => ({ id, filter: filterOf(filter) }));
    },

    async addEvents(tx, events, now) {
      for (const some of batches(events, BATCH)) {
        const rows = some.map(({ id, entityType, occurredAt, data }) => ({
          id,
          entity_type: entityType,
          occurred_at: occurredAt,
          data,
          created_at: now,
        }));
        await tx.insertInto('events').values(rows).execute();
      }
    },

    async enqueue(tx, events, now) {
      const paused: string[] = [];
      for (const some of batches(events, BATCH)) {
        const own = tx
          .selectFrom('subscriptions')
          .select(['id', 'status'])
          .where(
            'id',
            'in',
            some.map(({ subscriptionId }) => subscriptionId),
          )
          .orderBy('id');
        const rows = await engine.lockRows(own, 'wait').execute();
        paused.push(...rows.filter(({ status }) => status === 'circuit_open').map(({ id }) => id));
      }
      for (const alike of Map.groupBy(events, ({ eventIds }) => eventIds.join()).values()) {
        const eventIds = alike[0]?.eventIds ?? [];
        const max = Math.max(1, Math.floor(BATCH / eventIds.length));
        for (const some of batches(alike, max)) await enqueueFor(tx, some, eventIds, now);
      }
      await logAttempts(tx, await failBeyondBound(tx, paused, now));
    },

    wake: (tx) => wake.send(tx ?? durable, DELIVERY_TOPIC, ''),
    onWake: (listener) => wake.on(DELIVERY_TOPIC, () => listener()),

    due: (after, max) => due(durable, after, max),

    claim: (claims, now, leaseUntil) =>
      durable.transaction().execute((tx) => claim(engine, tx, claims, now, leaseUntil)),

    settle: (outcomes, rule) => durable.transaction().execute((tx) => recordOutcomes(tx, outcomes, rule)),

    shiftTimes: (byMs, now) => shiftTimes(durable, byMs, now),
    shiftFailures: (byMs) => shiftFailures(durable, byMs),
    hold: (claimed, now, until) => hold(durable, claimed, now, until),
    amendTimes: (now, leaseMs) => amendTimes(durable, now, leaseMs),

    async giveBack(deliveries, now) {
      for (const { subscriptionId, sequence, lease } of deliveries) {
        await durable
          .updateTable('deliveries')
          .set({ due_at: now, due_set_at: now, lease: null })
          .where('subscription_id', '=', subscriptionId)
          .where('sequence', '=', sequence)
          .where('lease', '=', lease)
          .execute();
      }
    },

    async endWaiting(subscriptionId, error, now) {
      let ended = 0;
      for (;;) {
        const count = await durable.transaction().execute(async (tx) => {
          const owner = tx
            .selectFrom('subscriptions')
            .select(['id', 'key_id', 'entity_type'])
            .where('id', '=', subscriptionId);
          // Without this lock, two processes would log the same deliveries.
          const sub = await engine.lockRows(owner, 'wait').executeTakeFirst();
          if (sub === undefined) return 0;
          const rows = await tx
            .selectFrom('deliveries')
            .select('sequence')
            .where('subscription_id', '=', subscriptionId)
            .where('state', 'in', ['pending', 'held'])
            .where((or) => or.or([or('lease', 'is', null), or('due_at', '<=', now)]))
            .orderBy('sequence')
            .limit(BATCH)
            .execute();
          await logAttempts(tx, await failUnsent(tx, spansOf(sub, rows), ['pending', 'held'], error, now));
          return rows.length;
        });
        ended += count;
        if (count < BATCH) return ended;
      }
    },

    async expire(bounds, now) {
      const open = await durable
        .selectFrom('subscriptions')
        .select('id')
        .where('status', '=', 'circuit_open')
        .execute();
      let ended = await expire(
        engine,
        open.map(({ id }) => id),
        bounds,
        now,
      );
      for (let after = ''; ; ) {
        const page = await due(durable, after, BATCH);
        const ids = page.map(({ subscriptionId }) => subscriptionId);
        ended += await expire(engine, ids, bounds, now);
        if (page.length < BATCH) return ended;
        after = ids.at(-1) as string;
      }
    },

    async releaseAll(now) {
      await durable
        .updateTable('deliveries')
        .set({ due_at: now, due_set_at: now, lease: null })
        .where('lease', 'is not', null)
        .execute();
      await durable
        .updateTable('subscriptions')
        .set({ trial_until: null })
        .where('trial_until', 'is not', null)
        .execute();
    },

    redeliver: (subscriptionId, range, since, now) =>
      durable.transaction().execute(async (tx) => {
        const sub = await tx
          .updateTable('subscriptions')
          .set((set) => ({ sequence: set.ref('sequence') }))
          .where('id', '=', subscriptionId)
          .where('removed_at', 'is', null)
          .returning('status')
          .executeTakeFirst();
        if (sub === undefined) return undefined;
        const held = sub.status === 'circuit_open';
        const ended = tx
          .selectFrom('deliveries')
          .select('sequence')
          .where('subscription_id', '=', subscriptionId)
          .where('event_id', 'in', (select) =>
            select.selectFrom('events').select('id').where('created_at', '>=', since),
          )
          .where('created_at', '>=', since);
        const chosen =
          range === undefined
            ? ended.where('state', '=', 'failed')
            : ended
                .where('state', 'in', ['failed', 'delivered'])
                .where('sequence', '>=', range[0])
                .where('sequence', '<=', range[1]);
        // Deliveries that are already pending for a paused subscription keep their places; the newest of the selected
        // deliveries fill the remaining ones.
        const fitting = held
          ? chosen.orderBy('sequence', 'desc').limit(Math.max(0, MAX_WAITING - (await waitingFor(tx, subscriptionId))))
          : chosen;
        const { numUpdatedRows } = await tx
          .updateTable('deliveries')
          .set({
            ...{ state: held ? 'held' : 'pending', due_at: held ? null : now, due_set_at: now },
            ...{ lease: null, error: null, manual: 1 },
          })
          .where('subscription_id', '=', subscriptionId)
          .where('sequence', 'in', fitting)
          .executeTakeFirst();
        await wake.send(tx, DELIVERY_TOPIC, '');
        return Number(numUpdatedRows);
      }),
  };
}

async function waitingFor(tx: Tx, subscriptionId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('deliveries')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['held', 'pending'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Rows are created in the database, because creating them here accounted for half the cost of an event. */
async function enqueueFor(tx: Db, some: readonly WantedEvents[], eventIds: readonly string[], now: number) {
  const ids = some.map(({ subscriptionId }) => subscriptionId);
  await tx
    .updateTable('subscriptions')
    .set((set) => ({ sequence: set('sequence', '+', eventIds.length) }))
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute();
  let before = eventIds.length;
  for (const few of batches(eventIds, BATCH)) {
    const values = few.map((id, index) => sql`(cast(${id} as text), ${sql.lit(index + 1)})`);
    await sql`with told (event_id, place) as (values ${sql.join(values)})
      insert into deliveries (subscription_id, sequence, event_id, state, attempts, manual, due_at, due_set_at, created_at)
      select id, sequence - ${sql.lit(before)} + place, event_id, case status when 'circuit_open' then 'held' else 'pending' end, 0, 0,
        case status when 'circuit_open' then null else cast(${now} as bigint) end, cast(${now} as bigint), cast(${now} as bigint)
      from subscriptions cross join told where id in (${sql.join(ids)}) and removed_at is null`.execute(tx);
    before -= few.length;
  }
}

/**
 * One index probe per subscription, because Kysely has no builder for a loose scan. The sort order matches the partial
 * index of due deliveries; with the primary key's order, the planner would scan all deliveries ever made.
 */
async function due(db: Db, after: string, max: number): Promise<DueSubscription[]> {
  const first = sql.raw('order by subscription_id, due_at, sequence limit 1');
  const { rows } = await sql<{ id: string; key_id: string | null; due_at: number }>`
    with recursive waiting (id, place) as (
      select (select subscription_id from deliveries where due_at is not null and subscription_id > ${after} ${first}), 1
      union all
      select (select subscription_id from deliveries where due_at is not null and subscription_id > waiting.id ${first}), place + 1
      from waiting where waiting.id is not null and place < ${sql.lit(max)}
    )
    select id, (select key_id from subscriptions where subscriptions.id = waiting.id) as key_id, (select min(due_at) from deliveries where due_at is not null and subscription_id = waiting.id) as due_at
    from waiting where id is not null`.execute(db);
  return rows.map((row) => ({ subscriptionId: row.id, keyId: row.key_id ?? '', dueAt: row.due_at }));
}

async function claim(
  engine: Engine,
  tx: Tx,
  claims: readonly ClaimRequest[],
  now: number,
  leaseUntil: number,
): Promise<Claims> {
  const ids = claims.map(({ subscriptionId }) => subscriptionId);
  const rows = await tx.selectFrom('subscriptions').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lease = randomUUID();
  const granted: Granted[] = [];
  for (const { subscriptionId, max } of claims) {
    const sub = byId.get(subscriptionId);
    if (sub?.status === 'circuit_open') await holdOverdue(tx, sub.id, now);
    if (sub?.status !== 'active') continue;
    const solo = sub.trial !== null || sub.failures > 0;
    const may = sub.trial === null || (await takeTrial(tx, sub.id, now, leaseUntil));
    granted.push({ sub, solo, allowed: !may ? 0 : solo ? Math.min(1, max) : max });
  }
  const found = await claimOf(engine, tx, granted, { lease, now, leaseUntil });
  const standings = new Map<string, SubscriptionState>();
  const claimed: { row: DeliveriesTable; sub: SubscriptionsTable }[] = [];
  for (const { sub, solo, allowed } of granted) {
    const own = found.get(sub.id) ?? [];
    if (sub.trial !== null && allowed > 0 && own.length === 0) await giveTrialBack(tx, sub.id);
    standings.set(sub.id, { keyId: sub.key_id, solo, full: allowed > 0 && own.length === allowed });
    claimed.push(...own.map((row) => ({ row, sub })));
  }
  const events = await eventsOf(tx, [...new Set(claimed.map(({ row }) => row.event_id))]);
  const deliveries = claimed.flatMap(({ row, sub }): ClaimedDelivery[] => {
    const event = events.get(row.event_id);
    if (event === undefined) return [];
    return [
      {
        ...target(sub, now),
        keyId: sub.key_id,
        sequence: row.sequence,
        lease,
        attempts: row.attempts,
        failed: row.attempts - row.remade,
        manual: row.manual === 1,
        eventId: row.event_id,
        occurredAt: event.occurred_at,
        data: event.data,
      },
    ];
  });
  return {
    deliveries,
    standings,
    removed: ids.filter((id) => (byId.get(id)?.status ?? 'removed') === 'removed'),
  };
}

/** Holds due deliveries whose process crashed while the circuit was opening. */
async function holdOverdue(tx: Tx, id: string, now: number): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ state: 'held', due_at: null, lease: null })
    .where('subscription_id', '=', id)
    .where('due_at', '<=', now)
    .execute();
}

/** Acquires the right to make the single attempt of a subscription on trial. */
async function takeTrial(tx: Tx, id: string, now: number, until: number): Promise<boolean> {
  const row = await tx
    .updateTable('subscriptions')
    .set({ trial_until: until })
    .where('id', '=', id)
    .where((or) => or.or([or('trial_until', 'is', null), or('trial_until', '<=', now)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function giveTrialBack(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('subscriptions').set({ trial_until: null }).where('id', '=', id).execute();
}

interface Granted {
  readonly sub: SubscriptionsTable;
  readonly solo: boolean;
  readonly allowed: number;
}

/**
 * Claims deliveries in one statement, because separate round trips would dominate the cost of a delivery. Ordered by
 * subscription, oldest first.
 */
async function claimOf(
  engine: Engine,
  tx: Tx,
  granted: readonly Granted[],
  { lease, now, leaseUntil }: { lease: string; now: number; leaseUntil: number },
): Promise<Map<string, DeliveriesTable[]>> {
  const arms = granted
    .filter(({ allowed }) => allowed > 0)
    .map(({ sub, allowed }) => {
      const oldest = engine.lockRows(
        tx
          .selectFrom('deliveries')
          .select(['subscription_id', 'sequence'])
          .where('subscription_id', '=', sub.id)
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .orderBy('sequence')
          .limit(allowed),
      );
      return sql`select subscription_id, sequence from (${oldest}) as oldest`;
    });
  if (arms.length === 0) return new Map();
  const { rows } = await sql<DeliveriesTable>`
    with chosen (subscription_id, sequence) as (${sql.join(arms, sql` union all `)})
    update deliveries set due_at = ${leaseUntil}, due_set_at = ${now}, lease = ${lease}
    from chosen
    where deliveries.subscription_id = chosen.subscription_id and deliveries.sequence = chosen.sequence
    returning *`.execute(tx);
  rows.sort((a, b) => a.sequence - b.sequence);
  return Map.groupBy(rows, (row) => row.subscription_id);
}

async function eventsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, { occurred_at: number; data: string }>> {
  const found = new Map<string, { occurred_at: number; data: string }>();
  for (const some of batches(ids, BATCH)) {
    const rows = await tx.selectFrom('events').select(['id', 'occurred_at', 'data']).where('id', 'in', some).execute();
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}
