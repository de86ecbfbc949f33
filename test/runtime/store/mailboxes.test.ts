import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DURABLE_MIGRATIONS } from '../../../runtime/store/migrations/index.ts';
import { NodeSqliteDialect } from '../../../runtime/store/sqlite/dialect.ts';

interface Key {
  id: string;
  email: string;
  origin: string;
  revoked_at: number | null;
  mailbox?: string;
}

test('keeps all existing keys, and assigns each mailbox to the key of the plain address or else to the oldest key', async () => {
  const db = new Kysely<{ keys: Key & { plan: string; created_at: number } }>({
    dialect: new NodeSqliteDialect(new DatabaseSync(':memory:')),
  });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...DURABLE_MIGRATIONS }) } });
  assert.is((await migrator.migrateTo('0004-watching')).error, undefined);
  const before: Key[] = [
    { id: 'k1', email: 'ada+1@example.org', origin: 'signup', revoked_at: null },
    { id: 'k2', email: 'ada+2@example.org', origin: 'signup', revoked_at: null },
    { id: 'k3', email: 'ada@example.org', origin: 'signup', revoked_at: 5 },
    { id: 'k4', email: 'ada@example.org', origin: 'operator', revoked_at: null },
    { id: 'k5', email: 'ada@example.org', origin: 'signup', revoked_at: null },
    { id: 'k6', email: 'bob+1@example.org', origin: 'signup', revoked_at: null },
    { id: 'k7', email: 'bob+2@example.org', origin: 'signup', revoked_at: null },
  ];
  const rows = before.map((key, n) => ({ ...key, plan: 'free', created_at: n }));
  await db.insertInto('keys').values(rows).execute();
  assert.is((await migrator.migrateToLatest()).error, undefined);
  const after = await db.selectFrom('keys').select(['id', 'mailbox']).orderBy('id').execute();
  assert.equal(
    after.map(({ mailbox }) => mailbox),
    [
      'ada+1@example.org',
      'ada+2@example.org',
      'ada@example.org',
      'ada@example.org',
      'ada@example.org',
      'bob@example.org',
      'bob+2@example.org',
    ],
  );
  await db.destroy();
});

test.run();
