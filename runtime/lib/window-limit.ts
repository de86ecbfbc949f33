// Limits how often something may happen to a key in a minute, such as calls that fail or tokens that are wrong. Counted in memory,
// for this process only.

import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';
import { MINUTE_MS } from './duration.ts';

/** Keys that are remembered; the least recently used one is forgotten first. */
const MOST_KEYS = 10_000;

interface Window {
  readonly since: number;
  count: number;
}

/** At most so many events per key in a window of a minute, which begins with the first of them. */
export class WindowLimit {
  readonly #windows = new LRUCache<string, Window>(atMost(MOST_KEYS));
  readonly #elapsed: () => number;
  /** Events of a key in a minute. */
  readonly most: number;

  /**
   * @param elapsed milliseconds of a clock that always runs
   * @param most events of a key in a minute
   */
  constructor(elapsed: () => number, most: number) {
    this.#elapsed = elapsed;
    this.most = most;
  }

  /** Counts an event, and returns how many there were in this window. */
  note(key: string): number {
    const now = this.#elapsed();
    const window = this.#windows.get(key);
    if (window !== undefined && now - window.since < MINUTE_MS) return ++window.count;
    this.#windows.set(key, { since: now, count: 1 });
    return 1;
  }

  /** Whole seconds until the window of a key that reached the limit ends; 0 for any other key. */
  wait(key: string): number {
    const window = this.#windows.get(key);
    if (window === undefined || window.count < this.most) return 0;
    return Math.max(0, Math.ceil((window.since + MINUTE_MS - this.#elapsed()) / 1_000));
  }

  /** The number of keys that are remembered. */
  get size(): number {
    return this.#windows.size;
  }
}
