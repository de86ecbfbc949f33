// Copies a store into a file while servers use it. Data that a process has only in memory (up to a second of counted calls) is
// not included.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { MASTER_KEY_SETTING } from '../master-key.ts';
import { SQLITE_FILES } from '../sqlite/engine.ts';
import type { StoreLocation } from '../store.ts';
import { type BackupHead, type BackupPart, type Cell, writeBackup } from './file.ts';
import { HALVES, type Half, isHeld, MIGRATIONS_OF, TABLES } from './tables.ts';

const ROWS_A_FETCH = 1_000;

interface Snapshot {
  readonly engine: BackupHead['engine'];
  /** A store from an older version may lack the table. */
  has(half: Half, table: string): Promise<boolean>;
  /** Yields the column names first, then the rows. */
  read(half: Half, table: string): AsyncIterable<readonly string[] | readonly Cell[]>;
  close(): Promise<void>;
}

export interface BackupOptions {
  readonly answers?: boolean;
}

/**
 * @param masterKey undefined when it is not in the data folder
 * @returns the number of rows
 * @throws Error with the reason why the store cannot be read
 */
export async function backUp(
  location: StoreLocation,
  path: string,
  masterKey: string | undefined,
  { answers = false }: BackupOptions = {},
): Promise<number> {
  const snapshot = 'databaseUrl' in location ? await postgres(location.databaseUrl) : sqlite(location.dataDir);
  try {
    const migrations = { durable: await ran(snapshot, 'durable'), counts: await ran(snapshot, 'counts') };
    const made_at = new Date().toISOString();
    const fingerprint = await fingerprintOf(snapshot);
    const included = answers ? ({ answers: true } as const) : {};
    const head = { engine: snapshot.engine, made_at, migrations, fingerprint, master_key: masterKey, ...included };
    return await writeBackup(path, head, parts(snapshot, answers));
  } finally {
    await snapshot.close();
  }
}

async function* parts(snapshot: Snapshot, answers: boolean): AsyncGenerator<BackupPart> {
  for (const half of HALVES) {
    for (const table of TABLES[half]) {
      if (!isHeld(table, answers) || !(await snapshot.has(half, table))) continue;
      let columns: readonly string[] | undefined;
      for await (const row of snapshot.read(half, table)) {
        if (columns !== undefined) yield row;
        else {
          columns = row as readonly string[];
          yield { table, of: half, columns };
        }
      }
    }
  }
}

async function ran(snapshot: Snapshot, half: Half): Promise<string[]> {
  if (!(await snapshot.has(half, MIGRATIONS_OF[half]))) {
    throw new Error('There is no store to back up: no server was ever started with these settings.');
  }
  return (await rowsBy(snapshot, half, MIGRATIONS_OF[half])).map((row) => String(row['name'])).sort();
}

async function fingerprintOf(snapshot: Snapshot): Promise<string | undefined> {
  const settings = await rowsBy(snapshot, 'durable', 'settings');
  return settings.find((row) => row['name'] === MASTER_KEY_SETTING)?.['value'] as string | undefined;
}

async function rowsBy(snapshot: Snapshot, half: Half, table: string): Promise<Record<string, Cell>[]> {
  const read: (readonly (string | Cell)[])[] = [];
  for await (const row of snapshot.read(half, table)) read.push(row);
  const [columns = [], ...rows] = read;
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [columns[index] as string, cell])));
}

/** SQLite readers see the state at the start of their transaction and do not wait for writers. */
function sqlite(folder: string): Snapshot {
  const open = (half: Half) => {
    const path = join(folder, SQLITE_FILES[half]);
    if (!existsSync(path)) throw new Error(`There is no store in ${folder}. Check DATA_DIR.`);
    const database = new DatabaseSync(path, { readOnly: true });
    database.exec('BEGIN; SELECT count(*) FROM sqlite_master');
    return database;
  };
  const databases = { durable: open('durable'), counts: open('counts') };
  return {
    engine: 'sqlite',
    has: async (half, table) =>
      databases[half].prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table) !== undefined,
    async *read(half, table) {
      const statement = databases[half].prepare(`SELECT * FROM "${table}"`);
      statement.setReturnArrays(true);
      yield statement.columns().map(({ name }) => name);
      yield* statement.iterate() as unknown as Iterable<Cell[]>;
    },
    async close() {
      for (const database of Object.values(databases)) database.close();
    },
  };
}

async function postgres(url: string): Promise<Snapshot> {
  const [{ connectTo }, { storeSchema }] = await Promise.all([
    import('../postgres/engine.ts'),
    import('../postgres/store-schema.ts'),
  ]);
  const client: Client = await connectTo(url, 'almanac backup');
  const { name: schema } = await storeSchema(client);
  // An older store lacks some tables, and other schemas in the search path may have tables with these names.
  const qualified = (table: string) => `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
  await client.query('begin isolation level repeatable read read only');
  return {
    engine: 'postgres',
    has: async (_, table) => {
      const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
        qualified(table),
      ]);
      return rows[0]?.there === true;
    },
    async *read(_, table) {
      await client.query(`declare copied no scroll cursor for select * from ${qualified(table)}`);
      for (let first = true; ; first = false) {
        const fetch = { text: `fetch ${ROWS_A_FETCH} from copied`, rowMode: 'array' } as const;
        const { rows, fields } = await client.query<Cell[]>(fetch);
        if (first) yield fields.map(({ name }) => name);
        yield* rows;
        if (rows.length < ROWS_A_FETCH) break;
      }
      await client.query('close copied');
    },
    close: () => client.end(),
  };
}
