// Log lines that anyone can cause. Repetitions within a minute are combined into one line.

import { MINUTE_MS } from '../lib/duration.ts';
import type { Log } from './log.ts';

/** Beyond this number, lines are summed per kind instead of per network. */
const MAX_SUMS = 1_000;

interface Sum {
  readonly facts: object;
  readonly message: string;
  more: number;
}

export class SummedLines {
  readonly #log: Log;
  readonly #minuteMs: number;
  readonly #sums = new Map<string, Sum>();

  constructor(log: Log, minuteMs = MINUTE_MS) {
    this.#log = log;
    this.#minuteMs = minuteMs;
  }

  /**
   * @param kind one of a fixed set of kinds
   * @param facts logged only with the first line
   */
  info(kind: string, network: string, facts: object, message: string): void {
    const whole = `${kind} ${network}`;
    const isOverfull = this.#sums.size >= MAX_SUMS && !this.#sums.has(whole);
    const key = isOverfull ? kind : whole;
    const known = this.#sums.get(key);
    if (known !== undefined) {
      known.more++;
      return;
    }
    this.#log.info({ ...facts, network }, message);
    const shared = isOverfull ? { kind } : { kind, network };
    this.#sums.set(key, { facts: shared, message, more: 0 });
    setTimeout(() => this.#end(key), this.#minuteMs).unref();
  }

  #end(key: string): void {
    const sum = this.#sums.get(key);
    this.#sums.delete(key);
    if (sum === undefined || sum.more === 0) return;
    this.#log.info({ ...sum.facts, more: sum.more }, `${sum.message}: repeated within a minute`);
  }
}
