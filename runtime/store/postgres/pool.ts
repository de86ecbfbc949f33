// Connections to PostgreSQL that give up soon: with the database gone, every call fails within a second, and the first one
// after its return succeeds. A connection that did not answer in time is thrown away, never handed to the next caller.

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { StatementObserver } from '../health.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { withPatience } from './patience.ts';

// Together below one second: a call waits for a connection, then for its statement. The server cancels a slow statement
// first, so that its connection lives on.
const CONNECT_TIMEOUT_MS = 400;
const STATEMENT_TIMEOUT_MS = 450;
const ANSWER_TIMEOUT_MS = 500;
/** When the driver itself gives up an address that says nothing, by a clock that does not know of a busy process. */
const OPENING_TIMEOUT_MS = 1_500;
const IDLE_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 1_000;

const INT8 = 20;
/** SQLSTATE classes and codes of a server that cannot serve now: connection, resources, operator, system, locks, standby. */
const UNAVAILABLE = /^(?:08|53|57|58|XX|55P03|25006|40P01|3D000|28)/;
/** Those after which the connection is still good: a cancelled statement, a lock not got, a deadlock. */
const CONNECTION_LIVES = new Set(['57014', '55P03', '40P01', '25006']);

/** What every connection needs: `bigint` as a number (times and counts stay below 2^53), and a sign of life. */
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

/** A pool for Kysely whose every failure to be served is a StoreUnavailable. */
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
    // A lost connection is seen by the next statement; without these listeners its event would end the process.
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

  /** Closes all connections, and does not wait long for a server that is gone. */
  async end(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, CLOSE_TIMEOUT_MS);
    await Promise.race([this.#pool.end(), promise]);
    clearTimeout(timer);
  }
}

/** The connection as Kysely uses it. Once it failed, it fails at once and is not handed out again. */
function impatient(client: PoolClient): PostgresPoolClient {
  let broken = false;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (broken) throw new StoreUnavailable(false, new Error('the connection was lost before'));
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
