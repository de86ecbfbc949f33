import { connect } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../../support/almanac.ts';

const CONVERT = '/rest/unit-conversion/convert_units';
const QUERY = '?value=1&from_unit=mile&to_unit=kilometer';

const server = await openAlmanac();
const key = await server.key();
test.after(() => server.stop());

test('returns 404 for an unknown service or tool, and suggests the nearest name', async () => {
  const nearest: readonly (readonly [string, RegExp])[] = [
    ['/rest/unit-conversion/convert_unit', /Did you mean convert_units\?/],
    ['/rest/unit_conversion/convert_units', /Did you mean unit-conversion\?/],
    ['/rest/place', /Did you mean places\?/],
    ['/rest/places/zzzzzzzzzzz', /GET \/rest\/places for the list of its tools/],
    ['/rest/zzzzzzzzzzz/x', /GET \/rest to list all services/],
    ['/api/nothing', /No page exists at \/api\/nothing/],
    ['/nowhere', /No page exists at \/nowhere/],
  ];
  for (const [path, message] of nearest) {
    const answer = await server.send({ path, key });
    assert.is(answer.status, 404, path);
    assert.is(answer.json.code, 'unknown_operation');
    assert.match(answer.json.detail, message);
  }
});

test('returns 404 for names of inherited object properties, and for path traversal', async () => {
  const paths = [
    '/rest/constructor',
    '/rest/__proto__/x',
    '/rest/places/toString',
    '/problems/constructor',
    '/problems/__proto__',
  ];
  const ways = [
    '/docs/constructor',
    '/docs/..%2fpackage.json',
    '/docs/%2e%2e/main.ts',
    '/rest/../health',
    '//rest/places',
    '/%',
    '*',
  ];
  for (const path of [...paths, ...ways]) {
    const answer = await server.send({ path, key });
    assert.is(answer.status, 404, `${path} ${answer.text}`);
  }
});

test('ignores a trailing slash', async () => {
  assert.is((await server.send({ path: `${CONVERT}/${QUERY}`, key })).status, 200);
  assert.is((await server.send({ path: '/rest/', key })).status, 200);
});

test('accepts a URL in absolute form', async () => {
  const target = `http://example.org${CONVERT}${QUERY}`;
  assert.is((await server.send({ path: target, key })).json.result, 1.609344);
});

test('returns 405 for a method that is not allowed, and lists the allowed ones', async () => {
  const write = await server.send({ path: '/rest/places/report_feedback?feedback=x', key });
  assert.is(write.status, 405);
  assert.is(write.headers.allow, 'POST, OPTIONS');
  assert.match(write.json.detail, /modifies data.*POST/);
  for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
    const tool = await server.send({ path: CONVERT, method, key });
    assert.is(tool.status, 405, method);
    assert.is(tool.headers.allow, 'GET, POST, HEAD, OPTIONS');
    const page = await server.send({ path: '/signup', method });
    assert.is(page.status, 405, method);
    assert.match(page.headers.allow ?? '', /POST/);
    assert.is(page.json.code, 'method_not_allowed');
  }
  assert.is((await server.send({ path: '/rest', method: 'POST', key })).headers.allow, 'HEAD, GET');
});

test('HEAD responds like GET, without the body', async () => {
  const head = await server.send({ path: CONVERT + QUERY, method: 'HEAD', key });
  const get = await server.send({ path: CONVERT + QUERY, key });
  assert.is(head.status, 200);
  assert.is(head.text, '');
  assert.is(head.headers['content-length'], get.headers['content-length']);
  assert.is((await server.send({ path: '/rest/places/report_feedback', method: 'HEAD', key })).status, 405);
  assert.is((await server.send({ path: '/openapi.json', method: 'HEAD' })).status, 200);
});

test('OPTIONS lists the allowed methods and headers for browsers, without a key', async () => {
  for (const path of [CONVERT, '/rest', '/rest/places/nothing', '/openapi.json']) {
    const answer = await server.send({
      path,
      method: 'OPTIONS',
      headers: { Origin: 'https://app.example', 'Access-Control-Request-Headers': 'service-api-key,content-type' },
    });
    assert.is(answer.status, 204, path);
    assert.is(answer.headers['access-control-allow-origin'], '*');
    for (const name of ['Service-API-Key', 'Authorization', 'X-API-Key', 'X-Auth-Token'])
      assert.ok(answer.headers['access-control-allow-headers']?.split(', ').includes(name), `${path} ${name}`);
    assert.match(answer.headers['access-control-allow-methods'] ?? '', /POST/);
    assert.is(answer.headers['access-control-allow-credentials'], undefined);
  }
});

test('a web page may read every response with data or documents, including errors and header fields', async () => {
  const headers = { Origin: 'https://app.example' };
  const sent = [
    { path: CONVERT + QUERY, key, status: 200 },
    { path: CONVERT, key, status: 422 },
    { path: CONVERT, status: 401 },
    { path: CONVERT, method: 'PUT', key, status: 405 },
    { path: '/rest/places/nothing', key, status: 404 },
    { path: CONVERT, key, body: '{', status: 400 },
    { path: CONVERT, key, body: 'x'.repeat(300_000), status: 413 },
    { path: '/health', status: 200 },
    { path: '/problems/nothing', status: 404 },
  ];
  for (const { status, ...each } of sent) {
    const answer = await server.send({ ...each, headers });
    assert.is(answer.status, status, each.path);
    assert.is(answer.headers['access-control-allow-origin'], '*', String(status));
    assert.match(answer.headers['access-control-expose-headers'] ?? '', /RateLimit.*Retry-After.*ETag/);
    assert.is(answer.headers['x-content-type-options'], 'nosniff');
    assert.ok(answer.headers['x-request-id'], String(status));
  }
});

test('returns 400 for a malformed URL and for two Host headers, and closes the connection', async () => {
  const broken = [
    `GET http://[::1:99999/rest?api_key=${key} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET http://x:99999/rest HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    'GET /rest HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
    'POST /mcp/ HTTP/1.1\r\nHost: localhost\r\nhost: x\r\nContent-Length: 0\r\n\r\n',
  ];
  for (const text of broken) {
    const answer = await raw(text);
    assert.match(answer, /^HTTP\/1\.1 400 .*"code":"invalid_request"/s, text.slice(0, 60));
    assert.not.match(answer, key);
  }
});

test('no response lets a browser send its URL, which may contain a key, as the referrer', async () => {
  for (const path of ['/', '/docs', '/rest', '/health', '/nowhere', `${CONVERT}${QUERY}`, '/mcp/', '/mcp/nowhere/']) {
    const answer = await server.send({ path });
    assert.is(answer.headers['referrer-policy'], 'no-referrer', path);
  }
});

test('for input that is not HTTP, returns a problem that web pages may read, and closes the connection', async () => {
  const table = (await server.send({ path: '/problems' })).json;
  const broken: readonly (readonly [string, number])[] = [
    ['HELLO\r\n\r\n', 400],
    [
      `POST ${CONVERT} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [`GET /health HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [`GET /health?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
    [`GET /health HTTP/1.1\r\nHost: localhost\r\n${'X: 1\r\n'.repeat(150)}\r\n`, 431],
  ];
  for (const [text, status] of broken) {
    const answer = await raw(text);
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `), text.slice(0, 60));
    assert.match(answer, /Access-Control-Allow-Origin: \*/);
    const problem = JSON.parse(answer.slice(answer.indexOf('{')));
    assert.is(problem.status, status);
    assert.is(table[problem.code].status, status, `${problem.code} is declared with the returned status`);
    assert.ok(answer.includes(`X-Request-Id: ${problem.request_id}\r\n`));
  }
});

test('keeps a valid request id, replaces an invalid one, and includes it in problems', async () => {
  const send = (id: string) => server.send({ path: '/nowhere', headers: { 'X-Request-Id': id } });
  const kept = await send('client-request-1');
  assert.is(kept.headers['x-request-id'], 'client-request-1');
  assert.is(kept.json.request_id, 'client-request-1');
  for (const id of ['x', 'a b c d e f', '<script>alert(1)</script>', 'a'.repeat(100)]) {
    const answer = await send(id);
    assert.is.not(answer.headers['x-request-id'], id);
    assert.is(answer.json.request_id, answer.headers['x-request-id']);
  }
});

function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test.run();
