import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SourceKey } from '../../../../runtime/contract/source.ts';
import { Keys } from '../../../../runtime/sources/client/keys.ts';
import { call, json, policy, problemOf, withSource } from '../../../support/fake-source.ts';

const SECRET = 'k3y+with/odd="chars"';
const HOW = 'https://keys.example';
const key = (changes: Partial<SourceKey>): SourceKey => ({
  env: 'TEST_KEY',
  in: 'query',
  name: 'api_key',
  required: true,
  how: HOW,
  ...changes,
});
const environment = { TEST_KEY: SECRET };

test('if a required key is not set, rejects calls as not_configured, reports the variable and where to get the key, and sends nothing', () =>
  withSource(
    { keys: [key({})] },
    (response) => json(response, {}),
    async ({ server, client, sourceClients }) => {
      const problem = await problemOf(client.get({ path: '/a' }, call()));
      assert.is(problem.code, 'not_configured');
      assert.match(problem.message, 'TEST_KEY');
      assert.match(problem.message, HOW);
      assert.is(sourceClients.state()['test-source']?.configured, false);
      assert.is(server.seen.length, 0);
      assert.throws(() => client.key('TEST_KEY'), /TEST_KEY is not set/);
    },
  ));

test('omits an optional key that is not set', () =>
  withSource(
    { keys: [key({ required: false })] },
    (response) => json(response, {}),
    async ({ server, client }) => {
      await client.get({ path: '/a' }, call());
      assert.is(server.seen[0]?.url, '/a');
      assert.ok(client.configured);
    },
  ));

test('sends keys in the query, a header, the JSON body or HTTP Basic', () =>
  withSource(
    {
      keys: [
        key({}),
        key({ in: 'header', name: 'Authorization-Token', format: 'Bearer {key}' }),
        key({ in: 'body', name: 'registrationkey' }),
        key({ in: 'basic_user', env: 'TEST_USER' }),
        key({ in: 'basic_password' }),
      ],
    },
    (response) => json(response, {}),
    async ({ server, client }) => {
      await client.post({ path: '/a', body: { json: { series: ['x'] } } }, call());
      const [seen] = server.seen;
      assert.is(new URL(seen?.url ?? '', 'http://x').searchParams.get('api_key'), SECRET);
      assert.is(seen?.headers['authorization-token'], `Bearer ${SECRET}`);
      assert.equal(JSON.parse(seen?.body ?? ''), { series: ['x'], registrationkey: SECRET });
      const basic = Buffer.from(seen?.headers.authorization?.slice(6) ?? '', 'base64').toString();
      assert.is(basic, `me:${SECRET}`);
    },
    { environment: { ...environment, TEST_USER: 'me' } },
  ));

test('sends a query parameter key only once when redirected to the same host', () =>
  withSource(
    { keys: [key({})] },
    (response, seen) => {
      const { pathname } = new URL(seen.url, 'http://x');
      const next = { '/merged': '/kept?x=1', '/echoing': '/kept?api_key=of-the-source' }[pathname];
      if (next === undefined) json(response, {});
      else response.writeHead(301, { location: next }).end();
    },
    async ({ server, client }) => {
      await client.get({ path: '/merged' }, call());
      await client.get({ path: '/echoing' }, call());
      const sent = server.seen.map(({ url }) => new URL(url, 'http://x').searchParams.getAll('api_key'));
      assert.equal(sent, [[SECRET], [SECRET], [SECRET], ['of-the-source']]);
    },
    { environment },
  ));

test('sends a key in the path, but never records it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'almanac-record-'));
  const record = (environment: Record<string, string>) =>
    withSource(
      { keys: [key({ in: 'path', required: false, default: '123' })] },
      (response) => json(response, {}),
      async ({ client, server }) => {
        await client.get({ path: '/a.php', query: { id: 1 } }, call());
        assert.is(client.key('TEST_KEY'), environment['TEST_KEY'] ?? '123');
        requests.push(server.seen[0]?.url ?? '');
      },
      { environment: { ...environment, UPSTREAM_RECORD: directory } },
    );
  const requests: string[] = [];
  await record({});
  await record(environment);
  assert.equal(requests, ['/123/a.php?id=1', `/${encodeURIComponent(SECRET)}/a.php?id=1`]);
  const names = await readdir(join(directory, 'test-source'));
  assert.is(names.length, 2, 'one recording, regardless of the key');
  for (const name of names) {
    const text = await readFile(join(directory, 'test-source', name), 'utf8');
    assert.not.ok(`${name} ${text}`.includes('k3y'), text);
  }
  await rm(directory, { recursive: true });
});
test('passes the key for a credential exchange only to its module, and adds it to no request', () =>
  withSource(
    { keys: [key({ in: 'exchange' })] },
    (response) => json(response, {}),
    async ({ server, client }) => {
      await client.post({ path: '/a', query: { q: 'x' }, body: { json: { series: ['x'] } } }, call());
      const [seen] = server.seen;
      assert.not.match(JSON.stringify([seen?.url, seen?.headers, seen?.body]), SECRET);
      assert.is(client.key(key({}).env), SECRET);
    },
    { environment },
  ));

test('never includes a key in an error', async () => {
  for (const status of [400, 401, 403, 429, 500]) {
    await withSource(
      { keys: [key({})] },
      (response, seen) => json(response, { url: seen.url }, status),
      async ({ client }) => {
        const problem = await problemOf(client.get({ path: '/a' }, call()));
        const all = `${problem.message} ${problem.stack} ${JSON.stringify(problem.extras)} ${String(problem.cause)}`;
        assert.not.ok(all.includes('k3y'), all);
      },
      { environment },
    );
  }
  await withSource(
    { keys: [key({})] },
    (response) => response.destroy(),
    async ({ client }) => {
      const problem = await problemOf(client.get({ path: '/a' }, call()));
      assert.not.ok(`${problem.stack} ${String(problem.cause)}`.includes('k3y'));
    },
    { environment },
  );
});

test("never includes a key in a recording's name, content or meta file", async () => {
  const directory = await mkdtemp(join(tmpdir(), 'almanac-record-'));
  await withSource(
    { keys: [key({}), key({ in: 'body', name: 'registrationkey' })] },
    (response, seen) => json(response, { self: seen.url, echo: seen.body }, 200, { link: `<${seen.url}>; rel=next` }),
    async ({ client }) => {
      await client.get({ path: '/a', query: { q: 1 } }, call());
      await client.post({ path: '/b', body: { json: { q: 1 } } }, call());
    },
    { environment: { ...environment, UPSTREAM_RECORD: directory } },
  );
  const names = await readdir(join(directory, 'test-source'));
  assert.is(names.length, 4);
  for (const name of names) {
    const text = await readFile(join(directory, 'test-source', name), 'utf8');
    assert.not.ok(`${name} ${text}`.includes('k3y'), text);
  }
  await rm(directory, { recursive: true });
});

test('redacts a key in every encoding used in URLs and JSON', () => {
  const keys = new Keys(policy({ keys: [key({})] }), environment);
  for (const spelled of [
    SECRET,
    encodeURIComponent(SECRET),
    new URLSearchParams({ k: SECRET }).toString(),
    JSON.stringify(SECRET),
  ]) {
    assert.not.match(keys.redact(`before ${spelled} after`), 'k3y');
  }
  assert.is(keys.redact('before after'), 'before after');
});

test.run();
