// What waits too long or is too much: deliveries of a subscription whose circuit is open, or whose receiver is slower than events
// come. The oldest are failed without an attempt; they keep their numbers, and can be pulled. Looked at now and then and in pieces,
// never where events are written: there each full queue would hold up everybody's events.

import { setImmediate as breath } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { DurableTables } from '../schema.ts';
import { EXPIRED, end, OVERDUE } from './ending.ts';
import type { WaitingBounds } from './webhook-store.ts';

type Db = Kysely<DurableTables>;

/** Deliveries that are failed in one transaction, and subscriptions that are looked at in one turn of the event loop. */
const AT_ONCE = 200;
const LOOKS_A_TURN = 20;

/** See DeliveryQueue.expire. */
export async function expire(
  engine: Engine,
  ids: readonly string[],
  bounds: WaitingBounds,
  now: number,
): Promise<number> {
  let ended = 0;
  for (const [index, id] of ids.entries()) {
    if (index % LOOKS_A_TURN === LOOKS_A_TURN - 1) await breath();
    for (const state of ['held', 'pending'] as const) {
      if (await isOver(engine.durable, id, state, bounds)) ended += await shorten(engine, id, state, bounds, now);
    }
  }
  return ended;
}

/** Fails the oldest of a subscription: those before `bounds.before`, and those beyond the newest `bounds.most`. */
async function shorten(
  engine: Engine,
  id: string,
  state: 'held' | 'pending',
  bounds: WaitingBounds,
  now: number,
): Promise<number> {
  const { durable } = engine;
  const sub = await durable
    .selectFrom('subscriptions')
    .select(['id', 'key_id', 'entity_type'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (sub === undefined) return 0;
  const last = await lastBeyond(durable, id, state, bounds.most);
  let ended = 0;
  for (;;) {
    const some = await durable.transaction().execute(async (tx) => {
      const oldest = waiting(tx, id, state)
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
        .limit(AT_ONCE);
      // Whoever claims one of them meanwhile attempts it.
      const rows = await engine.lockRows(oldest).execute();
      await end(tx, sub, rows, state === 'held' ? EXPIRED : OVERDUE, now);
      return rows.length;
    });
    ended += some;
    await breath();
    if (some < AT_ONCE) return ended;
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
