import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sources as policies } from '../../../generated/sources.ts';
import type { SourcePolicy } from '../../../runtime/contract/source.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { json, startServer } from '../../support/fake-source.ts';

const figure = (country: string, indicator: string): number =>
  country.charCodeAt(0) * 100 + country.charCodeAt(1) + (indicator.startsWith('SL') ? 0 : 50_000);

const INDICATORS = ['SL.UEM.TOTL.ZS', 'NY.GDP.PCAP.CD'].map((id) => ({
  id,
  name: `Name of ${id}`,
  unit: '',
  source: { id: '2', value: 'World Development Indicators' },
  sourceNote: '',
  sourceOrganization: '',
  topics: [],
}));

const bank = await startServer((response, { url }) => {
  if (/^(?:\/\w\w)?\/indicator\?/.test(url)) {
    json(response, [{ page: 1, pages: 1, per_page: '1000', total: INDICATORS.length }, INDICATORS]);
    return;
  }
  const [, country = '', indicator = ''] = /\/country\/(\w+)\/indicator\/([\w.]+)/.exec(url) ?? [];
  if (country === 'DNK') {
    response.writeHead(404).end();
    return;
  }
  const row = (date: string) => ({
    indicator: { id: indicator, value: `Name of ${indicator}` },
    country: { id: country.slice(0, 2), value: country },
    countryiso3code: country,
    date,
    value: figure(country, indicator) + Number(date) - 2020,
    unit: '',
    obs_status: '',
    decimal: 0,
  });
  const head = { page: 1, pages: 1, per_page: 1_000, total: 2, sourceid: '2', lastupdated: '2026-09-15' };
  json(response, [head, [row('2024'), row('2023')]]);
});

/** The rate limit of the real source would make the test slow. */
const unpaced = Object.values(policies).map((policy: SourcePolicy): SourcePolicy => {
  const { rate: _, ...politeness } = policy.politeness;
  return policy.id === 'world-bank' ? { ...policy, politeness, retries: 0 } : policy;
});
const server = await openAlmanac({ UPSTREAM_WORLD_BANK_BASE_URL: bank.url }, { policies: unpaced });
const key = await server.key();
test.after(async () => {
  await server.stop();
  await bank.close();
});

const call = async (body: object, by = key) => server.send({ path: '/query', key: by, body });
const answer = async (body: object) => {
  const { status, json: value, text } = await call(body);
  assert.is(status, 200, text);
  return value;
};
const errors = async (body: object): Promise<string[]> => {
  const { status, json: value, text } = await call(body);
  assert.is(status, 422, text);
  return value.errors.map(({ parameter }: { parameter: string }) => parameter);
};

const data = (indicator: string, forEach: object) => ({
  tool: 'economic-indicators.get_economic_data',
  arguments: { indicator, source: 'development_bank', year_from: 2023 },
  for_each: { country: forEach },
});

test('ranks the members of a group using data from two joined sources', async () => {
  const calls = {
    unemployment: data('SL.UEM.TOTL.ZS', { members_of: 'EU' }),
    gdp: data('NY.GDP.PCAP.CD', { column: 'unemployment.country' }),
  };
  const sql =
    'select u.country, u.value as unemployment, g.value as gdp from unemployment u join gdp g using (country, period) ' +
    "where period = '2024' order by 2 desc limit 3";
  const { columns, rows, row_count: count, calls: reports, truncated } = await answer({ calls, sql });
  // The order is SWE, SVN, SVK, because the source uses three-letter codes and the rows are sorted by those.
  assert.equal(
    rows.map(([country]: [string]) => country),
    ['SE', 'SI', 'SK'],
  );
  assert.equal(rows[0].slice(1), [figure('SWE', 'SL') + 4, figure('SWE', 'NY') + 4]);
  assert.is(count, 3);
  assert.is(truncated, false);
  assert.equal(columns[0], { name: 'country', type: 'text', is: 'country_or_group', calls: ['unemployment'] });
  assert.is(reports.unemployment.made, 27);
  assert.is(reports.gdp.made, 27);
  assert.is(reports.unemployment.sources[0].publisher, 'World Bank');
});

test('a failed call yields NULL and the reason for the failure, and the other results are kept', async () => {
  const calls = { u: data('SL.UEM.TOTL.ZS', { members_of: 'NORDIC' }) };
  const result = await answer({
    calls,
    sql: 'select country, value from u where period is null or period = 2024 order by country',
  });
  assert.equal(
    result.rows.map(([country, value]: [string, number | null]) => [country, value === null]),
    [
      ['DK', true],
      ['FI', false],
      ['IS', false],
      ['NO', false],
      ['SE', false],
    ],
  );
  const [failure, ...others] = result.calls.u.failed;
  assert.equal(failure.arguments, { country: 'DK' });
  assert.is(failure.code, 'upstream_failed');
  assert.equal(others, []);
  assert.is(result.calls.u.made, 5);
});

test('warns about argument values for which a call returns no rows', async () => {
  const call = data('SL.UEM.TOTL.ZS', ['NO', 'ISL', 'SE']);
  const late = { ...call, arguments: { ...call.arguments, year_from: 2030 } };
  const { rows, warnings } = await answer({ calls: { u: late }, sql: 'select country, value from u' });
  assert.equal(rows, []);
  assert.equal(warnings, ['u has no rows for country NO, ISL, SE.']);
  assert.equal((await answer({ calls: { u: call }, sql: 'select country from u' })).warnings, []);
});

test('returns the first rows of each table if there is no SQL', async () => {
  const { tables, rows } = await answer({ calls: { u: data('SL.UEM.TOTL.ZS', ['NO', 'SE']) }, limit: 3 });
  assert.is(rows, undefined);
  assert.is(tables.u.row_count, 3);
  assert.is(tables.u.truncated, true);
  const names = tables.u.columns.map(({ name }: { name: string }) => name);
  for (const name of ['country', 'period', 'period_start', 'value', 'unit', 'source'])
    assert.ok(names.includes(name), name);
});

test('joins columns that use different notations', async () => {
  const calls = {
    cities: { tool: 'places.search_cities', arguments: { query: 'Oslo', limit: 1 } },
    u: data('SL.UEM.TOTL.ZS', { column: 'cities.country_code' }),
    country: { tool: 'places.get_country', for_each: { iso_code: ['NOR'] } },
  };
  const sql =
    'select c.name, u.value, k.country_name from cities c join u on u.country = c.country_code join country k on k.iso_code = c.country_code ' +
    "where u.period_start = '2024-01-01'";
  const { rows } = await answer({ calls, sql });
  assert.equal(rows, [['Oslo', figure('NOR', 'SL') + 4, 'Norway']]);
});

test('reports all errors of a request together, with JSON pointers', async () => {
  const calls = {
    Bad: {},
    none: { tool: 'places.search_city' },
    args: { tool: 'unit-conversion.convert_units', arguments: { value: 1, from_unit: 'mile', to: 'km' } },
    group: data('X', { members_of: 'ASEAN' }),
    circle: { tool: 'places.get_country', for_each: { iso_code: { column: 'circle.iso_code' } } },
    gone: { tool: 'places.get_country', for_each: { iso_code: { column: 'args.country' } } },
    money: { tool: 'places.get_country', for_each: { iso_code: { column: 'rates.currency' } } },
    rates: { tool: 'currency-conversion.list_currencies' },
    write: { tool: 'webhooks.subscribe' },
  };
  const found = await errors({ calls, sql: 7, limit: 0, extra: true });
  for (const pointer of [
    '/extra',
    '/sql',
    '/limit',
    '/calls/Bad',
    '/calls/none/tool',
    '/calls/args/arguments/to',
    '/calls/args/arguments/to_unit',
    '/calls/group/for_each/country/members_of',
    '/calls/circle/for_each/iso_code/column',
    '/calls/gone/for_each/iso_code/column',
    '/calls/write/tool',
  ])
    assert.ok(found.includes(pointer), `${pointer} in ${found.join(' ')}`);
});

test('rejects an invalid query before querying a source', async () => {
  const before = bank.seen.length;
  const rates = { tool: 'currency-conversion.list_currencies' };
  const u = data('SL.UEM.TOTL.ZS', ['NO']);
  assert.equal(await errors({ calls: { u, rates }, sql: 'select * from u join rates on u.country = rates.code' }), [
    '/sql',
  ]);
  assert.equal(await errors({ calls: { u }, sql: 'select nothing from u' }), ['/sql']);
  assert.equal(await errors({ calls: { u, v: data('X', { column: 'rates.code' }), rates } }), [
    '/calls/v/for_each/country/column',
  ]);
  assert.equal(await errors({ calls: { a: data('X', { members_of: 'OECD' }), b: data('Y', { members_of: 'EU' }) } }), [
    '/calls',
  ]);
  assert.is(bank.seen.length, before);
});

test('a dry run makes no call, and reports the cost and the columns of the query', async () => {
  const before = bank.seen.length;
  const calls = { u: data('SL.UEM.TOTL.ZS', { members_of: 'EU' }) };
  const result = await answer({ calls, sql: 'select country, value from u', dry_run: true });
  assert.equal(result.dry_run, { calls: 27, at_most: 27 });
  assert.equal(
    result.columns.map(({ name }: { name: string }) => name),
    ['country', 'value'],
  );
  assert.is(bank.seen.length, before);
});

test('each call counts against the quota, and a query that exceeds it is rejected before the first call', async () => {
  const free = await server.key('free');
  const left = async () => (await server.send({ path: '/key/usage', key: free })).json.left_today as number;
  const start = await left();
  const calls = {
    c: {
      tool: 'unit-conversion.convert_units',
      arguments: { from_unit: 'mile', to_unit: 'kilometer' },
      for_each: { value: [1, 2, 3] },
    },
  };
  assert.is((await call({ calls }, free)).status, 200);
  assert.is(await left(), start - 3);
  await Promise.all(Array.from({ length: 20 }, () => call({ calls }, free)));
  assert.is((start - (await left())) % 3, 0);
  const wide = { ...calls.c, for_each: { value: Array.from({ length: 60 }, (_, n) => n) } };
  let status = 200;
  for (let round = 0; round < 20 && status === 200; round++) status = (await call({ calls: { c: wide } }, free)).status;
  assert.is(status, 429);
  const rest = await left();
  assert.ok(rest < 60, String(rest));
  assert.is((await call({ calls: { c: wide } }, free)).status, 429);
  assert.is(await left(), rest);
});

test('requires a key', async () => {
  assert.is((await server.send({ path: '/query', body: { calls: {} } })).status, 401);
});

test('over MCP, call_tools returns the same result as a table with a line that cites the sources', async () => {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: 'call_tools',
      arguments: {
        calls: { u: { ...data('SL.UEM.TOTL.ZS', ['NO', 'DK']), tool: 'economic_indicators__get_economic_data' } },
        sql: 'select country, value from u where period = 2024 or period is null order by 1',
      },
    },
  };
  for (const path of ['/mcp/', '/mcp/?services=places,economic-indicators']) {
    const reply = await server.send({
      path,
      key,
      body: message,
      headers: { Accept: 'application/json, text/event-stream' },
    });
    const { result } = reply.json;
    assert.equal(result.structuredContent.rows, [
      ['DK', null],
      ['NO', figure('NOR', 'SL') + 4],
    ]);
    const { text } = result.content[0];
    assert.match(text, /^country\tvalue\nDK\t\nNO\t\d+\n\nFailed: u \{"country":"DK"\}: upstream_failed/);
    assert.match(text, /\nSource: World Bank \(CC BY 4\.0\), https:\/\/data\.worldbank\.org, as of /);
  }
  const unkeyed = await server.send({ path: '/mcp/', body: message });
  assert.is(unkeyed.json.result.isError, true);
  assert.is(unkeyed.json.result._meta.code, 'key_required');
  const elsewhere = await server.send({ path: '/mcp/?services=places,world-time', key, body: message });
  assert.match(elsewhere.json.result.content[0].text, /is not a tool that a query can call/);
  const bad = await server.send({
    path: '/mcp/',
    key,
    body: { ...message, params: { name: 'call_tools', arguments: {} } },
  });
  assert.is(bad.json.result.isError, true);
  assert.match(bad.json.result.content[0].text, /\/calls/);
});

test.run();
