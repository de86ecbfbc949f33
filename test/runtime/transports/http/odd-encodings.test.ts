import { connect } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADMIN_TOKEN, openAlmanac } from '../../../support/almanac.ts';

const server = await openAlmanac();
const key = await server.key();
test.after(() => server.stop());

const TOOL = '/rest/unit-conversion/list_unit_categories';

function statusOf(head: string, host = 'localhost'): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])));
    const [line = '', ...fields] = head.split('\r\n');
    const all = [line, `Host: ${host}`, ...fields, 'Connection: close', '', ''];
    socket.write(Buffer.from(all.join('\r\n'), 'latin1'));
  });
}

test('compares keys byte by byte, and rejects any other encoding of a key', async () => {
  assert.is(await statusOf(`GET ${TOOL} HTTP/1.1\r\nService-API-Key: ${key}`), 200);
  const wide = [...key].map((each) => String.fromCodePoint(0xff00 + each.charCodeAt(0) - 0x20)).join('');
  const percent = [...key].map((each) => `%${each.charCodeAt(0).toString(16)}`).join('');
  const odd = [
    Buffer.from(wide).toString('latin1'),
    Buffer.from(key, 'utf16le').toString('latin1').replaceAll('\0', '\u00a0'),
    Buffer.from(`\ufeff${key}`).toString('latin1'),
    Buffer.from(key).toString('base64'),
    percent,
    `"${key}"`,
    `${key};x`,
    key.toUpperCase(),
    `${key}\u00a0`,
    `\u0085${key}`,
    'x'.repeat(10_000),
    '\u00ff\u00fe',
  ];
  for (const each of odd) {
    for (const name of ['Service-API-Key', 'X-API-Key', 'Authorization: Bearer']) {
      const field = name.includes(':') ? `${name} ${each}` : `${name}: ${each}`;
      assert.is(await statusOf(`GET ${TOOL} HTTP/1.1\r\n${field}`), 401, JSON.stringify(field.slice(0, 80)));
    }
  }
  assert.is(await statusOf(`GET ${TOOL}?api_key=${percent} HTTP/1.1`), 200);
  for (const each of ['%', '%zz', '%ff%fe', '%00', '%c0%80', '%ed%a0%80', `${key}%00`, `%20${key}`]) {
    assert.is(await statusOf(`GET ${TOOL}?api_key=${each} HTTP/1.1`), 401, each);
  }
});

test('accepts an operator token only if its bytes match exactly', async () => {
  const admin = (authorization: string) => statusOf(`GET /admin/keys HTTP/1.1\r\nAuthorization: ${authorization}`);
  assert.is(await admin(`Bearer ${ADMIN_TOKEN}`), 200);
  for (const each of [
    `Bearer ${Buffer.from(ADMIN_TOKEN).toString('base64')}`,
    `Bearer ${encodeURIComponent(ADMIN_TOKEN)}`,
    `Basic ${Buffer.from(`x:${ADMIN_TOKEN}`).toString('base64')}`,
    `Bearer ${ADMIN_TOKEN}\u00a0`,
    `Bearer "${ADMIN_TOKEN}"`,
    `Bearer\u00a0${ADMIN_TOKEN}`,
    'Bearer \u00ff\u00fe\u00fd',
    `Bearer ${'x'.repeat(10_000)}`,
  ]) {
    assert.ok([401, 429].includes(await admin(each)), JSON.stringify(each.slice(0, 60)));
  }
});

test('ignores cookies, whatever they contain', async () => {
  for (const cookie of [
    `key=${key}`,
    `Service-API-Key=${key}`,
    '\u00ff=\u00fe',
    '='.repeat(5_000),
    ';;;',
    'a="',
    '__proto__=x',
  ]) {
    assert.is(await statusOf(`GET ${TOOL} HTTP/1.1\r\nCookie: ${cookie}`), 401, cookie.slice(0, 40));
    assert.is(
      await statusOf(`GET ${TOOL} HTTP/1.1\r\nCookie: ${cookie}\r\nService-API-Key: ${key}`),
      200,
      cookie.slice(0, 40),
    );
  }
});

test('treats a host name in any other notation as a different host', async () => {
  for (const host of ['LOCALHOST', 'localhost:1', '127.0.0.1', '[::1]']) {
    assert.is(await statusOf('GET /rest HTTP/1.1', host), 200, host);
  }
  for (const host of [
    'localhost.',
    '%6cocalhost',
    Buffer.from('ｌocalhost').toString('latin1'),
    'loc\u00adalhost',
    'xn--localhost-x',
    '0x7f.1',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '[::ffff:127.0.0.1]',
    '[::1%25lo]',
    'localhost, evil.example',
    'localhost evil.example',
    'evil.example#localhost',
    'localhost:80:80',
    'localhost:999999',
    '\u00ff',
  ]) {
    const status = await statusOf('GET /rest HTTP/1.1', host);
    assert.ok(status === 403 || status === 400, `${JSON.stringify(host)} ${status}`);
  }
});

test.run();
