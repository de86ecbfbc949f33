// Shared engine: any number of processes on one PostgreSQL database. Counters are committed without waiting for the
// disk. Call counts per key are the exception, because losing them would let keys exceed their daily quota.

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

/** Connections per process. Eight processes stay below PostgreSQL's default limit of 100. */
const DURABLE_CONNECTIONS = 6;
const COUNT_CONNECTIONS = 2;
const START_CONNECT_TIMEOUT_MS = 10_000;

/**
 * Processes that start together wait for each other.
 * @throws Error whose message omits the database's address and password
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

/** Held while tables are created or migrated. */
export const MIGRATION_LOCK = "select pg_advisory_lock(hashtextextended('almanac.migrations', 0))";
const MIGRATION_UNLOCK = "select pg_advisory_unlock(hashtextextended('almanac.migrations', 0))";

/** Uses one client, because the lock belongs to its session. */
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
 * Opens a connection for statements that may take a long time.
 * @param name application name, which identifies servers
 * @throws Error whose message omits the database's address and password
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
  return new Error(`The database in DATABASE_URL cannot be used: ${why}`, { cause });
}

/** Explanations by system error code or SQLSTATE. */
const WHY: Readonly<Record<string, string>> = {
  ECONNREFUSED:
    'nothing is listening at its address and port. Start PostgreSQL there, or correct the address. (ECONNREFUSED)',
  ENOTFOUND: 'its host is unknown. Correct the host. (ENOTFOUND)',
  EAI_AGAIN: 'its host name cannot be resolved right now. Check the host name and the DNS server. (EAI_AGAIN)',
  ETIMEDOUT: 'it does not respond. Check the address and the network and firewall in between. (ETIMEDOUT)',
  ECONNRESET: 'it closed the connection. Check that PostgreSQL is listening there. (ECONNRESET)',
  '3D000': 'the database does not exist. Create it (createdb), or correct the name. (3D000)',
  '28P01': 'it rejected the user name or password. Correct them in DATABASE_URL. (28P01)',
  '28000': 'it rejected this user. Correct the user, or pg_hba.conf. (28000)',
  '53300': 'it has no connections left. Raise max_connections, or run fewer processes. (53300)',
  '57P03': 'it is starting up. Try again in a moment. (57P03)',
};
