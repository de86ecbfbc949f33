import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../../support/almanac.ts';

const server = await openAlmanac();
const key = await server.key();
test.after(() => server.stop());

const CITIES = '/rest/places/search_cities';

test('GET and POST return only the selected fields', async () => {
  const expected = { data: [{ name: 'Oslo', latitude: 59.91273 }] };
  const got = await server.send({
    path: `${CITIES}?query=Oslo&limit=1&fields=country_code,data.name,data.latitude`,
    key,
  });
  assert.equal(got.json, expected);
  const fields = 'fields=country_code,data.name&fields=data.latitude';
  const posted = await server.send({ path: `${CITIES}?${fields}`, key, body: { query: 'Oslo', limit: 1 } });
  assert.equal(posted.json, expected);
});

test('CSV contains only columns of selected fields', async () => {
  const csv = await server.send({ path: `${CITIES}.csv?query=Oslo&limit=1&fields=data.name,data.timezone`, key });
  assert.is(csv.text, 'name,timezone\r\nOslo,Europe/Oslo\r\n');
  const fields = 'fields=data.feature_code';
  const code = await server.send({ path: `${CITIES}.csv?query=Oslo&limit=1&${fields}`, key });
  assert.is(code.text, 'feature_code\r\nPPLC\r\n', 'a field that the page shows only in an opened row');
});

test('rejects an unknown field before the call is counted', async () => {
  const free = await server.key('free');
  const answer = await server.send({ path: `${CITIES}?query=Oslo&fields=data.nam`, key: free });
  assert.is(answer.status, 422);
  assert.equal(
    answer.json.errors.map(({ parameter, hint }: { parameter: string; hint: string }) => [parameter, hint]),
    [['fields', 'Did you mean name?']],
  );
  assert.is((await server.send({ path: '/key/usage', key: free })).json.used_today, 0);
});

test('operations that write do not accept fields', async () => {
  const answer = await server.send({
    path: '/rest/places/report_feedback?fields=id',
    key,
    body: { message: 'This is a test of fields.' },
  });
  assert.is(answer.status, 422);
});

test('call_tool accepts fields', async () => {
  const call = (fields: string) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: 'call_tool',
      arguments: { tool: 'places__search_cities', arguments: { query: 'Oslo', limit: 1 }, fields },
    },
  });
  const good = await server.send({ path: '/mcp/', key, body: call('data.name') });
  assert.equal(good.json.result.structuredContent, { data: [{ name: 'Oslo' }] });
  const bad = await server.send({ path: '/mcp/', key, body: call('data.nam') });
  assert.is(bad.json.result.isError, true);
  assert.match(bad.json.result.content[0].text, /Did you mean name\?/);
});

test.run();
