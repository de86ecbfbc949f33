import type { Kysely } from 'kysely';
import { batches } from '../../lib/batches.ts';
import { HOUR_MS } from '../../lib/duration.ts';
import type { AttemptCountsTable, AttemptsTable, DurableTables } from '../schema.ts';
import { BATCH } from './bounds.ts';
import type { DeliveryCounts } from './webhook-store.ts';

type Db = Kysely<DurableTables>;

/** Call this last in a transaction, because many transactions contend for the count rows. */
export async function logAttempts(tx: Db, attempts: readonly AttemptsTable[]): Promise<void> {
  for (const some of batches(attempts, BATCH)) await tx.insertInto('attempts').values(some).execute();
  const counts = [...countsOf(attempts)].sort(inOrder);
  for (const some of batches(counts, BATCH)) {
    await tx
      .insertInto('attempt_counts')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['subscription_id', 'hour']).doUpdateSet((set) => ({
          delivered: set('attempt_counts.delivered', '+', set.ref('excluded.delivered')),
          failed: set('attempt_counts.failed', '+', set.ref('excluded.failed')),
          last_delivered_at: set.fn.coalesce('excluded.last_delivered_at', 'attempt_counts.last_delivered_at'),
        })),
      )
      .execute();
  }
}

function countsOf(attempts: readonly AttemptsTable[]): Iterable<AttemptCountsTable> {
  const counts = new Map<string, AttemptCountsTable>();
  for (const { subscription_id, created_at, status } of attempts) {
    const hour = hourOf(created_at);
    const key = `${subscription_id} ${hour}`;
    const count = counts.get(key) ?? { subscription_id, hour, delivered: 0, failed: 0, last_delivered_at: null };
    counts.set(key, count);
    if (status === 'delivered') {
      count.delivered++;
      count.last_delivered_at = Math.max(count.last_delivered_at ?? 0, created_at);
    } else count.failed++;
  }
  return counts.values();
}

/** Using the same order in all transactions avoids deadlocks. */
function inOrder(a: AttemptCountsTable, b: AttemptCountsTable): number {
  if (a.subscription_id !== b.subscription_id) return a.subscription_id < b.subscription_id ? -1 : 1;
  return a.hour - b.hour;
}

export function hourOf(time: number): number {
  return time - (time % HOUR_MS);
}

export async function readCounts(
  db: Db,
  keyId: string,
  subscriptionId: string | undefined,
  since: number,
): Promise<DeliveryCounts[]> {
  const own = db.selectFrom('subscriptions').where('subscriptions.key_id', '=', keyId);
  const wanted =
    subscriptionId === undefined
      ? // Existing subscriptions, and those removed at or after `since`.
        own.where((or) => or.or([or('removed_at', 'is', null), or('removed_at', '>=', since)]))
      : own.where('subscriptions.id', '=', subscriptionId);
  const rows = await wanted
    .leftJoin('attempt_counts', (join) =>
      join
        .onRef('attempt_counts.subscription_id', '=', 'subscriptions.id')
        .on('attempt_counts.hour', '>=', hourOf(since)),
    )
    .select((select) => [
      'subscriptions.id',
      select.fn.sum<number | null>('attempt_counts.delivered').as('delivered'),
      select.fn.sum<number | null>('attempt_counts.failed').as('failed'),
      select.fn.max('attempt_counts.last_delivered_at').as('last'),
    ])
    .groupBy(['subscriptions.id', 'subscriptions.created_at'])
    .orderBy('subscriptions.created_at')
    .orderBy('subscriptions.id')
    .execute();
  const waiting = await wanted
    .innerJoin('deliveries', 'deliveries.subscription_id', 'subscriptions.id')
    .where('deliveries.state', 'in', ['pending', 'held'])
    .select((select) => ['subscriptions.id', select.fn.countAll<number>().as('count')])
    .groupBy('subscriptions.id')
    .execute();
  const pending = new Map(waiting.map(({ id, count }) => [id, Number(count)]));
  return rows.map(({ id, delivered, failed, last }) => ({
    subscriptionId: id,
    delivered: Number(delivered ?? 0),
    failed: Number(failed ?? 0),
    pending: pending.get(id) ?? 0,
    lastDeliveredAt: last ?? undefined,
  }));
}
