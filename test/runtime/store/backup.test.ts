// Takes long. Mostly waits.

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Kysely } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { deriveSecrets } from '../../../runtime/identity/secrets.ts';
import { backUp } from '../../../runtime/store/backup/backup.ts';
import { type Replace, restore } from '../../../runtime/store/backup/restore.ts';
import { migrate } from '../../../runtime/store/migrate.ts';
import { COUNT_MIGRATIONS, DURABLE_MIGRATIONS } from '../../../runtime/store/migrations/index.ts';
import { openStore } from '../../../runtime/store/open-store.ts';
import { NodeSqliteDialect, openFile } from '../../../runtime/store/sqlite/dialect.ts';
import type { Store, StoreLocation } from '../../../runtime/store/store.ts';
import { COMPILED } from '../../support/compiled.ts';
import { send } from '../../support/http.ts';
import { startProcess } from '../../support/process.ts';
import { beneath, engines, folder, type Place, sqlite } from './engines.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MASTER_KEY = 'a master key of at least 32 characters';
const ADMIN_TOKEN = 'the operator of the tests';
const ANY = { replace: 'nothing' as const, accept: () => {} };
const NOW = Date.UTC(2026, 10, 21, 12);

function settingsOf({ location }: Place, dataDir: string): Record<string, string> {
  const shared = { ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN, DATA_DIR: dataDir };
  return 'databaseUrl' in location
    ? { ...shared, DATABASE_URL: location.databaseUrl, ALMANAC_MASTER_KEY: MASTER_KEY }
    : shared;
}

/** Runs the program that `make backup` and `make restore` call. */
async function command(settings: Record<string, string>, ...words: string[]): Promise<{ ok: boolean; said: string }> {
  const env = { ...COMPILED, PATH: process.env.PATH as string, ...settings };
  return promisify(execFile)(process.execPath, ['runtime/deploy/backup.ts', ...words], { cwd: ROOT, env }).then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    ({ stderr }) => ({ ok: false, said: String(stderr) }),
  );
}

async function rejection(step: () => Promise<unknown>): Promise<string> {
  try {
    await step();
  } catch (error) {
    return (error as Error).message;
  }
  return 'done';
}

async function fill(store: Store): Promise<void> {
  const owner = { plan: 'free', email: 'ø@example.org', mailbox: 'ø@example.org', origin: 'operator' as const };
  await store.keys.create({ id: 'a', ...owner, createdAt: NOW }, { digest: 'd1', prefix: 'alm_d1' });
  // Contains characters that other formats treat as line separators.
  const feedback = 'one\u2028two\nthree "four" \\ \u{1f600}';
  await store.feedback.add({ id: 'f', keyId: null, service: 'places', kind: 'bug', feedback, receivedAt: NOW });
  await store.usage.take('a', 20_000, undefined);
  await store.usage.flush();
}

async function holds(location: StoreLocation): Promise<void> {
  const store = await openStore(location);
  try {
    assert.is((await store.keys.find('d1'))?.id, 'a');
    assert.is((await store.feedback.list({ limit: 5 }))[0]?.feedback, 'one\u2028two\nthree "four" \\ \u{1f600}');
    assert.is((await store.usage.counts(['a'], 20_000)).get('a'), 1);
  } finally {
    await store.close();
  }
}

/** Provides a temporary folder for files, and stores that are removed with the folder. */
async function among(
  use: (path: string, place: (engine: { place(): Promise<Place> }) => Promise<Place>) => Promise<void>,
) {
  const { path, remove } = folder();
  const places: Place[] = [];
  try {
    await use(path, async (engine) => {
      const made = await engine.place();
      places.push(made);
      return made;
    });
  } finally {
    for (const each of places) await each.remove();
    remove();
  }
}

for (const engine of await engines()) {
  test(`${engine.name}: backs up a running server, and restores everything after the store is lost`, () =>
    among(async (path, place) => {
      const file = join(path, 'backup');
      const [before, after] = [await place(engine), await place(engine)];
      const dataDir = (each: Place, name: string) =>
        'dataDir' in each.location ? each.location.dataDir : join(path, name);
      const old = settingsOf(before, dataDir(before, 'old'));
      const server = await startProcess(old);
      const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
      const admin = { path: '/admin/keys', headers, body: { email: 'a@example.org', plan: 'unlimited' } };
      const { key } = (await send(server.port, admin)).json;
      const done = await command(old, 'backup', file);
      assert.ok(done.ok, done.said);
      assert.match(
        done.said,
        engine.name === 'sqlite' ? /The backup contains the master key/ : /does NOT contain the master key/,
      );
      assert.is(statSync(file).mode & 0o777, 0o600);
      assert.not.ok(gunzipSync(readFileSync(file)).includes(key), 'no key in plain text');
      const refused = await command(old, 'restore', file, '--replace');
      assert.match(refused.said, engine.name === 'sqlite' ? /in use by another Almanac process/ : /server is running/);
      await server.end('SIGTERM');
      if ('dataDir' in before.location) rmSync(before.location.dataDir, { recursive: true });
      const settings = settingsOf(after, dataDir(after, 'new'));
      const restored = await command(settings, 'restore', file);
      assert.ok(restored.ok, restored.said);
      const next = await startProcess(settings);
      const call = { path: '/rest/unit-conversion/list_unit_categories', key };
      assert.is((await send(next.port, call)).status, 200);
      await next.end('SIGTERM');
      assert.match((await command(settings, 'restore', file)).said, /already contains a store\..*REPLACE=yes/);
      assert.ok((await command(settings, 'restore', file, '--replace')).ok);
    }));

  test(`${engine.name}: restores an older version's store unchanged, and the next start migrates it`, () =>
    among(async (path, place) => {
      const file = join(path, 'backup');
      const { location } = await place(sqlite);
      const dataDir = (location as { dataDir: string }).dataDir;
      await olderStore(dataDir);
      await backUp({ dataDir }, file, undefined);
      const target = await place(engine);
      // The restore replaces a newer store, which has tables that the older version lacks.
      await (await openStore(target.location)).close();
      await restore(target.location, file, { ...ANY, replace: 'any' as const });
      const store = await openStore(target.location);
      try {
        assert.is((await store.keys.get('old', NOW))?.email, 'ada+1@example.org');
        assert.equal(
          (await store.keys.list({ limit: 5 }, NOW, { mailbox: 'ada@example.org' })).map(({ id }) => id),
          ['old'],
        );
        assert.is(await store.signUpLinks.use('none', NOW), undefined, 'newer tables exist');
      } finally {
        await store.close();
      }
    }));

  for (const other of await engines()) {
    test(`restores a backup of ${engine.name} to ${other.name}`, () =>
      among(async (path, place) => {
        const file = join(path, 'backup');
        const [from, to] = [await place(engine), await place(other)];
        const store = await openStore(from.location);
        await fill(store);
        const counted = await backUp(from.location, file, undefined);
        await store.close();
        assert.is((await restore(to.location, file, ANY)).rows, counted);
        await holds(to.location);
      }));
  }

  test(`${engine.name}: rejects a damaged, foreign or hostile file and changes nothing`, () =>
    among(async (path, place) => {
      const file = join(path, 'backup');
      const { location } = await place(engine);
      const store = await openStore(location);
      await fill(store);
      await store.settings.claim('master_key', 'of it');
      await backUp(location, file, undefined);
      await store.close();
      const bytes = readFileSync(file);
      const text = gunzipSync(bytes).toString();
      const files: Record<string, [Buffer, RegExp]> = {
        ...{ truncated: [bytes.subarray(0, -20), /cannot be read as a backup/] },
        'not compressed': [Buffer.from('{"almanac_backup":1}'), /cannot be read as a backup/],
        'another program': [gzipSync('{"a":1}\n'), /not an Almanac backup/],
        'without its end': [gzipSync(text.slice(0, text.lastIndexOf('{"rows"'))), /incomplete/],
        'of a newer version': [resealed(text, '0001-accounts', '9999-future'), /newer version of Almanac.*9999-future/],
        'of another form': [resealed(text, '"almanac_backup":1', '"almanac_backup":2'), /newer version/],
        'a changed value': [gzipSync(text.replace('"ø@example.org"', '"a@example.org"')), /damaged/],
        'an unknown table': [resealed(text, '"table":"keys"', '"table":"roles"'), /"roles" where .* the table keys/],
        'a qualified table': [
          resealed(text, '"table":"keys"', '"table":"pg_catalog.pg_authid"'),
          /"pg_catalog\.pg_authid" where .* the table keys/,
        ],
        'a table of the other half': [
          resealed(text, '"table":"keys","of":"durable"', '"table":"keys","of":"counts"'),
          /the table keys/,
        ],
        'a table twice': [resealed(text, '"table":"key_secrets"', '"table":"keys"'), /"keys" where .* key_secrets/],
        'a wrong column': [
          resealed(text, '"columns":["id",', '"columns":["nope",'),
          /columns of the table keys .* differ/,
        ],
        'a column twice': [
          resealed(text, '"columns":["id","plan"', '"columns":["id","id"'),
          /columns of the table keys .* differ/,
        ],
        'a row too short': [resealed(text, '["a","free",', '["a",'), /row of the table keys/],
        'a number for text': [resealed(text, '["a","free",', '["a",7,'), /does not have text as plan/],
        'an object for text': [resealed(text, '["a","free",', '["a",{"toString":1},'), /does not have text as plan/],
        'text for a number': [resealed(text, `,${NOW},null`, ',"now",null'), /does not have an integer as created_at/],
        'nothing for a required value': [resealed(text, '["a","free",', '["a",null,'), /does not have text as plan/],
        'a header with the master key of another server': [
          resealed(text, '"fingerprint":"of it"', '"fingerprint":"of another"'),
          /damaged header/,
        ],
        'rows after the end': [gzipSync(`${text}["a"]\n`), /continues after its end line/],
        'a bomb of zeros': [
          gzipSync(`${text}${'0'.repeat(20_000_000)}`),
          /longer than 16777216 characters|times its size/,
        ],
        'a bomb of rows': [bomb(text), /times its size/],
      };
      for (const [what, [content, words]] of Object.entries(files)) {
        writeFileSync(file, content);
        assert.match(await rejection(() => restore(location, file, { ...ANY, replace: 'any' })), words, what);
        await holds(location);
      }
      assert.match(await rejection(() => restore(location, join(path, 'none'), ANY)), /ENOENT/);
      writeFileSync(join(path, 'real'), bytes);
      symlinkSync(join(path, 'real'), join(path, 'link'));
      assert.match(await rejection(() => restore(location, join(path, 'link'), ANY)), /is a symbolic link/);
      assert.match(await rejection(() => restore(location, path, ANY)), /not a regular file/);
    }));

  test(`${engine.name}: replaces a store with the backup of a different server only on request`, () =>
    among(async (path, place) => {
      const file = join(path, 'backup');
      const [theirs, ours] = [await place(engine), await place(engine)];
      for (const [{ location }, fingerprint] of [
        [theirs, 'of theirs'],
        [ours, 'of ours'],
      ] as const) {
        const store = await openStore(location);
        await fill(store);
        await store.settings.claim('master_key', fingerprint);
        await store.close();
      }
      await backUp(theirs.location, file, undefined);
      const attempt = (replace: Replace) => rejection(() => restore(ours.location, file, { ...ANY, replace }));
      assert.match(await attempt('nothing'), /already contains a store/);
      assert.match(await attempt('same-server'), /belongs to another server.*REPLACE=other-server/);
      await holds(ours.location);
      assert.is(await attempt('any'), 'done');
      await backUp(theirs.location, file, undefined);
      assert.is(await attempt('same-server'), 'done', 'now it is the same server');
    }));
}

test('a restore modifies no table of another application, and warns about a superuser role', async () => {
  const engine = (await engines()).find(({ name }) => name === 'postgres');
  if (engine === undefined) return;
  await among(async (path, place) => {
    const file = join(path, 'backup');
    const [from, to] = [await place(engine), await place(engine)];
    const store = await openStore(from.location);
    await fill(store);
    await backUp(from.location, file, undefined);
    await store.close();
    await beneath(to.location, 'create table events (note text)');
    await beneath(to.location, "insert into events values ('of another application')");
    assert.match(
      await rejection(() => restore(to.location, file, { ...ANY, replace: 'any' })),
      /another application \(events\)/,
    );
    assert.equal([...(await beneath(to.location, 'select note from events'))], [{ note: 'of another application' }]);
    await beneath(to.location, 'drop table events');
    const { warnings } = await restore(to.location, file, ANY);
    const [{ rolsuper } = {}] = await beneath(
      to.location,
      'select rolsuper from pg_roles where rolname = current_user',
    );
    assert.is(
      warnings.some((each) => each.includes('superuser')),
      rolsuper,
    );
    // If another application's view depends on a table of the store, the restore is rejected and the view is kept.
    await beneath(to.location, 'create view watched as select id from keys');
    assert.match(await rejection(() => restore(to.location, file, { ...ANY, replace: 'any' })), /depend/);
    assert.is([...(await beneath(to.location, 'select id from watched'))].length, 1);
  });
});

test('starts, backs up and restores next to tables of another application, which stay unchanged', async () => {
  const engine = (await engines()).find(({ name }) => name === 'postgres');
  if (engine === undefined) return;
  await among(async (path, place) => {
    const file = join(path, 'backup');
    const [from, to] = [await place(engine), await place(engine)];
    const withPath = ({ location }: Place, schemas: string): StoreLocation => {
      const url = new URL((location as { databaseUrl: string }).databaseUrl);
      url.searchParams.set('options', `-c search_path=${schemas}`);
      return { databaseUrl: url.href };
    };
    for (const { location } of [from, to]) {
      await beneath(location, 'create schema almanac');
      // Tables of another application with common names, without and with Almanac's columns.
      for (const table of ['migrations', 'count_migrations', 'migrations_lock', 'events', 'blocks', 'settings']) {
        await beneath(location, `create table public.${table} (id integer primary key, name text)`);
        await beneath(location, `insert into public.${table} values (1, 'of another application')`);
      }
      await beneath(location, 'create table public.count_migrations_lock (id text, is_locked integer)');
      await beneath(location, 'create table public.keys (migration text)');
    }
    const untouched = async ({ location }: Place) => {
      for (const table of ['migrations', 'count_migrations', 'migrations_lock', 'events', 'blocks', 'settings']) {
        const rows = await beneath(location, `select id, name from public.${table}`);
        assert.equal([...rows], [{ id: 1, name: 'of another application' }], table);
      }
      for (const table of ['count_migrations_lock', 'keys'])
        assert.equal([...(await beneath(location, `select * from public.${table}`))], [], table);
    };
    for (const schemas of ['almanac', 'almanac,public']) {
      const [source, target] = [withPath(from, schemas), withPath(to, schemas)];
      const store = await openStore(source);
      if (schemas === 'almanac') await fill(store);
      await store.close();
      await backUp(source, file, undefined);
      await restore(target, file, { ...ANY, replace: schemas === 'almanac' ? 'nothing' : 'same-server' });
      await holds(target);
      for (const each of [from, to]) await untouched(each);
    }
    // An older version's store in the second schema of the search path is found, and no new store is created in the
    // first schema.
    await beneath(to.location, 'create schema first');
    const shifted = withPath(to, 'first,almanac');
    await holds(shifted);
    assert.match(
      await rejection(() => restore(shifted, file, { ...ANY, replace: 'any' })),
      /is in the schema almanac, but .* begins with first\. Set search_path to almanac/,
    );
    await holds(shifted);
    assert.match(
      await rejection(() => restore(withPath(to, 'missing'), file, { ...ANY, replace: 'any' })),
      /contains no schema/,
    );
  });
});

/** Changes a backup and recomputes its digest, as an attacker would. */
function resealed(text: string, from: string, to: string): Buffer {
  assert.ok(text.includes(from), from);
  const end = text.lastIndexOf('{"rows"');
  const content = text.slice(0, end).replace(from, to);
  const { rows } = JSON.parse(text.slice(end));
  const sha256 = createHash('sha256').update(content).digest('hex');
  return gzipSync(`${content}${JSON.stringify({ rows, sha256 })}\n`);
}

/** Repeats a long key row 14,000 times: 70 MB of text that compresses to very little. */
function bomb(text: string): Buffer {
  const at = text.indexOf('["a","free",');
  const row = text.slice(at, text.indexOf('\n', at) + 1).replace('"free"', `"${'f'.repeat(5_000)}"`);
  return gzipSync(text.slice(0, at) + row.repeat(14_000) + text.slice(at));
}

test('rejects a master key that differs from the key of the backup, and states where to set the key', () =>
  among(async (path, place) => {
    const { location } = await place(sqlite);
    const dataDir = (location as { dataDir: string }).dataDir;
    const store = await openStore(location);
    await store.settings.claim('master_key', deriveSecrets(MASTER_KEY).fingerprint);
    await store.close();
    const file = join(path, 'backup');
    const settings = { DATA_DIR: dataDir };
    assert.ok((await command({ ...settings, ALMANAC_MASTER_KEY: MASTER_KEY }, 'backup', file)).ok);
    const none = await command(settings, 'restore', file, '--replace');
    assert.match(none.said, /Nothing was changed.*does not contain a master key.*Set ALMANAC_MASTER_KEY/);
    const wrong = { ...settings, ALMANAC_MASTER_KEY: `${MASTER_KEY}!` };
    assert.match((await command(wrong, 'restore', file, '--replace')).said, /with another master key/);
    const right = { ...settings, ALMANAC_MASTER_KEY: MASTER_KEY };
    assert.ok((await command(right, 'restore', file, '--replace')).ok);
    assert.match(
      (await command({ DATA_DIR: join(path, 'nowhere') }, 'backup', file)).said,
      /There is no store in .*DATA_DIR/,
    );
  }));

/** Creates a store of the version that limited sign-ups by address. */
async function olderStore(dataDir: string): Promise<void> {
  const until = (all: typeof DURABLE_MIGRATIONS, last: string) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name <= last));
  const open = (name: string) =>
    new Kysely<never>({ dialect: new NodeSqliteDialect(openFile(join(dataDir, name), 'FULL')) });
  const [durable, counts] = [open('almanac.sqlite'), open('usage.sqlite')];
  await migrate(durable, until(DURABLE_MIGRATIONS, '0004-watching'), 'migrations');
  await migrate(counts, until(COUNT_MIGRATIONS, '0001-usage'), 'count_migrations');
  await durable.destroy();
  await counts.destroy();
  const database = new DatabaseSync(join(dataDir, 'almanac.sqlite'));
  database.exec(`insert into keys (id, plan, email, origin, created_at) values ('old', 'free', 'ada+1@example.org', 'signup', 5);
    insert into key_secrets (digest, key_id, prefix, created_at) values ('d', 'old', 'alm_d', 5)`);
  database.close();
}

for (const engine of await engines()) {
  test(`${engine.name}: verifies a scheduled backup of a running server with a restore drill, and deletes the oldest backups`, async () => {
    const place = await engine.place();
    const { path: data, remove } = folder();
    const dataDir = 'dataDir' in place.location ? place.location.dataDir : data;
    const settings = settingsOf(place, dataDir);
    const backups = join(data, 'backups');
    const server = await startProcess(settings);
    try {
      await send(server.port, { path: '/signup', body: { email: 'ada@example.org' } });
      mkdirSync(backups);
      for (const day of [1, 2, 3]) writeFileSync(join(backups, `almanac-2026010${day}T030000Z.gz`), '');
      writeFileSync(join(backups, 'notes.txt'), 'not a backup');
      const { ok, said } = await command(settings, 'scheduled', backups, '2');
      assert.ok(ok, said);
      assert.match(said, /drill succeeded/);
      const [oldest, newest = '', ...others] = readdirSync(backups).sort();
      assert.equal([oldest, others], ['almanac-20260103T030000Z.gz', ['notes.txt']]);
      assert.match(newest, /^almanac-\d{8}T\d{6}Z\.gz$/);
      const drilled = await command(settings, 'drill', join(backups, newest));
      assert.ok(drilled.ok, drilled.said);
      assert.is((await send(server.port, { path: '/health' })).status, 200, 'the server is not affected');
      assert.is((await command(settings, 'scheduled', backups, 'many')).ok, false);
    } finally {
      assert.is(await server.end('SIGTERM'), 0);
      await place.remove();
      remove();
    }
  });
}

test('the restore drill fails for a damaged file or a different master key, and then deletes no backup', async () => {
  const place = await sqlite.place();
  const { path, remove } = folder();
  const settings = { DATA_DIR: (place.location as { dataDir: string }).dataDir, ALMANAC_MASTER_KEY: MASTER_KEY };
  try {
    const server = await startProcess(settings);
    await send(server.port, { path: '/signup', body: { email: 'ada@example.org' } });
    await server.end('SIGTERM');
    const file = join(path, 'almanac-20260101T030000Z.gz');
    assert.ok((await command(settings, 'backup', file)).ok);
    const other = await command({ ...settings, ALMANAC_MASTER_KEY: `not ${MASTER_KEY}` }, 'scheduled', path, '1');
    assert.match(other.said, /^No verified backup was created\. .*another master key/);
    assert.is(readdirSync(path).length, 2);
    writeFileSync(file, gzipSync(gunzipSync(readFileSync(file)).subarray(0, -20)));
    const damaged = await command(settings, 'drill', file);
    assert.is(damaged.ok, false);
    assert.match(damaged.said, /^Nothing was changed\. /);
  } finally {
    await place.remove();
    remove();
  }
});

test.run();
