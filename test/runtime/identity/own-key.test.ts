import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';

const CALL = '/rest/unit-conversion/list_unit_categories';

const server = await openAlmanac();
test.after(() => server.stop());

test('reports usage by day and service without counting the call', async () => {
  const key = await server.key('free');
  for (let n = 0; n < 3; n++) await server.send({ path: CALL, key });
  await server.send({ path: '/rest/horoscopes/list_zodiac_signs', key });
  await server.send({ path: `${CALL}?nothing=1`, key });
  const { status, json } = await server.send({ path: '/key/usage', key });
  assert.is(status, 200);
  assert.equal([json.plan, json.calls_per_day, json.used_today, json.left_today], ['free', 100, 4, 96]);
  assert.is(json.days.length, 30);
  const today = json.days.at(-1);
  assert.equal([today.calls, today.failed], [4, 0]);
  assert.equal(today.services, { horoscopes: 1, 'unit-conversion': 3 });
  assert.is(today.day, new Date().toISOString().slice(0, 10));
});

test('reports usage under a plan without a limit', async () => {
  const { json } = await server.send({ path: '/key/usage', key: await server.key() });
  assert.equal([json.calls_per_day, json.left_today, json.used_today], [null, null, 0]);
});

test('a rotated key works alongside the old one until the overlap ends', async () => {
  const key = await server.key('free');
  const rotated = await server.send({ path: '/key/rotate', key, body: { overlap_seconds: 60 } });
  assert.is(rotated.status, 201, rotated.text);
  assert.not.equal(rotated.json.key, key);
  for (const each of [key, rotated.json.key]) assert.is((await server.send({ path: CALL, key: each })).status, 200);
  const last = await server.send({ path: '/key/rotate', key: rotated.json.key, body: { overlap_seconds: 0 } });
  for (const each of [key, rotated.json.key]) assert.is((await server.send({ path: CALL, key: each })).status, 403);
  const { json } = await server.send({ path: '/key/usage', key: last.json.key });
  assert.is(json.used_today, 2, 'id and quota are unchanged');
});

test('rejects a key once it is revoked', async () => {
  const key = await server.key('free');
  const revoked = await server.send({ method: 'POST', path: '/key/revoke', key });
  assert.is(revoked.status, 200, revoked.text);
  assert.ok(Date.parse(revoked.json.revoked_at) <= Date.now());
  assert.is((await server.send({ path: CALL, key })).status, 403);
  assert.is((await server.send({ path: '/key/usage', key })).status, 403);
});

test('responds with 401 to a call without a key, and with 429 to too many calls', async () => {
  assert.is((await server.send({ path: '/key/usage' })).status, 401);
  const key = await server.key();
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async () => (await server.send({ path: '/key/usage', key })).status),
  );
  assert.ok(statuses.includes(200) && statuses.includes(429), String(statuses));
  assert.is((await server.send({ path: CALL, key })).status, 200, 'calls still work');
});

test.run();
