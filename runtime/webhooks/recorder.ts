// Writes the outcomes of attempts. Those that arrive during a transaction share the next one. While the store is
// unavailable, outcomes stay in memory and their deliveries stay claimed.

import { StoreUnavailable } from '../store/unavailable.ts';
import type { CircuitRule, DeliveryQueue, Outcome, Settled } from '../store/webhooks/webhook-store.ts';
import type { Log } from '../telemetry/log.ts';

const MAX_CONCURRENT = 200;
const RETRY_MS = 250;

export interface RecorderOptions {
  readonly queue: Pick<DeliveryQueue, 'settle'>;
  readonly rule: CircuitRule;
  readonly log: Pick<Log, 'error'>;
  /** Called for written and discarded outcomes; `settled` is empty for discarded ones. */
  readonly onSettled: (outcomes: readonly Outcome[], settled: readonly Settled[]) => void;
}

/** Writes outcomes in batches of at most 200. */
export class Recorder {
  readonly #options: RecorderOptions;
  readonly #waiting: Outcome[] = [];
  #writing: Promise<void> | undefined;
  #closed = false;
  #behind = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  /**
   * True while outcomes wait in memory for the store. The leases of their deliveries may have expired, so no new
   * deliveries should be claimed.
   */
  get behind(): boolean {
    return this.#behind;
  }

  add(outcome: Outcome): void {
    this.#waiting.push(outcome);
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Writes the remaining outcomes, but does not wait for an unavailable store. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writing;
  }

  async #write(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const some = this.#waiting.slice(0, MAX_CONCURRENT);
      const settled = await this.#settle(some);
      this.#behind = settled === 'later';
      if (settled === 'later') {
        if (this.#closed) return;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        continue;
      }
      this.#waiting.splice(0, some.length);
      this.#options.onSettled(some, settled);
    }
  }

  async #settle(outcomes: readonly Outcome[]): Promise<Settled[] | 'later'> {
    const { queue, rule, log } = this.#options;
    try {
      return await queue.settle(outcomes, rule);
    } catch (error) {
      if (error instanceof StoreUnavailable) return 'later';
      // The outcomes are discarded, so the deliveries are attempted again with the same event ids.
      log.error({ error, outcomes: outcomes.length }, 'webhook delivery attempts could not be stored');
      return [];
    }
  }
}
