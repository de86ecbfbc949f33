// Limits events per key and minute, such as failed calls or wrong tokens. The counts are kept in memory, per process.

import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';
import { MINUTE_MS } from './duration.ts';

/** Maximum number of keys; above it, the least recently used key is evicted. */
const MAX_KEYS = 10_000;

interface Window {
  readonly since: number;
  count: number;
}

/** A fixed window of one minute starts with the first event of a key. */
export class WindowLimit {
  readonly #windows = new LRUCache<string, Window>(atMost(MAX_KEYS));
  readonly #elapsed: () => number;
  /** Maximum number of events per key and minute. */
  readonly most: number;

  /**
   * @param elapsed milliseconds from a monotonic clock
   * @param max maximum number of events per key and minute
   */
  constructor(elapsed: () => number, max: number) {
    this.#elapsed = elapsed;
    this.most = max;
  }

  /** Counts an event and returns the count in this window. */
  note(key: string): number {
    const now = this.#elapsed();
    const window = this.#windows.get(key);
    if (window !== undefined && now - window.since < MINUTE_MS) return ++window.count;
    this.#windows.set(key, { since: now, count: 1 });
    return 1;
  }

  /** Returns the seconds until the window ends, or 0 if the limit has not been reached. */
  wait(key: string): number {
    const window = this.#windows.get(key);
    if (window === undefined || window.count < this.most) return 0;
    return Math.max(0, Math.ceil((window.since + MINUTE_MS - this.#elapsed()) / 1_000));
  }

  get size(): number {
    return this.#windows.size;
  }
}
