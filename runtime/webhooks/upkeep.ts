// Periodic maintenance by one of the processes: held events expire, subscriptions of revoked keys end, and outdated rows are deleted.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/duration.ts';
import { AgingClock } from '../lib/steady.ts';
import type { Store } from '../store/store.ts';
import type { WaitingBounds } from '../store/webhooks/webhook-store.ts';
import { LEASE_MS } from './dispatcher.ts';

const EVERY_MS = MINUTE_MS;
/** Pruning is more expensive, and nothing depends on it. */
const PRUNE_EVERY_MS = HOUR_MS;
const LEADERSHIP = 'webhooks';
/** Name under which the store records the last pruning. */
const PRUNING = 'webhooks pruned';

/** How long events are held while a circuit breaker is open. */
const HELD_MS = 72 * HOUR_MS;
/** A burst that a receiver processes within this time is not a backlog. */
const GRACE_MS = 60_000;
/** Retention in milliseconds. */
export interface KeptMs {
  /** How long an event can be pulled and redelivered. */
  readonly events: number;
  /** Attempts and ended deliveries: as far back as metrics reach. */
  readonly attempts: number;
}

export const KEPT_MS: KeptMs = { events: 72 * HOUR_MS, attempts: 30 * DAY_MS };
/** Maximum number of attempts per subscription. */
const MOST_ATTEMPTS = 100_000;

export interface UpkeepOptions {
  readonly store: Pick<Store, 'engine' | 'webhooks' | 'tryLead' | 'keys' | 'settings'>;
  /** Milliseconds since 1970; default: the system clock. */
  readonly now?: () => number;
  readonly kept?: KeptMs | undefined;
  /** Maintenance interval in milliseconds. */
  readonly everyMs?: number;
  /** Called on failures; the work is retried at the next interval. */
  readonly onError: (message: string, error: unknown) => void;
}

/** What may stay pending for a subscription at a given time. */
function waitingBounds(now: number): WaitingBounds {
  return { before: now - HELD_MS, graceMs: GRACE_MS };
}

export async function endRevoked({ webhooks }: Pick<Store, 'webhooks'>): Promise<void> {
  for (const id of await webhooks.ofRevokedKeys()) {
    const now = Date.now();
    if (await webhooks.remove(id, now)) await webhooks.endWaiting(id, 'key_revoked', now);
  }
}

/**
 * One maintenance run; pruning only if requested.
 * @param aged the current time for expiry and pruning
 */
export async function upkeep(
  { webhooks }: Pick<Store, 'webhooks'>,
  prune: boolean,
  now = Date.now(),
  kept = KEPT_MS,
  aged = now,
): Promise<void> {
  await endRevoked({ webhooks });
  await webhooks.expire(waitingBounds(aged), now);
  if (prune) await webhooks.history.prune(aged - kept.events, aged - kept.attempts, MOST_ATTEMPTS);
}

/** Runs maintenance periodically. The returned function stops it and resolves when the current run has ended. */
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
        // By the system clock and stored, so that processes that restart every half hour also prune.
        const now = clock();
        const prune = await store.settings.isDue(PRUNING, now, PRUNE_EVERY_MS);
        if (store.engine === 'sqlite') await store.webhooks.amendTimes(now, LEASE_MS);
        await upkeep(store, prune, now, kept, aging.now());
        if (prune) await store.settings.done(PRUNING, now);
      } finally {
        await leadership.release();
      }
    } catch (error) {
      onError('Webhook maintenance failed; it is retried.', error);
    }
  };
  // A revoked key's subscriptions end immediately.
  const unhear = store.keys.onChange((id) => {
    if (id === undefined) return;
    underWay = underWay
      .then(() => endRevoked(store))
      .catch((error: unknown) => onError('Subscriptions of a revoked key could not be ended yet.', error));
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
