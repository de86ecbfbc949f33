// Health of the store. The check is a write, because a store with a full disk can still be read. It is repeated while
// the store is unavailable.

import { StoreUnavailable } from './unavailable.ts';

/** Health checks within this time share one write. */
const FRESH_MS = 500;
const RETRY_MS = 1_000;
/**
 * Characters that must be writable before a store counts as recovered, because a full disk often has room for a few
 * bytes.
 */
const ROOM = 65_536;
/** Seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1] as const;

export interface StatementObserver {
  done(elapsedMs: number): void;
  failed(error: unknown): void;
}

export type StoreTransition =
  | { readonly state: 'lost'; readonly error: unknown }
  | { readonly state: 'back'; readonly lostMs: number };

/** Since startup. */
export interface StoreReadings {
  readonly up: boolean;
  /** Pairs of the upper bound in seconds and the cumulative number of statements; the last bucket has no bound. */
  readonly durations: readonly (readonly [bound: number, count: number])[];
  readonly seconds: number;
  readonly unavailable: number;
  readonly otherErrors: number;
}

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

  /** @param write must reject unless it can write the given number of characters */
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

  /** Cached for half a second. Never rejects. */
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

export function statementLog(observer: StatementObserver) {
  return (event: { level: 'query' | 'error'; queryDurationMillis: number; error?: unknown }): void => {
    if (event.level === 'query') observer.done(event.queryDurationMillis);
    else observer.failed(event.error);
  };
}
