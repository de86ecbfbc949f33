// A paused subscription never has more than MAX_WAITING deliveries in a committed state, because a transaction that
// adds deliveries to it, or pauses it, also fails the excess.

import { type Kysely, sql } from 'kysely';
import { batches } from '../../lib/batches.ts';
import type { AttemptsTable, DurableTables } from '../schema.ts';
import { BATCH, MAX_WAITING, PIECE } from './bounds.ts';
import { EXPIRED, failUnsent, type Owner } from './ending.ts';

type Tx = Kysely<DurableTables>;

interface Excess {
  readonly owner: Owner;
  readonly count: number;
  readonly firstHeld: number;
}

/**
 * Fails the oldest deliveries beyond MAX_WAITING. Attempts in progress count toward the limit but are not ended.
 * @param ids subscriptions whose rows the transaction has locked
 * @returns rows for the attempt log; the caller writes them last in its transaction
 */
export async function failBeyondBound(tx: Tx, ids: readonly string[], now: number): Promise<AttemptsTable[]> {
  const log: AttemptsTable[] = [];
  for (const some of batches(ids, BATCH)) {
    for (let over = await excesses(tx, some); over.length > 0; ) {
      const max = Math.ceil(PIECE / over.length);
      const spans = over.map(({ owner, count, firstHeld }) => ({
        owner,
        from: firstHeld,
        to: firstHeld + Math.min(count, max) - 1,
      }));
      const ended = await failUnsent(tx, spans, ['held'], EXPIRED, now);
      log.push(...ended);
      // Some deliveries of a span may have ended earlier.
      const isDone = ended.length === 0 || ended.length === over.reduce((sum, { count }) => sum + count, 0);
      over = isDone ? [] : await excesses(tx, some);
    }
  }
  return log;
}

/**
 * Calculates the excess, because counting rows would take longer than writing the event. From the oldest pending number
 * on, all deliveries are pending except those that have ended. There are no gaps, because a row is pruned only after
 * all older ones have ended.
 */
async function excesses(tx: Tx, ids: readonly string[]): Promise<Excess[]> {
  const { rows } = await sql<{ id: string; key_id: string; entity_type: string; waiting: number; first_held: number }>`
    with paused as materialized (
      select id, key_id, entity_type, sequence as last,
        (select min(sequence) from deliveries where subscription_id = subscriptions.id and state = 'held') as first_held,
        (select min(sequence) from deliveries where subscription_id = subscriptions.id and state = 'pending') as first_pending
      from subscriptions where status = 'circuit_open' and id in (${sql.join(ids)})
    ), ranges as materialized (
      select id, key_id, entity_type, last, first_held,
        case when first_pending < first_held then first_pending else first_held end as first
      from paused where first_held is not null
    )
    select id, key_id, entity_type, first_held, last - first + 1
      - (select count(*) from deliveries where subscription_id = ranges.id and state = 'delivered' and sequence > first)
      - (select count(*) from deliveries where subscription_id = ranges.id and state = 'failed' and sequence > first) as waiting
    from ranges where last - first >= ${sql.lit(MAX_WAITING)}`.execute(tx);
  return rows
    .map(({ waiting, first_held, ...owner }) => ({
      owner,
      count: Number(waiting) - MAX_WAITING,
      firstHeld: Number(first_held),
    }))
    .filter(({ count }) => count > 0);
}
