// The database is stopped under load: calls are answered 503 within a second, none hangs, and everything works again soon
// after its return. ALMANAC_TEST_OUTAGE_SECONDS sets how long it stays away.
// Takes long. Mostly waits.

import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../../runtime/store/open-store.ts';
import { startCallers, statuses, statusOf } from '../../../support/callers.ts';
import { type Answer, send } from '../../../support/http.ts';
import { ownPostgres } from '../../../support/own-postgres.ts';
import { startProcess } from '../../../support/process.ts';
import { beneath } from '../../store/engines.ts';

const OUTAGE_MS = Number(process.env['ALMANAC_TEST_OUTAGE_SECONDS'] ?? 3) * 1_000;
const CALLERS = 20;
const ANSWER_MS = 1_000;
const RECOVERY_MS = 5_000;
const ADMIN_TOKEN = 'the operator of the tests';
const BEARER = { Authorization: `Bearer ${ADMIN_TOKEN}` };

const database = await ownPostgres();

if (database !== undefined) {
  test('a database that crashes has forgotten no call that was counted', async () => {
    const [day, limit] = [20_000, 100];
    for (let nth = 0; nth < 2; nth++) {
      const store = await openStore({ databaseUrl: database.databaseUrl });
      for (let call = 1; call <= 5; call++) assert.is(await store.usage.take('a key', day, limit), 5 * nth + call);
      await database.stop('immediate');
      await store.close();
      await database.start();
    }
    const counted = await beneath({ databaseUrl: database.databaseUrl }, 'select count from usage');
    assert.equal(counted, [{ count: 10 }]);
  });

  test(`a database that is away for ${OUTAGE_MS / 1_000} s under load costs 503s, and nothing after its return`, async () => {
    const server = await startProcess({
      DATABASE_URL: database.databaseUrl,
      ALMANAC_MASTER_KEY: 'a master key of at least 32 characters',
      ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN,
      ALMANAC_LOG_LEVEL: 'info',
    });
    try {
      const body = { email: 'ada@example.org', plan: 'partner' };
      const { key } = (await send(server.port, { path: '/admin/keys', headers: BEARER, body })).json;
      const { seen, end } = startCallers(server.port, key, CALLERS);
      await sleep(1_000);
      const stopped = performance.now();
      await database.stop();
      const down = performance.now();
      await sleep(OUTAGE_MS);
      const health = await send(server.port, { path: '/health' });
      const starting = performance.now();
      await database.start();
      const back = performance.now();
      await sleep(RECOVERY_MS);
      await end();

      const between = (from: number, to: number) => seen.filter(({ sent }) => sent >= from && sent < to);
      assert.equal(statuses(seen.filter(({ sent, took }) => sent + took < stopped)), [200], 'before');
      const during = between(down, starting - ANSWER_MS);
      assert.equal(statuses(during), [503], 'while it is away');
      for (const { answer } of during) {
        const { json, headers } = answer as Answer;
        assert.is(json.code, 'store_unavailable');
        assert.match(String(headers['content-type']), /^application\/problem\+json/);
        assert.ok(Number(headers['retry-after']) >= 1);
      }
      assert.is(health.status, 503);
      assert.equal(statuses(seen), [200, 503], 'nothing but right answers and 503');
      const slowest = Math.max(...seen.map(({ took }) => took));
      assert.ok(slowest <= ANSWER_MS, `the slowest of ${seen.length} calls took ${Math.round(slowest)} ms`);
      const lastFailure = Math.max(...seen.filter((call) => statusOf(call) === 503).map(({ sent }) => sent));
      assert.ok(
        lastFailure - back < RECOVERY_MS / 2,
        `still 503 ${Math.round(lastFailure - back)} ms after its return`,
      );
      assert.ok(between(back + RECOVERY_MS / 2, Infinity).length > CALLERS, 'calls went on');
      process.stdout.write(
        `${seen.length} calls, ${during.length} while it was away, slowest ${Math.round(slowest)} ms, ` +
          `last 503 ${Math.round(lastFailure - back)} ms after its return\n`,
      );
    } finally {
      await server.end('SIGTERM');
      await database.remove();
    }
  });
}

test.run();
