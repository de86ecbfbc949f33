import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { KEYED, legacy, modern, openTestServer } from './fixture.ts';
import { proves } from './requirements.ts';

const server = await openTestServer();
test.after(() => server.close());

proves(['http.json-answer'], 'a response has the id of its request, string or number', async () => {
  for (const id of [7, 0, 'seven', '', '"quoted"']) {
    const answer = await server.send({ body: { jsonrpc: '2.0', id, method: 'tools/list' } });
    assert.is(answer.status, 200);
    assert.is(answer.headers['content-type'], 'application/json');
    assert.is(answer.json.id, id);
    assert.is(Number(answer.headers['content-length']), Buffer.byteLength(answer.text));
  }
});

proves(['http.accept-lenient'], 'returns JSON to clients that accept anything, nothing or only streams', async () => {
  for (const Accept of ['*/*', 'text/event-stream', 'application/json', '']) {
    const answer = await server.send(legacy('tools/list', undefined, { Accept }));
    assert.is(answer.status, 200);
    assert.is(answer.headers['content-type'], 'application/json');
  }
});

proves(['http.get-delete'], 'rejects GET, DELETE and PUT and names the right method', async () => {
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const answer = await server.send({ method });
    assert.is(answer.status, 405);
    assert.is(answer.headers.allow, 'POST');
    assert.match(answer.json.error.message, 'POST');
  }
});

proves(['http.session-ignored'], 'a session id is neither required, checked nor sent', async () => {
  const session = { 'Mcp-Session-Id': 'from-another-server', 'Last-Event-ID': '9' };
  for (const sent of [
    legacy('initialize', {}, session),
    legacy('tools/list', {}, session),
    modern('tools/list', {}, session),
  ]) {
    const answer = await server.send(sent);
    assert.is(answer.status, 200);
    assert.is(answer.headers['mcp-session-id'], undefined);
  }
});

proves(['http.content-type'], 'accepts only application/json', async () => {
  for (const type of ['text/plain', 'application/json-patch+json', 'application/x-www-form-urlencoded', '']) {
    const answer = await server.send({ ...legacy('tools/list'), headers: { 'Content-Type': type } });
    assert.is(answer.status, 415, type);
    assert.match(answer.json.error.message, 'application/json');
  }
  for (const type of ['application/json; charset=utf-8', 'Application/JSON']) {
    const answer = await server.send({ ...legacy('tools/list'), headers: { 'Content-Type': type } });
    assert.is(answer.status, 200, type);
  }
  const compressed = await server.send(legacy('tools/list', {}, { 'Content-Encoding': 'gzip' }));
  assert.is(compressed.status, 415);
});

proves(['http.body-limit'], 'rejects a body above the limit, whether its length is declared or not', async () => {
  const body = (bytes: number) => {
    const empty = '{"jsonrpc":"2.0","id":7,"method":"ping","params":{"filler":""}}';
    return empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`);
  };
  assert.is((await server.send({ body: body(256 * 1024) })).status, 200);
  assert.is((await server.send({ body: body(256 * 1024 + 1) })).status, 413);
  assert.is((await server.send({ body: body(256 * 1024 + 1), chunked: true })).status, 413);
  assert.is((await server.send({ body: body(1024), chunked: true })).status, 200);
});

proves(['http.depth'], 'rejects deeply nested JSON and prototypes', async () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const sent = (params: string) => ({ body: `{"jsonrpc":"2.0","id":1,"method":"ping","params":${params}}` });
  assert.is((await server.send(sent(nested(31)))).status, 200);
  assert.is((await server.send(sent(nested(32)))).json.error.code, -32700);
  assert.is((await server.send(sent('['.repeat(100_000)))).json.error.code, -32700);
  assert.is((await server.send(sent('{"__proto__":{"admin":true}}'))).json.error.code, -32700);
});

proves(['rpc.parse-error'], 'text that is not JSON is a parse error without an id', async () => {
  for (const body of ['{', '', 'tools/list', '\u0000']) {
    const answer = await server.send({ body });
    assert.is(answer.status, 400);
    assert.is(answer.json.error.code, -32700);
    assert.not('id' in answer.json);
  }
});

proves(['rpc.invalid'], 'rejects invalid JSON-RPC requests, with their id if present', async () => {
  const cases: [unknown, unknown][] = [
    [{ id: 1, method: 'ping' }, 1],
    [{ jsonrpc: '1.0', id: 'a', method: 'ping' }, 'a'],
    [{ jsonrpc: '2.0', id: 1 }, 1],
    [{ jsonrpc: '2.0', id: 1, method: 5 }, 1],
    [{ jsonrpc: '2.0', id: null, method: 'ping' }, undefined],
    [{ jsonrpc: '2.0', id: 1.5, method: 'ping' }, undefined],
    [{ jsonrpc: '2.0', id: { a: 1 }, method: 'ping' }, undefined],
    [{ jsonrpc: '2.0', id: 1, method: 'ping', params: [1] }, 1],
    ['"ping"', undefined],
    ['null', undefined],
  ];
  for (const [body, id] of cases) {
    const answer = await server.send({ body });
    assert.is(answer.status, 400);
    assert.is(answer.json.error.code, -32600, JSON.stringify(body));
    assert.is(answer.json.id, id);
  }
});

proves(['rpc.no-batch'], 'rejects batches, including empty and single ones', async () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  for (const body of [[], [ping], [ping, ping]]) {
    const answer = await server.send({ body });
    assert.is(answer.status, 400);
    assert.match(answer.json.error.message, 'batches');
  }
});

proves(['rpc.no-responses'], 'rejects a posted response', async () => {
  const answer = await server.send({ body: { jsonrpc: '2.0', id: 1, result: {} } });
  assert.is(answer.status, 400);
  assert.match(answer.json.error.message, 'Responses');
});

proves(['rpc.notification'], 'accepts a notification with an empty response in both eras', async () => {
  const body = { jsonrpc: '2.0', method: 'notifications/initialized' };
  for (const version of ['2026-07-28', '2025-11-25', undefined]) {
    const headers: Record<string, string> = version === undefined ? {} : { 'MCP-Protocol-Version': version };
    const answer = await server.send({ headers, body });
    assert.is(answer.status, 202);
    assert.is(answer.text, '');
  }
});

proves(
  ['rpc.internal-error'],
  'an internal error is reported to the observer, and returned without its cause',
  async () => {
    const answer = await server.send(legacy('tools/call', { name: 'broken' }, KEYED));
    assert.is(answer.status, 500);
    assert.is(answer.json.error.code, -32603);
    assert.is(answer.json.id, 7);
    assert.not.match(answer.text, 'secret');
    assert.match(String(server.errors[0]), 'secret');
  },
);

test.run();
