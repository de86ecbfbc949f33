// Tables and columns of a store at the migration level of a backup. They are determined by running those migrations in
// memory, so the file cannot choose which tables or columns a restore writes.

import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { migrate } from '../migrate.ts';
import { COUNT_MIGRATIONS, DURABLE_MIGRATIONS } from '../migrations/index.ts';
import { NodeSqliteDialect } from '../sqlite/dialect.ts';
import type { BackupHead } from './file.ts';
import { HALVES, type Half, isHeld, MIGRATIONS_OF, TABLES } from './tables.ts';

export interface Column {
  readonly type: 'text' | 'integer' | 'number';
  readonly nullable: boolean;
}

export interface Table {
  readonly name: string;
  readonly half: Half;
  readonly columns: ReadonlyMap<string, Column>;
}

const MIGRATIONS: Readonly<Record<Half, Readonly<Record<string, Migration>>>> = {
  durable: DURABLE_MIGRATIONS,
  counts: COUNT_MIGRATIONS,
};

/** @throws Error for an unknown migration */
export function migrationsOf(half: Half, { migrations }: BackupHead): Record<string, Migration> {
  const names = migrations[half];
  const unknown = names.find((name) => !Object.hasOwn(MIGRATIONS[half], name));
  if (unknown === undefined)
    return Object.fromEntries(names.map((name) => [name, MIGRATIONS[half][name] as Migration]));
  throw new Error(
    `The backup was made by a newer version of Almanac. Restore it with that version. (${JSON.stringify(unknown)})`,
  );
}

export async function tablesAt(head: BackupHead): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (const half of HALVES) {
    const database = new DatabaseSync(':memory:');
    const db = new Kysely<never>({ dialect: new NodeSqliteDialect(database) });
    try {
      await migrate(db, migrationsOf(half, head), MIGRATIONS_OF[half]);
      for (const name of TABLES[half].filter((table) => isHeld(table, head.answers === true))) {
        const columns = database
          .prepare('select name, type, "notnull" from pragma_table_info(?)')
          .all(name) as unknown as Info[];
        if (columns.length === 0) continue;
        tables.push({ name, half, columns: new Map(columns.map((column) => [column.name, columnOf(column)])) });
      }
    } finally {
      await db.destroy();
    }
  }
  return tables;
}

interface Info {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
}

function columnOf({ type, notnull }: Info): Column {
  const lower = type.toLowerCase();
  const kind = lower.includes('int') ? 'integer' : lower.includes('text') || lower.includes('char') ? 'text' : 'number';
  return { type: kind, nullable: notnull === 0 };
}
