import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createClock } from '../../../../runtime/clock.ts';
import type { SourceClient } from '../../../../runtime/sources/client/client.ts';
import type { SourceClients } from '../../../../runtime/sources/client/clients.ts';
import { call, json, type PolicyChanges, problemOf, withSource } from '../../../support/fake-source.ts';

async function inDirectory(body: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'almanac-replay-'));
  try {
    await body(directory);
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** Returns a client that replays `directory`. No request may reach the server. */
function replaying(
  directory: string,
  body: (client: SourceClient, sourceClients: SourceClients) => Promise<void>,
  changes: PolicyChanges = {},
): Promise<void> {
  return withSource(
    changes,
    (response) => json(response, { real: true }),
    async ({ server, client, sourceClients }) => {
      await body(client, sourceClients);
      assert.is(server.seen.length, 0, 'a replayed source is never queried');
    },
    { environment: { UPSTREAM_REPLAY: directory } },
  );
}

async function write(directory: string, source: string, files: Record<string, string | object>): Promise<void> {
  await mkdir(join(directory, source), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(directory, source, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

test('does not record a response that contains a token', () =>
  inDirectory(async (directory) => {
    await withSource(
      {},
      (response) => json(response, { access_token: 'live-token' }),
      async ({ client }) => {
        await client.post(
          { path: '/token', body: { form: { grant: 'x' } }, lifetime: 'none', unrecorded: true },
          call(),
        );
        await client.get({ path: '/data' }, call());
      },
      { environment: { UPSTREAM_RECORD: directory } },
    );
    assert.equal((await readdir(join(directory, 'test-source'))).sort(), ['data.json', 'data.json.meta.json']);
  }));

test('replays recordings of GET, POST and 404 without a key or rate limits', () =>
  inDirectory(async (directory) => {
    const keys = [{ env: 'TEST_KEY', in: 'query', name: 'key', required: true, how: 'Ask.' } as const];
    const request = async (client: SourceClient) => {
      const get = await client.get({ path: '/v1/søk', query: { q: 'Łódź', tag: ['b', 'a'] }, expect: 'json' }, call());
      const post = await client.post({ path: '/sparql', body: { form: { query: 'ASK  {}' } } }, call());
      const table = await client.post({ path: '/table', body: { json: { b: [2, 1], a: { d: 1, c: 2 } } } }, call());
      const none = await client.get({ path: '/v1/none', accept: [200, 404] }, call());
      return [get, post, table, none].map((answer) => [answer.status, answer.text(), answer.headers['content-type']]);
    };
    let recorded: unknown;
    await withSource(
      { keys },
      (response, seen) =>
        json(response, { path: seen.url.split('?')[0], body: seen.body }, seen.url.includes('none') ? 404 : 200),
      async ({ client }) => {
        recorded = await request(client);
      },
      { environment: { TEST_KEY: 'secret-secret', UPSTREAM_RECORD: directory } },
    );
    const rate = { requests: 1, per: 60_000 };
    await replaying(directory, async (client) => assert.equal(await request(client), recorded), {
      keys,
      politeness: { rate },
    });
    const names = await readdir(join(directory, 'test-source'));
    assert.ok(names.includes('v1-none.json') && names.includes('v1-none.json.meta.json'), names.join());
    assert.ok(
      names.every((name) => name.endsWith('.json') && /^[\w.~-]+$/.test(name)),
      names.join(),
    );
  }));

test('accepts a handwritten recording with only a path and a body', () =>
  inDirectory(async (directory) => {
    await write(directory, 'test-source', {
      'daily.xml': '<Cube/>',
      'daily.xml.meta.json': { path: '/stats/daily.xml' },
      'search.json': { hits: 3 },
      'search.json.meta.json': { path: '/search', query: { q: 'x', page: 1 } },
      'answer.csv': 'a,b',
      'answer.csv.meta.json': { path: '/query', body: { b: 1, a: 2 }, status: 200 },
    });
    await replaying(
      directory,
      async (client) => {
        const daily = await client.get({ path: '/stats/daily.xml', expect: 'xml' }, call());
        assert.equal([daily.text(), daily.headers['content-type']], ['<Cube/>', 'application/xml']);
        const search = await client.get(
          { path: '/search', query: { page: '1', q: 'x', rnd: 17 }, expect: 'json' },
          call(),
        );
        assert.equal(search.json(), { hits: 3 });
        const posted = await client.post({ path: '/query', body: { json: { a: 2, b: 1, rnd: 5 } } }, call());
        assert.is(posted.text(), 'a,b');
      },
      { volatileParameters: ['rnd'] },
    );
  }));

test('fails if a recording is missing, and reports the name of the missing file', () =>
  inDirectory(async (directory) => {
    await write(directory, 'test-source', { 'a.json.meta.json': { path: '/a' } });
    await replaying(directory, async (client) => {
      const missing = await problemOf(client.get({ path: '/b', query: { q: 'x y' } }, call()));
      assert.is(missing.code, 'upstream_failed');
      assert.match(missing.message, 'GET /b?q=x+y');
      assert.match(missing.message, join(directory, 'test-source', 'b~'));
      const bodiless = await problemOf(client.get({ path: '/a' }, call()));
      assert.match(bodiless.message, join(directory, 'test-source', 'a.json'));
    });
  }));

test('sets the clock and the provenance to the time of the newest recording for the sources of a call', () =>
  inDirectory(async (directory) => {
    await write(directory, 'test-source', {
      'a.json': [1],
      'a.json.meta.json': { path: '/a', date: '2026-03-17T10:00:00Z' },
      'b.json': [2],
      'b.json.meta.json': { path: '/b', date: '2026-03-18T15:00:00Z' },
    });
    await write(directory, 'other', { 'x.json': [], 'x.json.meta.json': { path: '/x', date: '2026-05-01T00:00:00Z' } });
    await replaying(directory, async (client, sourceClients) => {
      const clock = createClock(sourceClients.recordedDates);
      assert.is(clock.nowFor(['test-source']).toISOString(), '2026-03-18T15:00:00.000Z');
      assert.is(clock.nowFor(['test-source', 'other']).toISOString(), '2026-05-01T00:00:00.000Z');
      assert.is(clock.nowFor(['built-in']).toISOString(), clock.now().toISOString());
      const asking = call();
      await client.get({ path: '/a' }, asking);
      assert.is(asking.noted[0]?.fetchedAt, Date.parse('2026-03-17T10:00:00Z'));
      const again = call();
      await client.get({ path: '/a' }, again);
      assert.is(again.noted[0]?.cache, 'hit', 'an old recording is cached like a fresh response');
    });
  }));

test('uses the real clock without recordings', () => {
  const clock = createClock();
  assert.ok(Math.abs(clock.now().getTime() - Date.now()) < 1000);
  assert.ok(Math.abs(clock.nowFor(['x']).getTime() - Date.now()) < 1000);
});

test('treats a recorded error page like an error page from the source', () =>
  inDirectory(async (directory) => {
    await write(directory, 'test-source', {
      'a.html': '<html>down</html>',
      'a.html.meta.json': { path: '/a' },
      'b.txt': 'busy',
      'b.txt.meta.json': { path: '/b', status: 500 },
    });
    await replaying(directory, async (client) => {
      assert.is(
        (await problemOf(client.get({ path: '/a', expect: 'json' }, call()))).code,
        'upstream_invalid_response',
      );
      assert.is((await problemOf(client.get({ path: '/b' }, call()))).code, 'upstream_failed');
    });
  }));

test('reports an invalid recording, directory or setting immediately', () =>
  inDirectory(async (directory) => {
    await write(directory, 'test-source', { 'a.json.meta.json': '{ "path": "no-slash" }' });
    await replaying(directory, async (client) => {
      try {
        await client.get({ path: '/a' }, call());
        assert.unreachable();
      } catch (error) {
        assert.match((error as Error).message, /a\.json\.meta\.json: "path" is required/);
      }
    });
    const start = (environment: Record<string, string>) =>
      withSource(
        {},
        () => {},
        async () => {},
        { environment },
      ).then(
        () => 'started',
        (error: Error) => error.message,
      );
    assert.match(
      await start({ UPSTREAM_REPLAY: '/does/not/exist' }),
      /UPSTREAM_REPLAY: directory \/does\/not\/exist does not exist/,
    );
    assert.match(await start({ UPSTREAM_REPLAY: directory, UPSTREAM_RECORD: directory }), /not both/);
    assert.match(
      await start({ UPSTREAM_TEST_SOURCE_DEFAULT_BASE_URL: 'ftp://x' }),
      /UPSTREAM_TEST_SOURCE_DEFAULT_BASE_URL/,
    );
    const meta = await readFile(join(directory, 'test-source', 'a.json.meta.json'), 'utf8');
    assert.match(meta, 'no-slash');
  }));

test.run();
