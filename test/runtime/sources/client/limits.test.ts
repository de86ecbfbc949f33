import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ProcessRate, RetryBudget } from '../../../../runtime/sources/client/limits.ts';
import { call, json, pause, problemOf, withSource } from '../../../support/fake-source.ts';

test('never exceeds the allowed concurrent requests, and starts waiting requests in order', async () => {
  let underWay = 0;
  let max = 0;
  await withSource(
    { politeness: { concurrency: 3, queue: 50 } },
    (response) => {
      underWay++;
      max = Math.max(max, underWay);
      setTimeout(() => {
        underWay--;
        json(response, {});
      }, 20);
    },
    async ({ server, client }) => {
      await Promise.all(Array.from({ length: 20 }, (_, n) => client.get({ path: `/${n}` }, call())));
      assert.is(max, 3);
      const order = server.seen.map((seen) => Number(seen.url.slice(1)));
      assert.ok(
        order.every((n, place) => Math.abs(n - place) <= 3),
        order.join(),
      );
    },
  );
});

test('if the queue is full, rejects requests immediately with a retry time, and does not blame the source', () =>
  withSource(
    { politeness: { concurrency: 1, queue: 2 }, breaker: { failures: 1 }, retries: 3 },
    (response) => setTimeout(() => json(response, {}), 100),
    async ({ server, client }) => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 10 }, (_, n) => client.get({ path: `/${n}` }, call())),
      );
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason);
      assert.is(refused.length, 7);
      for (const problem of refused) {
        assert.is(problem.code, 'upstream_unavailable');
        assert.ok(problem.extras.retryAfter >= 1);
      }
      assert.is(client.state().breaker, 'closed');
      assert.is(client.state().lastFailure, undefined);
      assert.is(server.seen.length, 3);
    },
  ));

test('starts no more requests in a period than the rate allows', async () => {
  const rate = new ProcessRate({ requests: 2, per: 200 });
  assert.equal(
    Array.from({ length: 6 }, () => rate.take(10_000, 1_000)),
    [0, 0, 200, 200, 400, 400],
  );
  assert.is(rate.take(10_000, 1_450), 150, 'two per period, counted from any start');
  await withSource(
    { politeness: { concurrency: 10, rate: { requests: 2, per: 200 } } },
    (response) => json(response, {}),
    async ({ server, client }) => {
      const began = Date.now();
      await Promise.all(Array.from({ length: 6 }, (_, n) => client.get({ path: `/${n}` }, call())));
      assert.is(server.seen.length, 6);
      assert.ok(Date.now() - began >= 395, 'two requests waited twice');
    },
  );
});

test('if the rate limit delays a request past its deadline, rejects it and states the required wait', () =>
  withSource(
    { politeness: { rate: { requests: 1, per: 60_000 } }, breaker: { failures: 1 } },
    (response) => json(response, {}),
    async ({ server, client }) => {
      await client.get({ path: '/a' }, call());
      const began = Date.now();
      const problem = await problemOf(client.get({ path: '/b' }, call()));
      assert.ok(Date.now() - began < 1_000);
      assert.is(problem.code, 'upstream_unavailable');
      assert.ok((problem.extras.retryAfter ?? 0) > 55);
      assert.is(client.state().breaker, 'closed');
      assert.is(server.seen.length, 1);
    },
  ));

test('counts requests to a cluster-scoped source against the shared rate limit', async () => {
  const taken: string[] = [];
  const clusterRate = {
    take: async (source: string) => {
      taken.push(source);
      return taken.length === 1 ? 0 : 90_000;
    },
  };
  await withSource(
    { politeness: { rate: { requests: 1, per: 1 }, scope: 'cluster' } },
    (response) => json(response, {}),
    async ({ client }) => {
      await client.get({ path: '/a' }, call());
      assert.is((await problemOf(client.get({ path: '/b' }, call()))).extras.retryAfter, 90);
      assert.equal(taken, ['test-source', 'test-source']);
    },
    { clusterRate },
  );
});

test('does not count a rejected request against the rate limit', () => {
  const rate = new ProcessRate({ requests: 2, per: 1000 });
  assert.equal([rate.take(0, 0), rate.take(0, 100), rate.take(500, 200), rate.take(500, 300)], [0, 0, 800, 700]);
  assert.equal([rate.take(0, 1000), rate.take(0, 1050), rate.take(0, 1100)], [0, 50, 0]);
});

test('limits the number of retries to a tenth of the number of calls plus a small allowance', () => {
  const budget = new RetryBudget();
  const now = Date.now();
  const spend = (count: number) => Array.from({ length: count }, () => budget.spend(now)).filter(Boolean).length;
  assert.is(spend(50), 10);
  for (let calls = 0; calls < 31; calls++) budget.deposit();
  assert.is(spend(50), 3);
  assert.is(budget.spend(now + 7000), true);
});

test('does not multiply traffic during an outage', () =>
  withSource(
    { retries: 2, breaker: { failures: 1000 }, politeness: { concurrency: 50, queue: 100 } },
    (response) => json(response, {}, 500),
    async ({ server, client }) => {
      await Promise.all(Array.from({ length: 60 }, (_, n) => problemOf(client.get({ path: `/${n}` }, call()))));
      assert.ok(server.seen.length <= 72, `${server.seen.length} requests for 60 calls`);
      assert.ok(server.seen.length >= 65);
    },
  ));

test('makes every call wait until a pause of a few seconds is over', () =>
  withSource(
    { retries: 1 },
    (response, _seen, nth) => json(response, { nth }, nth === 1 ? 429 : 200, nth === 1 ? { 'retry-after': '1' } : {}),
    async ({ server, client }) => {
      const first = client.get({ path: '/a' }, call());
      await pause(100);
      const second = client.get({ path: '/b' }, call());
      await Promise.all([first, second]);
      const gaps = server.seen.slice(1).map((seen) => seen.at - (server.seen[0]?.at ?? 0));
      assert.ok(gaps.length === 2 && gaps.every((gap) => gap >= 980), gaps.join());
    },
  ));

test('does not let a busy caller delay others: callers take turns, and half of the queue stays free for others', () =>
  withSource(
    { politeness: { concurrency: 1, queue: 10 } },
    (response) => setTimeout(() => json(response, {}), 20),
    async ({ server, client }) => {
      const as = (keyId: string, path: string) => client.get({ path }, { ...call(), caller: { keyId, plan: 'free' } });
      const greedy = Promise.allSettled(Array.from({ length: 12 }, (_, n) => as('greedy', `/greedy/${n}`)));
      await Promise.all([as('modest', '/modest/1'), as('modest', '/modest/2')]);
      const order = server.seen.map(({ url }) => url.split('/')[1]);
      assert.ok(order.indexOf('modest') <= 2, order.join());
      assert.ok(order.lastIndexOf('modest') <= 4, order.join());
      const refused = (await greedy).filter(({ status }) => status === 'rejected');
      assert.is(refused.length, 12 - 1 - 5, 'one in flight, five waiting');
    },
  ));

test.run();
