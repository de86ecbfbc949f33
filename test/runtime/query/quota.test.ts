import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { engines } from '../store/engines.ts';

const MASTER_KEY = 'a master key of at least 32 characters';
const AT_ONCE = 20;
const CALLS_EACH = 7;
const call = (values: readonly number[]) => ({
  tool: 'unit-conversion.convert_units',
  arguments: { from_unit: 'mile', to_unit: 'kilometer' },
  for_each: { value: values },
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

for (const engine of await engines()) {
  test(`${engine.name}: concurrent queries make no more calls than the remaining quota, and each call counts`, async () => {
    const place = await engine.place();
    const { location } = place;
    const variables: Record<string, string> =
      'databaseUrl' in location ? { DATABASE_URL: location.databaseUrl, ALMANAC_MASTER_KEY: MASTER_KEY } : {};
    const server = await openAlmanac(variables);
    try {
      const key = await server.key('free');
      const left = async () => (await server.send({ path: '/key/usage', key })).json.left_today as number;
      const query = (values: readonly number[]) =>
        server.send({ path: '/query', key, body: { calls: { c: call(values) } } });
      // Use up the quota except for four complete queries and part of a fifth. Do so in steps, because a key may not
      // make all calls of a day at the same time.
      const room = 4 * CALLS_EACH + 3;
      for (let rest = (await left()) - room; rest > 0; rest = (await left()) - room) {
        if ((await query(numbers(Math.min(rest, 10)))).status === 429) await sleep(1_000);
      }
      assert.is(await left(), room);
      await sleep(2_000);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => query(numbers(CALLS_EACH))));
      const answered = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status === 429);
      assert.is(answered.length + refused.length, AT_ONCE);
      for (const { json } of answered) assert.equal([json.calls.c.made, json.calls.c.failed], [CALLS_EACH, []]);
      const codes = [...new Set(refused.map(({ json }) => json.code))];
      assert.equal(codes, ['quota_exceeded']);
      // Some queries may be rejected although they would fit, because running queries are counted twice while the store
      // counts their calls.
      assert.ok(answered.length >= 1 && answered.length * CALLS_EACH <= room, `${answered.length} queries`);
      assert.is(await left(), room - answered.length * CALLS_EACH);
    } finally {
      await server.stop();
      await place.remove();
    }
  });
}

test.run();
