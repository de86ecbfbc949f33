// Calls that the pages make without a key, and attempts to make more calls than the setting allows.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../../generated/catalog.ts';
import { sources } from '../../../../generated/sources.ts';
import { isForVisitors, meteredSources } from '../../../../runtime/transports/rest/visitor.ts';
import { openAlmanac, type TestAlmanac } from '../../../support/almanac.ts';
import type { Answer } from '../../../support/http.ts';

const CALLS = 4;
const MILES = { value: 1, from_unit: 'mile', to_unit: 'kilometer' };
const CONVERT = '/try/unit-conversion/convert_units';
const operations = [...services, ...areas].flatMap((service) => service.operations);
const metered = meteredSources(Object.values(sources));

async function withServer(variables: Record<string, string>, body: (server: TestAlmanac) => Promise<void>) {
  const server = await openAlmanac({ ALMANAC_TRY: String(CALLS), ...variables });
  try {
    await body(server);
  } finally {
    await server.stop();
  }
}

interface Tried {
  readonly path?: string;
  readonly from?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function tryIt(server: TestAlmanac, { path = CONVERT, from, body = MILES, headers = {} }: Tried = {}): Promise<Answer> {
  return server.send({
    method: 'POST',
    path,
    body,
    headers: { Origin: server.url, 'Sec-Fetch-Site': 'same-origin', ...headers },
    ...(from === undefined ? {} : { from }),
  });
}

test('a network gets as many calls as the setting allows, then an error that states the next step', () =>
  withServer({}, async (server) => {
    for (let call = 0; call < CALLS; call++) {
      const { status, json } = await tryIt(server);
      assert.is(status, 200);
      assert.is(json.result, 1.609344);
    }
    const { status, json, headers } = await tryIt(server);
    assert.is(status, 429);
    assert.is(json.code, 'allowance_used');
    assert.match(json.detail, /Enter a key or sign up/);
    const seconds = Number(headers['retry-after']);
    assert.ok(seconds > 0 && seconds <= 3_600 / CALLS, `${seconds}`);
    assert.is((await tryIt(server, { from: '127.0.0.2' })).status, 200, 'another network has its own limit');
  }));

test('admits no more calls from one network when they are simultaneous than when they are sequential', () =>
  withServer({}, async (server) => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => tryIt(server)));
    assert.is(answers.filter(({ status }) => status === 200).length, CALLS);
  }));

test('limits the calls of all networks together', () =>
  withServer({ ALMANAC_TRY: '1' }, async (server) => {
    let admitted = 0;
    for (let network = 0; network < 130; network++) {
      const from = `127.0.1.${network + 1}`;
      if ((await tryIt(server, { from })).status === 200) admitted += 1;
    }
    assert.is(admitted, 100);
    // This network is rejected because of the other networks, although it has not used any of its own calls.
    const late = await tryIt(server, { from: '127.0.2.1' });
    assert.is(late.json.code, 'allowance_used');
  }));

test("request headers do not increase a network's allowance", () =>
  withServer({}, async (server) => {
    const names = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Client-IP', 'CF-Connecting-IP', 'True-Client-IP'];
    let admitted = 0;
    for (let call = 0; call < 30; call++) {
      const name = names[call % names.length] as string;
      const headers = { [name]: name === 'Forwarded' ? `for=198.51.100.${call}` : `198.51.100.${call}` };
      if ((await tryIt(server, { headers })).status === 200) admitted += 1;
    }
    assert.is(admitted, CALLS);
    // An unknown key counts as no key, and does not grant a new allowance.
    const headers = { 'Service-API-Key': 'alm_00000000000000000000000000000000' };
    assert.is((await tryIt(server, { headers })).status, 429);
  }));

test('accepts calls only from pages of this server', () =>
  withServer({}, async (server) => {
    const refused: Readonly<Record<string, string | undefined>>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'none' },
    ];
    for (const headers of refused) {
      const { status } = await tryIt(server, { headers: headers as Record<string, string> });
      assert.is(status, 403, JSON.stringify(headers));
    }
    const plain = await server.send({ method: 'POST', path: CONVERT, body: MILES });
    assert.is(plain.status, 403, 'a program without an Origin header');
    assert.is((await server.send({ path: `${CONVERT}?value=1`, headers: { Origin: server.url } })).status, 404);
    const preflight = await server.send({
      method: 'OPTIONS',
      path: CONVERT,
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    assert.is(preflight.headers['access-control-allow-origin'], undefined);
    for (let call = 0; call < CALLS; call++) assert.is((await tryIt(server)).status, 200, 'rejections cost nothing');
  }));

test('a page cannot send a form instead of JSON', () =>
  withServer({}, async (server) => {
    const headers = { 'Content-Type': 'text/plain' };
    assert.is((await tryIt(server, { headers })).status, 415);
  }));

test('calls with invalid arguments do not count, and other spellings of a path return 404', () =>
  withServer({}, async (server) => {
    for (let call = 0; call < 10; call++) assert.is((await tryIt(server, { body: { value: 'x' } })).status, 422);
    for (const path of [
      `${CONVERT}/`,
      CONVERT.toUpperCase(),
      '/try//unit-conversion/convert_units',
      '/try/nothing/at_all',
    ]) {
      assert.is((await tryIt(server, { path })).status, 404, path);
    }
    assert.is((await tryIt(server)).status, 200);
  }));

test('tools that change state, take a key as an argument or cost money require a key', async () => {
  const open = operations.filter((operation) => isForVisitors(operation, metered));
  assert.ok(open.length > operations.length / 2, `${open.length} of ${operations.length}`);
  for (const { id, effect, keyArgument, sources: queried } of open) {
    assert.is(effect, 'read', id);
    assert.is(keyArgument, undefined, id);
    assert.not.ok(queried.includes('seats-aero') || queried.includes('duffel'), id);
  }
  await withServer({}, async (server) => {
    const closed = operations.filter((operation) => !isForVisitors(operation, metered));
    assert.ok(closed.some(({ id }) => id === 'flights.search_flights'));
    assert.ok(closed.some(({ id }) => id === 'webhooks.subscribe'));
    for (const { id, service, name } of closed) {
      const { status, json } = await tryIt(server, { path: `/try/${service}/${name}`, body: {} });
      assert.is(status, 401, id);
      assert.is(json.code, 'key_required', id);
    }
  });
});

test('a setting of 0 disables calls without a key', () =>
  withServer({ ALMANAC_TRY: '0' }, async (server) => assert.is((await tryIt(server)).status, 404)));

test('an endpoint reads its path parameters from the body', () =>
  withServer({ UPSTREAM_REPLAY: 'test/services' }, async (server) => {
    const path = '/try/api/preprints/paper';
    assert.is((await tryIt(server, { path, body: { preprint_id: 'not an id' } })).status, 422);
    assert.is((await tryIt(server, { path, body: { preprint_id: '2609.01234' } })).json.code, 'upstream_failed');
  }));

test.run();
