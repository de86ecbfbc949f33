// Each process sums statistics in memory and writes them periodically; a crash loses a few seconds.

import type { Kysely } from 'kysely';
import type { CountTables } from './schema.ts';

const FLUSH_MS = 5_000;
const HOURS_A_DAY = 24;
const ROWS_A_STATEMENT = 200;
/** Maximum number of pending sums. Beyond this, calls are not counted while the store is unavailable. */
const MAX_WAITING = 50_000;

export interface ServiceCalls {
  /** Days since 1970 in UTC. */
  readonly day: number;
  readonly service: string;
  readonly calls: number;
  /** Number of calls that failed because of the server or the source. */
  readonly failed: number;
}

export interface SourcePace {
  readonly source: string;
  /** Duration class (see `paceOf`), or FAILED. */
  readonly pace: number;
  readonly requests: number;
}

export interface SourceDay {
  readonly source: string;
  /** Days since 1970 in UTC. */
  readonly day: number;
  readonly requests: number;
  readonly failed: number;
}

/** The class of failed requests. */
export const FAILED = -1;
/** Number of classes per doubling of the duration. */
const CLASSES_AN_OCTAVE = 2;
const SLOWEST = 40;

export function paceOf(ms: number): number {
  return Math.min(SLOWEST, Math.max(0, Math.round(CLASSES_AN_OCTAVE * Math.log2(Math.max(1, ms)))));
}

/** Returns the middle of a duration class, which differs from the actual duration by up to a fifth. */
export function millisecondsOf(pace: number): number {
  return Math.round(2 ** (pace / CLASSES_AN_OCTAVE));
}

export class Tallies {
  readonly #db: Kysely<CountTables>;
  readonly #onError: (message: string, error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #calls = new Map<string, CallsSum>();
  #paces = new Map<string, PaceSum>();
  #days = new Map<string, DaySum>();
  #flushing: Promise<void> = Promise.resolve();

  constructor(db: Kysely<CountTables>, onError: (message: string, error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
    this.#timer = setInterval(() => this.#flushQuietly(), FLUSH_MS).unref();
  }

  called(keyId: string, day: number, service: string, failed: boolean): void {
    const name = `${keyId} ${day} ${service}`;
    let sum = this.#calls.get(name);
    if (sum === undefined) {
      if (this.#calls.size >= MAX_WAITING) return;
      sum = { key_id: keyId, day, service, calls: 0, failed: 0 };
      this.#calls.set(name, sum);
    }
    sum.calls += 1;
    if (failed) sum.failed += 1;
  }

  /** @param ms undefined if the source failed */
  countRequest(source: string, hour: number, ms: number | undefined): void {
    const pace = ms === undefined ? FAILED : paceOf(ms);
    const name = `${source} ${hour} ${pace}`;
    let sum = this.#paces.get(name);
    if (sum === undefined) {
      if (this.#paces.size >= MAX_WAITING) return;
      sum = { source, hour, pace, requests: 0 };
      this.#paces.set(name, sum);
    }
    sum.requests += 1;
    this.#countDay(source, Math.floor(hour / HOURS_A_DAY), ms === undefined);
  }

  #countDay(source: string, day: number, failed: boolean): void {
    const name = `${source} ${day}`;
    let sum = this.#days.get(name);
    if (sum === undefined) {
      sum = { source, day, requests: 0, failed: 0 };
      this.#days.set(name, sum);
    }
    sum.requests += 1;
    if (failed) sum.failed += 1;
  }

  /** Returns calls per day and service. Flushes this process's pending calls first. */
  async callsOf(keyId: string, fromDay: number): Promise<ServiceCalls[]> {
    await this.flush();
    const rows = await this.#db
      .selectFrom('calls_by_service')
      .select(['day', 'service', 'calls', 'failed'])
      .where('key_id', '=', keyId)
      .where('day', '>=', fromDay)
      .orderBy('day')
      .orderBy('service')
      .execute();
    return rows.map((row) => ({ ...row }));
  }

  /** Returns requests per source and duration class. Flushes this process's pending requests first. */
  async paces(fromHour: number): Promise<SourcePace[]> {
    await this.flush();
    const rows = await this.#db
      .selectFrom('source_hours')
      .select(['source', 'pace'])
      .select(({ fn }) => fn.sum<string | number>('requests').as('requests'))
      .where('hour', '>=', fromHour)
      .groupBy(['source', 'pace'])
      .execute();
    return rows.map((row) => ({ ...row, requests: Number(row.requests) }));
  }

  /** Returns requests per source and day. Flushes this process's pending requests first. */
  async days(fromDay: number): Promise<SourceDay[]> {
    await this.flush();
    const rows = await this.#db
      .selectFrom('source_days')
      .select(['source', 'day', 'requests', 'failed'])
      .where('day', '>=', fromDay)
      .execute();
    return rows.map(({ source, day, requests, failed }) => ({
      ...{ source, day: Number(day), requests: Number(requests), failed: Number(failed) },
    }));
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

  async #write(): Promise<void> {
    const [calls, paces, days] = [[...this.#calls], [...this.#paces], [...this.#days]];
    [this.#calls, this.#paces, this.#days] = [new Map(), new Map(), new Map()];
    // Using the same order in every process avoids deadlocks.
    const inOrder = <Entry extends readonly [string, unknown]>(entries: Entry[]) => entries.sort(byName);
    // If writing to one table fails, only its sums are kept for the next attempt.
    const failures: unknown[] = [];
    const attempt = (written: Promise<void>) => written.catch((error: unknown) => failures.push(error));
    await attempt(this.#each(inOrder(calls), this.#calls, addCalls, (rows) => this.#addCalls(rows)));
    await attempt(this.#each(inOrder(paces), this.#paces, addPaces, (rows) => this.#addPaces(rows)));
    await attempt(this.#each(inOrder(days), this.#days, addDays, (rows) => this.#addDays(rows)));
    if (failures.length > 0) throw failures[0];
  }

  /** Writes sums in batches. Rows of a failed batch are added back to the pending sums. */
  async #each<Sum>(
    entries: readonly (readonly [string, Sum])[],
    waiting: Map<string, Sum>,
    add: (to: Sum, from: Sum) => void,
    write: (rows: readonly Sum[]) => Promise<unknown>,
  ): Promise<void> {
    for (let start = 0; start < entries.length; start += ROWS_A_STATEMENT) {
      try {
        await write(entries.slice(start, start + ROWS_A_STATEMENT).map(([, sum]) => sum));
      } catch (error) {
        for (const [name, sum] of entries.slice(start)) {
          const meanwhile = waiting.get(name);
          if (meanwhile === undefined) waiting.set(name, sum);
          else add(meanwhile, sum);
        }
        throw error;
      }
    }
  }

  #addCalls(rows: readonly CallsSum[]): Promise<unknown> {
    return this.#db
      .insertInto('calls_by_service')
      .values([...rows])
      .onConflict((conflict) =>
        conflict.columns(['key_id', 'day', 'service']).doUpdateSet(({ eb, ref }) => ({
          calls: eb('calls_by_service.calls', '+', ref('excluded.calls')),
          failed: eb('calls_by_service.failed', '+', ref('excluded.failed')),
        })),
      )
      .execute();
  }

  #addPaces(rows: readonly PaceSum[]): Promise<unknown> {
    return this.#db
      .insertInto('source_hours')
      .values([...rows])
      .onConflict((conflict) =>
        conflict
          .columns(['hour', 'source', 'pace'])
          .doUpdateSet(({ eb, ref }) => ({ requests: eb('source_hours.requests', '+', ref('excluded.requests')) })),
      )
      .execute();
  }

  #addDays(rows: readonly DaySum[]): Promise<unknown> {
    return this.#db
      .insertInto('source_days')
      .values([...rows])
      .onConflict((conflict) =>
        conflict.columns(['day', 'source']).doUpdateSet(({ eb, ref }) => ({
          requests: eb('source_days.requests', '+', ref('excluded.requests')),
          failed: eb('source_days.failed', '+', ref('excluded.failed')),
        })),
      )
      .execute();
  }

  #flushQuietly(): void {
    this.flush().catch((error) => this.#onError('Writing call statistics failed; will retry.', error));
  }
}

interface CallsSum {
  readonly key_id: string;
  readonly day: number;
  readonly service: string;
  calls: number;
  failed: number;
}
interface PaceSum {
  readonly source: string;
  readonly hour: number;
  readonly pace: number;
  requests: number;
}

interface DaySum {
  readonly source: string;
  readonly day: number;
  requests: number;
  failed: number;
}

function addDays(to: DaySum, { requests, failed }: DaySum): void {
  to.requests += requests;
  to.failed += failed;
}

function addCalls(to: CallsSum, { calls, failed }: CallsSum): void {
  to.calls += calls;
  to.failed += failed;
}

function addPaces(to: PaceSum, { requests }: PaceSum): void {
  to.requests += requests;
}

function byName(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1;
}
