// Takes long.

import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../../../support/eventually.ts';
import { send } from '../../../support/http.ts';
import { freePort } from '../../../support/loopback.ts';
import { failedStart, type ServerProcess, startProcess } from '../../../support/process.ts';
import { beneath, postgres } from '../../store/engines.ts';

const MASTER = 'a master key of at least 32 characters';
const ADMIN_TOKEN = 'the operator of the tests';
const BEARER = { Authorization: `Bearer ${ADMIN_TOKEN}` };
const CALL = '/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer';
const FREE_CALLS = 100;
const CALLERS = 6;
/** Number of calls between two steps of a restart. */
const BETWEEN = 40;

test('reports DATABASE_URL if the database cannot be reached at startup', async () => {
  const database = 'postgres://postgres@127.0.0.1:1/almanac';
  const { code, output } = await failedStart({ DATABASE_URL: database, ALMANAC_MASTER_KEY: MASTER });
  assert.is(code, 1);
  assert.match(output, /DATABASE_URL.*nothing is listening/);
});

const engine = await postgres();
if (engine !== undefined) {
  const onOnePort = async (
    use: (start: () => Promise<ServerProcess>, port: number, location: { databaseUrl: string }) => Promise<void>,
  ) => {
    const place = await engine.place();
    const location = place.location as { databaseUrl: string };
    const port = await freePort();
    const variables = {
      PORT: String(port),
      DATABASE_URL: location.databaseUrl,
      ALMANAC_MASTER_KEY: MASTER,
      ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN,
      ALMANAC_KEYLESS: '1000000,1000000',
    };
    const started: ServerProcess[] = [];
    const start = async () => {
      const server = await startProcess(variables);
      started.push(server);
      return server;
    };
    try {
      await use(start, port, location);
    } finally {
      for (const { child } of started) child.kill('SIGKILL');
      await Promise.all(started.map(({ ended }) => ended));
      await place.remove();
    }
  };
  const makeKey = async (port: number, plan: string): Promise<{ id: string; key: string }> => {
    const body = { email: `${plan}@example.org`, plan };
    const made = await send(port, { path: '/admin/keys', headers: BEARER, body });
    assert.is(made.status, 201, made.text);
    return made.json;
  };

  test("two processes serve one port, and together admit exactly the plan's quota", () =>
    onOnePort(async (start, port) => {
      await Promise.all([start(), start()]);
      const { key } = await makeKey(port, 'free');
      const answers = await Promise.all(Array.from({ length: 3 * FREE_CALLS }, () => send(port, { path: CALL, key })));
      assert.is(answers.filter(({ status }) => status === 200).length, FREE_CALLS);
      assert.is(answers.filter(({ status }) => status === 429).length, 2 * FREE_CALLS);
      // Each process reports only its own calls in /metrics.
      const { text } = await send(port, { path: '/metrics' });
      const counted = Number(
        /^almanac_calls_total\{[^}]*tool="convert_units"[^}]*outcome="ok"[^}]*\} (\d+)$/m.exec(text)?.[1],
      );
      assert.ok(
        counted > 0 && counted < FREE_CALLS,
        `one of the two processes served ${counted} of ${FREE_CALLS} calls`,
      );
    }));

  test('a rolling restart under load loses no call, and counts each one once', () =>
    onOnePort(async (start, port, location) => {
      const first = await start();
      const { id, key } = await makeKey(port, 'partner');
      const second = await start();
      const callers = startCallers(port, key);
      const more = async () => {
        const target = callers.answered() + BETWEEN;
        await eventually(() => callers.answered() >= target || callers.lost.length > 0, 30_000, 'calls are answered');
      };
      await more();
      for (const server of [first, second]) {
        assert.is(await server.end('SIGTERM'), 0, server.output());
        await more();
        await start();
        await more();
      }
      await callers.end();
      assert.equal(callers.lost, []);
      const counted = async () =>
        Number((await beneath(location, `select sum(count) as count from usage where key_id = '${id}'`))[0]?.['count']);
      await eventually(async () => (await counted()) === callers.answered(), 5_000, 'every call is counted');
    }));

  test('reports a port that another program uses', () =>
    onOnePort(async (start, port) => {
      const other = createServer().listen(port, '127.0.0.1');
      await once(other, 'listening');
      assert.is((other.address() as AddressInfo).port, port);
      try {
        await start();
        assert.unreachable('the start should have failed');
      } catch (error) {
        assert.match((error as Error).message, new RegExp(`Port ${port} on 127\\.0\\.0\\.1 is in use.*PORT`));
      } finally {
        other.close();
      }
    }));
}

/** Starts clients, half of which use keep-alive connections. */
function startCallers(port: number, key: string) {
  const lost: string[] = [];
  let going = true;
  let answered = 0;
  const agents = Array.from({ length: CALLERS }, (_, n) => new Agent({ keepAlive: n % 2 === 0, maxSockets: 1 }));
  const calling = agents.map(async (agent) => {
    while (going) {
      const status = await callOnce(port, key, agent).catch((error: Error) => error.message);
      if (status === 200) answered += 1;
      else lost.push(String(status));
    }
  });
  return {
    lost,
    answered: () => answered,
    async end() {
      going = false;
      await Promise.all(calling);
      for (const agent of agents) agent.destroy();
    },
  };
}

function callOnce(port: number, key: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'Service-API-Key': key };
    get({ port, host: '127.0.0.1', path: CALL, headers, agent }, (response) => {
      response
        .on('error', reject)
        .on('end', () => resolve(response.statusCode))
        .resume();
    }).on('error', reject);
  });
}

test.run();
