// Rate limit shared by several processes (CACHE_URL). Based on its own view of the buckets, a process rejects some
// calls without a request to the cache and admits some without waiting. If the shared cache is unavailable, the process
// uses only its own view.

import type { SharedBuckets } from '../cluster/buckets.ts';
import type { Burst } from '../contract/gate.ts';
import { BurstCap } from './burst.ts';

/** If more calls are waiting, the process decides on its own. */
const MAX_WAITING = 1_000;

interface Question {
  readonly burst: Burst;
  admitted: number;
  readonly requested: { readonly calls: number; readonly answer: (wait: number) => void }[];
}

interface Turn {
  /** Number of calls that this process admitted but the shared cache has not yet confirmed. */
  unconfirmed: number;
  next: Question | undefined;
}

export interface SharedBurstOptions {
  /** Milliseconds from a monotonic clock. */
  readonly elapsed: () => number;
  readonly buckets: SharedBuckets;
  readonly name: string;
  /** Share of the bucket that `ask` admits without confirmation while the bucket is more than half full. */
  readonly ahead?: number;
}

export class SharedBurstCap extends BurstCap {
  readonly #buckets: SharedBuckets;
  readonly #name: string;
  readonly #ahead: number;
  readonly #turns = new Map<string, Turn>();

  constructor({ elapsed, buckets, name, ahead = 0 }: SharedBurstOptions) {
    super(elapsed);
    this.#buckets = buckets;
    this.#name = name;
    this.#ahead = ahead;
  }

  /** Uses this process's own view of the bucket, which may be out of date. */
  override take(id: string, burst: Burst, calls = 1): number {
    const wait = super.take(id, burst, calls);
    if (wait === 0 && Number.isFinite(burst.size)) this.#tell(id, burst, calls);
    return wait;
  }

  /** Exact across all processes, except for the calls admitted by `ahead`. */
  override reserve(id: string, burst: Burst, calls = 1): number | Promise<number> {
    if (!Number.isFinite(burst.size)) return 0;
    const { wait, left } = this.look(id, burst, calls);
    // Reject immediately, because other processes can only have taken more tokens.
    if (wait > 0) return wait;
    const turn = this.#turns.get(id);
    const unconfirmed = (turn?.unconfirmed ?? 0) + calls;
    if (unconfirmed <= burst.size * this.#ahead && left > burst.size / 2) return this.take(id, burst, calls);
    if (turn !== undefined && (turn.next?.requested.length ?? 0) >= MAX_WAITING) return this.take(id, burst, calls);
    return new Promise((answer) => {
      this.#questionOf(id, burst).requested.push({ calls, answer });
      this.#begin(id, turn);
    });
  }

  #tell(id: string, burst: Burst, calls: number): void {
    const turn = this.#turns.get(id);
    this.#questionOf(id, burst).admitted += calls;
    (this.#turns.get(id) as Turn).unconfirmed += calls;
    this.#begin(id, turn);
  }

  #questionOf(id: string, burst: Burst): Question {
    let turn = this.#turns.get(id);
    if (turn === undefined) {
      turn = { unconfirmed: 0, next: undefined };
      this.#turns.set(id, turn);
    }
    turn.next ??= { burst, admitted: 0, requested: [] };
    return turn.next;
  }

  /** Only one request at a time is sent per bucket; `before` is the current request. */
  #begin(id: string, before: Turn | undefined): void {
    if (before === undefined) void this.#askInTurn(id, this.#turns.get(id) as Turn);
  }

  async #askInTurn(id: string, turn: Turn): Promise<void> {
    while (turn.next !== undefined) {
      const { burst, admitted, requested } = turn.next;
      turn.next = undefined;
      const takes = { admitted, requested: requested.map(({ calls }) => calls) };
      const taken = await this.#buckets.take(`${this.#name}\n${id}`, burst, takes);
      turn.unconfirmed -= admitted;
      // Calls admitted in the meantime are not yet counted in the shared bucket.
      if (taken !== undefined) this.set(id, burst, taken.tokens - turn.unconfirmed);
      for (const [nth, { calls, answer }] of requested.entries()) {
        answer(taken?.waits[nth] ?? super.take(id, burst, calls));
      }
    }
    this.#turns.delete(id);
  }
}
