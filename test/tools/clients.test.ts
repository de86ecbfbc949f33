// A user's first steps with a key from sign-up, over REST, with each official MCP client, and with a client based on
// the generated types.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createClient from 'openapi-fetch';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { services } from '../../generated/catalog.ts';
import type { paths } from '../../generated/openapi.ts';
import { JUDGES } from '../support/mcp-clients.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';

interface Context {
  server: ServerProcess;
  dataDir: string;
  url: string;
  key: string;
}

const MILE = { value: 1, from_unit: 'mile', to_unit: 'kilometer' };
const test = suite<Context>('first day');

test.before(async (context) => {
  context.dataDir = await mkdtemp(join(tmpdir(), 'almanac-first-day-'));
  context.server = await startProcess({ PORT: '0', DATA_DIR: context.dataDir });
  context.url = `http://127.0.0.1:${context.server.port}`;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'newcomer@example.org' });
  const answer = await fetch(`${context.url}/signup`, { method: 'POST', headers, body });
  assert.is(answer.status, 201);
  context.key = ((await answer.json()) as { key: string }).key;
});

test.after(async ({ server, dataDir }) => {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });
});

test('a tool returns the same REST result for POST and GET', async ({ url, key }) => {
  const address = `${url}/rest/unit-conversion/convert_units`;
  const headers = { 'Content-Type': 'application/json', 'Service-API-Key': key };
  const posted = await fetch(address, { method: 'POST', headers, body: JSON.stringify(MILE) });
  const got = await fetch(`${address}?value=1&from_unit=mile&to_unit=kilometer&api_key=${key}`);
  for (const answer of [posted, got]) {
    assert.is(answer.status, 200);
    assert.is(((await answer.json()) as { result: number }).result, 1.609344);
  }
});

test('a client created from the generated types can call tools', async ({ url, key }) => {
  const client = createClient<paths>({ baseUrl: url, headers: { 'Service-API-Key': key } });
  const right = await client.POST('/rest/unit-conversion/convert_units', { body: MILE });
  assert.is(right.data?.result, 1.609344);
  const query = { timezone: 'Asia/Kolkata' };
  const time = await client.GET('/rest/world-time/get_current_time', { params: { query } });
  assert.is(time.data?.utc_offset, '+05:30');
  const wrong = await client.POST('/rest/unit-conversion/convert_units', { body: { ...MILE, to_unit: 'kilometr' } });
  assert.is(wrong.error?.code, 'invalid_arguments');
  assert.is(wrong.error?.errors?.[0]?.parameter, 'to_unit');
});

for (const [name, connect, version] of JUDGES) {
  test(`MCP by ${name}`, async ({ url, key }) => {
    const headers = { 'Service-API-Key': key };
    for (const { slug, operations } of services) {
      const judge = await connect(new URL(`/mcp/${slug}/`, url), headers);
      assert.is(judge.version, version);
      assert.is((await judge.list()).tools.length, operations.length, slug);
      await judge.close();
    }
    const judge = await connect(new URL('/mcp/unit-conversion/', url), headers);
    const right = await judge.call('convert_units', MILE);
    assert.is((right.structuredContent as { result: number }).result, 1.609344);
    const wrong = await judge.call('convert_units', { ...MILE, to_unit: 'kilometr' });
    assert.is(wrong.isError, true);
    assert.match(JSON.stringify(wrong['content']), /Did you mean kilometer/);
    await judge.close();
  });
}

test.run();
