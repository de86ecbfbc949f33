// What becomes of webhooks with time, seen to now and then by one of the processes: held events expire, subscriptions of revoked
// keys end, what nobody asks for any more is dropped.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/duration.ts';
import { AgingClock } from '../lib/steady.ts';
import type { Store } from '../store/store.ts';
import type { WaitingBounds } from '../store/webhooks/webhook-store.ts';
import { LEASE_MS } from './dispatcher.ts';

const EVERY_MS = MINUTE_MS;
/** Pruning is heavier, and nothing waits for it. */
const PRUNE_EVERY_MS = HOUR_MS;
const LEADERSHIP = 'webhooks';
/** Under which the store notes when it was last pruned. */
const PRUNING = 'webhooks pruned';

/** How long an event is held while a circuit is open. */
const HELD_MS = 72 * HOUR_MS;
/** A burst that a receiver is through with so soon is no backlog. */
const GRACE_MS = 60_000;
/** How long things are kept, in milliseconds. */
export interface KeptMs {
  /** How long an event can be pulled, and delivered again. */
  readonly events: number;
  /** Attempts and ended deliveries: as long as metrics reach back. */
  readonly attempts: number;
}

/** What holds where nothing is set. */
export const KEPT_MS: KeptMs = { events: 72 * HOUR_MS, attempts: 30 * DAY_MS };
/** Attempts of a subscription at most. */
const MOST_ATTEMPTS = 100_000;

/** What the upkeep needs. */
export interface UpkeepOptions {
  readonly store: Pick<Store, 'engine' | 'webhooks' | 'tryLead' | 'keys' | 'settings'>;
  /** Milliseconds since 1970; the machine's clock unless said. */
  readonly now?: () => number;
  readonly kept?: KeptMs | undefined;
  /** How often it is seen to, in milliseconds. */
  readonly everyMs?: number;
  /** Told of failures: what was not done is done the next time. */
  readonly onError: (message: string, error: unknown) => void;
}

/** What may wait for a subscription at a moment. */
function waitingBounds(now: number): WaitingBounds {
  return { before: now - HELD_MS, graceMs: GRACE_MS };
}

/** Ends subscriptions whose keys were revoked. */
export async function endRevoked({ webhooks }: Pick<Store, 'webhooks'>): Promise<void> {
  for (const id of await webhooks.ofRevokedKeys()) {
    const now = Date.now();
    if (await webhooks.remove(id, now)) await webhooks.endWaiting(id, 'key_revoked', now);
  }
}

/**
 * What is due once: everything but pruning, and that where it is wished.
 * @param aged the time by which things expire and are pruned
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

/** Sees to it until it is told to stop: the returned function resolves when what is under way has ended. */
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
        // By the clock, and noted in the store: processes that are started anew every half hour prune as well.
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
  // A revoked key's subscriptions end at once.
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
