// A call counts against the quota even if the client disconnects. Otherwise, calls would be free for clients that never
// wait.

import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Call } from '../../../../runtime/contract/call.ts';
import { Problem } from '../../../../runtime/contract/problem.ts';
import { openAlmanac } from '../../../support/almanac.ts';
import { mcpCall, type Sent } from '../../../support/http.ts';
import { catalogWithTools, TEST_TOOLS, testToolPath } from '../../../support/tools.ts';

let ended = 0;
const callers: (string | undefined)[] = [];

/** Fails when the client disconnects, or after 300 ms. */
async function failing(_: object, call: Call): Promise<object> {
  callers.push(call.caller.keyId);
  await Promise.race([once(call.signal, 'abort'), wait(300)]);
  ended++;
  throw new Problem('upstream_timeout', 'The source was too slow.');
}

/** Ignores disconnects. */
async function heedless(): Promise<object> {
  await wait(200);
  ended++;
  throw new Problem('upstream_failed', 'The source failed.');
}

const server = await openAlmanac(
  {},
  { offer: catalogWithTools({ failing: { handle: failing }, heedless: { handle: heedless } }) },
);
test.after(() => server.stop());

async function left(key: string): Promise<number> {
  const answer = await server.send({ path: '/rest/unit-conversion/list_unit_categories', key });
  return Number(/r=(\d+)/.exec(String(answer.headers.ratelimit))?.[1]);
}

async function hangUp({ path, headers, key, body }: Sent): Promise<void> {
  const before = ended;
  const all = {
    ...headers,
    'Service-API-Key': key,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  const request = httpRequest({ port: server.port, host: '127.0.0.1', method, path, headers: all, agent: false });
  request.on('error', () => {});
  request.end(body === undefined ? undefined : JSON.stringify(body));
  await wait(100);
  request.destroy();
  while (ended === before) await wait(20);
  await wait(20);
}

test('refunds a call that fails at the source if the caller waits for the response', async () => {
  const key = await server.key('free');
  assert.is((await server.send({ path: testToolPath('failing'), key })).status, 504);
  assert.is(await left(key), 99);
});

for (const tool of ['failing', 'heedless']) {
  test(`charges a caller that disconnects, over REST and MCP (${tool})`, async () => {
    const key = await server.key('free');
    await hangUp({ path: testToolPath(tool), key });
    assert.is(await left(key), 98);
    await hangUp(mcpCall(TEST_TOOLS, tool, {}, key));
    assert.is(await left(key), 96);
  });
}

test('requests to a source identify the caller for whom they are made', async () => {
  const key = await server.key('free');
  callers.length = 0;
  await server.send({ path: testToolPath('failing'), key });
  const { keys } = await server.almanac.accounts.operators.list({ limit: 1 });
  assert.equal(callers, [keys[0]?.id]);
});

test('rejects a key whose calls fail repeatedly, without using the quota, and states why', async () => {
  const key = await server.key('free');
  const failed = await Promise.all(
    Array.from({ length: 60 }, () => server.send({ path: testToolPath('heedless'), key })),
  );
  assert.ok(failed.every(({ status }) => status === 502));
  const refused = await server.send({ path: testToolPath('heedless'), key });
  assert.equal([refused.status, refused.json.code], [429, 'too_many_failures']);
  assert.ok(Number(refused.headers['retry-after']) >= 1 && Number(refused.headers['retry-after']) <= 60);
  assert.match(refused.json.detail, /Too many calls with this key failed within a minute/);
  assert.match(String(refused.headers.ratelimit), /r=100;/);
});

test.run();
