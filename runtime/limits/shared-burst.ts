// The cap on calls at once where several processes are one server (CACHE_URL): their buckets are one, and each process has its own
// view of it. By that view it refuses without asking, and lets in a little without waiting; whatever it lets in is told to the others
// at once. While there is nobody to ask it goes by its own view alone.

import type { SharedBuckets } from '../cluster/buckets.ts';
import type { Burst } from '../contract/gate.ts';
import { BurstCap } from './burst.ts';

/** What is asked for while a question is under way goes with the next one; beyond so many this process decides by itself. */
const MOST_ASKING = 1_000;

/** What one bucket is to be asked. */
interface Question {
  readonly burst: Burst;
  told: number;
  readonly asked: { readonly calls: number; readonly answer: (wait: number) => void }[];
}

/** A bucket with a question under way, and the one after it. */
interface Turn {
  /** Let in by this process and not yet confirmed. */
  unconfirmed: number;
  next: Question | undefined;
}

/** What a shared cap is made with. */
export interface SharedBurstOptions {
  /** Milliseconds of a clock that always runs. */
  readonly elapsed: () => number;
  readonly buckets: SharedBuckets;
  /** Tells its buckets from those of other caps. */
  readonly name: string;
  /** The part of a bucket that `ask` lets in unconfirmed while its view of the bucket is better than half full. */
  readonly ahead?: number;
}

/** One bucket a key or network over all processes. */
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

  /** By this process's view, which others may be ahead of by what they took since it last asked; they are told. */
  override take(id: string, burst: Burst, calls = 1): number {
    const wait = super.take(id, burst, calls);
    if (wait === 0 && Number.isFinite(burst.size)) this.#tell(id, burst, calls);
    return wait;
  }

  /** Exact over all processes but for what `ahead` lets in; waits for one round trip at most, where it waits at all. */
  override ask(id: string, burst: Burst, calls = 1): number | Promise<number> {
    if (!Number.isFinite(burst.size)) return 0;
    const { wait, left } = this.look(id, burst, calls);
    // Others can only have taken more.
    if (wait > 0) return wait;
    const turn = this.#turns.get(id);
    const unconfirmed = (turn?.unconfirmed ?? 0) + calls;
    if (unconfirmed <= burst.size * this.#ahead && left > burst.size / 2) return this.take(id, burst, calls);
    if (turn !== undefined && (turn.next?.asked.length ?? 0) >= MOST_ASKING) return this.take(id, burst, calls);
    return new Promise((answer) => {
      this.#questionOf(id, burst).asked.push({ calls, answer });
      this.#begin(id, turn);
    });
  }

  #tell(id: string, burst: Burst, calls: number): void {
    const turn = this.#turns.get(id);
    this.#questionOf(id, burst).told += calls;
    (this.#turns.get(id) as Turn).unconfirmed += calls;
    this.#begin(id, turn);
  }

  /** What the bucket is to be asked next. */
  #questionOf(id: string, burst: Burst): Question {
    let turn = this.#turns.get(id);
    if (turn === undefined) {
      turn = { unconfirmed: 0, next: undefined };
      this.#turns.set(id, turn);
    }
    turn.next ??= { burst, told: 0, asked: [] };
    return turn.next;
  }

  /** One question at a time for a bucket: `before` is its turn where one is under way. */
  #begin(id: string, before: Turn | undefined): void {
    if (before === undefined) void this.#askInTurn(id, this.#turns.get(id) as Turn);
  }

  async #askInTurn(id: string, turn: Turn): Promise<void> {
    while (turn.next !== undefined) {
      const { burst, told, asked } = turn.next;
      turn.next = undefined;
      const takes = { told, asked: asked.map(({ calls }) => calls) };
      const taken = await this.#buckets.take(`${this.#name}\n${id}`, burst, takes);
      turn.unconfirmed -= told;
      // What it let in meanwhile the bucket does not know of yet.
      if (taken !== undefined) this.set(id, burst, taken.tokens - turn.unconfirmed);
      for (const [nth, { calls, answer }] of asked.entries()) {
        answer(taken?.waits[nth] ?? super.take(id, burst, calls));
      }
    }
    this.#turns.delete(id);
  }
}
