// Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac, type TestAlmanac } from '../../../support/almanac.ts';
import { type Answer, mcpCall, type Sent } from '../../../support/http.ts';

const PATH = '/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer';
const CITY = '/rest/places/get_city?geonameid=';
const A_DAY = 100;

const server = await openAlmanac();
test.after(() => server.stop());

function left(answer: Answer): number {
  const match = /^"daily";r=(\d+);t=(\d+)$/.exec(String(answer.headers.ratelimit));
  assert.ok(match, `${answer.status} ${answer.headers.ratelimit}`);
  assert.ok(Number(match[2]) >= 1 && Number(match[2]) <= 86_400);
  assert.is(answer.headers['ratelimit-policy'], `"daily";q=${A_DAY};w=86400, "burst";q=100;w=5, "failures";q=60;w=60`);
  return Number(match[1]);
}

function mistyped(key: string): string {
  return key.slice(0, 12) + (key[12] === 'a' ? 'b' : 'a') + key.slice(13);
}

test('accepts a key in each supported header and in the query parameter', async () => {
  const key = await server.key();
  for (const [name, value] of [
    ['X-API-Key', key],
    ['x-auth-token', key],
    ['Authorization', `Bearer ${key}`],
  ] as const) {
    assert.is((await server.send({ path: PATH, headers: { [name]: value } })).status, 200, name);
  }
  const everywhere = { 'X-API-Key': key, 'X-Auth-Token': key, Authorization: `bearer ${key}` };
  assert.is((await server.send({ path: `${PATH}&api_key=${key}`, key, headers: everywhere })).status, 200);
  const foreign = { Authorization: 'Bearer eyJhbGciOi.of.a-gateway' };
  assert.is(
    (await server.send({ path: PATH, key, headers: foreign })).status,
    200,
    "a gateway's own token is not a key",
  );
  assert.is((await server.send({ path: PATH, headers: foreign })).json.code, 'key_unknown');
  assert.is((await server.send({ path: PATH, key })).status, 200);
  assert.is((await server.send({ path: `${PATH}&api_key=${key}` })).status, 200);
  assert.is((await server.send({ path: `${PATH}&api_key=${key}`, key })).status, 200, 'the same key twice');
});

test('returns 401 without a key, with instructions for getting one and the header to use', async () => {
  for (const sent of [{ path: PATH }, { path: `${PATH}&api_key=` }, { path: PATH, key: '' }]) {
    const answer = await server.send(sent);
    assert.is(answer.status, 401);
    assert.is(answer.json.code, 'key_required');
    assert.match(answer.json.detail, /POST \/signup/);
    assert.match(answer.headers['www-authenticate'] ?? '', /Service-API-Key/);
    assert.is(answer.headers.ratelimit, undefined);
  }
});

test('returns the same 401 for every kind of invalid key', async () => {
  const key = await server.key();
  const other = await openAlmanac();
  const foreign = await other.key();
  await other.stop();
  const bodies = new Set<string>();
  for (const wrong of [
    mistyped(key),
    foreign,
    'nonsense',
    `${key}x`,
    key.toUpperCase(),
    'alm_',
    "' OR 1=1",
    'a'.repeat(5_000),
  ]) {
    const answer = await server.send({ path: PATH, headers: { 'Service-API-Key': wrong } });
    assert.is(answer.status, 401, wrong.slice(0, 40));
    assert.ok(answer.headers['www-authenticate']);
    bodies.add(JSON.stringify({ ...answer.json, request_id: '' }));
    assert.not.match(answer.text, new RegExp(key.slice(4, 12)));
  }
  assert.is(bodies.size, 1, [...bodies].join('\n'));
});

test('returns 400 for repeated or conflicting keys', async () => {
  const [key, other] = [await server.key(), await server.key()];
  const sent: Sent[] = [
    { path: `${PATH}&api_key=${key}&api_key=${key}` },
    { path: `${PATH}&api_key=${key}&api_key=${other}` },
    { path: `${PATH}&api_key=${other}`, key },
    { path: PATH, headers: { 'Service-API-Key': [key, other] } },
    { path: PATH, headers: { 'X-API-Key': [key, key] } },
    { path: PATH, headers: { Authorization: [`Bearer ${key}`, `Bearer ${key}`] } },
    { path: PATH, key, headers: { 'X-API-Key': other } },
    { path: PATH, key, headers: { 'X-Auth-Token': 'another' } },
    { path: PATH, key, headers: { Authorization: `Bearer ${other}` } },
  ];
  for (const each of sent) {
    const answer = await server.send(each);
    assert.is(answer.status, 400, answer.text);
    assert.is(answer.json.code, 'key_conflict');
  }
});

test('a key in the body does not authenticate, and is not reported as unknown', async () => {
  const key = await server.key();
  const path = '/rest/unit-conversion/list_unit_categories';
  assert.is((await server.send({ path, body: { api_key: key } })).status, 401);
  assert.is((await server.send({ path, body: { api_key: 'x' }, key })).status, 200);
});

test('every response to a call with a key reports the remaining quota, and only valid calls count', async () => {
  const key = await server.key('free');
  const call = (path: string, more = {}) => server.send({ path, key, ...more });
  assert.is(left(await call(PATH)), 99);
  assert.is(left(await call(`${PATH}&value=2`)), 99, 'a repeated argument is 422');
  assert.is(
    left(await call(PATH.replace('mile', 'parsnip'))),
    99,
    'an unknown unit is 422, although only the adapter knows units',
  );
  assert.is(left(await call(`${CITY}x`)), 99, '422');
  assert.is((await call('/rest/places/nothing')).status, 404);
  assert.is((await call(PATH, { method: 'PUT' })).status, 405);
  assert.is((await call(PATH.split('?')[0] as string, { body: '{' })).status, 400);
  assert.is(left(await call(PATH)), 98, "a tool's 404, 405 and 400 did not count");
  const unknown = await call(`${CITY}1`);
  assert.is(unknown.status, 404);
  assert.is(unknown.json.code, 'not_found');
  assert.is(left(unknown), 97, 'an unknown record counts');
  const mcp = await server.send(mcpCall('unit-conversion', 'list_unit_categories', {}, key));
  assert.is(left(mcp), 96, 'MCP and REST calls count together');
  assert.is(left(await server.send(mcpCall('unit-conversion', 'convert_units', { value: 1 }, key))), 96);
});

test('reports no quota for a plan without a daily limit', async () => {
  const answer = await server.send({ path: PATH, key: await server.key('unlimited') });
  assert.is(answer.status, 200);
  assert.is(answer.headers.ratelimit, undefined);
});

test('returns 429 with a retry time after the hundredth call of a day', async () => {
  const key = await server.key('free');
  for (let call = 1; call <= A_DAY; call++) {
    const answer = await server.send({ path: PATH, key });
    assert.is(answer.status, 200);
    assert.is(left(answer), A_DAY - call);
  }
  // Waits for the rate limit to refill, so that only the daily quota rejects the next call.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const answer = await server.send({ path: PATH, key });
  assert.is(answer.status, 429);
  assert.is(answer.json.type, 'https://iana.org/assignments/http-problem-types#quota-exceeded');
  assert.is(answer.json.code, 'quota_exceeded');
  assert.equal(answer.json['violated-policies'], ['daily']);
  assert.is(left(answer), 0);
  const seconds = Number(answer.headers['retry-after']);
  const untilMidnight = 86_400 - (Math.floor(Date.now() / 1_000) % 86_400);
  assert.ok(Math.abs(seconds - untilMidnight) <= 2, `${seconds}, ${untilMidnight}`);
  assert.is((await server.send({ path: `${PATH}&value=2`, key })).status, 422, 'an invalid call still gets its errors');
  const mcp = await server.send(mcpCall('unit-conversion', 'list_unit_categories', {}, key));
  assert.is(mcp.status, 200);
  assert.is(mcp.json.result.isError, true);
  assert.match(mcp.json.result.content[0].text, /Daily quota.*quota_exceeded/s);
});

test('admits exactly the quota if many calls are concurrent, and applies the rate limit', async () => {
  const key = await server.key('free');
  const answers = await Promise.all(Array.from({ length: 250 }, () => server.send({ path: PATH, key })));
  const codes = answers.map(({ status, json }) => (status === 200 ? 'ok' : (json.code as string)));
  const count = (code: string) => codes.filter((each) => each === code).length;
  assert.is(count('ok'), A_DAY);
  assert.is(count('quota_exceeded') + count('too_many_requests'), 150);
  const capped = answers.find(({ json }) => json.code === 'too_many_requests');
  assert.ok(capped, 'some exceeded the burst limit');
  assert.is(capped.status, 429);
  assert.is(capped.headers['retry-after'], '1');
  assert.is(capped.json.type, '/problems/too_many_requests');
  assert.type(left(capped), 'number');
});

test('one key does not affect another', async () => {
  const [one, other] = [await server.key('free'), await server.key('free')];
  await server.send({ path: PATH, key: one });
  assert.is(left(await server.send({ path: PATH, key: other })), 99);
  const answer = await server.send({ path: PATH, key: other });
  assert.match(answer.headers['cache-control'] ?? '', /private|no-store/);
});

test('lists and documents require no key, and do not count against the quota', async () => {
  const key = await server.key('free');
  for (const path of [
    '/',
    '/rest',
    '/rest/places',
    '/openapi.json',
    '/llms.txt',
    '/docs',
    '/health',
    '/metrics',
    '/problems',
  ]) {
    assert.is((await server.send({ path })).status, 200, path);
    assert.is((await server.send({ path, key })).status, 200, path);
  }
  assert.is(left(await server.send({ path: PATH, key })), 99);
});

async function feedback(at: TestAlmanac, key: string): Promise<Record<string, unknown>[]> {
  const text = { feedback: 'The answer lacks a unit. Ünïcödé ✓', feedback_type: 'bug' };
  const rest = await at.send({ path: '/rest/places/report_feedback', key, body: text });
  const mcp = await at.send(mcpCall('world-time', 'report_feedback', { feedback: 'Over MCP.' }, key));
  return [rest.json, mcp.json.result.structuredContent];
}

test('stores feedback sent over REST and MCP, and an operator can read it', async () => {
  const at = await openAlmanac();
  try {
    const receipts = await feedback(at, await at.key());
    for (const receipt of receipts) assert.is(receipt.status, 'received');
    const headers = { Authorization: 'Bearer the operator of the tests' };
    const { json } = await at.send({ path: '/admin/feedback', headers });
    const read = json.feedback.map((each: Record<string, unknown>) => [
      each.service,
      each.feedback_type,
      each.feedback,
    ]);
    assert.equal(read.sort(), [
      ['places', 'bug', 'The answer lacks a unit. Ünïcödé ✓'],
      ['world-time', 'general', 'Over MCP.'],
    ]);
    const ids = json.feedback.map(({ id }: { id: string }) => id).sort();
    assert.equal(ids, receipts.map(({ id }) => id).sort());
  } finally {
    await at.stop();
  }
});

test.run();
