import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { send } from '../../../support/http.ts';
import { startProcess } from '../../../support/process.ts';

const ROUNDS = 2_500;
const AT_ONCE = 20;
const PATIENCE_MS = 5_000;

const dataDir = await mkdtemp(join(tmpdir(), 'almanac-test-'));
const server = await startProcess({
  DATA_DIR: dataDir,
  ALMANAC_ADMIN_TOKEN: 'the operator of the tests',
  ALMANAC_KEYLESS: '1000000,1000000',
});
const { key } = (await send(server.port, { path: '/signup', body: { email: 'ada@example.org' } })).json;
test.after(() => rm(dataDir, { recursive: true }));

/** Returns an empty string if the server closes the connection without a response. */
function statusLine(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.end(text));
    const late = () => reject(new Error(`no end of ${JSON.stringify(text.slice(0, 200))}`));
    const timer = setTimeout(late, PATIENCE_MS);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer.split('\r\n', 1)[0] as string);
    });
  });
}

function request(method: string, target: string, body = '', headers = ''): string {
  const length = body === '' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}${length}Connection: close\r\n\r\n${body}`;
}

function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const STARTS = [
  '/rest/',
  '/api/',
  '/mcp/',
  '/mcp',
  '/',
  '/docs/',
  '/problems/',
  '/signup',
  '/admin/keys',
  '/admin/keys/x/',
];
const PIECES = [
  ...[
    '/',
    '//',
    '///////////',
    '.',
    '..',
    '%2e%2e',
    '%2f',
    '%',
    '%zz',
    '%00',
    '%ff',
    '%c0%ae',
    '#',
    '?',
    '&',
    '=',
    ';',
  ],
  ...[
    'places',
    'get_city',
    'unit-conversion',
    'constructor',
    '__proto__',
    'rotate',
    'æ',
    '\u{1F600}',
    '\t',
    '\\',
    '@',
    ':',
  ],
  ...[
    'http://x',
    'http://[',
    '[::1]:99999',
    '*',
    'services=',
    'a,b',
    'api_key=',
    'text=table',
    '{',
    '}',
    '|',
    "'",
    '"',
  ],
];
const METHODS = ['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'PATCH', 'PROPFIND', 'M-SEARCH'];
const BODIES = [
  ...['', '{', '[]', 'null', '"x"', '{"__proto__":{}}', `${'['.repeat(5_000)}`, '{"jsonrpc":"2.0"}', '\xff\xfe'],
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"constructor","arguments":{}}}',
  '{"jsonrpc":"2.0","id":{},"method":"tools/list"}',
  `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(5_000)}"}`,
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":{}}}',
];
const HEADERS = [
  ...['', 'Content-Type: application/json\r\n', 'Content-Type: application/json;;;\r\n', 'Content-Type: \r\n'],
  ...['Origin: null\r\n', 'Origin: http://[\r\n', 'Host: elsewhere\r\n', 'Authorization: Bearer\r\n'],
  ...['Authorization: Bearer  a b\r\n', 'Content-Encoding: gzip\r\n', 'If-None-Match: "\r\n', 'Accept: \x01\r\n'],
  ...['Mcp-Name: =?base64?%?=\r\n', 'MCP-Protocol-Version: 2026-07-28\r\n', 'X-Request-Id: a\tb\r\n', 'Expect: x\r\n'],
  ...['Upgrade: websocket\r\nConnection: Upgrade\r\n', 'Transfer-Encoding: x\r\n', 'X-Forwarded-For: ,,,\r\n'],
];

function made(roll: (below: number) => number): string {
  const pick = (list: readonly string[]) => list[roll(list.length)] as string;
  let target = roll(8) === 0 ? '' : pick(STARTS);
  for (let piece = roll(8); piece > 0; piece--) {
    const text = pick(PIECES);
    target += roll(30) === 0 ? text.repeat(Math.min(3_000, Math.floor(12_000 / text.length))) : text;
  }
  const credentials = roll(2) === 0 ? `Service-API-Key: ${key}\r\n` : '';
  return request(pick(METHODS), target, pick(BODIES), pick(HEADERS) + pick(HEADERS) + credentials);
}

test('treats thousands of slashes as an unknown path', async () => {
  for (const start of ['/rest/', '/api/', '/mcp/', '/docs/', '/', '/rest/places/get_city', '/api/preprints/paper/x']) {
    for (const slashes of [1, 6_000, 15_000]) {
      const line = await statusLine(request('GET', start + '/'.repeat(slashes)));
      assert.match(line, /^HTTP\/1\.1 [24]\d\d /, `${start} and ${slashes}`);
    }
  }
});

test('answers every request with a status below 500 or closes the connection, within the time limit', async () => {
  const roll = dice(1);
  const texts = Array.from({ length: ROUNDS }, () => made(roll));
  const statuses = new Map<string, number>();
  const worker = async () => {
    for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
      const line = await statusLine(text);
      assert.match(line, /^(?:HTTP\/1\.1 [2-4]\d\d .*)?$/, `${line}: ${JSON.stringify(text.slice(0, 400))}`);
      const status = line.slice(9, 12);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const status of ['200', '204', '400', '401', '404', '405'])
    assert.ok(statuses.has(status), `no response was ${status}`);
});

test('connection resets in the middle of a response are not errors', async () => {
  const big = '/openapi.json';
  assert.is((await send(server.port, { path: big })).status, 200);
  for (let round = 0; round < 20; round++) {
    await new Promise<void>((resolve) => {
      // Larger than the socket buffers of the operating system.
      const many = `GET ${big} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20);
      const socket = connect(server.port, '127.0.0.1', () => socket.write(many));
      socket.once('data', () => {
        socket.pause();
        setTimeout(() => socket.resetAndDestroy(), 20);
      });
      socket.on('close', () => resolve());
    });
  }
  assert.is((await send(server.port, { path: '/health' })).status, 200);
});

test('after all hostile requests, the server still runs, has written only log lines, and has logged no internal error', async () => {
  assert.is((await send(server.port, { path: '/health' })).status, 200);
  assert.is(await server.end('SIGTERM'), 0);
  const lines = server.output().trimEnd().split('\n');
  const entries = lines.map((line) => {
    assert.ok(line.startsWith('{'), line);
    return JSON.parse(line) as { level: string; msg: string };
  });
  assert.equal(
    entries.filter(({ level }) => level === 'error' || level === 'fatal'),
    [],
  );
  const refused = entries.filter(({ msg }) => msg === 'request refused');
  assert.ok(refused.length > 0, 'rejections are logged');
  assert.ok(refused.length < 100, `sampled, not ${refused.length} times`);
  assert.not.ok(server.output().includes(key));
});

test.run();
