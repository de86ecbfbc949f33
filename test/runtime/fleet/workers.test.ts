// WORKERS: one command and one port, several processes. What one of them dies of the others do not feel, their numbers are one, and one
// signal ends all. Takes long.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ConfigError, readConfig } from '../../../runtime/config/config.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/http.ts';
import { failedStart, type ServerProcess, startProcess } from '../../support/process.ts';
import { postgres } from '../store/engines.ts';

const MASTER = 'a master key of at least 32 characters';
const CALL = '/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer';
const run = promisify(execFile);

test('several processes need a database that they share, and as many as there are cores may be asked for', () => {
  const faults = (environment: Record<string, string>) => {
    try {
      return readConfig(environment).workers;
    } catch (error) {
      return (error as ConfigError).faults;
    }
  };
  assert.match(String(faults({ WORKERS: '2' })), /WORKERS needs DATABASE_URL/);
  assert.match(String(faults({ WORKERS: 'many' })), /WORKERS must be a whole number from 1 to 64, or auto/);
  assert.is(faults({ WORKERS: '1' }), 1);
  assert.ok(Number(faults({ WORKERS: 'auto', DATABASE_URL: 'postgres://x@y/z', ALMANAC_MASTER_KEY: MASTER })) >= 1);
});

test('what keeps the first process from starting is said, and ends the command', async () => {
  const database = 'postgres://postgres@127.0.0.1:1/almanac';
  const { code, output } = await failedStart({ WORKERS: '2', DATABASE_URL: database, ALMANAC_MASTER_KEY: MASTER });
  assert.is(code, 1);
  assert.match(output, /DATABASE_URL.*nothing listens/);
});

async function children({ child }: ServerProcess): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(child.pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim().split(/\s+/).filter(Boolean).map(Number);
}

const engine = await postgres();
if (engine !== undefined) {
  test('two processes answer behind one port, one that is killed is begun again, one signal ends both', async () => {
    const place = await engine.place();
    const server = await startProcess({
      WORKERS: '2',
      DATABASE_URL: (place.location as { databaseUrl: string }).databaseUrl,
      ALMANAC_MASTER_KEY: MASTER,
    });
    const { port } = server;
    const listening = () => server.output().match(/"msg":"listening"/g)?.length ?? 0;
    try {
      await eventually(() => listening() === 2, 30_000, 'both listen');
      const body = { email: 'workers@example.org' };
      const { key } = (await send(port, { method: 'POST', path: '/signup', body })).json;
      for (let count = 0; count < 12; count++) assert.is((await send(port, { path: CALL, key })).status, 200);
      const counted = /^almanac_calls_total\{[^}]*tool="convert_units"[^}]*\} (\d+)$/m;
      for (let count = 0; count < 4; count++) {
        const { text } = await send(port, { path: '/metrics' });
        assert.is(counted.exec(text)?.[1], '12');
        assert.match(text, /^almanac_store_up 1$/m);
      }
      const before = await children(server);
      assert.is(before.length, 2);
      process.kill(before[0] as number, 'SIGKILL');
      assert.is((await send(port, { path: CALL, key })).status, 200);
      await eventually(() => listening() === 3, 30_000, 'another one listens');
      const after = await children(server);
      assert.is(after.length, 2);
      assert.not.ok(after.includes(before[0] as number));
      assert.is((await send(port, { path: CALL, key })).status, 200);
    } finally {
      assert.is(await server.end('SIGTERM'), 0, server.output());
      await place.remove();
    }
  });
}

test.run();
