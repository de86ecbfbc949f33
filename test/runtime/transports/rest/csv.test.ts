import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../../support/almanac.ts';

const LIST = '/rest/unit-conversion/list_units_in_category';
const LENGTH = '?category=length';

const server = await openAlmanac();
const key = await server.key();
test.after(() => server.stop());

test('returns CSV for a tool name with .csv, or an Accept header that prefers CSV', async () => {
  const file = await server.send({ path: `${LIST}.csv${LENGTH}`, key });
  assert.is(file.status, 200, file.text);
  assert.is(file.headers['content-type'], 'text/csv; charset=utf-8; header=present');
  assert.is(file.headers['content-disposition'], 'attachment; filename="list_units_in_category_length.csv"');
  assert.match(file.text, /^name,symbol,[^\r]+\r\nmeter,m,/);
  const accepted = await server.send({
    path: `${LIST}${LENGTH}`,
    key,
    headers: { accept: 'application/json;q=0.5, text/csv' },
  });
  assert.is(accepted.text, file.text);
  assert.is(accepted.headers['content-disposition'], undefined);
  assert.match(String(accepted.headers.vary), /Accept/);
  const posted = await server.send({ method: 'POST', path: `${LIST}.csv`, key, body: { category: 'length' } });
  assert.is(posted.text, file.text);
});

test('adds a byte order mark only on request', async () => {
  const plain = await server.send({ path: `${LIST}.csv${LENGTH}`, key });
  const marked = await server.send({ path: `${LIST}.csv${LENGTH}&bom=true`, key });
  assert.is(marked.text, `\ufeff${plain.text}`);
  const wrong = await server.send({ path: `${LIST}.csv${LENGTH}&bom=yes`, key });
  assert.is(wrong.status, 422, wrong.text);
  assert.match(wrong.text, /must be true or false/);
});

test("the file name contains the name of the call, but not the caller's key", async () => {
  const file = await server.send({ path: `/rest/webhooks/list_subscriptions.csv?api_key=${key}` });
  assert.is(file.headers['content-disposition'], 'attachment; filename="list_subscriptions.csv"', file.text);
});

test('contains the coordinates, codes and links of each row after the columns of its table', async () => {
  const cities = await server.send({ path: '/rest/places/search_cities.csv?query=oslo', key });
  const [header = ''] = cities.text.split('\r\n');
  for (const name of ['geonameid', 'latitude', 'longitude', 'country_code'])
    assert.ok(header.split(',').includes(name), header);
  assert.ok(
    header.split(',').every((name) => /^[a-z0-9_]+$/.test(name)),
    header,
  );
});

test('returns CSV for endpoints, including those with path parameters', async () => {
  const answer = await server.send({ path: '/api/preprints/categories.csv' });
  assert.is(answer.status, 200, answer.text);
  assert.match(answer.text, /^name,id,archive_name,group[,\r]/);
});

test('returns JSON to clients that do not prefer CSV', async () => {
  for (const accept of [
    '*/*',
    'text/html, */*;q=0.8',
    'application/json, text/csv;q=0.9',
    'text/csv;q=0, */*',
    'text/csv;q=x',
  ]) {
    const answer = await server.send({ path: `${LIST}${LENGTH}`, key, headers: { accept } });
    assert.match(String(answer.headers['content-type']), /^application\/json/, accept);
  }
});

test('returns 406 for results without a list or time series, and does not charge the call', async () => {
  const counted = await server.key('free');
  const path = '/rest/unit-conversion/convert_units.csv?value=1&from_unit=mile&to_unit=kilometer';
  const answer = await server.send({ path, key: counted });
  assert.is(answer.status, 406);
  assert.is(answer.json.code, 'not_acceptable');
  assert.match(answer.json.detail, /convert_units does not return a list or a time series/);
  const listed = await server.send({ path: `${LIST}.csv${LENGTH}`, key: counted });
  assert.match(String(listed.headers.ratelimit), /"daily";r=99;/);
});

test('returns the same errors as for JSON', async () => {
  const unkeyed = await server.send({ path: `${LIST}.csv${LENGTH}` });
  assert.is(unkeyed.status, 401);
  assert.match(String(unkeyed.headers['content-type']), /problem\+json/);
  const wrong = await server.send({ path: `${LIST}.csv?category=lenght`, key });
  assert.is(wrong.status, 422);
  assert.is((await server.send({ path: '/rest/unit-conversion/nothing.csv', key })).status, 404);
  assert.is((await server.send({ path: '/rest/places/.csv', key })).status, 404);
});

test.run();
