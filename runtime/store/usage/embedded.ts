// Counts calls in memory and writes them within a second. `kill -9` loses at most the last second.

import type { Kysely } from 'kysely';
import type { CountTables } from '../schema.ts';
import type { UsageStore } from '../store.ts';
import { storedCounts } from './stored.ts';

const FLUSH_MS = 1_000;
const FLUSH_BATCH = 1_000;

interface Counter {
  readonly keyId: string;
  readonly day: number;
  count: number;
  /** True if the count differs from that in the file. */
  dirty: boolean;
}

export class EmbeddedUsage implements UsageStore {
  readonly #db: Kysely<CountTables>;
  readonly #onError: (message: string, error: unknown) => void;
  readonly #days = new Map<number, Map<string, Counter>>();
  readonly #loading = new Map<string, Promise<Counter>>();
  #dirty: Counter[] = [];
  #flushing: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(db: Kysely<CountTables>, onError: (message: string, error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
    this.#timer = setInterval(() => this.#flushQuietly(), FLUSH_MS).unref();
  }

  take(keyId: string, day: number, limit: number | undefined): number | Promise<number> {
    const counter = this.#known(keyId, day);
    if (counter !== undefined) return this.#takeFrom(counter, limit);
    return this.#load(keyId, day).then((loaded) => this.#takeFrom(loaded, limit));
  }

  giveBack(keyId: string, day: number): void | Promise<void> {
    const counter = this.#known(keyId, day);
    if (counter !== undefined) return this.#giveBackTo(counter);
    return this.#load(keyId, day).then(
      (loaded) => this.#giveBackTo(loaded),
      (error) => this.#onError('Refunding a call failed.', error),
    );
  }

  count(keyId: string, day: number): number | Promise<number> {
    return this.#known(keyId, day)?.count ?? this.#load(keyId, day).then((loaded) => loaded.count);
  }

  async counts(keyIds: readonly string[], day: number): Promise<Map<string, number>> {
    await this.flush();
    return storedCounts(this.#db, keyIds, day);
  }

  /** Failed writes are retried with the next flush. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.catch(() => {}).then(() => this.#write());
    return this.#flushing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #known(keyId: string, day: number): Counter | undefined {
    return this.#days.get(day)?.get(keyId);
  }

  #takeFrom(counter: Counter, limit: number | undefined): number {
    if (limit !== undefined && counter.count >= limit) return 0;
    counter.count++;
    this.#mark(counter);
    return counter.count;
  }

  #giveBackTo(counter: Counter): void {
    if (counter.count === 0) return;
    counter.count--;
    this.#mark(counter);
  }

  #mark(counter: Counter): void {
    if (counter.dirty) return;
    counter.dirty = true;
    this.#dirty.push(counter);
  }

  /** Reads a count from the file, which is current because no other process writes to it. */
  #load(keyId: string, day: number): Promise<Counter> {
    const name = `${day} ${keyId}`;
    const loading = this.#loading.get(name);
    if (loading !== undefined) return loading;
    const fresh = storedCounts(this.#db, [keyId], day)
      .then((counts) => {
        const counter: Counter = { keyId, day, count: counts.get(keyId) ?? 0, dirty: false };
        const known = this.#days.get(day) ?? new Map<string, Counter>();
        this.#days.set(day, known.set(keyId, counter));
        return counter;
      })
      .finally(() => this.#loading.delete(name));
    this.#loading.set(name, fresh);
    return fresh;
  }

  async #write(): Promise<void> {
    const counters = this.#dirty;
    this.#dirty = [];
    if (counters.length === 0) return;
    for (const counter of counters) counter.dirty = false;
    const rows = counters.map(({ keyId, day, count }) => ({ key_id: keyId, day, count, granted: 0 }));
    try {
      await this.#db.transaction().execute(async (tx) => {
        for (let start = 0; start < rows.length; start += FLUSH_BATCH) {
          await tx
            .insertInto('usage')
            .values(rows.slice(start, start + FLUSH_BATCH))
            .onConflict((conflict) =>
              conflict.columns(['key_id', 'day']).doUpdateSet((set) => ({ count: set.ref('excluded.count') })),
            )
            .execute();
        }
      });
    } catch (error) {
      for (const counter of counters) this.#mark(counter);
      throw error;
    }
    this.#forgetOldDays();
  }

  /** Keeps days with unwritten counts, and the last two days, because a call made yesterday may still be refunded. */
  #forgetOldDays(): void {
    if (this.#days.size <= 2) return;
    const unwritten = new Set(this.#dirty.map((counter) => counter.day));
    const days = [...this.#days.keys()].sort((a, b) => a - b);
    for (const day of days.slice(0, -2)) if (!unwritten.has(day)) this.#days.delete(day);
  }

  #flushQuietly(): void {
    this.flush().catch((error) => this.#onError('Writing call counts failed; will retry.', error));
  }
}
