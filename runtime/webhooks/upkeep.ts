// Maintenance by one process: expires held events, ends subscriptions of revoked keys, and deletes outdated rows.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/duration.ts';
import { AgingClock } from '../lib/steady.ts';
import type { Store } from '../store/store.ts';
import type { WaitingBounds } from '../store/webhooks/webhook-store.ts';
import { LEASE_MS } from './dispatcher.ts';
import { pruneInboxes } from './test-inboxes.ts';

const EVERY_MS = MINUTE_MS;
/** Pruning runs less often, because it is expensive and not urgent. */
const PRUNE_EVERY_MS = HOUR_MS;
const LEADERSHIP = 'webhooks';
/** Name under which the time of the last pruning is stored. */
const PRUNING = 'webhooks pruned';

/** Retention of events while a circuit breaker is open. */
const HELD_MS = 72 * HOUR_MS;
/** A backlog that lasts for less than this counts as a burst and is not limited. */
const GRACE_MS = 60_000;
export interface KeptMs {
  /** Retention of events, for pulls and redelivery. */
  readonly events: number;
  /** Retention of attempts, which covers the longest period of metrics. */
  readonly attempts: number;
}

export const KEPT_MS: KeptMs = { events: 72 * HOUR_MS, attempts: 30 * DAY_MS };
/** Maximum number of attempts stored per subscription. */
const MAX_ATTEMPTS = 100_000;

export interface UpkeepOptions {
  readonly store: Pick<Store, 'engine' | 'webhooks' | 'tryLead' | 'keys' | 'settings'>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly kept?: KeptMs | undefined;
  /** Interval in milliseconds. */
  readonly everyMs?: number;
  /** Called for a failed run, which is retried after the next interval. */
  readonly onError: (message: string, error: unknown) => void;
}

/** Returns the limits for deliveries that may stay pending. */
function waitingBounds(now: number): WaitingBounds {
  return { before: now - HELD_MS, graceMs: GRACE_MS };
}

export async function endRevoked({ webhooks }: Pick<Store, 'webhooks'>): Promise<void> {
  for (const id of await webhooks.ofRevokedKeys()) {
    const now = Date.now();
    if (await webhooks.remove(id, now)) await webhooks.endWaiting(id, 'key_revoked', now);
  }
  await webhooks.inboxes.removeOfRevokedKeys();
}

/** @param aged current time for expiry and pruning, from an AgingClock */
export async function upkeep(
  { webhooks }: Pick<Store, 'webhooks'>,
  prune: boolean,
  now = Date.now(),
  kept = KEPT_MS,
  aged = now,
): Promise<void> {
  await endRevoked({ webhooks });
  await webhooks.expire(waitingBounds(aged), now);
  if (!prune) return;
  await webhooks.history.prune(aged - kept.events, aged - kept.attempts, MAX_ATTEMPTS);
  await pruneInboxes(webhooks.inboxes, aged);
}

/** Returns a function that stops the maintenance and waits for the current run. */
export function startUpkeep({
  store,
  onError,
  now: clock = () => Date.now(),
  kept = KEPT_MS,
  everyMs = EVERY_MS,
}: UpkeepOptions): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  const aging = new AgingClock(clock);
  const once = async () => {
    try {
      const leadership = await store.tryLead(LEADERSHIP);
      if (leadership === undefined) return;
      try {
        // The time of the last pruning is stored, so that pruning also happens if processes restart every half hour.
        const now = clock();
        const prune = await store.settings.isDue(PRUNING, now, PRUNE_EVERY_MS);
        if (store.engine === 'sqlite') await store.webhooks.amendTimes(now, LEASE_MS);
        await upkeep(store, prune, now, kept, aging.now());
        if (prune) await store.settings.done(PRUNING, now);
      } finally {
        await leadership.release();
      }
    } catch (error) {
      onError('Webhook maintenance failed; will retry.', error);
    }
  };
  const unhear = store.keys.onChange((id) => {
    if (id === undefined) return;
    underWay = underWay
      .then(() => endRevoked(store))
      .catch((error: unknown) => onError('Ending the subscriptions of a revoked key failed; will retry.', error));
  });
  const timer = setInterval(() => {
    underWay = underWay.then(once);
  }, everyMs).unref();
  return () => {
    unhear();
    clearInterval(timer);
    return underWay;
  };
}
