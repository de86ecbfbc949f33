// What waits too long or is too much: deliveries of a subscription whose circuit is open, or whose receiver is slower than events
// come. The oldest are failed without an attempt; they keep their numbers, and can be pulled.

import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { DurableTables } from '../schema.ts';
import { BATCH } from './bounds.ts';
import { EXPIRED, end, OVERDUE, type Owner } from './ending.ts';
import type { WaitingBounds } from './webhook-store.ts';

type Db = Kysely<DurableTables>;

/** Subscriptions that are looked at in one turn of the event loop. */
const LOOKS_A_TURN = 20;

/** See DeliveryQueue.expire. */
export async function expire(
  { durable }: Engine,
  ids: readonly string[],
  bounds: WaitingBounds,
  now: number,
): Promise<number> {
  let ended = 0;
  for (const [index, id] of ids.entries()) {
    if (index % LOOKS_A_TURN === LOOKS_A_TURN - 1) await new Promise((resolve) => setImmediate(resolve));
    for (const state of ['held', 'pending'] as const) {
      if (!(await isOver(durable, id, state, bounds))) continue;
      ended += await durable.transaction().execute(async (tx) => {
        const sub = await tx
          .selectFrom('subscriptions')
          .select(['id', 'key_id', 'entity_type'])
          .where('id', '=', id)
          .executeTakeFirst();
        return sub === undefined ? 0 : shorten(tx, sub, state, bounds, now);
      });
    }
  }
  return ended;
}

/** Those of some subscriptions for which more than `most` deliveries wait to be due or attempted. */
export async function overfull(db: Db, ids: readonly string[], most: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('deliveries')
    .select('subscription_id')
    .where('subscription_id', 'in', ids)
    .where('state', '=', 'pending')
    .groupBy('subscription_id')
    .having(({ fn }) => fn.countAll<number>(), '>', most)
    .execute();
  return new Set(rows.map((row) => row.subscription_id));
}

/** Fails the oldest of a subscription: those before `bounds.before`, and those beyond the newest `bounds.most`. */
export async function shorten(
  tx: Db,
  sub: Owner,
  state: 'held' | 'pending',
  bounds: WaitingBounds,
  now: number,
): Promise<number> {
  const last = await lastBeyond(tx, sub.id, state, bounds.most);
  let ended = 0;
  for (;;) {
    const rows = await waiting(tx, sub.id, state)
      .select(['sequence', 'event_id', 'attempts'])
      .where((or) =>
        or.or([
          // What was attempted ages by its attempts.
          or.and([or('created_at', '<', bounds.before), ...(state === 'held' ? [] : [or('attempts', '=', 0)])]),
          or.and([
            or('sequence', '<=', last),
            ...(state === 'held' ? [] : [or('created_at', '<=', now - bounds.graceMs)]),
          ]),
        ]),
      )
      .orderBy('sequence')
      .limit(BATCH)
      .execute();
    await end(tx, sub, rows, state === 'held' ? EXPIRED : OVERDUE, now);
    ended += rows.length;
    if (rows.length < BATCH) return ended;
  }
}

/** Whether anything can be too old or too much: without a transaction, since mostly nothing is. */
async function isOver(
  db: Db,
  id: string,
  state: 'held' | 'pending',
  { before, most }: WaitingBounds,
): Promise<boolean> {
  const oldest = await waiting(db, id, state).select('created_at').orderBy('sequence').limit(1).executeTakeFirst();
  if (oldest === undefined) return false;
  return oldest.created_at < before || (await lastBeyond(db, id, state, most)) > 0;
}

/** Number of the newest delivery beyond the newest `most`; 0: there are not so many. */
async function lastBeyond(db: Db, id: string, state: 'held' | 'pending', most: number): Promise<number> {
  const row = await waiting(db, id, state)
    .select('sequence')
    .orderBy('sequence', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  return row?.sequence ?? 0;
}

/** Of what is due, neither attempts under way nor what an operator asked for. */
function waiting(db: Db, id: string, state: 'held' | 'pending') {
  const all = db.selectFrom('deliveries').where('subscription_id', '=', id).where('state', '=', state);
  return state === 'held' ? all : all.where('lease', 'is', null).where('manual', '=', 0);
}
