// While the database is down, every call fails within a second, and the first call after it recovers succeeds. A
// connection that timed out is discarded.

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { StatementObserver } from '../health.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { withPatience } from './patience.ts';

// A call waits for a connection, then for its statement; together they stay below one second. The server cancels a slow
// statement first, which keeps the connection usable.
const CONNECT_TIMEOUT_MS = 400;
const STATEMENT_TIMEOUT_MS = 450;
const ANSWER_TIMEOUT_MS = 500;
/** The driver's own timeout, which does not account for a blocked event loop. */
const OPENING_TIMEOUT_MS = 1_500;
const IDLE_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 1_000;

const INT8 = 20;
/** SQLSTATE classes and codes of an unavailable server: connection, resources, operator, system, locks, standby. */
const UNAVAILABLE = /^(?:08|53|57|58|XX|55P03|25006|40P01|3D000|28)/;
/** SQLSTATE codes after which the connection is usable: canceled statement, lock timeout, deadlock, read-only transaction. */
const CONNECTION_LIVES = new Set(['57014', '55P03', '40P01', '25006']);

/** Reads `bigint` as a number, because times and counts stay below 2^53. */
export function clientConfig(url: string): PoolConfig {
  return {
    connectionString: url,
    keepAlive: true,
    application_name: 'almanac',
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
    },
  };
}

/** Reports every connection failure as StoreUnavailable. */
export class ImpatientPool implements PostgresPool {
  readonly options: object;
  readonly #pool: Pool;
  readonly #observer: StatementObserver;

  constructor(url: string, settings: { max: number; synchronousCommit: boolean; observer: StatementObserver }) {
    this.#observer = settings.observer;
    this.#pool = new Pool({
      ...clientConfig(url),
      max: settings.max,
      connectionTimeoutMillis: OPENING_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      ...(settings.synchronousCommit ? {} : { options: '-c synchronous_commit=off' }),
    });
    this.options = this.#pool.options;
    // Without these listeners, a lost connection would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async connect(): Promise<PostgresPoolClient> {
    try {
      return impatient(await withPatience(this.#pool.connect(), CONNECT_TIMEOUT_MS, (client) => client.release()));
    } catch (error) {
      const unavailable = new StoreUnavailable(false, error);
      this.#observer.failed(unavailable);
      throw unavailable;
    }
  }

  /** Closes the pool without waiting long for an unresponsive server. */
  async end(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, CLOSE_TIMEOUT_MS);
    await Promise.race([this.#pool.end(), promise]);
    clearTimeout(timer);
  }
}

/** Wraps a connection. After a failure, it rejects every statement and is not reused. */
function impatient(client: PoolClient): PostgresPoolClient {
  let broken = false;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (broken) throw new StoreUnavailable(false, new Error('the connection was lost earlier'));
    try {
      return await withPatience(client.query(sql, parameters as unknown[]), ANSWER_TIMEOUT_MS);
    } catch (error) {
      const code = error instanceof DatabaseError ? error.code : undefined;
      if (code !== undefined && !UNAVAILABLE.test(code)) throw error;
      broken = code === undefined || !CONNECTION_LIVES.has(code);
      throw new StoreUnavailable(true, error);
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || broken),
  };
}
