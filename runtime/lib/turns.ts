// Shares the event loop between callers. Work that arrives in one turn of the loop runs immediately for a few milliseconds. The rest
// waits, and runs one piece per turn, its senders in rotation: many requests that arrive together do not delay the next caller's.

import { FairQueue } from './fair-queue.ts';

/** Work of one turn of the loop runs immediately for this long. */
const TURN_MS = 5;

/** Work that waits, under its sender. */
export class Turns {
  readonly #waiting = new FairQueue<() => void>();
  /** When the first piece of this turn of the loop came, by performance.now(). */
  #began: number | undefined;

  /** Whether work that arrives now may run immediately. */
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

  /** Queues a piece of work of `who`. Each piece is its own function object: the same one is not queued twice. */
  wait(who: string, work: () => void): void {
    if (this.#waiting.size === 0) setImmediate(this.#next);
    this.#waiting.add(work, who);
  }

  /** A turn also runs whatever its work awaits without leaving the loop. */
  readonly #next = () => {
    const work = this.#waiting.shift();
    if (this.#waiting.size > 0) setImmediate(this.#next);
    work?.();
  };
}
