// Creates a store from a backup while no server is running. Tables are created in the version of the backup; the next
// start of a server migrates them. The entire file is verified first, and the restore is one transaction.

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Client } from 'pg';
import { prepareDataFolder } from '../data-folder.ts';
import { MASTER_KEY_SETTING } from '../master-key.ts';
import { migrate } from '../migrate.ts';
import { NodeSqliteDialect, openFile } from '../sqlite/dialect.ts';
import { SQLITE_FILES } from '../sqlite/engine.ts';
import { lockFolder } from '../sqlite/folder-lock.ts';
import type { StoreLocation } from '../store.ts';
import { type BackupHead, type Cell, openBackup } from './file.ts';
import { migrationsOf } from './layout.ts';
import { HALVES, type Half, MIGRATIONS_OF, TABLES } from './tables.ts';
import { type VerifiedBackup, verifyBackup } from './verify.ts';

/** Stays below both engines' limit on statement parameters. */
const ROWS_A_STATEMENT = 500;

/** The stores that a restore may replace: none, only that of the same server (same master key), or any. */
export type Replace = 'nothing' | 'same-server' | 'any';

export interface RestoreOptions {
  readonly replace: Replace;
  /** Must throw if the backup must not be restored. */
  readonly accept: (head: BackupHead) => void;
}

export interface Restored {
  readonly head: BackupHead;
  readonly rows: number;
  /** Full sentences, shown to the operator. */
  readonly warnings: readonly string[];
}

type Halves = Readonly<Record<Half, Kysely<never>>>;

/** @throws Error if a server is running, a store already exists, or the file is unusable */
export async function restore(
  location: StoreLocation,
  path: string,
  { replace, accept }: RestoreOptions,
): Promise<Restored> {
  const file = await openBackup(path);
  try {
    const backup = await verifyBackup(file);
    const { head, rows } = backup;
    accept(head);
    const warnings =
      'databaseUrl' in location
        ? await intoPostgres(location.databaseUrl, replace, backup)
        : await intoFolder(location.dataDir, replace, backup);
    return { head, rows, warnings };
  } finally {
    await file.handle.close();
  }
}

async function fill(halves: Halves, { head, tables, read }: VerifiedBackup, schema?: string): Promise<void> {
  for (const half of HALVES) await migrate(halves[half], migrationsOf(half, head), MIGRATIONS_OF[half], schema);
  // Delete the rows that migrations insert, because the backup contains them.
  for (const { half, name } of tables) await halves[half].deleteFrom(name as never).execute();
  let table: { readonly half: Half; readonly name: string } | undefined;
  let waiting: Readonly<Record<string, Cell>>[] = [];
  const flush = async () => {
    if (waiting.length === 0 || table === undefined) return;
    await halves[table.half]
      .insertInto(table.name as never)
      .values(waiting as never)
      .execute();
    waiting = [];
  };
  for await (const { table: next, row } of read()) {
    if (next.name !== table?.name || waiting.length === ROWS_A_STATEMENT) await flush();
    table = next;
    waiting.push(row);
  }
  await flush();
}

/** Writes new files and renames them over the old ones when they are complete. */
async function intoFolder(folder: string, replace: Replace, backup: VerifiedBackup): Promise<string[]> {
  prepareDataFolder(folder);
  const unlock = lockFolder(folder);
  const draft = join(folder, 'restoring');
  const file = (half: Half) => join(folder, SQLITE_FILES[half]);
  try {
    if (existsSync(file('durable'))) demandReplaceable(folder, replace, backup.head, fingerprintIn(file('durable')));
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const opened = (half: Half) =>
      new Kysely<never>({ dialect: new NodeSqliteDialect(openFile(join(draft, SQLITE_FILES[half]), 'NORMAL')) });
    const [durable, counts] = [opened('durable'), opened('counts')];
    try {
      await durable
        .transaction()
        .execute((first) => counts.transaction().execute((second) => fill({ durable: first, counts: second }, backup)));
    } finally {
      await durable.destroy();
      await counts.destroy();
    }
    // If this is interrupted, the restore can be repeated.
    for (const half of ['counts', 'durable'] as const) {
      for (const ending of ['-wal', '-shm']) rmSync(file(half) + ending, { force: true });
      renameSync(join(draft, SQLITE_FILES[half]), file(half));
    }
    return [];
  } finally {
    rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}

/** Restores to PostgreSQL while holding the migration lock, for which a starting server waits. */
async function intoPostgres(url: string, replace: Replace, backup: VerifiedBackup): Promise<string[]> {
  const [{ connectTo, MIGRATION_LOCK, oneClientPool }, { storeSchema }] = await Promise.all([
    import('../postgres/engine.ts'),
    import('../postgres/store-schema.ts'),
  ]);
  const client = await connectTo(url, 'almanac restore');
  try {
    await client.query(MIGRATION_LOCK);
    const { rows } = await client.query<{ processes: number; superuser: boolean }>(
      `select count(*) as processes,
         (select rolsuper from pg_roles where rolname = current_user) as superuser
       from pg_stat_activity where datname = current_database() and application_name = 'almanac'`,
    );
    const { processes = 0, superuser = false } = rows[0] ?? {};
    if (processes > 0) {
      throw new Error(
        `A server is running on this database (${processes} connections). Stop every process, then restore.`,
      );
    }
    const { name: schema, creating, exists } = await storeSchema(client);
    if (schema !== creating) {
      throw new Error(
        `The store is in the schema ${schema}, but the search_path of the database role begins with ${creating}. Set search_path to ${schema}, then restore.`,
      );
    }
    await demandOwnTables(client, { schema, exists }, replace, backup.head);
    const db = new Kysely<never>({ dialect: new PostgresDialect({ pool: oneClientPool(client) }) });
    await db.transaction().execute(async (tx) => {
      // Drop all tables in one statement, because they refer to each other. Without CASCADE, no object of another
      // application is dropped.
      const tables = HALVES.flatMap((half) => [...TABLES[half], MIGRATIONS_OF[half], `${MIGRATIONS_OF[half]}_lock`]);
      await sql`drop table if exists ${sql.join(tables.map((table) => sql.id(schema, table)))}`.execute(tx);
      await fill({ durable: tx, counts: tx }, backup, schema);
    });
    return superuser === true
      ? ['The database role is a superuser. Use a role that owns only the database of Almanac.']
      : [];
  } finally {
    await client.end();
  }
}

/** Verifies that existing tables belong to a store that may be replaced, before they are dropped. */
async function demandOwnTables(
  client: Client,
  { schema, exists }: { schema: string; exists: boolean },
  replace: Replace,
  head: BackupHead,
): Promise<void> {
  const names = HALVES.flatMap((half) => [...TABLES[half], MIGRATIONS_OF[half]]);
  const { rows: present } = await client.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = $1 and table_name = any($2)',
    [schema, names],
  );
  if (present.length === 0) return;
  const table = (name: string) => `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
  const holds = (name: string) => present.some((each) => each.name === name);
  if (!exists) {
    throw new Error(
      `The schema ${schema} has tables of another application (${present[0]?.name}). Give Almanac its own database or schema.`,
    );
  }
  const { rows: settings } = holds('settings')
    ? await client.query<{ value: string }>(`select value from ${table('settings')} where name = $1`, [
        MASTER_KEY_SETTING,
      ])
    : { rows: [] };
  demandReplaceable('this database', replace, head, settings[0]?.value);
}

/** @throws Error if this backup may not replace the store */
function demandReplaceable(where: string, replace: Replace, head: BackupHead, fingerprint: string | undefined): void {
  if (replace === 'nothing') {
    throw new Error(
      `${where} already contains a store. Back it up first (make backup), then replace it with REPLACE=yes.`,
    );
  }
  if (replace === 'any' || fingerprint === undefined || fingerprint === head.fingerprint) return;
  throw new Error(
    `The store in ${where} belongs to another server than the backup: their master keys differ. Use REPLACE=other-server to replace it anyway.`,
  );
}

function fingerprintIn(file: string): string | undefined {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const isThere = database.prepare("select 1 from sqlite_master where type = 'table' and name = 'settings'").get();
    if (isThere === undefined) return undefined;
    const row = database.prepare('select value from settings where name = ?').get(MASTER_KEY_SETTING);
    return row?.['value'] as string | undefined;
  } finally {
    database.close();
  }
}
