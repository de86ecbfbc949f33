// ALMANAC_TEST_REPEATS sets how often the tests are repeated.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Answer, send } from '../../../support/http.ts';
import { type ServerProcess, startProcess } from '../../../support/process.ts';
import { type Place, postgres } from '../../store/engines.ts';

const PROCESSES = 4;
const CALLS = 1_000;
const QUOTA = 100;
const REPEATS = Number(process.env['ALMANAC_TEST_REPEATS'] ?? 3);
const ADMIN_TOKEN = 'the operator of the tests';
const PATH = '/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer';

const engine = await postgres();
const test = suite<{ place: Place; servers: ServerProcess[] }>('several processes');

if (engine !== undefined) {
  test.before(async (context) => {
    context.place = await engine.place();
    const { databaseUrl } = context.place.location as { databaseUrl: string };
    const variables = {
      DATABASE_URL: databaseUrl,
      ALMANAC_MASTER_KEY: 'a master key of at least 32 characters',
      ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN,
      ALMANAC_LOG_LEVEL: 'info',
    };
    context.servers = await Promise.all(Array.from({ length: PROCESSES }, () => startProcess(variables)));
  });
  test.after(async ({ place, servers }) => {
    await Promise.all((servers ?? []).map((server) => server.end('SIGTERM')));
    await place.remove();
  });

  for (let repeat = 1; repeat <= REPEATS; repeat++) {
    test(`${PROCESSES} processes admit exactly ${QUOTA} of ${CALLS} concurrent calls (${repeat})`, async ({
      servers,
    }) => {
      const key = await keyOf(servers, `owner${repeat}@example.org`);
      const answers = await Promise.all(
        Array.from({ length: CALLS }, (_, n) => send(at(servers, n).port, { path: PATH, key })),
      );
      const byStatus = Map.groupBy(answers, ({ status }) => status);
      assert.equal([...byStatus.keys()].sort(), [200, 429]);
      assert.is(byStatus.get(200)?.length, QUOTA);
      assert.is(byStatus.get(429)?.length, CALLS - QUOTA);
      assertEachPlaceOnce(byStatus.get(200) ?? []);
      for (const { headers, json } of byStatus.get(429) ?? []) {
        assert.ok(Number(headers['retry-after']) >= 1);
        assert.ok(['quota_exceeded', 'too_many_requests'].includes(json.code), json.code);
      }
      for (const { port } of servers) {
        const later = await send(port, { path: PATH, key });
        assert.is(later.status, 429, 'and later calls fail on every process');
      }
    });
  }
}

async function keyOf(servers: readonly ServerProcess[], email: string): Promise<string> {
  const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  const made = await send(at(servers, 0).port, { path: '/admin/keys', headers, body: { email, plan: 'free' } });
  assert.is(made.status, 201, made.text);
  return made.json.key;
}

function at(servers: readonly ServerProcess[], n: number): ServerProcess {
  return servers[n % servers.length] as ServerProcess;
}

function assertEachPlaceOnce(admitted: readonly Answer[]): void {
  const left = admitted.map(({ headers }) => Number(/\br=(\d+)/.exec(String(headers['ratelimit']))?.[1]));
  assert.equal(
    left.sort((a, b) => a - b),
    Array.from({ length: QUOTA }, (_, n) => n),
  );
}

test.run();
