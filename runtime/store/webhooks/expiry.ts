// Expires deliveries that have waited too long, and the oldest ones beyond the limit. They fail without an attempt, but
// keep their sequence numbers and can still be pulled.

import { setImmediate as breath } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { AttemptsTable, DurableTables } from '../schema.ts';
import { MAX_WAITING } from './bounds.ts';
import { logAttempts } from './counts.ts';
import { EXPIRED, failUnsent, OVERDUE, spansOf } from './ending.ts';
import { failBeyondBound } from './paused.ts';
import type { WaitingBounds } from './webhook-store.ts';

type Db = Kysely<DurableTables>;
type Held = 'held' | 'pending';

/** Number of deliveries per transaction, and of subscriptions per turn of the event loop. */
const AT_ONCE = 200;
const LOOKS_A_TURN = 20;

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

async function shorten(engine: Engine, id: string, state: Held, bounds: WaitingBounds, now: number): Promise<number> {
  const { durable } = engine;
  const last = state === 'held' ? 0 : await lastBeyond(durable, id, state);
  let ended = 0;
  for (;;) {
    const some = await durable.transaction().execute(async (tx) => {
      const log = await (state === 'held'
        ? failHeld(engine, tx, id, bounds, now)
        : failOverdue(engine, tx, id, bounds, last, now));
      await logAttempts(tx, log);
      return log.length;
    });
    ended += some;
    await breath();
    if (some < AT_ONCE) return ended;
  }
}

/** Fails held deliveries that are too old, and those beyond the limit, which an older version may have left behind. */
async function failHeld(
  engine: Engine,
  tx: Db,
  id: string,
  { before }: WaitingBounds,
  now: number,
): Promise<AttemptsTable[]> {
  // Lock the subscription so that no delivery is added meanwhile; otherwise both transactions would end the excess
  // deliveries.
  const owner = await engine.lockRows(ownerOf(tx, id), 'wait').executeTakeFirst();
  if (owner === undefined) return [];
  const aged = await waiting(tx, id, 'held')
    .select('sequence')
    .where('created_at', '<', before)
    .orderBy('sequence')
    .limit(AT_ONCE)
    .execute();
  const log = await failUnsent(tx, spansOf(owner, aged), ['held'], EXPIRED, now);
  return [...log, ...(await failBeyondBound(tx, [id], now))];
}

/** Also fails deliveries numbered up to `last` that have waited longer than a burst may last. */
async function failOverdue(
  engine: Engine,
  tx: Db,
  id: string,
  bounds: WaitingBounds,
  last: number,
  now: number,
): Promise<AttemptsTable[]> {
  const owner = await ownerOf(tx, id).executeTakeFirst();
  if (owner === undefined) return [];
  const oldest = waiting(tx, id, 'pending')
    .select('sequence')
    .where((or) =>
      or.or([
        // A delivery that has been attempted ends by its number of attempts instead.
        or.and([or('created_at', '<', bounds.before), or('attempts', '=', 0)]),
        or.and([or('sequence', '<=', last), or('created_at', '<=', now - bounds.graceMs)]),
      ]),
    )
    .orderBy('sequence')
    .limit(AT_ONCE);
  // This skips rows that are being claimed.
  const rows = await engine.lockRows(oldest).execute();
  return failUnsent(tx, spansOf(owner, rows), ['pending'], OVERDUE, now);
}

function ownerOf(db: Db, id: string) {
  return db.selectFrom('subscriptions').select(['id', 'key_id', 'entity_type']).where('id', '=', id);
}

/** Usually no subscription exceeds a limit, so this check runs without a transaction. */
async function isOver(db: Db, id: string, state: Held, { before }: WaitingBounds): Promise<boolean> {
  const oldest = await waiting(db, id, state).select('created_at').orderBy('sequence').limit(1).executeTakeFirst();
  if (oldest === undefined) return false;
  return oldest.created_at < before || (await lastBeyond(db, id, state)) > 0;
}

/** Returns the highest number among the deliveries beyond the limit; 0 if there are none. */
async function lastBeyond(db: Db, id: string, state: Held): Promise<number> {
  const row = await waiting(db, id, state)
    .select('sequence')
    .orderBy('sequence', 'desc')
    .offset(MAX_WAITING)
    .limit(1)
    .executeTakeFirst();
  return row?.sequence ?? 0;
}

/** Selects deliveries in a state, excluding attempts in progress and those requested by an operator. */
function waiting(db: Db, id: string, state: Held) {
  const all = db.selectFrom('deliveries').where('subscription_id', '=', id).where('state', '=', state);
  return state === 'held' ? all : all.where('lease', 'is', null).where('manual', '=', 0);
}
