// What the two engines have in common, and the three hooks in which they may differ: locking rows that workers claim,
// waking other processes, and choosing one leader among them. Everything else is the same Kysely code on both.

import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { CountTables, DurableTables } from './schema.ts';

/** Notices between the processes that share a store; a process hears its own. */
export interface Wake {
  /** Sends a notice, within a transaction if one is handed in: it then arrives when that has committed. */
  send(within: Kysely<DurableTables>, topic: string, message: string): Promise<void>;
  /** Tells the listeners of this process, once what was sent has committed: they need not wait for the notice to return. */
  heard(topic: string, message: string): void;
  /**
   * Calls `listener` for each notice. `undefined` in place of a message says that notices may have been missed: assume
   * that everything changed. Returns the function that ends it.
   */
  on(topic: string, listener: (message: string | undefined) => void): () => void;
}

/** Being the one process that does something. */
export interface Leadership {
  /** Aborted when the leadership was lost, for instance with the connection that held it. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** A database with what each half of the store is written to. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  readonly durable: Kysely<DurableTables>;
  readonly counts: Kysely<CountTables>;
  /** The counts as calls are counted: where several processes count, a crash of the database forgets none. */
  readonly calls: Kysely<CountTables>;
  readonly wake: Wake;
  /** Locks the rows that a worker is about to claim, and passes over rows that another one holds, or waits for them. */
  lockRows<Tables, From extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, From, Row>,
    held?: 'skip' | 'wait',
  ): SelectQueryBuilder<Tables, From, Row>;
  /** Tries to become the leader for `name`; undefined while another process is. */
  tryLead(name: string): Promise<Leadership | undefined>;
  close(): Promise<void>;
}
