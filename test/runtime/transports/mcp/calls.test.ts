import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Problem } from '../../../../runtime/contract/problem.ts';
import {
  type Answer,
  fakeInvoke,
  INSTRUCTIONS,
  KEYED,
  legacy,
  modern,
  openTestServer,
  QUOTA,
  recording,
  type Sent,
} from './fixture.ts';
import { proves } from './requirements.ts';

const { invoke, calls } = recording();
const server = await openTestServer({ invoke });
test.after(() => server.close());

const call = (name: unknown, values: unknown, headers: Record<string, string> = KEYED): Sent =>
  legacy('tools/call', { name, arguments: values }, headers);
const forecast = (headers: Record<string, string>) => call('get_forecast', { city: 'Bergen' }, headers);

proves(['call.structured'], 'a result is structured content and the same JSON as text', async () => {
  const city = 'Ærø "\u2028\n\\ 世界';
  const { result } = (await server.send(call('get_forecast', { city: city.replace('\n', ''), days: 3 }))).json;
  assert.equal(result.structuredContent, { city: city.replace('\n', ''), days: 3 });
  assert.is(result.content.length, 2);
  assert.is(result.content[0].type, 'text');
  assert.equal(JSON.parse(result.content[0].text), result.structuredContent);
  assert.not('isError' in result);
});

proves(['call.unknown-tool'], 'an unknown tool is an error with the nearest name, in both eras', async () => {
  for (const sent of [call('get_forcast', {}), modern('tools/call', { name: 'get_forcast' }, KEYED)]) {
    const answer = await server.send(sent);
    assert.is(answer.status, 200);
    assert.is(answer.json.error.code, -32602);
    assert.match(answer.json.error.message, 'Did you mean get_forecast?');
  }
  assert.match((await server.send(call('constructor', {}))).json.error.message, 'Unknown tool "constructor"');
});

proves(['call.malformed'], 'a call without a name, or whose arguments are not an object, is an error', async () => {
  for (const sent of [
    call(undefined, {}),
    call(5, {}),
    call('get_forecast', []),
    call('get_forecast', 'city'),
    legacy('tools/call'),
  ]) {
    const answer = await server.send(sent);
    assert.is(answer.status, 200);
    assert.is(answer.json.error.code, -32602);
  }
  assert.is((await server.send(modern('tools/call', {}, KEYED))).json.error.code, -32602);
});

proves(
  ['call.bad-arguments', 'call.error-text-only'],
  'the text for invalid arguments names each of them',
  async () => {
    const { result } = (await server.send(call('get_forecast', { citty: 'Bergen', days: 9 }))).json;
    assert.is(result.isError, true);
    assert.not('structuredContent' in result);
    const { text } = result.content[0];
    assert.match(text, 'citty: is not a known argument; accepted: city, days. Did you mean city?');
    assert.match(text, 'city: is required.');
    assert.match(text, 'days: must be a number from 1 to 7, not 9.');
    assert.is(result._meta.code, 'invalid_arguments');
    assert.is(result._meta['almanac/errors'].length, 3);
  },
);

proves(['call.provenance'], '_meta contains the provenance of data', async () => {
  const { result } = (await server.send(forecast(KEYED))).json;
  const origin = {
    ...{ source: 'noaa', publisher: 'NOAA', licence: 'CC BY 4.0', page: 'https://www.swpc.noaa.gov' },
    ...{ cache: 'miss', fetched_at: '2026-09-01T12:00:00.000Z' },
  };
  assert.equal(result._meta['almanac/provenance'], [origin]);
  const [, line] = result.content;
  assert.is(line.text, 'Source: NOAA (CC BY 4.0), https://www.swpc.noaa.gov, as of 2026-09-01 12:00 UTC.');
});

proves(
  ['call.stale', 'call.deprecated'],
  'reports stale data and a deprecated tool in separate text blocks',
  async () => {
    const { result } = (await server.send(call('old_forecast', { city: 'Bergen' }))).json;
    const [, , stale, deprecated] = result.content.map((block: { text: string }) => block.text);
    assert.match(stale, 'the data from NOAA is as of 2026-09-01 12:00 UTC; newer');
    assert.is(
      deprecated,
      'Note: old_forecast is deprecated since 2026-11-01 and will be removed after 2027-05-01. Use get_forecast instead.',
    );
  },
);

proves(['call.error-facts'], 'a failure tells programs whether and when to retry', async () => {
  const failing: readonly (readonly [Problem, object])[] = [
    [new Problem('quota_exceeded', 'x', { retryAfter: 4_000 }), { retryable: false, retry_after_seconds: 4_000 }],
    [new Problem('too_many_failures', 'x', { retryAfter: 60 }), { retryable: true, retry_after_seconds: 60 }],
    [new Problem('upstream_unavailable', 'x', { retryAfter: 86_400 }), { retryable: true, retry_after_seconds: 3_600 }],
    [new Problem('upstream_failed', 'x'), { retryable: true }],
    [new Problem('not_configured', 'x'), { retryable: false }],
    [new Problem('not_found', 'x'), { retryable: false }],
  ];
  for (const [problem, facts] of failing) {
    const failed = await openTestServer({ invoke: async () => ({ ok: false, problem, quota: undefined }) });
    for (const sent of [forecast(KEYED), modern('tools/call', { name: 'get_forecast' }, KEYED)]) {
      const { _meta } = (await failed.send(sent)).json.result;
      const { code, retryable, retry_after_seconds } = _meta;
      const input = retry_after_seconds === undefined ? { retryable } : { retryable, retry_after_seconds };
      assert.equal([code, input], [problem.code, facts]);
    }
    await failed.close();
  }
});

proves(
  ['keys.required'],
  'a call without a key, or with an unknown one, gets instructions for getting one',
  async () => {
    const keyless: Record<string, string>[] = [{}, { 'Service-API-Key': '' }, { Authorization: 'Basic YTpi' }];
    for (const headers of keyless) {
      const without = await server.send(forecast(headers));
      assert.is(without.status, 200);
      assert.is(without.headers['www-authenticate'], undefined);
      assert.is(without.json.result.isError, true);
      assert.equal(without.json.result._meta, { code: 'key_required', retryable: false });
      assert.match(without.json.result.content[0].text, /POST \/signup/);
      assert.is(without.json.id, 7);
    }
    const unknown = await server.send(forecast({ 'Service-API-Key': 'alm_other' }));
    assert.is(unknown.status, 200);
    assert.is(unknown.headers['www-authenticate'], undefined);
    assert.equal(unknown.json.result._meta, { code: 'key_unknown', retryable: false });
    assert.match(unknown.json.result.content[0].text, /POST \/signup/);
    assert.not.match(unknown.text, 'alm_other');
  },
);

proves(['keys.revoked'], 'a revoked key gets instructions, and conflicting keys are a 400', async () => {
  const revoked = await server.send(forecast({ 'Service-API-Key': 'alm_revoked' }));
  assert.is(revoked.status, 200);
  assert.equal(revoked.json.result._meta, { code: 'key_revoked', retryable: false });
  assert.match(revoked.json.result.content[0].text, /another key/);
  const both = { ...KEYED, Authorization: 'Bearer alm_other' };
  assert.is((await server.send(forecast(both))).status, 400);
  assert.is((await server.send({ ...forecast(KEYED), path: '/mcp/space-weather/?api_key=alm_other' })).status, 400);
  assert.is((await server.send(forecast({ 'X-API-Key': 'alm_good', 'X-Auth-Token': 'alm_other' }))).status, 400);
});

proves(['keys.notice'], 'the instructions report a wrong key, but only to its caller', async () => {
  const wrong = { 'X-API-Key': 'alm_other' };
  for (const sent of [modern('server/discover', {}, wrong), legacy('initialize', {}, wrong)]) {
    const { result } = (await server.send(sent)).json;
    assert.match(result.instructions, /^Calls will fail until the key is replaced\. .*key_unknown/s);
    if (result.cacheScope !== undefined) assert.equal([result.cacheScope, result.ttlMs], ['private', 0]);
  }
  for (const headers of [{}, KEYED]) {
    const { result } = (await server.send(modern('server/discover', {}, headers))).json;
    assert.is(result.instructions, INSTRUCTIONS);
    assert.is(result.cacheScope, 'public');
  }
});

proves(['keys.places'], 'accepts a key in the header, as a bearer token and in the URL', async () => {
  const found: [Record<string, string>, string][] = [
    [KEYED, ''],
    [{ Authorization: 'Bearer alm_good' }, ''],
    [{ Authorization: 'bearer  alm_good ' }, ''],
    [{}, '?api_key=alm_good'],
    [{ ...KEYED, Authorization: 'Bearer alm_good' }, '?api_key=alm_good'],
    // Credentials that a gateway added are ignored.
    [{ ...KEYED, Authorization: 'Bearer eyJhbGciOi' }, ''],
    [{ Authorization: 'Bearer eyJhbGciOi' }, '?api_key=alm_good'],
    [{ ...KEYED, Authorization: 'Basic YTpi' }, ''],
    [{ 'X-API-Key': 'alm_good' }, ''],
    [{ 'X-Auth-Token': 'alm_good' }, '?api_key='],
    [{ ...KEYED, 'X-API-Key': 'alm_good', 'X-Auth-Token': 'alm_good' }, ''],
  ];
  for (const [headers, query] of found) {
    const answer = await server.send({ ...forecast(headers), path: `/mcp/space-weather/${query}` });
    assert.is(answer.status, 200, JSON.stringify([headers, query]));
  }
  assert.is(
    (await server.send(forecast({ Authorization: 'Bearer eyJhbGciOi' }))).json.result._meta.code,
    'key_unknown',
  );
});

proves(['keys.quota'], 'headers and _meta report the quota of the key, even on failures', async () => {
  for (const sent of [forecast(KEYED), call('get_forecast', {})]) {
    const answer = await server.send(sent);
    assert.is(answer.headers['ratelimit-policy'], '"daily";q=100;w=86400');
    assert.is(answer.headers.ratelimit, '"daily";r=99;t=3600');
    assert.equal(answer.json.result._meta['almanac/quota'], { limit: 100, remaining: 99, reset_seconds: 3600 });
  }
});

proves(['keys.quota'], 'reports no quota for a plan without a limit', async () => {
  const unlimited = await openTestServer({
    invoke: async (invocation) => {
      return { ...(await fakeInvoke(invocation)), quota: { ...QUOTA, limit: undefined, remaining: undefined } };
    },
  });
  const answer: Answer = await unlimited.send(forecast(KEYED));
  assert.is(answer.status, 200);
  assert.is(answer.headers.ratelimit, undefined);
  assert.not('almanac/quota' in answer.json.result._meta);
  await unlimited.close();
});

test('reports a request that is rejected before the call, with its reason, but not problems of the call itself', async () => {
  server.refusals.length = 0;
  await server.send({ ...forecast(KEYED), path: '/mcp/nowhere/' });
  await server.send({ method: 'GET' });
  await server.send({ body: 'x', headers: { 'Content-Type': 'text/plain' } });
  await server.send({ body: '{' });
  await server.send({ body: 'x'.repeat(300_000) });
  await server.send({ ...forecast(KEYED), headers: { Host: 'elsewhere.example' } });
  await server.send(modern('no/such/method'));
  await server.send(forecast({ 'Service-API-Key': 'alm_other' }));
  await server.send(call('get_forcast', {}));
  assert.equal(server.refusals, [
    '404 unknown_operation',
    '405 method_not_allowed',
    '415 unsupported_media_type',
    '400 invalid_request',
    '413 body_too_large',
    '403 forbidden',
    '404 unknown_operation',
  ]);
});

test('passes the transport, the arguments as sent and a request id to dispatch', async () => {
  calls.length = 0;
  await server.send(call('get_forecast', { city: 'Bergen' }));
  const [first] = calls;
  assert.is(first?.transport, 'mcp');
  assert.equal(first?.raw, { encoding: 'json', values: { city: 'Bergen' } });
  assert.match(first?.requestId ?? '', /^[0-9a-f]{12}-[0-9a-z]+$/);
  assert.is(first?.signal.aborted, false);
});

test.run();
