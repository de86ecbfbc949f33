import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NodeSqliteDialect, openFile } from '../../../runtime/store/sqlite/dialect.ts';
import { StoreUnavailable } from '../../../runtime/store/unavailable.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answer, send } from '../../support/http.ts';
import { startProcess } from '../../support/process.ts';
import { folder } from './engines.ts';

test('a transaction on a full file fails with StoreUnavailable, and a later one succeeds once there is space', async () => {
  const { path, remove } = folder();
  const file = openFile(join(path, 'a.sqlite'), 'FULL');
  const db = new Kysely<{ t: { text: string } }>({ dialect: new NodeSqliteDialect(file) });
  const insert = () =>
    db.transaction().execute((tx) =>
      tx
        .insertInto('t')
        .values({ text: 'x'.repeat(100_000) })
        .execute(),
    );
  try {
    await sql`create table t (text text not null)`.execute(db);
    await sql`pragma max_page_count = 5`.execute(db);
    const error = await insert().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    assert.instance(error, StoreUnavailable);
    assert.match(String(((error as StoreUnavailable).cause as Error).message), /full/);
    await sql`pragma max_page_count = 5000`.execute(db);
    await insert();
    assert.equal((await db.selectFrom('t').select('text').execute()).length, 1);
  } finally {
    await db.destroy();
    remove();
  }
});

const limited = spawnSync('prlimit', ['--version']).status === 0;
if (!limited) process.stdout.write('skipped: prlimit is not available to limit the disk space\n');
else {
  test('on a full disk, the server returns 503, is not ready, and recovers automatically', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'almanac-test-'));
    // This server handles SIGXFSZ (file too large), which would otherwise end the process. A full disk sends no signal.
    const server = await startProcess({ DATA_DIR: dataDir }, 'test/runtime/store/server-of-few-bytes.ts');
    const room = (bytes: string) => execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}`]);
    let signups = 0;
    const signUp = (): Promise<Answer> =>
      send(server.port, { path: '/signup', body: { email: `n${signups++}@x.org` } });
    const status = async (path: string) => (await send(server.port, { path })).status;
    try {
      assert.is((await signUp()).status, 201);
      assert.is(await status('/health/ready'), 200);
      const largest = await stat(join(dataDir, 'almanac.sqlite-wal'));
      room(`${largest.size}:unlimited`);
      const refused = await signUp();
      assert.is(refused.status, 503, refused.text);
      assert.is(refused.json.code, 'store_unavailable');
      assert.is(await status('/health/ready'), 503);
      assert.is((await send(server.port, { path: '/health' })).json.status, 'store_unavailable');
      assert.is(await status('/health/live'), 200);
      assert.match((await send(server.port, { path: '/metrics' })).text, /^almanac_store_up 0$/m);
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      assert.is((await signUp()).status, 503);
      room('unlimited:unlimited');
      await eventually(async () => (await status('/health/ready')) === 200, 2_500, 'ready again');
      assert.is((await signUp()).status, 201);
      await server.end('SIGTERM');
      const lines = server.output().split('\n');
      assert.is(lines.filter((line) => line.includes('store unavailable')).length, 1, server.output());
      assert.is(lines.filter((line) => line.includes('store recovered')).length, 1);
      assert.is(lines.filter((line) => line.includes('could not be written')).length, 0, 'no line per attempt');
    } finally {
      server.child.kill('SIGKILL');
      await rm(dataDir, { recursive: true });
    }
  });
}

test("makes files of the data folder readable only by their owner, whatever the folder's mode", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'almanac-test-'));
  execFileSync('chmod', ['777', dataDir]);
  const server = await startProcess({ DATA_DIR: dataDir });
  try {
    await send(server.port, { path: '/signup', body: { email: 'a@example.org' } });
    const names = await readdir(dataDir);
    assert.ok(names.includes('almanac.sqlite-wal'), names.join());
    for (const name of names) {
      const { mode, isDirectory } = await status(join(dataDir, name));
      assert.is(mode, isDirectory ? 0o700 : 0o600, name);
    }
  } finally {
    await server.end('SIGKILL');
    await rm(dataDir, { recursive: true });
  }
});

async function status(path: string): Promise<{ mode: number; isDirectory: boolean }> {
  const found = await stat(path);
  return { mode: found.mode & 0o777, isDirectory: found.isDirectory() };
}

test.run();
