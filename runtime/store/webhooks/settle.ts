// What attempts came to, written together: the log, each delivery's next step, and the circuits that open. Many attempts are one
// transaction, since each commit waits for the disk.

import { sql, type Transaction } from 'kysely';
import type { AttemptsTable, DurableTables, SubscriptionsTable } from '../schema.ts';
import { logAttempts } from './counts.ts';
import type { CircuitRule, Outcome, Settled } from './webhook-store.ts';

type Tx = Transaction<DurableTables>;

/** Writes outcomes, those of each subscription in the order in which they are handed over. */
export async function settleAll(tx: Tx, outcomes: readonly Outcome[], rule: CircuitRule): Promise<Settled[]> {
  const bySubscription = Map.groupBy(outcomes, ({ delivery }) => delivery.subscriptionId);
  const ids = [...bySubscription.keys()].sort();
  const well = ids.filter((id) => bySubscription.get(id)?.every(({ delivered }) => delivered));
  const settled: Settled[] = [];
  const steps: Step[] = [];
  if (well.length > 0) await noteSuccess(tx, well);
  for (const id of well) {
    settled.push({ subscriptionId: id, failures: 0, opened: undefined });
    for (const outcome of bySubscription.get(id) ?? []) steps.push(stepOf(outcome, 'active'));
  }
  const opened: SubscriptionsTable[] = [];
  for (const id of ids) {
    if (well.includes(id)) continue;
    const own = bySubscription.get(id) as Outcome[];
    const { row, wasOpened } = await noteFailures(tx, id, own, rule);
    for (const outcome of own) steps.push(stepOf(outcome, row?.status ?? 'removed'));
    settled.push({
      subscriptionId: id,
      failures: row?.failures ?? 0,
      opened: wasOpened ? (row?.opened_by ?? undefined) : undefined,
    });
    if (row !== undefined && wasOpened) opened.push(row);
  }
  await writeSteps(tx, steps);
  for (const row of opened) {
    await tx
      .updateTable('deliveries')
      .set({ state: 'held', due_at: null })
      .where('subscription_id', '=', row.id)
      .where('state', '=', 'pending')
      .where('lease', 'is', null)
      .execute();
  }
  await logAttempts(tx, outcomes.flatMap(attemptRows));
  return settled;
}

async function noteSuccess(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ failures: 0, failing_since: null, trial: null, trial_until: null })
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .where((or) => or.or([or('failures', '>', 0), or('trial', 'is not', null)]))
    .execute();
}

/** Counts failures in their order, and opens the circuit when they are enough. */
async function noteFailures(
  tx: Tx,
  id: string,
  outcomes: readonly Outcome[],
  rule: CircuitRule,
): Promise<{ row: SubscriptionsTable | undefined; wasOpened: boolean }> {
  // Locks the row: what is counted here is counted once.
  const before = await tx
    .updateTable('subscriptions')
    .set({ trial_until: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (before === undefined || before.status === 'removed') return { row: before, wasOpened: false };
  const row = { ...before };
  for (const outcome of outcomes) count(row, outcome, rule);
  const { failures, failing_since, trial, status, opened_at, opened_by } = row;
  await tx
    .updateTable('subscriptions')
    .set({ failures, failing_since, trial, status, opened_at, opened_by })
    .where('id', '=', id)
    .execute();
  return { row, wasOpened: before.status === 'active' && row.status === 'circuit_open' };
}

function count(row: SubscriptionsTable, outcome: Outcome, rule: CircuitRule): void {
  if (outcome.delivered) {
    if (row.status === 'active') row.trial = null;
    row.failures = 0;
    row.failing_since = null;
    return;
  }
  row.failures++;
  // Not later than now: a clock that was set back would keep the circuit from opening.
  row.failing_since = Math.min(row.failing_since ?? outcome.at, outcome.at);
  if (row.status !== 'active') return;
  const enough = row.failures >= rule.failures && outcome.at + outcome.durationMs - row.failing_since >= rule.ageMs;
  if (!outcome.gone && !enough && row.trial !== 'reset') return;
  row.status = 'circuit_open';
  row.opened_at = outcome.at + outcome.durationMs;
  row.opened_by = outcome.error ?? 'failed';
  row.trial = null;
}

/** What becomes of a delivery after an attempt. */
interface Step {
  readonly subscriptionId: string;
  readonly sequence: number;
  readonly lease: string;
  readonly state: 'pending' | 'held' | 'delivered' | 'failed';
  readonly dueAt: number | null;
  readonly error: string | null;
}

function stepOf(outcome: Outcome, status: SubscriptionsTable['status']): Step {
  const { delivery, delivered, nextAt, error = null } = outcome;
  const { subscriptionId, sequence, lease } = delivery;
  const at = { subscriptionId, sequence, lease };
  if (delivered) return { ...at, state: 'delivered', dueAt: null, error: null };
  if (status === 'removed') return { ...at, state: 'failed', dueAt: null, error: 'unsubscribed' };
  // What the circuit stops is attempted again after a reset, though its attempts were used up.
  if (status === 'circuit_open') return { ...at, state: 'held', dueAt: null, error };
  if (nextAt === undefined) return { ...at, state: 'failed', dueAt: null, error };
  return { ...at, state: 'pending', dueAt: nextAt, error };
}

/** One statement for all of them. Kysely has no builder for a VALUES list in a CTE. */
async function writeSteps(tx: Tx, steps: readonly Step[]): Promise<void> {
  const rows = steps.map(
    ({ subscriptionId, sequence, lease, state, dueAt, error }) =>
      sql`(cast(${subscriptionId} as text), cast(${sequence} as bigint), cast(${lease} as text), cast(${state} as text), cast(${dueAt} as bigint), cast(${error} as text))`,
  );
  await sql`with steps (subscription_id, sequence, lease, state, due_at, error) as (values ${sql.join(rows)})
    update deliveries set state = steps.state, due_at = steps.due_at, error = steps.error, lease = null, manual = 0,
      attempts = deliveries.attempts + 1
    from steps
    where deliveries.subscription_id = steps.subscription_id and deliveries.sequence = steps.sequence
      and deliveries.lease = steps.lease`.execute(tx);
}

/** A row a try. */
function attemptRows(outcome: Outcome): AttemptsTable[] {
  const { attemptId, delivery, delivered, responseCode, error, durationMs, at, remade } = outcome;
  const common = {
    subscription_id: delivery.subscriptionId,
    key_id: delivery.keyId,
    event_id: delivery.eventId,
    event_type: delivery.entityType,
    number: delivery.attempts + 1,
  };
  const lost = remade.map(
    (each): AttemptsTable => ({
      ...common,
      id: each.attemptId,
      status: 'failed',
      response_code: null,
      error: each.error,
      duration_ms: each.durationMs,
      created_at: each.at,
    }),
  );
  return [
    ...lost,
    {
      ...common,
      id: attemptId,
      status: delivered ? 'delivered' : 'failed',
      response_code: responseCode ?? null,
      error: error ?? null,
      duration_ms: durationMs,
      created_at: at,
    },
  ];
}
