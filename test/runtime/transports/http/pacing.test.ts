import { connect } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Problem } from '../../../../runtime/contract/problem.ts';
import { openAlmanac } from '../../../support/almanac.ts';
import { type Answer, mcpCall, type Sent } from '../../../support/http.ts';
import { catalogWithTools, testToolPath } from '../../../support/tools.ts';

/** The allowance refills more slowly than the default, so that the tests also pass on a busy machine. */
const server = await openAlmanac({ ALMANAC_KEYLESS: '3,300' });
const key = await server.key();
const free = await server.key('free');
const FROM = '127.0.0.2';
test.after(() => server.stop());

const CALL = { path: '/rest/unit-conversion/list_unit_categories' };
const JSON_RPC = { Accept: 'application/json, text/event-stream' };

function message(method: string, params: object = {}): Sent {
  return { path: '/mcp/', headers: JSON_RPC, body: { jsonrpc: '2.0', id: 1, method, params } };
}

function flood(count: number, sent: (nth: number) => Sent): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, nth) => server.send(sent(nth))));
}

function assertPaced({ status, headers, json, text }: Answer): void {
  assert.is(status, 429, text);
  assert.ok(Number(headers['retry-after']) >= 1, JSON.stringify(headers));
  assert.match(
    json.error?.message ?? `${json.detail} ${json.hint}`,
    /Without a key, your network may make 3 requests per second.*key/s,
  );
}

async function othersAreServed(): Promise<void> {
  const others = await Promise.all([
    server.send({ ...CALL, key }),
    server.send({ ...CALL, key, from: FROM }),
    server.send({ path: '/llms.txt' }),
    server.send(message('ping')),
    server.send({ path: '/health/ready', from: FROM }),
  ]);
  assert.equal(
    others.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  );
}

test('runs only a few of 400 concurrent searches without a key, and returns a retry time for the rest', async () => {
  await server.send({ ...CALL, key });
  const query = (nth: number) => ({
    ...message('tools/call', { name: 'find_tool', arguments: { query: `ships near ${nth}` } }),
    from: FROM,
  });
  const answers = await flood(400, query);
  const made = answers.filter(({ json }) => json.result?.structuredContent !== undefined);
  assert.ok(made.length >= 12 && made.length < 30, String(made.length));
  for (const answer of answers) {
    if (made.includes(answer)) continue;
    if (answer.status !== 200) assertPaced(answer);
    else {
      const { isError, content, _meta } = answer.json.result;
      assert.ok(isError);
      assert.match(content[0].text, /Without a key, your network/);
      assert.equal([_meta.code, _meta.retryable], ['too_many_requests', true]);
    }
  }
  await othersAreServed();
  // On a busy machine, some requests may have been admitted again meanwhile.
  const again = await flood(100, () => ({ path: '/llms.txt', from: FROM }));
  assertPaced(again.find(({ status }) => status === 429) ?? (again[0] as Answer));
});

test('charges research searches without a key as searches, because sources are selected before the key is checked', async () => {
  const search = (nth: number) => ({
    ...message('tools/call', { name: 'search', arguments: { query: `ships near ${nth}` } }),
    path: '/mcp/research/',
    from: '127.0.0.6',
  });
  const answers = await flood(60, search);
  const codes = answers.map(({ json }) => json.result?._meta?.code);
  const requestCount = codes.filter((code) => code === 'key_required').length;
  assert.ok(requestCount >= 1 && requestCount < 30, String(requestCount));
  // The transport rejects a call if the allowance is used up. The tool rejects it if the allowance is too small for a
  // search.
  for (const [nth, answer] of answers.entries()) {
    if (answer.status !== 200) assertPaced(answer);
    else assert.ok(['key_required', 'too_many_requests'].includes(codes[nth]), answer.text);
  }
  await othersAreServed();
});

test('documents, lists, pings and calls with wrong keys share one allowance, and large documents use more of it', async () => {
  const from = '127.0.0.3';
  const documents = await flood(40, () => ({ path: '/openapi.json', from }));
  const sent = documents.filter(({ status }) => status === 200).length;
  assert.ok(sent >= 1 && sent < 20, String(sent));
  // The rejected response may already be compressed, but the problem is sent uncompressed.
  const packed = await flood(40, (nth) => ({
    path: '/openapi.json',
    headers: { 'Accept-Encoding': nth % 2 === 0 ? 'identity' : 'gzip' },
    from: '127.0.0.4',
  }));
  for (const { headers } of packed.filter(({ status }) => status === 429)) {
    assert.match(headers['content-type'] as string, /problem\+json/);
    assert.equal([headers['content-encoding'], headers.etag], [undefined, undefined]);
  }
  await flood(300, () => ({ path: '/docs', from }));
  for (const sent of [{ path: '/docs' }, message('ping'), message('tools/list'), { ...CALL, key: 'alm_wrong' }, CALL]) {
    // On a busy machine, one or two requests may be admitted again.
    const statuses = (await flood(5, () => ({ ...sent, from }))).map(({ status }) => status);
    assert.ok(statuses.includes(429), JSON.stringify(sent));
  }
  await othersAreServed();
});

test('reads a message of more than 16 KiB only if the request has a key', async () => {
  const long = message('ping', { x: 'x'.repeat(17_000) });
  const { status, json } = await server.send(long);
  assert.is(status, 413);
  assert.match(json.error.message, /larger than 16 KiB.*without a key/);
  assert.is((await server.send({ ...long, key: 'alm_wrong' })).status, 413);
  // Keys are looked up before the body is read, so an unknown key is not enough.
  assert.is((await server.send({ ...long, key: await server.key() })).status, 200);
});

test('a long message with a key counts as several requests', async () => {
  const long = message('ping', { x: 'x'.repeat(250_000) });
  const answers = await flood(40, () => ({ ...long, key: free }));
  const made = answers.filter(({ status }) => status === 200).length;
  assert.ok(made >= 1 && made < 30, String(made));
  for (const { status, headers, json } of answers) {
    if (status === 200) continue;
    assert.is(status, 429);
    assert.ok(Number(headers['retry-after']) >= 1);
    assert.match(json.error.message, /This key may make 3 requests per second/);
  }
  await othersAreServed();
});

test('calls with invalid arguments count against the rate limit', async () => {
  const spent = await server.key('free');
  await server.send({ ...CALL, key: spent });
  const wrong = { path: '/rest/unit-conversion/convert_units', body: { value: 'x' }, key: spent };
  const statuses = (await flood(150, () => wrong)).map(({ status }) => status);
  assert.equal([...new Set(statuses)].sort(), [422, 429]);
  assert.ok(statuses.filter((status) => status === 422).length < 130);
  const calls = await flood(80, () => mcpCall('unit-conversion', 'convert_units', { value: 'x' }, spent));
  const refused = calls.find(({ text }) => text.includes('too_many_requests'));
  assert.is(refused?.status, 200, 'a result that the model can read');
  assert.match(refused?.json.result.content[0].text, /This key may make 20 calls per second/);
  assert.ok(refused?.json.result.isError);
});

test("a page counts as several requests, and the network's requests for metrics have a separate allowance", async () => {
  const from = '127.0.0.7';
  const count = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length;
  const html = { Accept: 'text/html' };
  const pages = await flood(150, () => ({ path: '/docs', headers: html, from }));
  assert.ok(count(pages, 200) >= 60 && count(pages, 429) > 0, `${count(pages, 200)} pages`);
  const metrics = await flood(60, () => ({ path: '/metrics', from }));
  assert.ok(count(metrics, 200) >= 15 && count(metrics, 429) > 0, `${count(metrics, 200)} times the metrics`);
  assertPaced(metrics.find(({ status }) => status === 429) as Answer);
  assert.is((await server.send({ path: '/metrics', from: '127.0.0.8' })).status, 200);
  assert.is((await server.send({ path: '/health/live', from })).status, 200);
  await othersAreServed();
});

/** Returns all status codes up to the final one. Sends `body` after 100 Continue. */
function statuses(port: number, head: string, body: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    socket.on('data', (chunk) => {
      lines.push(...[...String(chunk).matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status));
      if (lines.length === 1 && lines[0] === '100') socket.write(body);
      else if (lines.some((line) => line !== '100')) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(lines));
  });
}

const LARGE = 250_000;

function announced(path: string, fields: string, length = `Content-Length: ${LARGE}`): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n${length}\r\n${fields}\r\n`;
}

const REST = '/rest/unit-conversion/convert_units';

test('reads a large body only if the caller has allowance left', async () => {
  // The allowance refills more slowly than a busy machine sends eight requests.
  const narrow = await openAlmanac({ ALMANAC_KEYLESS: '1,17' });
  try {
    const of = async (path: string, fields: string, body = 'x'.repeat(LARGE), length?: string) =>
      (await statuses(narrow.port, announced(path, fields, length), body)).join();
    const text = JSON.stringify({ value: 1, from_unit: 'mile', to_unit: 'kilometer' }).padEnd(LARGE);
    const fresh = await narrow.key('free');
    const bearer = (key: string) => `Service-API-Key: ${key}\r\n`;
    assert.is(await of(REST, bearer(fresh), text), '100,200');
    for (const path of [REST, '/mcp/', '/key/rotate']) {
      const key = await narrow.key('free');
      for (let nth = 0; nth < 8; nth++) await narrow.send({ path: '/rest', key });
      assert.is(await of(path, bearer(key)), '429', path);
    }
    // A chunked body declares no length, so it is rejected during the upload.
    const key = await narrow.key('free');
    for (let nth = 0; nth < 8; nth++) await narrow.send({ path: '/rest', key });
    const pieces = `${(200_000).toString(16)}\r\n${' '.repeat(200_000)}\r\n`;
    assert.is(await of(REST, bearer(key), pieces, 'Transfer-Encoding: chunked'), '100,429');
    // Endpoints that require no key apply the limit to the network.
    for (let nth = 0; nth < 8; nth++) await narrow.send({ path: '/rest' });
    for (const path of ['/signup', '/connect/token', '/connect/register']) {
      assert.is(await of(path, '', '', 'Content-Length: 230000'), '429', path);
    }
  } finally {
    await narrow.stop();
  }
});

test('does not read a large body if its key is over a limit', async () => {
  const fail = () => Promise.reject(new Problem('upstream_failed', 'The source failed.'));
  const without = await openAlmanac({}, { offer: catalogWithTools({ failing: { handle: fail } }) });
  try {
    const failing = await without.key('free');
    const asked = { path: testToolPath('failing'), key: failing };
    const failed = await Promise.all(Array.from({ length: 60 }, () => without.send(asked)));
    assert.ok(failed.every(({ status }) => status === 502));
    for (const path of [REST, '/mcp/']) {
      const head = announced(path, `Service-API-Key: ${failing}\r\n`);
      assert.equal(await statuses(without.port, head, ''), ['429'], path);
    }
    // A short body is read, and then the call itself is rejected.
    assert.is((await without.send({ path: REST, key: failing, body: {} })).status, 429);
    assert.is((await without.send({ ...message('tools/list'), key: failing })).status, 200);
  } finally {
    await without.stop();
  }
});

test.run();
