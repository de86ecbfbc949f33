// The interface of both engines, with hooks for the three things that they do differently: locking rows, notifying
// other processes, and electing a leader.

import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { CountTables, DurableTables } from './schema.ts';

/** Notifies the processes that share a store, including the sender. */
export interface Wake {
  /** Within a transaction, the message is delivered after the commit. */
  send(within: Kysely<DurableTables>, topic: string, message: string): Promise<void>;
  /** Notifies only this process, without a round trip. Call it directly after the commit. */
  heard(topic: string, message: string): void;
  /**
   * A message of `undefined` means that notifications may have been missed, so assume that everything has changed.
   * Returns a function that removes the listener.
   */
  on(topic: string, listener: (message: string | undefined) => void): () => void;
}

export interface Leadership {
  /** Aborted when the leadership is lost. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  readonly durable: Kysely<DurableTables>;
  readonly counts: Kysely<CountTables>;
  /** With several processes, commits through this connection survive a database crash. */
  readonly calls: Kysely<CountTables>;
  readonly wake: Wake;
  /** Locks the selected rows. Either skips rows that another worker has locked or waits for them. */
  lockRows<Tables, From extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, From, Row>,
    held?: 'skip' | 'wait',
  ): SelectQueryBuilder<Tables, From, Row>;
  tryLead(name: string): Promise<Leadership | undefined>;
  close(): Promise<void>;
}
