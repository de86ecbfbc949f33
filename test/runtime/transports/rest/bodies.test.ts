import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../../support/almanac.ts';
import type { Answer } from '../../../support/http.ts';

const PATH = '/rest/unit-conversion/convert_units';
const GOOD = { value: 1, from_unit: 'mile', to_unit: 'kilometer' };
const MAX_BYTES = 256 * 1024;
const MAX_LEVELS = 32;

const server = await openAlmanac();
const key = await server.key();
test.after(() => server.stop());

async function post(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return server.send({ path: PATH, method: 'POST', key, body, headers });
}

function refused(answer: Answer, status: number, code: string, message: RegExp): void {
  assert.is(answer.status, status, answer.text);
  assert.is(answer.json.code, code);
  assert.is(answer.json.status, status);
  assert.match(answer.json.detail, message);
  assert.match(answer.headers['content-type'] ?? '', /^application\/problem\+json/);
}

test('accepts a JSON body, and treats a missing body as no arguments', async () => {
  assert.is((await post(GOOD)).json.result, 1.609344);
  const nothing = await server.send({ path: '/rest/unit-conversion/list_unit_categories', method: 'POST', key });
  assert.is(nothing.status, 200);
});

test('accepts JSON with each JSON media type', async () => {
  for (const type of [
    'application/json',
    'application/json; charset=utf-8',
    'application/vnd.api+json',
    'Application/JSON',
  ]) {
    assert.is((await post(GOOD, { 'Content-Type': type })).status, 200, type);
  }
});

test('returns 400 for invalid JSON, with the position', async () => {
  for (const text of ['{', 'value=1', "{'value': 1}", '{"value": NaN}', '{"value": 1,}', '\u0000', '{"value": 01}']) {
    refused(await post(text), 400, 'invalid_request', /JSON/);
  }
});

test('returns 400 for JSON that is not an object', async () => {
  for (const text of ['[]', '[{"value": 1}]', 'null', '5', '"mile"', 'true']) {
    refused(await post(text), 400, 'invalid_request', /must be a JSON object/);
  }
});

test('returns 400 for invalid UTF-8', async () => {
  refused(await post(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), 400, 'invalid_request', /UTF-8/);
});

test('immediately returns 400 for JSON that exceeds the nesting limit, however deep it is', async () => {
  const nested = (levels: number) => `{"value":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  refused(await post(nested(MAX_LEVELS + 1)), 400, 'invalid_request', /deeper than 32 levels/);
  assert.is((await post(nested(MAX_LEVELS))).status, 422);
  for (const deep of [nested(100_000), '['.repeat(200_000), `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`]) {
    const started = performance.now();
    assert.is((await post(deep)).status, 400);
    assert.ok(performance.now() - started < 1_000);
  }
});

test('returns 400 for too many arrays, objects and members, before creating them', async () => {
  const parts = (count: number) =>
    `{"value":[${Array(count - 2)
      .fill('[]')
      .join()}]}`;
  const members = Array.from({ length: 10_000 }, (_, nth) => `"n${nth}":1`).join();
  assert.is((await post(parts(9_999))).status, 422);
  for (const body of [parts(10_001), `{${members}}`])
    refused(await post(body), 400, 'invalid_request', /more than 10000/);
  assert.is((await post(`{"value":[${Array(100_000).fill(1).join()}]}`)).status, 422, 'numbers are cheap');
});

test('returns 400 for a body that would set a prototype, however the name is spelled, and changes no object', async () => {
  const hostile = [
    '{"__proto__":{"polluted":true}}',
    '{"\\u005f_proto__":{"polluted":true}}',
    '{"value":{"__proto__":{"polluted":true}}}',
    '{"value":[{"__proto__":null}]}',
    '{"constructor":{"prototype":{"polluted":true}}}',
  ];
  for (const text of hostile) assert.is((await post(text)).status, 400, text);
  assert.is(({} as Record<string, unknown>).polluted, undefined);
});

test('treats names of Object.prototype as unknown arguments', async () => {
  for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
    const answer = await post({ ...GOOD, [name]: 1 });
    refused(answer, 422, 'invalid_arguments', new RegExp(name));
    assert.equal(
      answer.json.errors.map(({ code }: { code: string }) => code),
      ['unknown_argument'],
    );
  }
});

test('returns 413 for a body of more than 256 KiB, whether or not its length is declared, and parses one that just fits', async () => {
  const padded = (bytes: number) =>
    JSON.stringify({ ...GOOD, value: 'x'.repeat(bytes - JSON.stringify(GOOD).length - 1) });
  assert.is(Buffer.byteLength(padded(MAX_BYTES)), MAX_BYTES);
  assert.is((await post(padded(MAX_BYTES))).status, 422);
  refused(await post(padded(MAX_BYTES + 1)), 413, 'body_too_large', /256 KiB/);
  const headers = { 'Content-Type': 'application/json', 'Service-API-Key': key };
  for (const megabytes of [1, 8]) {
    const body = new Blob(['x'.repeat(megabytes * 1_000_000)]).stream();
    const answer = await fetch(server.url + PATH, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    assert.is(answer.status, 413, `${megabytes} MB in chunks`);
    await answer.text();
  }
});

test('returns 415 for a body that is not declared as JSON, and for a compressed one', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ]) {
    refused(await post(JSON.stringify(GOOD), { 'Content-Type': type }), 415, 'unsupported_media_type', /JSON/);
  }
  for (const encoding of ['gzip', 'br', 'deflate']) {
    const answer = await post(gzipSync(JSON.stringify(GOOD)), { 'Content-Encoding': encoding });
    refused(answer, 415, 'unsupported_media_type', /compressed/);
  }
  assert.is((await post(GOOD, { 'Content-Encoding': 'identity' })).status, 200);
});

test('reports a number beyond the numeric range instead of reading it as infinity', async () => {
  const answer = await post('{"value":1e400,"from_unit":"mile","to_unit":"kilometer"}');
  refused(answer, 422, 'invalid_arguments', /value/);
  assert.is(answer.json.errors[0].parameter, 'value');
});

test('rejects lone surrogates and control characters anywhere in a body', async () => {
  for (const text of ['mile\\ud800', '\\udc00mile', 'mi\\u0000le', 'mile\\r\\nX: y', '\\u001b[2J', '\\u0085']) {
    const answer = await post(`{"value":1,"from_unit":"${text}","to_unit":"kilometer"}`);
    refused(answer, 422, 'invalid_arguments', /from_unit/);
    assert.is(answer.json.errors[0].code, 'control_character');
  }
});

test('rejects thousands of unknown arguments immediately without listing each of them', async () => {
  const many = Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [`argument${index}`, 1]));
  const started = performance.now();
  const answer = await post(many);
  assert.is(answer.status, 422);
  assert.ok(performance.now() - started < 1_000);
  assert.ok(answer.text.length < 20_000, String(answer.text.length));
});

test('an unread body is not parsed as the next request on its connection', async () => {
  const answer = await server.send({ path: PATH, method: 'PUT', key, body: 'x'.repeat(1_000) });
  assert.is(answer.status, 405);
  assert.is(answer.headers.connection, 'close');
});

test.run();
