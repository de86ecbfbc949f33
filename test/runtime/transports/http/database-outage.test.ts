// Calls get a 503 within a second during an outage of ALMANAC_TEST_OUTAGE_SECONDS. Takes long. Mostly waits.

import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../../runtime/store/open-store.ts';
import { startCallers, statuses, statusOf } from '../../../support/callers.ts';
import { eventually } from '../../../support/eventually.ts';
import { type Answer, send } from '../../../support/http.ts';
import { ownPostgres } from '../../../support/own-postgres.ts';
import { startProcess } from '../../../support/process.ts';
import { beneath } from '../../store/engines.ts';

const OUTAGE_MS = Number(process.env['ALMANAC_TEST_OUTAGE_SECONDS'] ?? 3) * 1_000;
const CALLERS = 20;
const ANSWER_MS = 1_000;
const WITHOUT_DATABASE = '/rest';
/** Time after recovery in which no call may fail. */
const STEADY_MS = 2_500;
const PATIENCE_MS = 30_000;
const ADMIN_TOKEN = 'the operator of the tests';
const BEARER = { Authorization: `Bearer ${ADMIN_TOKEN}` };

const database = await ownPostgres();

if (database !== undefined) {
  test('a database crash loses no counted call', async () => {
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

  test(`a database outage of ${OUTAGE_MS / 1_000} s under load causes 503 responses, but no failure after recovery`, async () => {
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
      const others = startCallers(server.port, key, 1, WITHOUT_DATABASE);
      await sleep(1_000);
      const stopped = performance.now();
      await database.stop();
      const down = performance.now();
      await sleep(OUTAGE_MS);
      const health = await send(server.port, { path: '/health' });
      const starting = performance.now();
      await database.start();
      const back = performance.now();
      const areWell = () => seen.length >= CALLERS && seen.slice(-CALLERS).every((call) => statusOf(call) === 200);
      await eventually(areWell, PATIENCE_MS, 'it works again');
      const well = performance.now();
      await sleep(STEADY_MS);
      await Promise.all([end(), others.end()]);

      const between = (from: number, to: number) => seen.filter(({ sent }) => sent >= from && sent < to);
      assert.equal(statuses(seen.filter(({ sent, took }) => sent + took < stopped)), [200], 'before');
      const during = between(down, starting - ANSWER_MS);
      assert.equal(statuses(during), [503], 'during the outage');
      for (const { answer } of during) {
        const { json, headers } = answer as Answer;
        assert.is(json.code, 'store_unavailable');
        assert.match(String(headers['content-type']), /^application\/problem\+json/);
        assert.ok(Number(headers['retry-after']) >= 1);
      }
      assert.is(health.status, 503);
      assert.equal(statuses(seen), [200, 503], 'only correct responses and 503');
      assert.equal(statuses(others.seen), [200]);
      const [slowest = 0, slowestOther = 0] = [seen, others.seen].map((each) =>
        Math.max(...each.map(({ took }) => took)),
      );
      // A busy machine delays calls without the database by the same amount, so their time is subtracted.
      assert.ok(
        slowest - slowestOther <= ANSWER_MS,
        `${Math.round(slowest)} ms, others ${Math.round(slowestOther)} ms`,
      );
      const lastFailure = Math.max(...seen.filter((call) => statusOf(call) === 503).map(({ sent }) => sent));
      const after = between(well, Infinity);
      assert.equal(statuses(after), [200], 'it stays healthy');
      assert.ok(after.length > CALLERS, 'calls continued');
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
