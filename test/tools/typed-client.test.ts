// Tests a client generated from the OpenAPI document. The type check fails if a line marked with `@ts-expect-error` has no error.

import createClient from 'openapi-fetch';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { paths } from '../../generated/openapi.ts';
import { openAlmanac } from '../support/almanac.ts';

const server = await openAlmanac();
const key = await server.key('free');
const client = createClient<paths>({ baseUrl: server.url, headers: { 'Service-API-Key': key } });
test.after(() => server.stop());

test('a tool called by POST has typed arguments and a typed result', async () => {
  const { data, error } = await client.POST('/rest/unit-conversion/convert_units', {
    body: { value: 1, from_unit: 'mile', to_unit: 'kilometer' },
  });
  assert.is(error, undefined);
  const result: number | undefined = data?.result;
  assert.is(result, 1.609344);
});

test('a tool called by GET has typed lists, defaults and nested records', async () => {
  const { data, response } = await client.GET('/rest/places/search_cities', {
    params: { query: { query: 'oslo', limit: 2 } },
  });
  const [first] = data?.data ?? [];
  const latitude: number | undefined = first?.latitude;
  const population: number | null | undefined = first?.population;
  assert.is(first?.name, 'Oslo');
  assert.ok(latitude !== undefined && Math.abs(latitude - 59.9) < 0.2);
  assert.ok(Number(population) > 500_000);
  assert.match(response.headers.get('ratelimit') ?? '', /^"daily";r=\d+/);
});

test('an error is a typed problem', async () => {
  const { data, error, response } = await client.POST('/rest/places/search_cities', {
    body: { query: 'oslo', limit: 101 },
  });
  assert.is(data, undefined);
  assert.is(response.status, 422);
  const code: string | undefined = error?.code;
  assert.is(code, 'invalid_arguments');
  assert.is(error?.errors?.[0]?.parameter, 'limit');
});

test('key errors and unknown records are typed the same way', async () => {
  const stranger = createClient<paths>({ baseUrl: server.url });
  const unknown = await stranger.GET('/rest/places/get_city', { params: { query: { geonameid: 3143244 } } });
  assert.is(unknown.error?.code, 'key_required');
  const missing = await client.GET('/rest/places/get_city', { params: { query: { geonameid: 1 } } });
  assert.is(missing.response.status, 404);
  assert.is(missing.error?.title, 'Not found');
});

test('signs up for a key and uses it, following only the document', async () => {
  const anybody = createClient<paths>({ baseUrl: server.url });
  const { data } = await anybody.POST('/signup', { body: { email: 'client@example.org' } });
  const own = createClient<paths>({
    baseUrl: server.url,
    headers: { 'Service-API-Key': data !== undefined && 'key' in data ? data.key : '' },
  });
  const { data: receipt } = await own.POST('/rest/places/report_feedback', {
    body: { feedback: 'Typed.' },
  });
  assert.is(receipt?.status, 'received');
});

test('the compiler rejects calls that the server would reject', async () => {
  // @ts-expect-error an argument is missing
  const missing = await client.POST('/rest/unit-conversion/convert_units', { body: { value: 1, from_unit: 'mile' } });
  assert.is(missing.response.status, 422);
  // @ts-expect-error an argument has the wrong type
  const typed = await client.GET('/rest/places/get_city', { params: { query: { geonameid: 'oslo' } } });
  assert.is(typed.response.status, 422);
  // @ts-expect-error a tool that does not exist
  const unknown = await client.POST('/rest/places/nothing', { body: {} });
  assert.is(unknown.response.status, 404);
  // @ts-expect-error a value that is not in the closed set
  const word = await client.POST('/rest/places/report_feedback', { body: { feedback: 'x', feedback_type: 'praise' } });
  assert.is(word.response.status, 422);
});

test.run();
