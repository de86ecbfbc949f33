import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sources as policies } from '../../../../generated/sources.ts';
import type { SourcePolicy } from '../../../../runtime/contract/source.ts';
import { createSourceClients } from '../../../../runtime/sources/client/clients.ts';
import type { ClusterRate } from '../../../../runtime/sources/client/limits.ts';
import { openStore } from '../../../../runtime/store/open-store.ts';
import { StoreUnavailable } from '../../../../runtime/store/unavailable.ts';
import { call, json, pause, policy, problemOf, startServer, withSource } from '../../../support/fake-source.ts';
import { postgres } from '../../store/engines.ts';

const SHARED = { rate: { requests: 3, per: 60_000 }, scope: 'cluster' } as const;
const gone: ClusterRate = { take: () => Promise.reject(new StoreUnavailable(true, new Error('gone'))) };

test('does not query the source while the store is unavailable, and does not blame the source', () =>
  withSource(
    { politeness: SHARED, breaker: { failures: 1 }, retries: 2 },
    (response) => json(response, {}),
    async ({ server, client }) => {
      const problem = await problemOf(client.get({ path: '/a' }, call()));
      assert.is(problem.code, 'upstream_unavailable');
      assert.match(problem.message, /counted in the store, which is unavailable/);
      assert.ok((problem.extras.retryAfter ?? 0) >= 1);
      const { breaker, lastFailure, inFlight } = client.state();
      assert.equal([breaker, lastFailure, inFlight, server.seen.length], ['closed', undefined, 0, 0]);
    },
    { clusterRate: gone },
  ));

test('serves cached responses while the store is unavailable', () => {
  let there = true;
  const clusterRate: ClusterRate = { take: (...asked) => (there ? Promise.resolve(0) : gone.take(...asked)) };
  return withSource(
    { politeness: SHARED, cache: { fresh: 20, staleOnError: 60_000 } },
    (response) => json(response, { value: 1 }),
    async ({ client }) => {
      await client.get({ path: '/a' }, call());
      there = false;
      await pause(30);
      const asking = call();
      assert.equal((await client.get({ path: '/a' }, asking)).json(), { value: 1 });
      assert.is(asking.noted[0]?.cache, 'stale');
    },
    { clusterRate },
  );
});

test('does not query the store for a source whose rate each process limits separately', () =>
  withSource(
    { politeness: { ...SHARED, scope: 'process' } },
    (response) => json(response, {}),
    async ({ client }) => {
      await client.get({ path: '/a' }, call());
    },
    { clusterRate: gone },
  ));

test('every source that declares a rate has cluster scope', () => {
  const rated = Object.values<SourcePolicy>(policies).filter(({ politeness }) => politeness.rate !== undefined);
  assert.ok(rated.length > 30, String(rated.length));
  assert.equal(
    rated.filter(({ politeness }) => politeness.scope !== 'cluster').map(({ id }) => id),
    [],
  );
});

const engine = await postgres();
if (engine !== undefined) {
  test('servers on one database share the rate limit of a source', async () => {
    const place = await engine.place();
    const server = await startServer((response) => json(response, {}));
    const stores = await Promise.all([openStore(place.location), openStore(place.location)]);
    const servers = stores.map(({ sourceStarts }) => {
      assert.ok(sourceStarts);
      const environment = { UPSTREAM_TEST_SOURCE_BASE_URL: server.url };
      return createSourceClients([policy({ politeness: SHARED })], {
        version: '1',
        environment,
        clusterRate: sourceStarts as ClusterRate,
      });
    });
    try {
      const calls = servers.flatMap((sourceClients, index) =>
        [1, 2, 3, 4].map((n) => sourceClients.client('test-source').get({ path: `/${index}${n}` }, call())),
      );
      const outcomes = await Promise.allSettled(calls);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      assert.is(server.seen.length, 3);
      assert.equal(
        refused.map(({ reason }) => reason.code),
        Array(5).fill('upstream_unavailable'),
      );
      for (const sourceClients of servers) assert.is(sourceClients.client('test-source').state().breaker, 'closed');
    } finally {
      for (const sourceClients of servers) sourceClients.close();
      await Promise.all(stores.map((store) => store.close()));
      await server.close();
      await place.remove();
    }
  });
}

test.run();
