// Adjusts stored times after a clock jump. Retries, leases and pings use wall-clock time, because all processes must
// agree on it, even after a restart.

import type { Kysely } from 'kysely';
import { CLOCKS_APART_MS } from '../../lib/steady.ts';
import type { DurableTables } from '../schema.ts';
import type { ClaimedDelivery } from './webhook-store.ts';

type Db = Kysely<DurableTables>;

export async function shiftTimes(durable: Db, byMs: number, now: number): Promise<void> {
  // Rows written after the jump already have correct times, which lie between the middle of the jump and now.
  const middle = Math.round(now - byMs / 2);
  await durable
    .updateTable('deliveries')
    .set((set) => ({ due_at: set('due_at', '+', byMs), due_set_at: set('due_set_at', '+', byMs) }))
    .where('due_at', 'is not', null)
    .where((or) => or.or([or('due_set_at', 'is', null), or('due_set_at', byMs > 0 ? '<' : '>', middle)]))
    .execute();
  await durable
    .updateTable('subscriptions')
    .set((set) => ({ trial_until: set('trial_until', '+', byMs), ping_at: set('ping_at', '+', byMs) }))
    .where((or) => or.or([or('trial_until', 'is not', null), or('ping_at', 'is not', null)]))
    .execute();
  if (byMs > 0) await shiftFailures(durable, byMs);
}

export async function shiftFailures(durable: Db, byMs: number): Promise<void> {
  await durable
    .updateTable('subscriptions')
    .set((set) => ({ failing_since: set('failing_since', '+', byMs) }))
    .where('failing_since', 'is not', null)
    .execute();
}

export async function hold(
  durable: Db,
  claimed: readonly ClaimedDelivery[],
  now: number,
  until: number,
): Promise<void> {
  for (const { subscriptionId, sequence, lease } of claimed) {
    await durable
      .updateTable('deliveries')
      .set({ due_at: until, due_set_at: now })
      .where('subscription_id', '=', subscriptionId)
      .where('sequence', '=', sequence)
      .where('lease', '=', lease)
      .execute();
    await durable
      .updateTable('subscriptions')
      .set({ trial_until: until })
      .where('id', '=', subscriptionId)
      .where('trial_until', 'is not', null)
      .execute();
  }
}

export async function amendTimes(durable: Db, now: number, leaseMs: number): Promise<void> {
  const longest = now + leaseMs + CLOCKS_APART_MS;
  await durable
    .updateTable('deliveries')
    .set((set) => ({ due_at: set(set('due_at', '-', set.ref('due_set_at')), '+', now), due_set_at: now }))
    .where('due_at', 'is not', null)
    .where('due_set_at', '>', now + CLOCKS_APART_MS)
    .execute();
  await durable
    .updateTable('deliveries')
    .set({ due_at: now, due_set_at: now })
    .where('due_at', '>', longest)
    .where((or) => or.or([or('lease', 'is not', null), or('created_at', '>', now + CLOCKS_APART_MS)]))
    .execute();
  await durable.updateTable('subscriptions').set({ trial_until: null }).where('trial_until', '>', longest).execute();
  await durable
    .updateTable('subscriptions')
    .set({ ping_at: now })
    .where('ping_at', '>', now + CLOCKS_APART_MS)
    .execute();
}
