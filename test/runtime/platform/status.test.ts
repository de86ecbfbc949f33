// Takes long. Mostly waits.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SourceState as Entry } from '../../../generated/endpoints/types.ts';
import { sources } from '../../../generated/sources.ts';
import type { SourcePolicy } from '../../../runtime/contract/source.ts';
import { type Known, sourceStates } from '../../../runtime/platform/source-states.ts';
import { daysText } from '../../../runtime/site/components/day-bars.ts';
import { headlineOf } from '../../../runtime/site/components/headline.ts';
import type { SourceState } from '../../../runtime/sources/client/client.ts';
import { FAILED, paceOf } from '../../../runtime/store/tallies.ts';
import { ADMIN_TOKEN, openAlmanac } from '../../support/almanac.ts';
import { startRates } from '../../support/changing-rates.ts';
import { REPLAYING } from '../../support/operations.ts';

const policy: SourcePolicy = sources['ecb-fx'];
const WELL = {
  ...{ configured: true, breaker: 'closed', inFlight: 0, queued: 0, requests: 9, failures: 0 },
  ...{ lastSuccess: 1_000, lastFailure: undefined, failingSince: undefined },
} as unknown as SourceState;

function entry(state: Partial<SourceState>, known: Partial<Known> = {}, detailed = true) {
  const all = {
    policies: [policy],
    states: { 'ecb-fx': { ...WELL, ...state } },
    lists: {},
    off: {},
    lastDay: [],
    lastMonth: [],
    lastDays: [],
    today: 20_000,
  };
  return sourceStates({ ...all, ...known }, detailed)[0];
}

const paces = (...of: (readonly [ms: number | undefined, requests: number])[]) =>
  of.map(([ms, requests]) => ({ source: 'ecb-fx', pace: ms === undefined ? FAILED : paceOf(ms), requests }));

test('derives each state', () => {
  assert.is(entry({})?.state, 'ok');
  assert.is(entry({ lastSuccess: undefined })?.state, 'unknown');
  assert.is(entry({ configured: false })?.state, 'not_configured');
  assert.is(entry({ lastSuccess: undefined, replaying: true })?.state, 'recorded');
  const failing = entry({ failingSince: 0, lastFailure: { at: 0, code: 'upstream_timeout' } });
  assert.equal([failing?.state, failing?.since], ['failing', '1970-01-01T00:00:00.000Z']);
  assert.is(failing?.last_failure, 'upstream_timeout at 1970-01-01T00:00:00.000Z');
  assert.is(entry({}, { lastDay: paces([9_000, 3], [10, 1]) })?.state, 'slow');
  const list = { source: 'ecb-fx', building: true, builtAt: undefined, written: 7, expected: 70, rows: 0 };
  const preparing = entry({}, { lists: { rates: list } as unknown as Known['lists'] });
  assert.equal([preparing?.state, preparing?.note], ['preparing', '7 of about 70 rows']);
});

test('computes the success rate and the median duration', () => {
  const shown = entry({}, { lastDay: paces([100, 6], [4_000, 3], [undefined, 1]), lastMonth: [] });
  assert.equal([shown?.requests_24h, shown?.answered_24h, shown?.requests_30d], [10, 0.9, 0]);
  assert.ok(Math.abs((shown?.median_ms_24h ?? 0) - 100) < 20);
  assert.equal([shown?.answered_30d, shown?.median_ms_30d], [null, null]);
});

test('shows one character per day, oldest day first, and omits days that are too old', () => {
  const on = (day: number, requests: number, failed: number) => ({ source: 'ecb-fx', day, requests, failed });
  const lastDays = [on(19_910, 9, 9), on(19_911, 100, 2), on(19_998, 100, 3), on(19_999, 4, 3), on(20_000, 2, 1)];
  assert.is(entry({}, { lastDays })?.days, `+${'-'.repeat(86)}!x!`);
});

test('the headline reports the most severe problem', () => {
  const reported = (...states: Entry['state'][]) =>
    headlineOf({ status: 'ok', sources: states.map((state) => ({ id: state, title: state, state, days: '' })) });
  assert.is(reported('ok', 'ok', 'not_configured'), 'All sources respond');
  assert.is(reported('ok', 'slow', 'failing'), '1 of 3 sources is failing');
  assert.is(reported('ok', 'slow', 'slow'), '2 of 3 sources are slow');
  assert.is(reported('ok', 'preparing'), '1 of 2 sources is still preparing its data');
  assert.is(reported('ok', 'ok', 'unknown'), '2 sources respond; 1 not queried yet');
  assert.is(reported('unknown', 'not_configured'), 'The server is running; no source has been queried yet');
  assert.is(reported('recorded', 'not_configured'), 'Serving recorded responses');
  assert.is(headlineOf({ status: 'store_unavailable', sources: [] }), 'Database unavailable');
});

test('describes the bars in words, and lists the days with failures', () => {
  const until = Date.UTC(2026, 10, 28);
  assert.is(daysText('----', until), 'No requests in the last 4 days.');
  assert.is(
    daysText('+!-x', until),
    'Last 4 days: 1 of 3 days with requests were good. Most requests failed on 28 Nov. Some failures on 26 Nov.',
  );
});

test('if details are restricted, includes only health states', () => {
  const days = '-'.repeat(90);
  assert.equal(entry({ failingSince: 1 }, {}, false), { id: 'ecb-fx', title: policy.title, state: 'failing', days });
});

test('/status.json shows details to everyone, or only to operators', async () => {
  const open = await openAlmanac();
  const shut = await openAlmanac({ ALMANAC_METRICS: 'operator' });
  try {
    const { status, json } = await open.send({ path: '/status.json' });
    assert.is(status, 200);
    assert.equal(Object.keys(json), ['status', 'release', 'version', 'uptime_seconds', 'sources', 'watches']);
    const fetched = Object.values(sources as Record<string, SourcePolicy>).filter(({ embedded }) => !embedded);
    assert.is(json.sources.length, fetched.length);
    const duffel = json.sources.find(({ id }: { id: string }) => id === 'duffel');
    assert.is(duffel.state, 'not_configured');
    assert.match(duffel.note, /^Set [A-Z_]+: /);
    assert.equal(json.watches, [], 'nothing is watched before the first subscription');
    const awards = json.sources.find(({ id }: { id: string }) => id === 'airline-awards');
    assert.match(awards.note, /ALMANAC_/);
    const words = (await shut.send({ path: '/status.json' })).json;
    assert.equal(Object.keys(words.sources[0]), ['id', 'title', 'state', 'days']);
    assert.equal(words.watches, []);
    const response = await shut.send({ path: '/status.json', headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } });
    assert.ok(response.json.sources[0].requests_24h >= 0);
  } finally {
    await open.stop();
    await shut.stop();
  }
});

test('/status shows success rates and medians, or only health states if details are restricted', async () => {
  const HTML = { Accept: 'text/html' };
  const bank = await startRates(26);
  const source = { UPSTREAM_ECB_FX_BASE_URL: bank.url };
  const open = await openAlmanac(source);
  const shut = await openAlmanac({ ...source, ALMANAC_METRICS: 'operator' });
  try {
    for (const server of [open, shut]) {
      const key = await server.key();
      const response = await server.send({ path: '/rest/currency-conversion/list_currencies', key });
      assert.is(response.status, 200, response.text);
    }
    const { title } = policy;
    const rowOf = (text: string) => new RegExp(`<th scope="row">${title}.*?</tr>`, 's').exec(text)?.[0] ?? '';
    const counted = (await open.send({ path: '/status.json' })).json.sources.find(
      ({ id }: { id: string }) => id === 'ecb-fx',
    );
    const shown = await open.send({ path: '/status', headers: HTML });
    const row = rowOf(shown.text);
    assert.match(row, 'operational');
    assert.match(row, '100 %');
    assert.match(row, `of ${counted.requests_24h}`);
    assert.match(row, `${counted.median_ms_24h} ms`);
    assert.match(shown.text, /Set [A-Z_]+/);
    assert.match(shown.text, 'not configured');
    const words = (await shut.send({ path: '/status', headers: HTML })).text;
    assert.match(rowOf(words), 'operational');
    assert.not.match(words, /100 %| ms<|Last success|Watched event types/);
  } finally {
    await open.stop();
    await shut.stop();
    await bank.close();
  }
});

test('during master key rotation, /status and /metrics show the number of waiting keys', async () => {
  const data = await mkdtemp(join(tmpdir(), 'almanac-exchange-'));
  const keys = { old: 'the old master key, of 32 characters', new: 'the new master key, of 32 characters' };
  try {
    const before = await openAlmanac({ DATA_DIR: data, ALMANAC_MASTER_KEY: keys.old });
    const [used] = [await before.key(), await before.key()];
    assert.not.match((await before.send({ path: '/metrics' })).text, /almanac_keys_waiting/);
    await before.stop();
    const exchange = { DATA_DIR: data, ALMANAC_MASTER_KEY: keys.new, ALMANAC_MASTER_KEY_PREVIOUS: keys.old };
    const server = await openAlmanac(exchange);
    await server.send({ path: '/rest/unit-conversion/list_unit_categories', key: used });
    assert.is((await server.send({ path: '/status.json' })).json.keys_waiting, 1);
    assert.match((await server.send({ path: '/metrics' })).text, /^almanac_keys_waiting 1$/m);
    const { text } = await server.send({ path: '/status', headers: { Accept: 'text/html' } });
    assert.match(text, '1 key has not been used since');
    await server.stop();
    const shut = await openAlmanac({ ...exchange, ALMANAC_METRICS: 'operator' });
    assert.not.ok('keys_waiting' in (await shut.send({ path: '/status.json' })).json);
    await shut.stop();
  } finally {
    await rm(data, { recursive: true });
  }
});

test('a server that replays recordings reports this for every source', async () => {
  const server = await openAlmanac({ ...REPLAYING, ALMANAC_METRICS: 'operator' });
  try {
    const { sources } = (await server.send({ path: '/status.json' })).json;
    assert.equal([...new Set(sources.map(({ state }: { state: string }) => state))], ['recorded']);
    for (const path of ['/status', '/services/eu-bank-fx/get_history']) {
      const { text } = await server.send({ path, headers: { Accept: 'text/html' } });
      assert.match(text, 'replayed from recordings');
      assert.not.match(text, 'not queried yet');
    }
  } finally {
    await server.stop();
  }
});

test.run();
