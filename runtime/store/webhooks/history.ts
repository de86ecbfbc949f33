import type { Kysely } from 'kysely';
import { deleteInPieces } from '../delete-in-pieces.ts';
import type { Engine } from '../engine.ts';
import type { DurableTables } from '../schema.ts';
import { hourOf, readCounts } from './counts.ts';
import { EXPIRED, OVERDUE } from './ending.ts';
import { pruneAttempts } from './prune-attempts.ts';
import type { DeliveryHistory, DeliveryRow, SequenceRange } from './webhook-store.ts';

type Db = Kysely<DurableTables>;

/** Maximum number of ranges; the newest are kept. */
const MAX_RANGES = 100;
const MAX_EXPIRED = 2_000;

export function deliveryHistory({ durable }: Engine): DeliveryHistory {
  return {
    async list(keyId, subscriptionId, limit) {
      const [made, waiting] = await Promise.all([
        attempts(durable, keyId, subscriptionId, limit),
        pending(durable, keyId, subscriptionId, limit),
      ]);
      return [...waiting, ...made].sort((a, b) => b.createdAt - a.createdAt).slice(0, limit);
    },

    counts: (keyId, subscriptionId, since) => readCounts(durable, keyId, subscriptionId, since),

    async expired(subscriptionId) {
      const rows = await durable
        .selectFrom('deliveries')
        .select('sequence')
        .where('subscription_id', '=', subscriptionId)
        .where('state', '=', 'failed')
        .where('error', 'in', [EXPIRED, OVERDUE])
        .orderBy('sequence', 'desc')
        .limit(MAX_EXPIRED)
        .execute();
      return ranges(rows.map(({ sequence }) => sequence).reverse()).slice(-MAX_RANGES);
    },

    async waiting(ids) {
      if (ids.length === 0) return new Map();
      const rows = await durable
        .selectFrom('deliveries')
        .select((select) => ['subscription_id', select.fn.countAll<number>().as('count')])
        .where('subscription_id', 'in', ids)
        .where('state', 'in', ['pending', 'held'])
        .groupBy('subscription_id')
        .execute();
      return new Map(rows.map((row) => [row.subscription_id, Number(row.count)]));
    },

    async events(subscriptionId, after, since, max) {
      const rows = await durable
        .selectFrom('deliveries')
        .innerJoin('events', 'events.id', 'deliveries.event_id')
        .select(['deliveries.sequence', 'events.id', 'events.entity_type', 'events.occurred_at', 'events.data'])
        .where('deliveries.subscription_id', '=', subscriptionId)
        .where('deliveries.sequence', '>', after)
        .where('deliveries.created_at', '>=', since)
        .orderBy('deliveries.sequence')
        .limit(max)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        entityType: row.entity_type,
        occurredAt: row.occurred_at,
        sequence: row.sequence,
        data: row.data,
      }));
    },

    oldest: (subscriptionId, since) => oldest(durable, subscriptionId, since),

    async prune(eventsBefore, attemptsBefore, maxAttempts) {
      let gone = await pruneAttempts(durable, attemptsBefore, maxAttempts);
      gone += await pruneDeliveries(durable, attemptsBefore);
      gone += await pruneCounts(durable, hourOf(attemptsBefore));
      gone += await deleteInPieces(durable, {
        from: 'subscriptions',
        key: ['id'],
        where: (is) => is('removed_at', '<', attemptsBefore),
      });
      return gone + (await pruneEvents(durable, eventsBefore));
    },
  };
}

/**
 * Returns the lowest number since `since`. Numbers ascend with time, so a binary search finds it even if up to a
 * million deliveries from 30 days precede it.
 */
async function oldest(db: Db, subscriptionId: string, since: number): Promise<number | undefined> {
  const from = (sequence: number) =>
    db
      .selectFrom('deliveries')
      .select(['sequence', 'created_at'])
      .where('subscription_id', '=', subscriptionId)
      .where('sequence', '>=', sequence);
  const first = await from(0).orderBy('sequence').limit(1).executeTakeFirst();
  if (first === undefined || first.created_at >= since) return first?.sequence;
  const last = await from(0).orderBy('sequence', 'desc').limit(1).executeTakeFirstOrThrow();
  if (last.created_at < since) return undefined;
  let [old, fresh] = [first.sequence, last.sequence];
  while (fresh - old > 1) {
    const middle = Math.floor((old + fresh) / 2);
    const found = await from(middle).orderBy('sequence').limit(1).executeTakeFirstOrThrow();
    if (found.created_at < since) old = found.sequence;
    else if (found.sequence === fresh) fresh = middle;
    else fresh = found.sequence;
  }
  // Pruning leaves gaps.
  return (await from(fresh).orderBy('sequence').limit(1).executeTakeFirstOrThrow()).sequence;
}

async function attempts(db: Db, keyId: string, subscriptionId: string | undefined, limit: number) {
  const all = db.selectFrom('attempts').selectAll().where('key_id', '=', keyId);
  const rows = await (subscriptionId === undefined ? all : all.where('subscription_id', '=', subscriptionId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(
    (row): DeliveryRow => ({
      id: row.id,
      subscriptionId: row.subscription_id,
      eventId: row.event_id,
      eventType: row.event_type,
      status: row.status,
      attempts: row.number,
      responseCode: row.response_code ?? undefined,
      error: row.error ?? undefined,
      durationMs: row.duration_ms ?? undefined,
      createdAt: row.created_at,
      nextAt: undefined,
    }),
  );
}

/** Excludes deliveries that are currently being attempted. */
async function pending(db: Db, keyId: string, subscriptionId: string | undefined, limit: number) {
  const all = db
    .selectFrom('deliveries')
    .innerJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
    .selectAll('deliveries')
    .select('subscriptions.entity_type')
    .where('subscriptions.key_id', '=', keyId)
    .where('deliveries.state', 'in', ['pending', 'held']);
  const rows = await (subscriptionId === undefined ? all : all.where('subscriptions.id', '=', subscriptionId))
    .orderBy('deliveries.created_at', 'desc')
    .orderBy('deliveries.sequence', 'desc')
    .limit(limit)
    .execute();
  return rows.map(
    (row): DeliveryRow => ({
      id: `${row.subscription_id}:${row.sequence}`,
      subscriptionId: row.subscription_id,
      eventId: row.event_id,
      eventType: row.entity_type,
      status: 'pending',
      attempts: row.attempts,
      responseCode: undefined,
      error: row.error ?? undefined,
      durationMs: undefined,
      createdAt: row.created_at,
      nextAt: row.lease === null ? (row.due_at ?? undefined) : undefined,
    }),
  );
}

function ranges(numbers: readonly number[]): SequenceRange[] {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found;
}

function pruneCounts(db: Db, before: number): Promise<number> {
  return deleteInPieces(db, {
    from: 'attempt_counts',
    key: ['subscription_id', 'hour'],
    where: (is) => is('hour', '<', before),
  });
}

/**
 * Keeps finished deliveries that come after a pending one, because counting pending deliveries requires sequence
 * numbers without gaps (see paused.ts).
 */
function pruneDeliveries(db: Db, before: number): Promise<number> {
  return deleteInPieces(db, {
    from: 'deliveries',
    key: ['subscription_id', 'sequence'],
    where: (is) => {
      const waiting = is
        .selectFrom('deliveries as waiting')
        .select('waiting.sequence')
        .whereRef('waiting.subscription_id', '=', 'deliveries.subscription_id')
        .where('waiting.state', 'in', ['pending', 'held'])
        .whereRef('waiting.sequence', '<', 'deliveries.sequence');
      return is.and([
        is('created_at', '<', before),
        is('state', 'in', ['delivered', 'failed']),
        is.not(is.exists(waiting)),
      ]);
    },
  });
}

/** Keeps events with pending deliveries, regardless of their age. */
function pruneEvents(db: Db, before: number): Promise<number> {
  return deleteInPieces(db, {
    from: 'events',
    key: ['id'],
    where: (is) => {
      const waiting = is
        .selectFrom('deliveries')
        .select('sequence')
        .whereRef('deliveries.event_id', '=', 'events.id')
        .where('state', 'in', ['pending', 'held']);
      return is.and([is('events.created_at', '<', before), is.not(is.exists(waiting))]);
    },
    oldestBy: 'created_at',
  });
}
