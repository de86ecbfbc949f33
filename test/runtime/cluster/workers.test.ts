// WORKERS: one command and one port, several processes. What one of them dies of the others do not feel, their numbers are one, and one
// signal ends all. Takes long.

import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ConfigError, readConfig } from '../../../runtime/config/config.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/http.ts';
import { freePort } from '../../support/loopback.ts';
import { childrenOf, failedStart, killNow, startProcess } from '../../support/process.ts';
import { postgres } from '../store/engines.ts';

const MASTER = 'a master key of at least 32 characters';
/** Longer than a start takes to be seen. */
const SERVED_MS = 1_500;
const CALL = '/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer';

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
      const before = await childrenOf(server);
      assert.is(before.length, 2);
      process.kill(before[0] as number, 'SIGKILL');
      assert.is((await send(port, { path: CALL, key })).status, 200);
      await eventually(() => listening() === 3, 30_000, 'another one listens');
      const after = await childrenOf(server);
      assert.is(after.length, 2);
      assert.not.ok(after.includes(before[0] as number));
      assert.is((await send(port, { path: CALL, key })).status, 200);

      // Whoever served is begun again as soon the next time; whoever dies at once, later each time.
      const pauses = () => [...server.output().matchAll(/"again_in_ms":(\d+)/g)].map(([, ms]) => Number(ms));
      const [survivor, begun] = [before[1] as number, after.find((pid) => !before.includes(pid)) as number];
      await sleep(SERVED_MS);
      process.kill(begun, 'SIGKILL');
      await eventually(() => pauses().length === 2, 30_000, 'its end is seen');
      assert.equal(pauses(), [200, 200]);
      for (const pause of [400, 800]) {
        let next: number | undefined;
        const isThere = async () => {
          next = (await childrenOf(server)).find((pid) => pid !== survivor);
          return next !== undefined;
        };
        await eventually(isThere, 30_000, 'another one is begun');
        process.kill(next as number, 'SIGKILL');
        await eventually(() => pauses().at(-1) === pause, 30_000, `a pause of ${pause} ms`);
      }
    } finally {
      assert.is(await server.end('SIGTERM'), 0, server.output());
      await place.remove();
    }
  });

  test('while no process is left callers are told to come again, and the next process takes the port', async () => {
    const place = await engine.place();
    const port = await freePort();
    const server = await startProcess({
      PORT: String(port),
      WORKERS: '2',
      DATABASE_URL: (place.location as { databaseUrl: string }).databaseUrl,
      ALMANAC_MASTER_KEY: MASTER,
    });
    const ask = (path: string) => send(port, { path }).catch(() => undefined);
    const killed = async () => {
      for (const pid of await childrenOf(server)) killNow(pid);
    };
    try {
      let told: Awaited<ReturnType<typeof ask>>;
      const isTold = async () => {
        await killed();
        told = await ask(CALL);
        return told?.status === 503;
      };
      await eventually(isTold, 30_000, 'callers are told');
      assert.is(told?.json.code, 'shutting_down');
      assert.is(told?.headers['retry-after'], '2');
      const isAlive = async () => {
        await killed();
        const live = await ask('/health/live');
        return live?.status === 200 && (await ask('/health/ready'))?.status === 503;
      };
      await eventually(isAlive, 30_000, 'it runs, and is not ready');
      await eventually(async () => (await ask('/health/ready'))?.status === 200, 60_000, 'a process answers again');
      assert.is((await ask(CALL))?.json.code, 'key_required');
    } finally {
      assert.is(await server.end('SIGTERM'), 0, server.output());
      await place.remove();
    }
  });
}

test.run();
