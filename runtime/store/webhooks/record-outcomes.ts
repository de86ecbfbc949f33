// Records the outcomes of attempts. Many outcomes share a transaction, because each commit waits for the disk.

import { sql, type Transaction } from 'kysely';
import type { AttemptsTable, DurableTables, SubscriptionsTable } from '../schema.ts';
import { PIECE } from './bounds.ts';
import { logAttempts } from './counts.ts';
import { failBeyondBound } from './paused.ts';
import type { CircuitRule, Outcome, Settled } from './webhook-store.ts';

type Tx = Transaction<DurableTables>;

/** Records outcomes; keeps their order within a subscription. */
export async function recordOutcomes(tx: Tx, outcomes: readonly Outcome[], rule: CircuitRule): Promise<Settled[]> {
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
  const numbers = await writeSteps(tx, steps);
  const now = Math.max(0, ...outcomes.map(({ at, durationMs }) => at + durationMs));
  for (const { id } of opened) await holdPending(tx, id);
  const unsent = await failBeyondBound(
    tx,
    opened.map(({ id }) => id),
    now,
  );
  await logAttempts(tx, [...attemptRows(outcomes, numbers), ...unsent]);
  return settled;
}

/** Holds pending deliveries, except those with an attempt in progress. */
async function holdPending(tx: Tx, id: string): Promise<void> {
  for (;;) {
    const { numUpdatedRows } = await tx
      .updateTable('deliveries')
      .set({ state: 'held', due_at: null })
      .where('subscription_id', '=', id)
      .where('sequence', 'in', (select) =>
        select
          .selectFrom('deliveries')
          .select('sequence')
          .where('subscription_id', '=', id)
          .where('state', '=', 'pending')
          .where('lease', 'is', null)
          .orderBy('sequence')
          .limit(PIECE),
      )
      .executeTakeFirst();
    if (Number(numUpdatedRows) < PIECE) return;
  }
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

/** Opens the circuit if there are enough failures. */
async function noteFailures(
  tx: Tx,
  id: string,
  outcomes: readonly Outcome[],
  rule: CircuitRule,
): Promise<{ row: SubscriptionsTable | undefined; wasOpened: boolean }> {
  // Lock the row with an update, so that each failure is counted once.
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
  // The time must not be in the future, because a clock that was set back would then keep the circuit from opening.
  row.failing_since = Math.min(row.failing_since ?? outcome.at, outcome.at);
  if (row.status !== 'active') return;
  const enough = row.failures >= rule.failures && outcome.at + outcome.durationMs - row.failing_since >= rule.ageMs;
  if (!outcome.gone && !enough && row.trial !== 'reset') return;
  row.status = 'circuit_open';
  row.opened_at = outcome.at + outcome.durationMs;
  row.opened_by = outcome.error ?? 'failed';
  row.trial = null;
}

interface Step {
  readonly attemptId: string;
  readonly subscriptionId: string;
  readonly sequence: number;
  readonly lease: string;
  readonly state: 'pending' | 'held' | 'delivered' | 'failed';
  readonly dueAt: number | null;
  readonly error: string | null;
  /** When the attempt ended. */
  readonly setAt: number;
  /** Number of requests sent: one, plus one for each lost connection. */
  readonly tries: number;
}

function stepOf(outcome: Outcome, status: SubscriptionsTable['status']): Step {
  const { attemptId, delivery, delivered, nextAt, error = null, remade } = outcome;
  const setAt = outcome.at + outcome.durationMs;
  const { subscriptionId, sequence, lease } = delivery;
  const at = { attemptId, subscriptionId, sequence, lease, setAt, tries: 1 + remade.length };
  if (delivered) return { ...at, state: 'delivered', dueAt: null, error: null };
  if (status === 'removed') return { ...at, state: 'failed', dueAt: null, error: 'unsubscribed' };
  // The delivery is attempted again after the circuit is reset, even if its attempts are used up.
  if (status === 'circuit_open') return { ...at, state: 'held', dueAt: null, error };
  if (nextAt === undefined) return { ...at, state: 'failed', dueAt: null, error };
  return { ...at, state: 'pending', dueAt: nextAt, error };
}

/** @returns the number of each outcome's last request, by attempt id; deleted deliveries are omitted */
async function writeSteps(tx: Tx, steps: readonly Step[]): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const wave of wavesOf(steps)) {
    const written = await writeWave(tx, wave);
    for (const step of wave) {
      const number = written.get(placeOf(step.subscriptionId, step.sequence));
      if (number !== undefined) numbers.set(step.attemptId, number);
    }
  }
  return numbers;
}

/**
 * Splits steps into waves, because an expired lease may lead to two outcomes for a delivery in one batch, but a
 * statement updates a row only once.
 */
function wavesOf(steps: readonly Step[]): Step[][] {
  const waves: Step[][] = [];
  const seen = new Map<string, number>();
  for (const step of steps) {
    const place = placeOf(step.subscriptionId, step.sequence);
    const nth = seen.get(place) ?? 0;
    seen.set(place, nth + 1);
    waves[nth] ??= [];
    waves[nth].push(step);
  }
  return waves;
}

function placeOf(subscriptionId: string, sequence: number): string {
  return `${subscriptionId} ${sequence}`;
}

/**
 * Kysely has no builder for a VALUES list in a CTE. A step that lost its lease only updates the counter: its request
 * was sent, so no other request may have the same number.
 */
async function writeWave(tx: Tx, steps: readonly Step[]): Promise<Map<string, number>> {
  const values = steps.map(
    ({ subscriptionId, sequence, lease, state, dueAt, setAt, error, tries }) =>
      sql`(cast(${subscriptionId} as text), cast(${sequence} as bigint), cast(${lease} as text), cast(${state} as text), cast(${dueAt} as bigint), cast(${setAt} as bigint), cast(${error} as text), cast(${tries} as integer))`,
  );
  const { rows } = await sql<{ subscription_id: string; sequence: number; attempts: number }>`
    with steps (subscription_id, sequence, lease, state, due_at, due_set_at, error, tries) as (values ${sql.join(values)})
    update deliveries set
      state = case when deliveries.lease = steps.lease then steps.state else deliveries.state end,
      due_at = case when deliveries.lease = steps.lease then steps.due_at else deliveries.due_at end,
      due_set_at = case when deliveries.lease = steps.lease then steps.due_set_at else deliveries.due_set_at end,
      error = case when deliveries.lease = steps.lease then steps.error else deliveries.error end,
      manual = case when deliveries.lease = steps.lease then 0 else deliveries.manual end,
      lease = case when deliveries.lease = steps.lease then null else deliveries.lease end,
      attempts = deliveries.attempts + steps.tries,
      remade = deliveries.remade + steps.tries - 1
    from steps
    where deliveries.subscription_id = steps.subscription_id and deliveries.sequence = steps.sequence
    returning deliveries.subscription_id as subscription_id, deliveries.sequence as sequence, deliveries.attempts as attempts`.execute(
    tx,
  );
  return new Map(rows.map((row) => [placeOf(row.subscription_id, row.sequence), row.attempts]));
}

/** Returns rows for the attempt log, one per request. */
function attemptRows(outcomes: readonly Outcome[], numbers: ReadonlyMap<string, number>): AttemptsTable[] {
  return outcomes.flatMap((outcome) => {
    const { attemptId, delivery, delivered, responseCode, error, durationMs, at, remade } = outcome;
    const last = numbers.get(attemptId) ?? delivery.attempts + remade.length + 1;
    const common = {
      subscription_id: delivery.subscriptionId,
      key_id: delivery.keyId,
      event_id: delivery.eventId,
      event_type: delivery.entityType,
    };
    const lost = remade.map(
      (each, index): AttemptsTable => ({
        ...common,
        id: each.attemptId,
        number: last - remade.length + index,
        status: 'failed',
        response_code: null,
        error: each.error,
        duration_ms: each.durationMs,
        created_at: each.at,
      }),
    );
    const ended: AttemptsTable = {
      ...common,
      id: attemptId,
      number: last,
      status: delivered ? 'delivered' : 'failed',
      response_code: responseCode ?? null,
      error: error ?? null,
      duration_ms: durationMs,
      created_at: at,
    };
    return [...lost, ended];
  });
}
