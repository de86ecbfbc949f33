// Last-used times of keys are written once per minute in one statement.

import { MINUTE_MS } from '../lib/duration.ts';
import type { KeyStore } from '../store/store.ts';

const FLUSH_MS = MINUTE_MS;

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

  note(id: string, now: number): void {
    this.#used.set(id, now);
  }

  /** Never rejects; failures are retried. */
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
