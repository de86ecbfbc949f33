import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Answer } from '../../../../runtime/sources/client/answer.ts';
import { eventually } from '../../../support/eventually.ts';
import { call, json, pause, problemOf, withSource } from '../../../support/fake-source.ts';

test('sends one request and serves equal ones from the cache, regardless of parameter order', () =>
  withSource(
    {},
    (response, seen) => json(response, { url: seen.url }),
    async ({ server, client }) => {
      const first = call();
      const second = call();
      const answer = await client.get({ path: '/a', query: { x: 1, y: 'é', none: undefined }, expect: 'json' }, first);
      const again = await client.get({ path: '/a', query: { y: 'é', x: 1 }, expect: 'json' }, second);
      assert.is(server.seen.length, 1);
      assert.is(server.seen[0]?.url, '/a?x=1&y=%C3%A9');
      assert.equal(again.json(), answer.json());
      assert.is(first.noted[0]?.cache, 'miss');
      assert.is(second.noted[0]?.cache, 'hit');
      assert.is(second.noted[0]?.fetchedAt, first.noted[0]?.fetchedAt);
    },
  ));

test('distinguishes requests by path, parameters, method, body and headers', () =>
  withSource(
    {},
    (response) => json(response, {}),
    async ({ server, client }) => {
      await client.get({ path: '/a', query: { x: 1 } }, call());
      await client.get({ path: '/a', query: { x: 2 } }, call());
      await client.get({ path: '/b', query: { x: 1 } }, call());
      await client.get({ path: '/a', query: { x: 1 }, headers: { 'accept-language': 'no' } }, call());
      await client.post(
        { path: '/a', query: { x: 1 }, body: { text: 'ASK {}', type: 'application/sparql-query' } },
        call(),
      );
      await client.post({ path: '/a', query: { x: 1 }, body: { json: { q: 1 } } }, call());
      await client.post({ path: '/a', query: { x: 1 }, body: { json: { q: 1 } } }, call());
      assert.is(server.seen.length, 6);
      assert.is(server.seen[4]?.body, 'ASK {}');
      assert.is(server.seen[4]?.headers['content-type'], 'application/sparql-query');
    },
  ));

test('one parameter cannot be mistaken for another in the cache key', () =>
  withSource(
    {},
    (response, seen) => json(response, { url: seen.url }),
    async ({ server, client }) => {
      await client.get({ path: '/a', query: { x: '1', y: '2' } }, call());
      await client.get({ path: '/a', query: { x: '1"\n"y"="2' } }, call());
      await client.get({ path: '/a', query: { x: '1&y=2' } }, call());
      assert.is(server.seen.length, 3);
    },
  ));

test('sends one request for 500 equal calls, with a cold and an expired cache', () =>
  withSource(
    { cache: { fresh: 80 } },
    (response) => setTimeout(() => json(response, { ok: true }), 30),
    async ({ server, client }) => {
      const request = () => client.get({ path: '/a', expect: 'json' }, call());
      await Promise.all(Array.from({ length: 500 }, request));
      assert.is(server.seen.length, 1);
      await pause(100);
      await Promise.all(Array.from({ length: 500 }, request));
      assert.is(server.seen.length, 2);
    },
  ));

test('serves the other callers when one disconnects or has little time', () =>
  withSource(
    {},
    (response) => setTimeout(() => json(response, { ok: 1 }), 150),
    async ({ server, client }) => {
      const leaver = new AbortController();
      const left = problemOf(client.get({ path: '/a' }, call(5000, leaver.signal)));
      const hurried = problemOf(client.get({ path: '/a' }, call(40)));
      const patient = client.get({ path: '/a', query: {} }, call());
      setTimeout(() => leaver.abort(), 20);
      assert.is((await left).code, 'upstream_timeout');
      assert.is((await hurried).code, 'upstream_timeout');
      assert.is((await patient).status, 200);
      assert.is(server.seen.length, 1);
    },
  ));

test('caches the response to a fetch that all callers have abandoned', () =>
  withSource(
    {},
    (response) => setTimeout(() => json(response, { ok: 1 }), 80),
    async ({ server, client }) => {
      assert.is((await problemOf(client.get({ path: '/a' }, call(20)))).code, 'upstream_timeout');
      await pause(120);
      const later = call();
      await client.get({ path: '/a' }, later);
      assert.is(later.noted[0]?.cache, 'hit');
      assert.is(server.seen.length, 1);
    },
  ));

test('serves a stale response immediately, marks it as stale, and refreshes it in the background', () =>
  withSource(
    { cache: { fresh: 50, stale: 5000 } },
    (response, _seen, nth) => setTimeout(() => json(response, nth), nth === 1 ? 0 : 400),
    async ({ server, client }) => {
      const first = await client.get({ path: '/a', expect: 'json' }, call());
      await pause(70);
      const staleCall = call();
      const began = performance.now();
      const stale = await client.get({ path: '/a', expect: 'json' }, staleCall);
      assert.ok(performance.now() - began < 300);
      assert.is(stale.json(), 1);
      assert.equal(staleCall.noted, [{ ...first.provenance, cache: 'stale' }]);
      await eventually(() => server.seen.length === 2, 5_000, 'it refreshes');
      const isFresh = async () => (await client.get({ path: '/a', expect: 'json' }, call())).json() === 2;
      await eventually(isFresh, 5_000, 'the refreshed answer is served');
      assert.ok(client.state().cache.stale >= 1);
    },
  ));

test('serves the old response if the refresh fails, hangs or is rejected, but fails if the old response is too old', () =>
  withSource(
    { cache: { fresh: 30, staleOnError: 3_000 }, timeouts: { connect: 500, request: 600, call: 700 } },
    (response, _seen, nth) =>
      nth === 1 ? json(response, { day: 1 }) : nth === 2 ? json(response, {}, 500) : undefined,
    async ({ client }) => {
      await client.get({ path: '/a', expect: 'json' }, call());
      await pause(40);
      for (const failure of ['500', 'hangs']) {
        const during = call();
        const answer = await client.get({ path: '/a', expect: 'json' }, during);
        assert.equal(answer.json(), { day: 1 }, failure);
        assert.is(during.noted[0]?.cache, 'stale');
      }
      await pause(3_000);
      assert.is((await problemOf(client.get({ path: '/a', expect: 'json' }, call()))).code, 'upstream_timeout');
    },
  ));

test('caches a 404 for its own, shorter lifetime, and never serves it stale', () =>
  withSource(
    { cache: { fresh: 5000, stale: 5000, missing: 60 } },
    (response, _seen, nth) => json(response, { nth }, nth < 2 ? 404 : 200),
    async ({ server, client }) => {
      const request = () => client.get({ path: '/a', accept: [200, 404] }, call());
      assert.is((await request()).status, 404);
      assert.is((await request()).status, 404);
      assert.is(server.seen.length, 1);
      await pause(80);
      assert.is((await request()).status, 200);
    },
  ));

test('fails on a status that the module does not accept, and reports the status', () =>
  withSource(
    { retries: 2 },
    (response) => json(response, {}, 404),
    async ({ server, client }) => {
      const problem = await problemOf(client.get({ path: '/a' }, call()));
      assert.is(problem.code, 'upstream_failed');
      assert.match(problem.message, 'test-source: unexpected HTTP 404');
      assert.is(server.seen.length, 1, 'and is not retried');
    },
  ));

test('refreshes with ETag and Last-Modified, and keeps the body and its parsed value on 304', () =>
  withSource(
    { cache: { fresh: 30 } },
    (response, seen) => {
      if (seen.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
      else json(response, { n: 7 }, 200, { etag: '"v1"', 'last-modified': 'Wed, 18 Mar 2026 15:00:00 GMT' });
    },
    async ({ server, client }) => {
      let runs = 0;
      const read = (answer: Answer) => {
        runs++;
        return answer.json<{ n: number }>().n;
      };
      const before = call();
      assert.is((await client.get({ path: '/a' }, before)).parsed(read), 7);
      await pause(50);
      const after = call();
      assert.is((await client.get({ path: '/a' }, after)).parsed(read), 7);
      assert.is(server.seen[1]?.headers['if-modified-since'], 'Wed, 18 Mar 2026 15:00:00 GMT');
      assert.is(runs, 1);
      assert.ok((after.noted[0]?.fetchedAt ?? 0) > (before.noted[0]?.fetchedAt ?? 0));
      await client.get({ path: '/a' }, call());
      assert.is(server.seen.length, 2);
    },
  ));

test('bounds the cache by number of entries', () =>
  withSource(
    { cache: { entries: 3 } },
    (response) => json(response, {}),
    async ({ client }) => {
      for (let n = 0; n < 10; n++) await client.get({ path: `/${n}` }, call());
      assert.is(client.state().cache.entries, 3);
    },
  ));

test('supports a cache lifetime per request, including no caching', () =>
  withSource(
    { lifetimes: { short: { fresh: 20, stale: 0, staleOnError: 0, missing: 0 } } },
    (response) => json(response, {}),
    async ({ server, client }) => {
      await client.get({ path: '/token', lifetime: 'none' }, call());
      await client.get({ path: '/token', lifetime: 'none' }, call());
      await client.get({ path: '/short', lifetime: 'short' }, call());
      await pause(40);
      await client.get({ path: '/short', lifetime: 'short' }, call());
      assert.is(server.seen.length, 4);
    },
  ));

test('decodes the charset that the source declares, and drops a byte order mark', () =>
  withSource(
    {},
    (response, seen) => {
      const latin = seen.url === '/latin';
      response.setHeader('content-type', latin ? 'text/csv; charset=ISO-8859-1' : 'text/csv');
      response.end(latin ? Buffer.from([0xd8]) : Buffer.from([0xef, 0xbb, 0xbf, 0xc3, 0x98]));
    },
    async ({ client }) => {
      assert.is((await client.get({ path: '/latin', expect: 'csv' }, call())).text(), 'Ø');
      assert.is((await client.get({ path: '/utf8', expect: 'csv' }, call())).text(), 'Ø');
    },
  ));

test('reports a response that a module cannot parse as invalid, and does not serve the response again', () =>
  withSource(
    {},
    (response) => json(response, { odd: true }),
    async ({ server, client }) => {
      const read = (answer: Answer) => answer.json<{ rows: string[] }>().rows.length;
      const problem = await problemOf(client.get({ path: '/a' }, call()).then((answer) => answer.parsed(read)));
      assert.is(problem.code, 'upstream_invalid_response');
      await client.get({ path: '/a' }, call());
      assert.is(server.seen.length, 2);
    },
  ));

test('identifies itself to sources with a version and a contact', () =>
  withSource(
    {},
    (response) => json(response, {}),
    async ({ server, client }) => {
      await client.get({ path: '/a', expect: 'json' }, call());
      assert.is(server.seen[0]?.headers['user-agent'], 'Almanac/1.2.3 (+https://almanac.example)');
      assert.match(server.seen[0]?.headers.accept ?? '', 'application/json');
      assert.match(server.seen[0]?.headers['accept-encoding'] ?? '', 'gzip');
    },
    { contact: 'https://almanac.example' },
  ));

test('prevents a path from leaving the base address', () =>
  withSource(
    {},
    (response) => json(response, {}),
    async ({ server, client }) => {
      for (const path of [
        '/a/../../b',
        '/%2e%2e/b',
        '//evil.example/x',
        '/a?b=c',
        '/a#b',
        '/a\\..\\b',
        'a',
        '/a%0',
        '/a\r\nX: y',
      ]) {
        assert.is((await problemOf(client.get({ path }, call()))).code, 'invalid_arguments', path);
      }
      assert.is(server.seen.length, 0);
      await client.get({ path: `/v/${encodeURIComponent('../x?y#z')}` }, call());
      assert.is(server.seen[0]?.url, '/v/..%2Fx%3Fy%23z');
    },
  ));

test('reports the state of the source', () =>
  withSource(
    {},
    (response, _seen, nth) => json(response, {}, nth === 1 ? 200 : 500),
    async ({ client, sourceClients }) => {
      await client.get({ path: '/a' }, call());
      await client.get({ path: '/a' }, call());
      await problemOf(client.get({ path: '/b' }, call()));
      const state = sourceClients.state()['test-source'];
      assert.equal([state?.cache.hits, state?.cache.misses, state?.cache.entries], [1, 1, 1]);
      assert.equal([state?.configured, state?.breaker, state?.inFlight, state?.queued], [true, 'closed', 0, 0]);
      assert.is(state?.lastFailure?.code, 'upstream_failed');
      assert.ok((state?.lastSuccess ?? 0) > 0);
    },
  ));

test.run();
