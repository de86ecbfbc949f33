// The shared engine: any number of processes on one PostgreSQL database. As on SQLite, what must not be lost and what is
// only counted are committed differently: what is only counted does not wait for the disk.
// Calls of keys do, since a crash of the database would give a key more than its day has.

import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Client } from 'pg';
import type { Engine } from '../engine.ts';
import { type StatementObserver, statementLog } from '../health.ts';
import { migrate } from '../migrate.ts';
import { COUNT_MIGRATIONS, DURABLE_MIGRATIONS } from '../migrations/index.ts';
import type { CountTables, DurableTables } from '../schema.ts';
import { tryLead } from './leader.ts';
import { clientConfig, ImpatientPool } from './pool.ts';
import { storeSchema } from './store-schema.ts';
import { PostgresWake } from './wake.ts';

/** Connections a process; with those of the wake and of leaderships, eight processes stay below PostgreSQL's default of 100. */
const DURABLE_CONNECTIONS = 6;
const COUNT_CONNECTIONS = 2;
const START_CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens the store in a PostgreSQL database and migrates it; processes that start together wait for each other.
 * @throws Error that says what is wrong with the database, without its address or password
 */
export async function openPostgres(url: string, observer: StatementObserver): Promise<Engine> {
  const patient = await connectTo(url, 'almanac');
  const durablePool = new ImpatientPool(url, { max: DURABLE_CONNECTIONS, synchronousCommit: true, observer });
  const countPool = new ImpatientPool(url, { max: COUNT_CONNECTIONS, synchronousCommit: false, observer });
  const wake = new PostgresWake(url);
  const close = async () => {
    await Promise.all([wake.close(), durablePool.end(), countPool.end()]);
  };
  try {
    await migrateDatabase(patient);
    await wake.open(patient).catch((error: unknown) => {
      throw unreachable(error);
    });
  } catch (error) {
    await close();
    throw error;
  } finally {
    await patient.end();
  }
  const log = statementLog(observer);
  const durable = new PostgresDialect({ pool: durablePool });
  return {
    name: 'postgres',
    durable: new Kysely<DurableTables>({ dialect: durable, log }),
    calls: new Kysely<CountTables>({ dialect: durable, log }),
    counts: new Kysely<CountTables>({ dialect: new PostgresDialect({ pool: countPool }), log }),
    wake,
    lockRows: (query, held = 'skip') => (held === 'skip' ? query.forUpdate().skipLocked() : query.forUpdate()),
    tryLead: (name) => tryLead(url, name),
    close,
  };
}

/** Taken while tables are made. */
export const MIGRATION_LOCK = "select pg_advisory_lock(hashtextextended('almanac.migrations', 0))";
const MIGRATION_UNLOCK = "select pg_advisory_unlock(hashtextextended('almanac.migrations', 0))";

/** One client for everything: the lock, and the migrations under it. */
async function migrateDatabase(client: Client): Promise<void> {
  await client.query(MIGRATION_LOCK).catch((error: unknown) => {
    throw unreachable(error);
  });
  const { name: schema } = await storeSchema(client);
  const dialect = new PostgresDialect({ pool: oneClientPool(client) });
  await migrate(new Kysely<DurableTables>({ dialect }), DURABLE_MIGRATIONS, 'migrations', schema);
  await migrate(new Kysely<CountTables>({ dialect }), COUNT_MIGRATIONS, 'count_migrations', schema);
  await client.query(MIGRATION_UNLOCK);
}

/**
 * A connection that may wait long for its statements, unlike those of the pools.
 * @param name what the database shows of it: servers are told by theirs
 * @throws Error that says what is wrong with the database, without its address or password
 */
export async function connectTo(url: string, name: string): Promise<Client> {
  const client = new Client({
    ...clientConfig(url),
    application_name: name,
    connectionTimeoutMillis: START_CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw unreachable(error);
  }
}

/** A client as a pool of one, which Kysely asks for. */
export function oneClientPool(client: Client): PostgresPool {
  const only = {
    options: {},
    connect: async () => ({ query: client.query.bind(client), release: () => {} }),
    end: async () => {},
  };
  return only as unknown as PostgresPool;
}

function unreachable(cause: unknown): Error {
  const { code, message } = cause as { code?: string; message: string };
  const why = WHY[code ?? ''] ?? (/timeout/i.test(message) ? WHY['ETIMEDOUT'] : undefined) ?? code ?? message;
  return new Error(`The database that DATABASE_URL names cannot be used: ${why}`, { cause });
}

/** What the commonest failures of a start mean; codes of the system and SQLSTATE. */
const WHY: Readonly<Record<string, string>> = {
  ECONNREFUSED:
    'nothing listens at its address and port. Start PostgreSQL there, or correct the address. (ECONNREFUSED)',
  ENOTFOUND: 'its host is not known. Correct the host. (ENOTFOUND)',
  EAI_AGAIN: 'its host cannot be looked up now. Check the host and the name service. (EAI_AGAIN)',
  ETIMEDOUT: 'it does not answer. Check the address and what stands between. (ETIMEDOUT)',
  ECONNRESET: 'it closed the connection. Check that PostgreSQL is what listens there. (ECONNRESET)',
  '3D000': 'there is no database of that name. Create it (createdb), or correct the name. (3D000)',
  '28P01': 'it refused the user name or password. Correct them in DATABASE_URL. (28P01)',
  '28000': 'it does not let this user in. Correct the user, or pg_hba.conf. (28000)',
  '53300': 'it has no connections left. Raise max_connections, or run fewer processes. (53300)',
  '57P03': 'it is starting up. Try again in a moment. (57P03)',
};
