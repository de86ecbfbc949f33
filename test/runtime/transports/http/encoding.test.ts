import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodingFor } from '../../../../runtime/transports/http/encoding.ts';
import { openAlmanac } from '../../../support/almanac.ts';
import { mcpCall, type Sent } from '../../../support/http.ts';

const LARGE = '/rest/unit-conversion/list_unit_categories';
const server = await openAlmanac();
const key = await server.key();
test.after(() => server.stop());

function get(path: string, headers: Sent['headers'] = {}, { method = 'GET', body }: Partial<Sent> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const typed = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const options = { port: server.port, path, method, headers: { 'Service-API-Key': key, ...typed, ...headers } };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
}

test('chooses the preferred encoding', () => {
  const chosen = (field: string | undefined) => encodingFor({ headers: { 'accept-encoding': field } as never });
  const cases: readonly (readonly [string | undefined, string | undefined])[] = [
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['br;q=0, *;q=0.3', 'gzip'],
    ['BR', 'br'],
  ];
  for (const [field, encoding] of cases) assert.is(chosen(field), encoding, String(field));
});

test('encodes a document with a different ETag for each encoding', async () => {
  const plain = await get('/openapi.json');
  assert.is(plain.headers['content-encoding'], undefined);
  assert.match(String(plain.headers['vary']), /Accept-Encoding/);
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const small = await get('/openapi.json', { 'Accept-Encoding': encoding });
    assert.is(small.headers['content-encoding'], encoding);
    assert.is(Number(small.headers['content-length']), small.bytes.length);
    assert.ok(small.bytes.length < plain.bytes.length / 5, `${small.bytes.length} bytes`);
    assert.ok(decode(small.bytes).equals(plain.bytes));
    assert.not.equal(small.headers['etag'], plain.headers['etag']);
    const again = { 'Accept-Encoding': encoding, 'If-None-Match': String(small.headers['etag']) };
    assert.is((await get('/openapi.json', again)).status, 304);
    assert.is((await get('/openapi.json', { 'If-None-Match': String(small.headers['etag']) })).status, 200);
  }
});

test('compresses responses larger than 8 KB if the client requests it', async () => {
  const plain = await get(LARGE);
  assert.ok(plain.bytes.length > 8_192);
  assert.match(String(plain.headers['vary']), /Accept-Encoding/);
  const small = await get(LARGE, { 'Accept-Encoding': 'br' });
  assert.is(small.headers['content-encoding'], 'br');
  assert.ok(brotliDecompressSync(small.bytes).equals(plain.bytes));
  const short = await get('/rest/horoscopes/get_zodiac_sign?sign=leo', { 'Accept-Encoding': 'br' });
  assert.is(short.headers['content-encoding'], undefined);
});

test('of many concurrent responses, sends the responses beyond the limit unencoded, and sends all of them completely', async () => {
  const plain = await get(LARGE);
  const answers = await Promise.all(Array.from({ length: 40 }, () => get(LARGE, { 'Accept-Encoding': 'gzip' })));
  for (const { headers, bytes } of answers) {
    const body = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
    assert.ok(body.equals(plain.bytes));
  }
});

test('compresses MCP responses too, and returns the same headers for HEAD as for GET', async () => {
  const { path, headers, body } = mcpCall('unit-conversion', 'list_unit_categories', {});
  const plain = await get(path, headers, { method: 'POST', body });
  const small = await get(path, { ...headers, 'Accept-Encoding': 'gzip' }, { method: 'POST', body });
  assert.is(small.status, 200);
  assert.is(small.headers['content-encoding'], 'gzip');
  assert.ok(gunzipSync(small.bytes).equals(plain.bytes));
  const head = await get(LARGE, { 'Accept-Encoding': 'br' }, { method: 'HEAD' });
  assert.is(head.bytes.length, 0);
  assert.is(head.headers['content-encoding'], 'br');
});

test.run();
