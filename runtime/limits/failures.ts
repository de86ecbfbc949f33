// The cap on calls that are given back: what fails costs its key nothing, so that a key whose calls fail again and again would
// call for ever. Counted in memory and for this process alone, by windows of a minute.

import { MINUTE_MS } from '../lib/duration.ts';

const WINDOW_MS = MINUTE_MS;
/** Calls of a key that may fail in a minute. */
export const MOST_FAILURES_A_MINUTE = 60;
/** Keys beyond this number are looked through for windows that are over. */
const MOST_KEYS = 10_000;

interface Window {
  /** Milliseconds of the running clock. */
  readonly since: number;
  failures: number;
}

/** How many failed attempts an address may make. */
export class FailureCap {
  readonly #windows = new Map<string, Window>();
  readonly #elapsed: () => number;
  /** Failed calls of a key in a minute. */
  readonly most: number;

  /**
   * @param elapsed milliseconds of a clock that always runs
   * @param most failed calls of a key in a minute
   */
  constructor(elapsed: () => number, most: number) {
    this.#elapsed = elapsed;
    this.most = most;
  }

  /** Notes a call of a key that failed. */
  note(id: string): void {
    const now = this.#elapsed();
    const window = this.#windows.get(id);
    if (window !== undefined && now - window.since < WINDOW_MS) {
      window.failures++;
      return;
    }
    if (window === undefined && this.#windows.size >= MOST_KEYS) this.#makeRoom(now);
    // Again, where it was there before: those of late come last.
    this.#windows.delete(id);
    this.#windows.set(id, { since: now, failures: 1 });
  }

  /** Whole seconds until a key may call again: 0 for one that may. */
  wait(id: string): number {
    const window = this.#windows.get(id);
    if (window === undefined || window.failures < this.most) return 0;
    return Math.max(0, Math.ceil((window.since + WINDOW_MS - this.#elapsed()) / 1_000));
  }

  /** How many keys are known to have failed. */
  get size(): number {
    return this.#windows.size;
  }

  /** When no window is over, the oldest go: memory stays bounded. */
  #makeRoom(now: number): void {
    for (const [id, { since }] of this.#windows) if (now - since >= WINDOW_MS) this.#windows.delete(id);
    let spare = this.#windows.size - MOST_KEYS * 0.9;
    for (const id of this.#windows.keys()) {
      if (spare-- <= 0) break;
      this.#windows.delete(id);
    }
  }
}
