// Deliveries that end without an attempt: each is failed, and stands in the log.

import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { batches } from '../../kit/batches.ts';
import type { AttemptsTable, DeliveriesTable, DurableTables, SubscriptionsTable } from '../schema.ts';
import { BATCH } from './bounds.ts';
import { logAttempts } from './counts.ts';

/** A transaction. */
type Tx = Kysely<DurableTables>;

/** Why a held delivery was given up. */
export const EXPIRED = 'expired_while_open';
/** Why one was given up that was due, and whose receiver was too slow for it. */
export const OVERDUE = 'expired_waiting';

/** Whose deliveries end. */
export type Owner = Pick<SubscriptionsTable, 'id' | 'key_id' | 'entity_type'>;
type Waiting = Pick<DeliveriesTable, 'sequence' | 'event_id' | 'attempts'>;

/** Ends deliveries without an attempt: each is failed, and in the log. */
export async function end(tx: Tx, sub: Owner, waiting: readonly Waiting[], error: string, now: number): Promise<void> {
  for (const some of batches(waiting, BATCH)) {
    await tx
      .updateTable('deliveries')
      .set({ state: 'failed', due_at: null, lease: null, error })
      .where('subscription_id', '=', sub.id)
      .where(
        'sequence',
        'in',
        some.map(({ sequence }) => sequence),
      )
      .execute();
    const rows = some.map(
      ({ event_id, attempts }): AttemptsTable => ({
        id: randomUUID(),
        subscription_id: sub.id,
        key_id: sub.key_id,
        event_id,
        event_type: sub.entity_type,
        number: attempts,
        status: 'failed',
        response_code: null,
        error,
        duration_ms: null,
        created_at: now,
      }),
    );
    await logAttempts(tx, rows);
  }
}
