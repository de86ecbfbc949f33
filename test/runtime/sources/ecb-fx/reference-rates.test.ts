// Calls every tool of eu-bank-fx and currency-conversion over every transport, with recorded responses (or fixtures) on
// loopback, and from recordings without a network.

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac, type TestAlmanac } from '../../../support/almanac.ts';
import { FIXTURES } from '../../../support/fixtures.ts';
import { mcpCall, queryString } from '../../../support/http.ts';
import { answerSchema, judge } from '../../../support/published.ts';
import { DAILY, FIXTURE_FILES, type Files, playBank, sampleFiles } from './bank.ts';

const ajv = judge();

type Values = Readonly<Record<string, unknown>>;
type Result = Readonly<Record<string, unknown>>;

/** Calls a tool over POST, GET and MCP. The results must be equal and valid. */
async function everywhere(server: TestAlmanac, key: string, tool: string, values: Values): Promise<Result> {
  const path = `/rest/${tool}`;
  const [slug = '', name = ''] = tool.split('/');
  const post = await server.send({ path, key, body: values });
  const get = await server.send({ path: `${path}${queryString(values)}`, key });
  const mcp = await server.send(mcpCall(slug, name, values, key));
  assert.is(post.status, 200, post.text);
  const valid = answerSchema(path, 'post');
  assert.ok(valid(post.json), ajv.errorsText(valid.errors));
  assert.equal(get.json, post.json, 'GET and POST');
  assert.equal(mcp.json?.result?.structuredContent, post.json, 'MCP and POST');
  return post.json as Result;
}

async function withServer(files: Files, body: (server: TestAlmanac, key: string) => Promise<void>): Promise<void> {
  const bank = await playBank(files);
  const server = await openAlmanac({ UPSTREAM_ECB_FX_BASE_URL: bank.url });
  try {
    await body(server, await server.key());
  } finally {
    await server.stop();
    await bank.close();
  }
}

const samples = sampleFiles();
if (samples !== undefined) {
  test('returns the correct rates from recorded responses over every transport', () =>
    withServer(samples, async (server, key) => {
      const call = (tool: string, values: Values) => everywhere(server, key, tool, values);
      assert.is((await call('eu-bank-fx/get_rate', { base: 'USD', target: 'NOK' })).rate, 8.0587786);
      const table = await call('eu-bank-fx/get_rates', { base: 'EUR' });
      assert.is((table.rates as Result).GBP, 0.8818);
      const history = await call('eu-bank-fx/get_history', { base: 'EUR', target: 'ISK', days: 30 });
      assert.equal((history.series as Result[])[0], { date: '2019-11-29', rate: 134 });
      const money = await call('currency-conversion/convert_currency', { amount: 100, base: 'USD', target: 'SEK' });
      assert.is(money.converted_amount, 869.63528);
      const rates = await call('currency-conversion/get_exchange_rates', { base: 'EUR', date: '2019-11-23' });
      assert.is(rates.rate_date, '2019-11-22');
      assert.is((await call('currency-conversion/list_currencies', {})).count, 33);
    }));
}

test('runs every tool on recordings without a network, on the day of the recordings', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'almanac-replayed-'));
  const server = await openAlmanac({ UPSTREAM_REPLAY: FIXTURES, DATA_DIR: dataDir });
  try {
    const key = await server.key();
    const call = (tool: string, values: Values) => everywhere(server, key, tool, values);
    const latest = await call('eu-bank-fx/get_rate', { base: 'EUR', target: 'USD' });
    assert.equal([latest.publication_date, latest.stale], ['2026-03-18', false]);
    const past = { amount: 250, base: 'EUR', target: 'NOK', date: '2018-06-16' };
    assert.is((await call('currency-conversion/convert_currency', past)).converted_amount, 2357.875);
    const refused = await server.send({
      path: '/rest/currency-conversion/convert_currency',
      key,
      body: { ...past, date: '2026-03-19' },
    });
    assert.is(refused.status, 422, 'the day after the recordings is in the future');
    assert.match(refused.text, 'today is 2026-03-18');
    assert.not.ok((await readdir(dataDir)).includes('ecb-fx'), 'replayed responses are not stored');
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
});

test('reports the origin of an answer, and does not charge the caller if the source fails', () =>
  withServer({ [DAILY]: String(FIXTURE_FILES[DAILY]) }, async (server) => {
    const key = await server.key('free');
    const rate = () => server.send({ path: '/rest/eu-bank-fx/get_rate?base=EUR&target=USD', key });
    assert.match(String((await rate()).headers['almanac-source']), 'ecb-fx');
    assert.match(String((await rate()).headers['cache-status']), 'hit');
    const failed = await server.send({ path: '/rest/eu-bank-fx/get_history?base=EUR&target=USD', key });
    assert.is(failed.status, 502);
    assert.match(String(failed.headers.ratelimit), 'r=98');
  }));

test('validates arguments before querying the source', () =>
  withServer({}, async (server, key) => {
    for (const query of ['base=DOLLAR&target=EUR', 'base=E%2FR&target=EUR', 'base=%C3%85BC&target=EUR', 'base=EUR']) {
      const { status, json } = await server.send({ path: `/rest/eu-bank-fx/get_rate?${query}`, key });
      assert.equal([status, json.code], [422, 'invalid_arguments'], query);
    }
    const path = '/rest/currency-conversion/convert_currency';
    for (const amount of [0, -1, 1e16, 'hundred', null]) {
      const { status } = await server.send({ path, key, body: { amount, base: 'EUR', target: 'USD' } });
      assert.is(status, 422, String(amount));
    }
    const day = { amount: 1, base: 'EUR', target: 'USD', date: '2026-02-30' };
    assert.is((await server.send({ path, key, body: day })).status, 422);
    for (const days of [0, 91, 1.5]) {
      const body = { base: 'EUR', target: 'USD', days };
      assert.is((await server.send({ path: '/rest/eu-bank-fx/get_history', key, body })).status, 422, String(days));
    }
  }));

test.run();
