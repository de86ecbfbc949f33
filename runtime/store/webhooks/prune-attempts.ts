// Deletes old attempts, and those beyond the limit per subscription. Works hour by hour, because a statement must end
// well within its time limit. A single statement for all hours would scan a hundred thousand rows each time while the
// planner lacks statistics for a fast-growing table.

import type { Kysely } from 'kysely';
import { HOUR_MS } from '../../lib/duration.ts';
import { deleteInPieces } from '../delete-in-pieces.ts';
import type { DurableTables } from '../schema.ts';
import { hourOf } from './counts.ts';

type Db = Kysely<DurableTables>;

/**
 * Deletes attempts from before `before`, and all but the newest `max` attempts of each subscription.
 * @returns the
 * number of deleted rows
 */
export async function pruneAttempts(db: Db, before: number, max: number): Promise<number> {
  let gone = await deleteInPieces(db, {
    from: 'attempts',
    key: ['id'],
    where: (is) => is('created_at', '<', before),
    oldestBy: 'created_at',
  });
  for (const id of await everySubscription(db)) gone += await pruneBeyond(db, id, max);
  return gone;
}

async function everySubscription(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('subscriptions').select('id').where('removed_at', 'is', null).execute();
  return rows.map(({ id }) => id);
}

async function pruneBeyond(db: Db, id: string, max: number): Promise<number> {
  const hours = await db
    .selectFrom('attempt_counts')
    .select(['hour', 'delivered', 'failed'])
    .where('subscription_id', '=', id)
    .orderBy('hour', 'desc')
    .execute();
  let left = max;
  const beyond = hours.findIndex(({ delivered, failed }) => {
    left -= delivered + failed;
    return left < 0;
  });
  const [divided, ...older] = beyond < 0 ? [] : hours.slice(beyond);
  if (divided === undefined) return 0;
  const kept = left + divided.delivered + divided.failed;
  const inHour = await db
    .selectFrom('attempts')
    .select('created_at')
    .where('subscription_id', '=', id)
    .where('created_at', '>=', divided.hour)
    .where('created_at', '<', divided.hour + HOUR_MS)
    .orderBy('created_at', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst();
  let gone = inHour === undefined ? 0 : await deleteBetween(db, id, divided.hour, inHour.created_at + 1);
  // Counts are kept longer than attempts, so hours before the oldest attempt have no attempts left.
  const oldest = await oldestAttempt(db, id);
  if (oldest === undefined) return gone;
  for (const { hour } of older) {
    if (hour >= hourOf(oldest)) gone += await deleteBetween(db, id, hour, hour + HOUR_MS);
  }
  return gone;
}

async function oldestAttempt(db: Db, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select('created_at')
    .where('subscription_id', '=', id)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** @param to exclusive */
function deleteBetween(db: Db, id: string, from: number, to: number): Promise<number> {
  return deleteInPieces(db, {
    from: 'attempts',
    key: ['id'],
    where: (is) => is.and([is('subscription_id', '=', id), is('created_at', '>=', from), is('created_at', '<', to)]),
  });
}
