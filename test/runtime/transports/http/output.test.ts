import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADMIN_TOKEN } from '../../../support/almanac.ts';
import { type Answer, mcpCall, type Sent, send } from '../../../support/http.ts';
import { type ServerProcess, startProcess } from '../../../support/process.ts';

const TOOL = '/rest/unit-conversion/convert_units';
const QUERY = '?value=1&from_unit=mile&to_unit=kilometer';
const BEARER = { Authorization: `Bearer ${ADMIN_TOKEN}` };
const EMAILS = ['ada.lovelace@example.org', 'team.of.operators@example.org'] as const;
const FEEDBACK = 'a remark that is nobody else’s business';

const folder = await mkdtemp(join(tmpdir(), 'almanac-test-'));
const server = await startProcess({ DATA_DIR: folder, ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN, ALMANAC_LOG_LEVEL: 'trace' });
const secrets: string[] = [ADMIN_TOKEN];
const shown: string[] = [];
const requestIds: string[] = [];

async function call(sent: Sent): Promise<Answer> {
  const answer = await send(server.port, sent);
  shown.push(`${answer.text}\n${JSON.stringify(answer.headers)}`);
  if (answer.headers['x-request-id'] !== undefined) requestIds.push(String(answer.headers['x-request-id']));
  return answer;
}

/** Uses `send` instead of `call`, because responses that show keys are excluded from the search for secrets. */
async function newKey(sent: Sent): Promise<{ key: string; id: string }> {
  const { json, status } = await send(server.port, sent);
  assert.is(status, 201);
  secrets.push(json.key);
  return json;
}

async function everythingThatTouchesKeys(): Promise<void> {
  const signed = await newKey({ path: '/signup', body: { email: EMAILS[0] } });
  const made = await newKey({ path: '/admin/keys', headers: BEARER, body: { email: EMAILS[1], plan: 'partner' } });
  const next = await newKey({ path: `/admin/keys/${made.id}/rotate`, headers: BEARER, body: { overlap_seconds: 60 } });
  const mistyped = `${signed.key.slice(0, -1)}${signed.key.endsWith('A') ? 'B' : 'A'}`;
  secrets.push(mistyped);
  for (const key of [signed.key, made.key, next.key, mistyped]) {
    await call({ path: TOOL + QUERY, key });
    await call({ path: `${TOOL}${QUERY}&api_key=${key}` });
    for (const name of ['X-API-Key', 'X-Auth-Token']) await call({ path: TOOL + QUERY, headers: { [name]: key } });
    await call({ path: TOOL + QUERY, headers: { Authorization: `Bearer ${key}` } });
    await broken(`GET http://x:99999/rest?api_key=${key} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await call({ path: `${TOOL}?api_key=${key}`, body: { value: 1, from_unit: 'mile', to_unit: 'parsnip' } });
    await call({ path: `${TOOL}?api_key=${key}&api_key=${key}` });
    await call({ path: `${TOOL}?api_key=${key}`, method: 'DELETE' });
    await call({ path: `${TOOL}?api_key=${key}`, body: '{' });
    await call({ path: `/rest/places/nothing?api_key=${key}` });
    await call({ path: `/nowhere?api_key=${key}` });
    await call({ path: `/health?api_key=${key}` });
    await call({ path: `/mcp/nowhere/?api_key=${key}`, body: {} });
    await call(mcpCall('unit-conversion', 'convert_units', { value: 'x' }, key));
    await call(mcpCall('unit-conversion', 'list_unit_categories', {}, key));
    await broken(`GET ${TOOL}?api_key=${key} HTTP/9.9\r\n\r\n`);
    await broken(
      `GET ${TOOL} HTTP/1.1\r\nHost: localhost\r\nService-API-Key: ${key}\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    );
  }
  await call({ path: TOOL + QUERY, headers: { Authorization: `Bearer ${signed.key}` } });
  await call({ path: '/rest/places/report_feedback', key: signed.key, body: { feedback: FEEDBACK } });
  await call({ path: '/signup', body: { email: EMAILS[0] } });
  await call({ path: '/signup', body: { email: `${EMAILS[0]}@` } });
  await call({ path: '/admin/keys', headers: { Authorization: 'Bearer wrong' } });
  await call({ path: `/admin/keys/${made.id}/revoke`, headers: BEARER, method: 'POST' }).then(() => shown.pop());
  await call({ path: TOOL + QUERY, key: next.key });
  for (const path of ['/metrics', '/health', '/openapi.json', '/rest', '/llms.txt']) await call({ path });
}

/** Not HTTP. */
function broken(text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => shown.push(String(chunk)));
    socket.on('close', () => resolve());
    socket.on('error', () => resolve());
  });
}

function assertSilent(text: string, where: string): void {
  for (const secret of secrets) {
    assert.not.ok(text.includes(secret), `${where} contains a secret`);
    assert.not.ok(text.includes(secret.slice(8, 30)), `${where} contains part of a secret`);
  }
  for (const email of EMAILS) assert.not.ok(text.includes(email), `${where} contains an email address`);
  assert.not.ok(text.includes(FEEDBACK), `${where} contains feedback`);
}

async function finished(process: ServerProcess): Promise<string> {
  assert.is(await process.end('SIGTERM'), 0);
  return process.output();
}

await everythingThatTouchesKeys();
const written = await finished(server);
test.after(() => rm(folder, { recursive: true }));

test('logs one JSON object per line, with time and level', () => {
  const lines = written.trimEnd().split('\n');
  assert.ok(lines.length > 20, String(lines.length));
  for (const line of lines) {
    const entry = JSON.parse(line) as Record<string, unknown>;
    assert.match(String(entry.time), /^\d{4}-\d{2}-\d{2}T/);
    assert.match(String(entry.level), /^(trace|debug|info|warn|error|fatal)$/);
    assert.type(entry.msg, 'string');
  }
});

test('logs every call once, under the request id of its response', () => {
  const entries = written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const calls = entries.filter(({ msg }) => msg === 'call');
  assert.ok(calls.length > 15, String(calls.length));
  for (const { request_id, operation, transport, outcome } of calls) {
    if (transport === 'rest') assert.ok(requestIds.includes(String(request_id)), String(request_id));
    assert.match(String(operation), /^[a-z-]+\.[a-z_]+$/);
    assert.match(String(transport), /^(rest|mcp)$/);
    assert.match(String(outcome), /^[a-z_]+$/);
  }
  assert.is(new Set(calls.map(({ request_id }) => request_id)).size, calls.length);
});

test('logs no internal error', () => {
  assert.not.match(written, /"level":"(error|fatal)"/);
});

test('no output contains a key, a token or an email address', () => {
  assertSilent(written, 'the log');
  for (const text of shown) assertSilent(text, text.slice(0, 200));
});

test('the data folder contains only digests of keys', async () => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name), 'latin1');
    for (const secret of secrets) assert.not.ok(bytes.includes(secret), `${entry.name} contains a key`);
  }
});

test.run();
