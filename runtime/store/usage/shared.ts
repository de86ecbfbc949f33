// Call counts of processes that share a database. A single conditional upsert keeps them exact across any number of
// processes. Calls that arrive while a statement runs are batched into the next one, so a busy key costs one row lock
// for many calls. Plans without a limit are only counted, so their counts are written periodically.

import type { Kysely } from 'kysely';
import type { CountTables } from '../schema.ts';
import type { UsageStore } from '../store.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { storedCounts } from './stored.ts';

const FLUSH_MS = 1_000;
/** A statement with this many keys stays well within its time limit. */
const KEYS_A_STATEMENT = 200;

interface Waiter {
  resolve(count: number): void;
  reject(error: unknown): void;
}
/** Pending calls of one key. */
interface Ask {
  readonly keyId: string;
  readonly day: number;
  readonly limit: number;
  readonly waiters: Waiter[];
}
interface Change {
  readonly keyId: string;
  readonly day: number;
  delta: number;
}

export class SharedUsage implements UsageStore {
  readonly #db: Kysely<CountTables>;
  readonly #onError: (message: string, error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  /** Pending calls by key, day and limit. */
  #asks = new Map<string, Ask>();
  #changes = new Map<string, Change>();
  #asking = false;
  #changing: Promise<void> = Promise.resolve();
  /** The counts last seen for `#seenDay`. */
  #seenDay = 0;
  #seen = new Map<string, number>();
  /** Pending reads, shared by concurrent callers with the same key. */
  readonly #reading = new Map<string, Promise<number>>();

  constructor(db: Kysely<CountTables>, onError: (message: string, error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
    this.#timer = setInterval(() => this.#writeQuietly(), FLUSH_MS).unref();
  }

  take(keyId: string, day: number, limit: number | undefined): number | Promise<number> {
    if (limit === undefined) {
      this.#change(keyId, day, 1);
      const count = (this.#seenOn(day).get(keyId) ?? 0) + 1;
      this.#seen.set(keyId, count);
      return count;
    }
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const name = `${keyId} ${day} ${limit}`;
    const ask = this.#asks.get(name);
    if (ask === undefined) this.#asks.set(name, { keyId, day, limit, waiters: [{ resolve, reject }] });
    else ask.waiters.push({ resolve, reject });
    if (!this.#asking) this.#answerAll();
    return promise;
  }

  giveBack(keyId: string, day: number): Promise<void> {
    this.#change(keyId, day, -1);
    return this.flush().catch((error) => this.#onError('Refunding a call failed; will retry.', error));
  }

  count(keyId: string, day: number): number | Promise<number> {
    const seen = this.#seenOn(day).get(keyId);
    if (seen !== undefined) return seen;
    const name = `${keyId} ${day}`;
    const reading = this.#reading.get(name);
    if (reading !== undefined) return reading;
    const fresh = storedCounts(this.#db, [keyId], day)
      .then((counts) => {
        const count = counts.get(keyId) ?? 0;
        this.#see(keyId, day, count);
        return count;
      })
      .finally(() => this.#reading.delete(name));
    this.#reading.set(name, fresh);
    return fresh;
  }

  async counts(keyIds: readonly string[], day: number): Promise<Map<string, number>> {
    await this.flush();
    return storedCounts(this.#db, keyIds, day);
  }

  flush(): Promise<void> {
    this.#changing = this.#changing.catch(() => {}).then(() => this.#write());
    return this.#changing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch((error) => this.#onError('Writing the last call counts failed.', error));
  }

  #seenOn(day: number): Map<string, number> {
    if (day !== this.#seenDay) {
      this.#seenDay = day;
      this.#seen = new Map();
    }
    return this.#seen;
  }

  #see(keyId: string, day: number, count: number): void {
    this.#seenOn(day).set(keyId, count);
  }

  /** A failure rejects all pending calls, because their time limit has also expired. */
  async #answerAll(): Promise<void> {
    this.#asking = true;
    await Promise.resolve(); // batches calls from the same turn of the event loop
    let batch: Ask[] = [];
    try {
      while (this.#asks.size > 0) {
        batch = this.#nextBatch();
        await this.#answer(batch);
      }
    } catch (error) {
      const failed = [...batch, ...this.#asks.values()];
      this.#asks = new Map();
      for (const ask of failed) for (const waiter of ask.waiters) waiter.reject(error);
    } finally {
      this.#asking = false;
    }
  }

  /** Returns entries that have the same limit, sorted so that two processes lock rows in the same order. */
  #nextBatch(): Ask[] {
    const batch: Ask[] = [];
    let limit: number | undefined;
    for (const [name, ask] of this.#asks) {
      limit ??= ask.limit;
      if (ask.limit !== limit) continue;
      batch.push(ask);
      this.#asks.delete(name);
      if (batch.length === KEYS_A_STATEMENT) break;
    }
    return batch.sort((a, b) => (a.keyId < b.keyId ? -1 : a.keyId > b.keyId ? 1 : a.day - b.day));
  }

  /**
   * `granted` is the number of calls that this statement obtained; a row is not returned if its key had no calls left.
   */
  async #answer(batch: readonly Ask[]): Promise<void> {
    const limit = (batch[0] as Ask).limit;
    const rows = batch.map(({ keyId, day, waiters }) => {
      const requested = Math.min(waiters.length, limit);
      return { key_id: keyId, day, count: requested, granted: requested };
    });
    const granted = await this.#db
      .insertInto('usage')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['key_id', 'day'])
          .doUpdateSet((set) => {
            const left = set(set.val(limit), '-', set.ref('usage.count'));
            const share = set
              .case()
              .when('excluded.granted', '<', left)
              .then(set.ref('excluded.granted'))
              .else(left)
              .end();
            return { granted: share, count: set('usage.count', '+', share) };
          })
          .where('usage.count', '<', limit),
      )
      .returning(['key_id', 'day', 'count', 'granted'])
      .execute();
    const byRow = new Map(granted.map((row) => [`${row.key_id} ${row.day}`, row]));
    for (const { keyId, day, waiters } of batch) {
      const row = byRow.get(`${keyId} ${day}`);
      const share = row?.granted ?? 0;
      const before = (row?.count ?? limit) - share;
      this.#see(keyId, day, before + share);
      waiters.forEach((waiter, index) => {
        waiter.resolve(index < share ? before + index + 1 : 0);
      });
    }
  }

  #change(keyId: string, day: number, delta: number): void {
    const name = `${keyId} ${day}`;
    const change = this.#changes.get(name);
    if (change === undefined) this.#changes.set(name, { keyId, day, delta });
    else change.delta += delta;
  }

  async #write(): Promise<void> {
    const changes = [...this.#changes.values()].sort((a, b) =>
      a.keyId < b.keyId ? -1 : a.keyId > b.keyId ? 1 : a.day - b.day,
    );
    this.#changes = new Map();
    while (changes.length > 0) {
      const batch = changes.splice(0, KEYS_A_STATEMENT);
      try {
        await this.#apply(batch);
      } catch (error) {
        // A change that may have been written must not be repeated, because it could refund a call twice.
        const again = error instanceof StoreUnavailable && !error.mayHaveHappened ? [...batch, ...changes] : changes;
        for (const { keyId, day, delta } of again) this.#change(keyId, day, delta);
        throw error;
      }
    }
  }

  async #apply(batch: readonly Change[]): Promise<void> {
    const rows = batch.map(({ keyId, day, delta }) => ({
      key_id: keyId,
      day,
      count: Math.max(0, delta),
      granted: delta,
    }));
    const written = await this.#db
      .insertInto('usage')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['key_id', 'day']).doUpdateSet((set) => {
          const changed = set('usage.count', '+', set.ref('excluded.granted'));
          return { count: set.case().when(changed, '<', 0).then(0).else(changed).end() };
        }),
      )
      .returning(['key_id', 'day', 'count'])
      .execute();
    for (const row of written) if (row.day === this.#seenDay) this.#see(row.key_id, row.day, row.count);
  }

  #writeQuietly(): void {
    this.flush().catch((error) => this.#onError('Writing call counts failed.', error));
  }
}
