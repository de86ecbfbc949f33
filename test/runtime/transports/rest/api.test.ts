// The tested area is generated from test/fixtures/spec-api and served together with the real areas.

import { rm } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Problem } from '../../../../runtime/contract/problem.ts';
import { openAlmanac } from '../../../support/almanac.ts';
import { generateFixture } from '../../../support/fixture-spec.ts';
import type { Answer } from '../../../support/http.ts';

const KNOWN = ['OSL', 'Å/S 1', '%41', '..', 'a+b c'];
const requests: object[] = [];

const fixture = await generateFixture('spec-api', {
  'api/weather-stations': {
    nearest: (values) => {
      requests.push(values);
      return { ...values, tags: values.tags ?? [] };
    },
    station: ({ station_id, network }) => {
      if (!KNOWN.includes(station_id)) throw new Problem('not_found', `There is no station ${station_id}.`);
      return { station_id, network };
    },
    day: ({ station_id, day }) => ({ station_id, day }),
    networks: () => ({ networks: ['synop', 'metar'] }),
    outage: () => {
      throw new Problem('preparing', 'The list is being fetched.', { retryAfter: 7 });
    },
  },
});
const server = await openAlmanac({}, { offer: fixture.offer });
const key = await server.key('free');
test.after(async () => {
  await server.stop();
  await rm(fixture.folder, { recursive: true });
});

const AREA = '/api/weather-stations';
const get = (path: string, more: object = {}): Promise<Answer> => server.send({ path: AREA + path, key, ...more });

function faults(answer: Answer): Record<string, string> {
  assert.is(answer.status, 422, answer.text);
  const errors = answer.json.errors as { parameter: string; code: string }[];
  return Object.fromEntries(errors.map(({ parameter, code }) => [parameter, code]));
}

test('reads required numbers, defaults and lists from the query', async () => {
  const answer = await get('/nearest?lat=-59.9&lon=10&tags=a&tags=b');
  assert.is(answer.status, 200);
  assert.equal(requests.at(-1), { lat: -59.9, lon: 10, hours: 24, network: 'synop', tags: ['a', 'b'] });
  assert.equal(answer.json, requests.at(-1));
  assert.match(String(answer.headers.ratelimit), /^"daily";r=\d+/);
});

test('returns 422 with every invalid parameter, the accepted values, and the nearest valid value', async () => {
  assert.equal(faults(await get('/nearest')), { lat: 'required', lon: 'required' });
  const wrong = await get('/nearest?lat=91&lon=abc&hours=73&network=metas&tags=a&tags=b&tags=c&tags=d&hour=1');
  assert.equal(faults(wrong), {
    lat: 'maximum',
    lon: 'type',
    hours: 'maximum',
    network: 'enum',
    tags: 'max_items',
    hour: 'unknown_argument',
  });
  const hints = wrong.json.errors.map(({ hint }: { hint?: string }) => hint).filter(Boolean);
  assert.equal(hints.sort(), ['Did you mean hours?', 'Did you mean metar?']);
});

test('percent-decodes a path value once', async () => {
  const paths = [
    ['OSL', 'OSL'],
    ['%C3%85%2FS%201', 'Å/S 1'],
    ['%2541', '%41'],
    ['%2e%2e', '..'],
    ['a+b%20c', 'a+b c'],
  ] as const;
  for (const [path, value] of paths) {
    const answer = await get(`/station/${path}`);
    assert.is(answer.status, 200, `${path} ${answer.text}`);
    assert.is(answer.json.station_id, value);
  }
});

test('validates a path value like any other value', async () => {
  assert.equal(faults(await get(`/station/${'x'.repeat(21)}`)), { station_id: 'max_length' });
  assert.equal(faults(await get('/station/a%0D%0Ab')), { station_id: 'control_character' });
  assert.equal(faults(await get('/station/OSL/day/2026-02-30')), { day: 'calendar_date' });
  assert.equal(faults(await get('/station/OSL?station_id=OSL')), { station_id: 'repeated' }, 'not also in the query');
});

test('distinguishes several parameters in a path', async () => {
  assert.equal((await get('/station/OSL/day/2026-11-21')).json, { station_id: 'OSL', day: '2026-11-21' });
});

test('returns 404 for an unknown path and for a malformed one', async () => {
  for (const path of [
    '',
    '/',
    '/nothing',
    '/station',
    '/station/',
    '/station//day/2026-11-21',
    '/station/OSL/day',
    '/station/%E0%A4%A',
  ]) {
    const answer = await get(path);
    assert.is(answer.status, 404, path);
    assert.is(answer.json.code, 'unknown_operation', path);
  }
});

test('a 404 for an unknown record counts against the quota, and has its own code', async () => {
  const answer = await get('/station/NONE');
  assert.is(answer.status, 404);
  assert.is(answer.json.code, 'not_found');
  assert.ok(answer.headers.ratelimit);
});

test('allows only GET, HEAD and OPTIONS', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const answer = await get('/nearest?lat=1&lon=1', { method });
    assert.is(answer.status, 405, method);
    assert.is(answer.headers.allow, 'GET, HEAD, OPTIONS');
  }
  assert.is((await get('/nearest?lat=1&lon=1', { method: 'HEAD' })).text, '');
  assert.is((await get('/station/OSL', { method: 'OPTIONS' })).status, 204);
  assert.is((await get('/nearest/?lat=1&lon=1')).status, 200, 'with a trailing slash');
});

test('requires a key unless the manifest waives it', async () => {
  assert.is((await server.send({ path: `${AREA}/nearest?lat=1&lon=1` })).status, 401);
  const free = await server.send({ path: `${AREA}/networks` });
  assert.is(free.status, 200);
  assert.is(free.headers.ratelimit, undefined);
  assert.is(
    (await server.send({ path: `${AREA}/networks`, key: 'nonsense' })).status,
    200,
    'a wrong key is not checked',
  );
});

test('refunds a call that fails internally, and returns a retry time', async () => {
  const left = async (path: string) => /r=(\d+)/.exec(String((await get(path)).headers.ratelimit))?.[1];
  const before = Number(await left('/nearest?lat=1&lon=1'));
  const failed = await get('/outage');
  assert.is(failed.status, 503);
  assert.is(failed.headers['retry-after'], '7');
  assert.is(Number(await left('/nearest?lat=1&lon=1')), before - 1, 'only the second valid call counted');
});

test('lists the area in the catalog', async () => {
  const { json } = await server.send({ path: '/rest' });
  const area = json.areas.find(({ slug }: { slug: string }) => slug.endsWith('weather-stations'));
  assert.ok(area.paths.includes('/api/weather-stations/station/{station_id}'));
});

test.run();
