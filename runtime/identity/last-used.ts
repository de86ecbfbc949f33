// When keys were last used: kept in memory and written once a minute in one statement, so that a call writes nothing.

import { MINUTE_MS } from '../lib/duration.ts';
import type { KeyStore } from '../store/store.ts';

const FLUSH_MS = MINUTE_MS;

/** When keys were last used: noted in memory, written together now and then. */
export class LastUsed {
  readonly #keys: KeyStore;
  readonly #onError: (message: string, error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #used = new Map<string, number>();

  constructor(keys: KeyStore, onError: (message: string, error: unknown) => void, everyMs = FLUSH_MS) {
    this.#keys = keys;
    this.#onError = onError;
    this.#timer = setInterval(() => this.flush(), everyMs).unref();
  }

  /** Notes that a key is used now. */
  note(id: string, now: number): void {
    this.#used.set(id, now);
  }

  /** Writes what was noted; what cannot be written is tried again the next time. Never rejects. */
  async flush(): Promise<void> {
    if (this.#used.size === 0) return;
    const used = this.#used;
    this.#used = new Map();
    try {
      await this.#keys.touch(used);
    } catch (error) {
      for (const [id, at] of used) if (!this.#used.has(id)) this.#used.set(id, at);
      this.#onError('Last-used times of keys could not be stored.', error);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
