// Deletes old counts every hour, in one process at a time.

import { HOUR_MS, MINUTE_MS } from '../lib/duration.ts';
import { quotaDay } from '../limits/quota-day.ts';
import type { Retention } from '../store/purge.ts';
import type { Store } from '../store/store.ts';

const EVERY_MS = HOUR_MS;
/** Delay that prevents purging at startup and in all processes simultaneously. */
const FIRST_AFTER_MS = MINUTE_MS;
const LEADERSHIP = 'purge';

export interface PurgingOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly keep?: Retention | undefined;
  readonly onError: (message: string, error: unknown) => void;
}

/** Does nothing if another process is purging. Never fails; remaining rows are deleted next time. */
export async function purgeOnce({ store, now, keep, onError }: PurgingOptions): Promise<void> {
  try {
    const leadership = await store.tryLead(LEADERSHIP);
    if (leadership === undefined) return;
    try {
      await store.purge(quotaDay(now()), keep);
    } finally {
      await leadership.release();
    }
  } catch (error) {
    onError('Deleting old usage counts failed; will retry.', error);
  }
}

/** Returns a function that stops purging and waits for the current run. */
export function startPurging(options: PurgingOptions): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  const later = (ms: number) =>
    setTimeout(() => {
      underWay = purgeOnce(options);
      timer = later(EVERY_MS);
    }, ms).unref();
  let timer = later(FIRST_AFTER_MS * (1 + Math.random()));
  return () => {
    clearTimeout(timer);
    return underWay;
  };
}
