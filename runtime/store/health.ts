// How the store is doing: what its statements took and which failed, and whether it can be written right now. A store that
// reads but cannot write (a full disk) is not well, so that the question is asked by a write; while it is lost it is asked
// again and again, so that its return needs nobody.

import { StoreUnavailable } from './unavailable.ts';

/** How long one answer to "can it be written" holds: health checks of many cost one write. */
const FRESH_MS = 500;
/** Between two looks at a lost store. */
const RETRY_MS = 1_000;
/** Characters that must find room before a lost store counts as back: a few bytes always fit somewhere on a full disk. */
const ROOM = 65_536;
/** Upper bounds of statement durations, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1] as const;

/** Told of every statement, by the engines. */
export interface StatementObserver {
  done(elapsedMs: number): void;
  failed(error: unknown): void;
}

/** The store was lost, or is back. */
export type StoreTransition =
  | { readonly state: 'lost'; readonly error: unknown }
  | { readonly state: 'back'; readonly lostMs: number };

/** Numbers since the start. */
export interface StoreReadings {
  readonly up: boolean;
  /** Statements by duration: pairs of the upper bound in seconds and the statements up to it; the last has no bound. */
  readonly durations: readonly (readonly [bound: number, count: number])[];
  readonly seconds: number;
  readonly unavailable: number;
  readonly otherErrors: number;
}

/** Whether the store answers, by what its statements came to. */
export class StoreHealth implements StatementObserver {
  readonly #onTransition: (transition: StoreTransition) => void;
  readonly #counts: number[] = Array(BUCKETS.length + 1).fill(0);
  #write: ((characters: number) => Promise<void>) | undefined;
  #asking: Promise<boolean> | undefined;
  #answer: { readonly well: boolean; readonly at: number } | undefined;
  #lostAt: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #seconds = 0;
  #unavailable = 0;
  #otherErrors = 0;
  #closed = false;

  constructor(onTransition: (transition: StoreTransition) => void) {
    this.#onTransition = onTransition;
  }

  /** @param write rejects unless the store can take so many characters */
  open(write: (characters: number) => Promise<void>): void {
    this.#write = write;
  }

  done(elapsedMs: number): void {
    const seconds = elapsedMs / 1000;
    this.#seconds += seconds;
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] as number)) bucket++;
    this.#counts[bucket] = (this.#counts[bucket] as number) + 1;
  }

  failed(error: unknown): void {
    if (!(error instanceof StoreUnavailable)) {
      this.#otherErrors++;
      return;
    }
    this.#unavailable++;
    this.#lose(error);
  }

  /** Whether the store can be written, as it was at most half a second ago. Never rejects. */
  healthy(): Promise<boolean> {
    if (this.#closed) return Promise.resolve(false);
    const answer = this.#answer;
    if (answer !== undefined && performance.now() - answer.at < FRESH_MS) return Promise.resolve(answer.well);
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  readings(): StoreReadings {
    let upTo = 0;
    const durations = this.#counts.map((count, index) => {
      upTo += count;
      return [BUCKETS[index] ?? Number.POSITIVE_INFINITY, upTo] as const;
    });
    const [seconds, unavailable, otherErrors] = [this.#seconds, this.#unavailable, this.#otherErrors];
    return { up: this.#lostAt === undefined, durations, seconds, unavailable, otherErrors };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<boolean> {
    let well = true;
    try {
      await this.#write?.(this.#lostAt === undefined ? 1 : ROOM);
      this.#regain();
    } catch (error) {
      well = false;
      this.#lose(error);
    }
    this.#answer = { well, at: performance.now() };
    return well;
  }

  #lose(error: unknown): void {
    this.#answer = { well: false, at: performance.now() };
    if (this.#lostAt !== undefined || this.#closed) return;
    this.#lostAt = performance.now();
    this.#onTransition({ state: 'lost', error });
    this.#later();
  }

  #regain(): void {
    if (this.#lostAt === undefined) return;
    const lostMs = Math.round(performance.now() - this.#lostAt);
    this.#lostAt = undefined;
    clearTimeout(this.#timer);
    this.#onTransition({ state: 'back', lostMs });
  }

  #later(): void {
    this.#timer = setTimeout(async () => {
      this.#answer = undefined;
      if (!(await this.healthy()) && !this.#closed) this.#later();
    }, RETRY_MS).unref();
  }
}

/** For Kysely: tells the observer of each statement. */
export function statementLog(observer: StatementObserver) {
  return (event: { level: 'query' | 'error'; queryDurationMillis: number; error?: unknown }): void => {
    if (event.level === 'query') observer.done(event.queryDurationMillis);
    else observer.failed(event.error);
  };
}
