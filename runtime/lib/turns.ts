// Shares the event loop between callers. Work that arrives in one turn runs immediately for a few milliseconds. The
// rest runs one task per turn, with senders in rotation.

import { FairQueue } from './fair-queue.ts';

const TURN_MS = 5;

/** Waiting work, grouped by sender. */
export class Turns {
  readonly #waiting = new FairQueue<() => void>();
  /** Arrival of the turn's first task, from performance.now(). */
  #began: number | undefined;

  isOpen(): boolean {
    if (this.#waiting.size > 0) return false;
    if (this.#began === undefined) {
      this.#began = performance.now();
      setImmediate(() => {
        this.#began = undefined;
      });
    }
    return performance.now() - this.#began < TURN_MS;
  }

  /** A function object that is already queued is not queued again. */
  wait(who: string, work: () => void): void {
    if (this.#waiting.size === 0) setImmediate(this.#next);
    this.#waiting.add(work, who);
  }

  /** A turn also includes awaited work that completes without returning to the event loop. */
  readonly #next = () => {
    const work = this.#waiting.shift();
    if (this.#waiting.size > 0) setImmediate(this.#next);
    work?.();
  };
}
