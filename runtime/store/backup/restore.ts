// Makes a store from a backup, where no server runs. The tables are made as the version of the backup had them; the next start brings
// them up to date, as it does with any older store. Nothing is touched before the whole file was read, and then all or nothing comes.

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Migration } from 'kysely/migration';
import { prepareDataFolder } from '../data-folder.ts';
import { migrate } from '../migrate.ts';
import { COUNT_MIGRATIONS, DURABLE_MIGRATIONS } from '../migrations/index.ts';
import { NodeSqliteDialect, openFile } from '../sqlite/dialect.ts';
import { SQLITE_FILES } from '../sqlite/engine.ts';
import { lockFolder } from '../sqlite/folder-lock.ts';
import type { StoreLocation } from '../store.ts';
import { type BackupHead, type BackupTable, type Cell, readBackup } from './file.ts';
import { HALVES, type Half, MIGRATIONS_OF, TABLES } from './tables.ts';

/** Rows of one statement, below every engine's bound on parameters with the widest table. */
const ROWS_A_STATEMENT = 500;
const MIGRATIONS: Readonly<Record<Half, Readonly<Record<string, Migration>>>> = {
  durable: DURABLE_MIGRATIONS,
  counts: COUNT_MIGRATIONS,
};

/** How a store is restored. */
export interface RestoreOptions {
  /** Whether a store that is there already may go. */
  readonly replace: boolean;
  /** Looks at the head of the backup, and throws where it may not be restored. */
  readonly accept: (head: BackupHead) => void;
}

type Halves = Readonly<Record<Half, Kysely<never>>>;

/**
 * Puts what a backup holds in the place of a store.
 * @returns the head of the backup and its number of rows
 * @throws Error that says what stands in the way: a server that runs, a store that is there, a file that is not whole or of a newer version
 */
export async function restore(
  location: StoreLocation,
  path: string,
  { replace, accept }: RestoreOptions,
): Promise<{ head: BackupHead; rows: number }> {
  let head: BackupHead | undefined;
  let rows = 0;
  for await (const part of readBackup(path)) {
    if (Array.isArray(part)) rows++;
    else if ('almanac_backup' in part) {
      head = part;
      accept(part);
      for (const half of HALVES) knownMigrations(half, part);
    }
  }
  const fill = (halves: Halves) => filled(halves, head as BackupHead, path);
  if ('databaseUrl' in location) await intoPostgres(location.databaseUrl, replace, fill);
  else await intoFolder(location.dataDir, replace, fill);
  return { head: head as BackupHead, rows };
}

/** The migrations that had run when the backup was made. */
function knownMigrations(half: Half, { migrations }: BackupHead): Record<string, Migration> {
  const names = migrations[half];
  const unknown = names.find((name) => !Object.hasOwn(MIGRATIONS[half], name));
  if (unknown === undefined)
    return Object.fromEntries(names.map((name) => [name, MIGRATIONS[half][name] as Migration]));
  throw new Error(`The backup was made by a newer version of Almanac: restore it with that one. (${unknown})`);
}

/** Makes the tables and puts the rows in. */
async function filled(halves: Halves, head: BackupHead, path: string): Promise<void> {
  for (const half of HALVES) await migrate(halves[half], knownMigrations(half, head), MIGRATIONS_OF[half]);
  let table: BackupTable | undefined;
  let waiting: Record<string, Cell>[] = [];
  const flush = async () => {
    if (waiting.length === 0 || table === undefined) return;
    await halves[table.of]
      .insertInto(table.table as never)
      .values(waiting as never)
      .execute();
    waiting = [];
  };
  for await (const part of readBackup(path)) {
    if ('almanac_backup' in part) continue;
    if ('table' in part) {
      await flush();
      table = part;
      // A migration may write rows of its own: the backup has them as they became.
      await halves[part.of].deleteFrom(part.table as never).execute();
      continue;
    }
    const columns = (table as BackupTable).columns;
    waiting.push(Object.fromEntries(part.map((cell, index) => [columns[index] as string, cell])));
    if (waiting.length === ROWS_A_STATEMENT) await flush();
  }
  await flush();
}

/** Into new files, which take the place of the old ones when they are whole. */
async function intoFolder(folder: string, replace: boolean, fill: (halves: Halves) => Promise<void>): Promise<void> {
  prepareDataFolder(folder);
  const unlock = lockFolder(folder);
  const draft = join(folder, 'restoring');
  const file = (half: Half) => join(folder, SQLITE_FILES[half]);
  try {
    if (!replace && existsSync(file('durable'))) throw storeIsThere(folder);
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const opened = (half: Half) =>
      new Kysely<never>({ dialect: new NodeSqliteDialect(openFile(join(draft, SQLITE_FILES[half]), 'NORMAL')) });
    const [durable, counts] = [opened('durable'), opened('counts')];
    try {
      await durable
        .transaction()
        .execute((first) => counts.transaction().execute((second) => fill({ durable: first, counts: second })));
    } finally {
      await durable.destroy();
      await counts.destroy();
    }
    // Interrupted here, the restore is done once more: the backup is not touched.
    for (const half of ['counts', 'durable'] as const) {
      for (const ending of ['-wal', '-shm']) rmSync(file(half) + ending, { force: true });
      renameSync(join(draft, SQLITE_FILES[half]), file(half));
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}

/** In one transaction, under the lock that a starting server waits for. */
async function intoPostgres(url: string, replace: boolean, fill: (halves: Halves) => Promise<void>): Promise<void> {
  const { connectTo, MIGRATION_LOCK, oneClientPool } = await import('../postgres/engine.ts');
  const client = await connectTo(url, 'almanac restore');
  try {
    await client.query(MIGRATION_LOCK);
    const { rows } = await client.query<{ processes: number; there: boolean }>(
      `select count(*) as processes, to_regclass('migrations') is not null as there
       from pg_stat_activity where datname = current_database() and application_name = 'almanac'`,
    );
    if (rows[0] !== undefined && rows[0].processes > 0) {
      throw new Error(
        `A server is running on this database (${rows[0].processes} connections): stop every process, then restore.`,
      );
    }
    if (!replace && rows[0]?.there === true) throw storeIsThere('this database');
    const db = new Kysely<never>({ dialect: new PostgresDialect({ pool: oneClientPool(client) }) });
    await db.transaction().execute(async (tx) => {
      for (const half of HALVES) {
        const noted = MIGRATIONS_OF[half];
        for (const table of [...TABLES[half], noted, `${noted}_lock`]) {
          await tx.schema.dropTable(table).ifExists().cascade().execute();
        }
      }
      await fill({ durable: tx, counts: tx });
    });
  } finally {
    await client.end();
  }
}

function storeIsThere(where: string): Error {
  return new Error(
    `There is a store in ${where} already. REPLACE=yes puts the backup in its place: copy it first (make backup).`,
  );
}
