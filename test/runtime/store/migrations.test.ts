// During a rolling upgrade, processes of the previous version keep running while a new one migrates the database. Migrations
// therefore only add tables, columns and indexes.

import { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { migrate } from '../../../runtime/store/migrate.ts';
import { COUNT_MIGRATIONS, DURABLE_MIGRATIONS } from '../../../runtime/store/migrations/index.ts';
import { clientConfig } from '../../../runtime/store/postgres/pool.ts';
import { NodeSqliteDialect, openFile } from '../../../runtime/store/sqlite/dialect.ts';
import { engines, folder, type Place } from './engines.ts';

type Db = Kysely<Record<string, Record<string, unknown>>>;

const valueFor = (type: string, nth: number): unknown => {
  if (/int|double|float|real|numeric/i.test(type)) return nth;
  if (/blob|bytea/i.test(type)) return Buffer.from([nth]);
  return `value ${nth}`;
};

/** Inserts a row with all listed columns into each table, then selects, updates and deletes it. */
async function used(db: Db, tables: readonly Table[], nth: number): Promise<void> {
  const rows = tables.map(({ name, columns }) => {
    const row = Object.fromEntries(columns.map((column) => [column.name, valueFor(column.dataType, nth)]));
    return { name, row, first: columns[0]?.name as string };
  });
  const written: typeof rows = [];
  // Foreign keys may make several passes necessary.
  for (let left = rows; left.length > 0; ) {
    const failures: unknown[] = [];
    const waiting: typeof rows = [];
    for (const each of left) {
      try {
        await db.insertInto(each.name).values(each.row).execute();
        written.unshift(each);
      } catch (error) {
        failures.push(error);
        waiting.push(each);
      }
    }
    if (waiting.length === left.length) throw failures[0];
    left = waiting;
  }
  for (const { name, row, first } of written) {
    const found = await db.selectFrom(name).select(Object.keys(row)).where(first, '=', row[first]).execute();
    assert.is(found.length, 1, `a row of ${name}`);
    await db.updateTable(name).set(row).where(first, '=', row[first]).execute();
    await db.deleteFrom(name).where(first, '=', row[first]).execute();
  }
}

type Table = Awaited<ReturnType<typeof tablesOf>>[number];

async function tablesOf(db: Db) {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ name, isView }) => !isView && !name.startsWith('migrations') && !name.startsWith('sqlite_'))
    .map(({ name, columns }) => ({ name, columns }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function stepped(db: Db, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  const names = Object.keys(migrations).sort();
  let nth = 1;
  let before: readonly Table[] = [];
  for (const [index, name] of names.entries()) {
    const upTo = Object.fromEntries(names.slice(0, index + 1).map((each) => [each, migrations[each] as Migration]));
    await migrate(db, upTo, 'migrations');
    try {
      await used(db, before, nth++);
    } catch (error) {
      throw new Error(`after ${name} the previous version fails: ${(error as Error).message}`, { cause: error });
    }
    before = await tablesOf(db);
  }
}

async function opened({ location }: Place): Promise<Db> {
  if ('databaseUrl' in location) {
    const [{ PostgresDialect }, { Pool }] = await Promise.all([import('kysely'), import('pg')]);
    return new Kysely({ dialect: new PostgresDialect({ pool: new Pool(clientConfig(location.databaseUrl)) }) });
  }
  return new Kysely({ dialect: new NodeSqliteDialect(openFile(`${location.dataDir}/store.sqlite`, 'NORMAL')) });
}

for (const kind of await engines()) {
  for (const [half, migrations] of [
    ['what must last', DURABLE_MIGRATIONS],
    ['counts', COUNT_MIGRATIONS],
  ] as const) {
    test(`${kind.name}: the statements of the previous version still work after each migration of ${half}`, async () => {
      const place = await kind.place();
      try {
        const db = await opened(place);
        try {
          await stepped(db, migrations);
        } finally {
          await db.destroy();
        }
      } finally {
        await place.remove();
      }
    });
  }
}

test('detects a column without a default, a dropped column and a renamed table', async () => {
  const first: Migration = {
    up: (db) => db.schema.createTable('ships').addColumn('id', 'text').addColumn('port', 'text').execute(),
  };
  const later: Readonly<Record<string, Migration['up']>> = {
    dropped: (db) => db.schema.alterTable('ships').dropColumn('port').execute(),
    renamed: (db) => db.schema.alterTable('ships').renameTo('vessels').execute(),
    async required(db) {
      await db.schema.dropTable('ships').execute();
      await db.schema
        .createTable('ships')
        .addColumn('id', 'text')
        .addColumn('port', 'text')
        .addColumn('flag', 'text', (column) => column.notNull())
        .execute();
    },
  };
  for (const [what, up] of Object.entries(later)) {
    const { path, remove } = folder();
    const db: Db = new Kysely({ dialect: new NodeSqliteDialect(openFile(`${path}/store.sqlite`, 'NORMAL')) });
    try {
      await stepped(db, { '1': first, '2': { up } });
      assert.unreachable(what);
    } catch (error) {
      assert.match((error as Error).message, /after 2 the previous version fails/, what);
    } finally {
      await db.destroy();
      remove();
    }
  }
});

test.run();
