// Ends deliveries that were not sent. Each becomes `failed` and gets a row in the attempt log.

import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { batches } from '../../lib/batches.ts';
import type { AttemptsTable, DeliveriesTable, DurableTables, SubscriptionsTable } from '../schema.ts';
import { BATCH } from './bounds.ts';

type Tx = Kysely<DurableTables>;

/** Error of a delivery that expired while its subscription was paused. */
export const EXPIRED = 'expired_while_open';
/** Error of a delivery that expired because its receiver was too slow. */
export const OVERDUE = 'expired_waiting';

export type Owner = Pick<SubscriptionsTable, 'id' | 'key_id' | 'entity_type'>;

/** Both ends included. */
export interface Span {
  readonly owner: Owner;
  readonly from: number;
  readonly to: number;
}

/**
 * Marks the deliveries in the given spans and states as failed. Skips deliveries that another transaction ended or
 * claimed first.
 * @returns rows for the attempt log; the caller writes them last in its transaction (see logAttempts)
 */
export async function failUnsent(
  tx: Tx,
  spans: readonly Span[],
  states: readonly ('pending' | 'held')[],
  error: string,
  now: number,
): Promise<AttemptsTable[]> {
  const log: AttemptsTable[] = [];
  const owners = new Map(spans.map(({ owner }) => [owner.id, owner]));
  for (const some of batches(spans, BATCH)) {
    const values = some.map(
      ({ owner, from, to }) => sql`(cast(${owner.id} as text), cast(${from} as bigint), cast(${to} as bigint))`,
    );
    const { rows } = await sql<{ subscription_id: string; event_id: string; attempts: number }>`
      with spans (subscription_id, first, last) as (values ${sql.join(values)})
      update deliveries set state = 'failed', due_at = null, lease = null, error = ${error}
      from spans
      where deliveries.subscription_id = spans.subscription_id
        and deliveries.sequence >= spans.first and deliveries.sequence <= spans.last
        and deliveries.state in (${sql.join(states)}) and (deliveries.lease is null or deliveries.due_at <= ${now})
      returning deliveries.subscription_id as subscription_id, deliveries.event_id as event_id, deliveries.attempts as attempts`.execute(
      tx,
    );
    for (const { subscription_id, event_id, attempts } of rows) {
      const owner = owners.get(subscription_id) as Owner;
      log.push({
        id: randomUUID(),
        subscription_id,
        key_id: owner.key_id,
        event_id,
        event_type: owner.entity_type,
        number: attempts,
        status: 'failed',
        response_code: null,
        error,
        duration_ms: null,
        created_at: now,
      });
    }
  }
  return log;
}

/** Returns one span per delivery. */
export function spansOf(owner: Owner, rows: readonly Pick<DeliveriesTable, 'sequence'>[]): Span[] {
  return rows.map(({ sequence }) => ({ owner, from: sequence, to: sequence }));
}
