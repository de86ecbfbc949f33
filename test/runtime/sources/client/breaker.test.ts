// Takes long. Mostly waits.
import type { ServerResponse } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Breaker, MAX_WINDOW_MS } from '../../../../runtime/sources/client/breaker.ts';
import { retryAfterMs } from '../../../../runtime/sources/client/judgement.ts';
import { eventually } from '../../../support/eventually.ts';
import { call, json, pause, problemOf, withSource } from '../../../support/fake-source.ts';

test('opens after exactly the declared number of consecutive failures, blocks requests while open, probes once, and closes on success', () =>
  withSource(
    {},
    (response) => json(response, {}, 500),
    async ({ server, client }) => {
      const request = (path: string) => client.get({ path }, call());
      for (let n = 1; n <= 4; n++) await problemOf(request(`/${n}`));
      server.behave((response) => json(response, {}));
      await request('/good');
      server.behave((response) => json(response, {}, 500));
      for (let n = 1; n <= 5; n++) {
        assert.is(client.state().breaker, 'closed');
        assert.is((await problemOf(request(`/${n}`))).code, 'upstream_failed');
      }
      assert.is(client.state().breaker, 'open');
      assert.is(server.seen.length, 10);
      const began = performance.now();
      const refused = await problemOf(request('/x'));
      assert.ok(performance.now() - began < 300);
      assert.equal([refused.code, refused.extras.retryAfter], ['upstream_unavailable', 1]);
      assert.is(server.seen.length, 10);

      server.behave((response) => setTimeout(() => json(response, {}), 60));
      await pause(320);
      const outcomes = await Promise.allSettled(['/p', '/q', '/r'].map(request));
      assert.equal(
        outcomes.map((outcome) => outcome.status),
        ['fulfilled', 'rejected', 'rejected'],
      );
      assert.is(server.seen.length, 11);
      assert.is(client.state().breaker, 'closed');
    },
  ));

test('opens the circuit again when a probe fails', () =>
  withSource(
    { breaker: { failures: 1, pause: 100 } },
    (response) => json(response, {}, 500),
    async ({ server, client }) => {
      await problemOf(client.get({ path: '/1' }, call()));
      await pause(120);
      await problemOf(client.get({ path: '/2' }, call()));
      assert.is((await problemOf(client.get({ path: '/3' }, call()))).code, 'upstream_unavailable');
      assert.is(server.seen.length, 2);
    },
  ));

test('rejects within the deadline when a source never responds, and immediately once the circuit is open', () =>
  withSource(
    { timeouts: { connect: 100, request: 150, call: 300 }, breaker: { failures: 2, pause: 5000 } },
    () => {},
    async ({ server, client }) => {
      for (let n = 0; n < 2; n++)
        assert.is((await problemOf(client.get({ path: `/${n}` }, call()))).code, 'upstream_timeout');
      const began = performance.now();
      assert.is((await problemOf(client.get({ path: '/x' }, call()))).code, 'upstream_unavailable');
      assert.ok(performance.now() - began < 140, 'sooner than a request ends');
      assert.is(server.seen.length, 2);
    },
  ));

test('sends no queued requests to a failing source once the circuit is open', () =>
  withSource(
    { politeness: { concurrency: 1 }, breaker: { failures: 2, pause: 5000 } },
    (response) => setTimeout(() => json(response, {}, 500), 20),
    async ({ server, client }) => {
      await Promise.all(Array.from({ length: 10 }, (_, n) => problemOf(client.get({ path: `/${n}` }, call()))));
      assert.is(server.seen.length, 2);
    },
  ));

test('honors a long Retry-After in seconds or as a date: sends nothing during the pause, then one probe', async () => {
  await Promise.all([windowIsKept(() => '6'), windowIsKept(() => new Date(Date.now() + 7000).toUTCString())]);
});

function windowIsKept(header: () => string): Promise<void> {
  return withSource(
    { retries: 3, cache: { fresh: 1, staleOnError: 60_000 } },
    (response) => json(response, { day: 1 }),
    async ({ server, client }) => {
      await client.get({ path: '/kept', expect: 'json' }, call());
      server.behave((response) => json(response, {}, 429, { 'retry-after': header() }));
      const problem = await problemOf(client.get({ path: '/a' }, call()));
      assert.is(problem.code, 'upstream_unavailable');
      assert.ok((problem.extras.retryAfter ?? 0) >= 6 && (problem.extras.retryAfter ?? 9) <= 7);
      const until = Date.now() + 5800;
      while (Date.now() < until) {
        assert.is((await problemOf(client.get({ path: '/b' }, call()))).code, 'upstream_unavailable');
        const stale = call();
        await client.get({ path: '/kept', expect: 'json' }, stale);
        assert.is(stale.noted[0]?.cache, 'stale');
        await pause(400);
      }
      assert.is(server.seen.length, 2);
      server.behave((response) => setTimeout(() => json(response, {}), 50));
      await pause(1500);
      const outcomes = await Promise.allSettled(['/p', '/q', '/r'].map((path) => client.get({ path }, call())));
      assert.is(outcomes.filter((outcome) => outcome.status === 'fulfilled').length, 1);
      assert.is(server.seen.length, 3);
    },
  );
}

test('parses Retry-After in seconds and as a date, and ignores invalid, zero and past values', () => {
  const now = Date.parse('2026-03-18T15:00:00Z');
  assert.is(retryAfterMs('30', now), 30_000);
  assert.is(retryAfterMs('Wed, 18 Mar 2026 15:00:30 GMT', now), 30_000);
  for (const header of [undefined, '', '0', '-5', 'soon', 'Wed, 18 Mar 2026 14:00:00 GMT']) {
    assert.is(retryAfterMs(header, now), undefined);
  }
});

const failed = (key: string) => ({ key, holder: undefined, unreachable: false });

test('limits a pause to one hour, and replaces a running pause with a longer one', () => {
  const breaker = new Breaker({ failures: 1, pause: 100 });
  const first = breaker.enter(0);
  const second = breaker.enter(0);
  assert.ok(first !== undefined && second !== undefined);
  breaker.failed(first, failed('a'), 0, 0);
  assert.is(breaker.closedFor(0), 100);
  breaker.failed(second, failed('b'), 10 ** 12, 0);
  assert.is(breaker.closedFor(0), MAX_WINDOW_MS);
});

const HEALTH = {
  asks: 'its list',
  host: 'default',
  path: '/list',
  query: {},
  status: [200],
  headers: [],
  holds: [],
  contains: 'known',
  health: true,
};
const of = (keyId: string, network: string) => ({ ...call(), caller: { keyId, plan: 'free', network } });
const refuse = (response: ServerResponse) => json(response, {}, 500);

test('keeps the circuit closed if requests from callers fail but the health check succeeds', () =>
  withSource(
    { probes: [HEALTH], breaker: { failures: 4, pause: 5_000 } },
    (response, { url }) => (url === '/list' ? json(response, ['known']) : refuse(response)),
    async ({ server, client }) => {
      const attack = async (round: number) => {
        for (const [nth, holder] of ['a', 'b', 'a', 'b', 'a', 'b'].entries()) {
          await problemOf(client.get({ path: `/bad-${round}-${nth}` }, of(holder, holder)));
        }
      };
      await attack(1);
      await eventually(
        () => server.seen.some(({ url }) => url === '/list'),
        5_000,
        'the source is asked what it knows',
      );
      await attack(2);
      assert.is(client.state().breaker, 'closed');
      assert.is(
        server.seen.filter(({ url }) => url === '/list').length,
        1,
        'the health check runs once for many failures',
      );
      assert.is(server.seen.length, 13, "every caller's request was sent");
    },
  ));

test('opens the circuit if the health check fails, and closes it only when the health check succeeds', () => {
  let isWell = false;
  return withSource(
    { probes: [HEALTH], breaker: { failures: 2, pause: 150 } },
    (response, { url }) => (url === '/list' && isWell ? json(response, ['known']) : refuse(response)),
    async ({ server, client }) => {
      for (const path of ['/1', '/2']) await problemOf(client.get({ path }, of(path, path)));
      await eventually(() => client.state().breaker === 'open', 5_000, 'the circuit opens');
      isWell = true;
      assert.is((await problemOf(client.get({ path: '/3' }, call()))).code, 'upstream_unavailable');
      await eventually(() => client.state().breaker === 'closed', 5_000, 'the circuit closes');
      assert.equal(
        server.seen.map(({ url }) => url),
        ['/1', '/2', '/list', '/list'],
      );
    },
  );
});

test('fails the health check on a response without the required content', () =>
  withSource(
    { probes: [HEALTH], breaker: { failures: 1, pause: 5_000 } },
    (response, { url }) => (url === '/list' ? json(response, ['under maintenance']) : refuse(response)),
    async ({ client }) => {
      await problemOf(client.get({ path: '/1' }, call()));
      await eventually(() => client.state().breaker === 'open', 5_000, 'the circuit opens');
    },
  ));

test('counts all keys from one network as one caller, which cannot open the circuit', () =>
  withSource({ breaker: { failures: 3, pause: 5_000 } }, refuse, async ({ client }) => {
    for (const key of ['a', 'b', 'c', 'd']) await problemOf(client.get({ path: `/${key}` }, of(key, '192.0.2.1')));
    assert.is(client.state().breaker, 'closed');
    await problemOf(client.get({ path: '/e' }, of('e', '192.0.2.2')));
    assert.is(client.state().breaker, 'open');
  }));

test('ignores a late success of an older request if the circuit has opened since', () => {
  const breaker = new Breaker({ failures: 1, pause: 100 });
  const slow = breaker.enter(0);
  const quick = breaker.enter(0);
  assert.ok(slow !== undefined && quick !== undefined);
  breaker.failed(quick, failed('a'), 0, 0);
  breaker.succeeded(slow);
  assert.is(breaker.enter(50), undefined);
});

test('passes the probe on to the next request if it was never sent', () => {
  const breaker = new Breaker({ failures: 1, pause: 100 });
  const pass = breaker.enter(0);
  assert.ok(pass);
  breaker.failed(pass, failed('a'), 0, 0);
  const probe = breaker.enter(150);
  assert.ok(probe?.probe);
  assert.is(breaker.enter(151), undefined);
  breaker.left(probe);
  assert.ok(breaker.enter(152)?.probe);
});

const callOf = (keyId: string) => ({ ...call(), caller: { keyId, plan: 'free' } });

test('does not open the circuit for one repeatedly failing request, however often it is retried', () =>
  withSource(
    { breaker: { failures: 2, pause: 5000 }, retries: 2 },
    (response, { url }) => json(response, {}, url === '/broken' ? 500 : 200),
    async ({ client }) => {
      for (let n = 0; n < 10; n++) await problemOf(client.get({ path: '/broken' }, callOf('a')));
      assert.is(client.state().breaker, 'closed');
      await client.get({ path: '/good' }, callOf('b'));
    },
  ));

test('failures from two callers open the circuit, but failures from only one caller never do', () =>
  withSource(
    { breaker: { failures: 3, pause: 5000 } },
    (response) => json(response, {}, 500),
    async ({ client }) => {
      for (let n = 0; n < 8; n++) await problemOf(client.get({ path: `/a${n}` }, callOf('a')));
      assert.is(client.state().breaker, 'closed');
      await problemOf(client.get({ path: '/b' }, callOf('b')));
      assert.is(client.state().breaker, 'open');
    },
  ));

test('opens the circuit for one caller if the source is unreachable', () =>
  withSource(
    { breaker: { failures: 3, pause: 5000 } },
    (response) => json(response, {}),
    async ({ server, client }) => {
      await server.close();
      for (let n = 0; n < 3; n++) await problemOf(client.get({ path: `/${n}` }, callOf('a')));
      assert.is(client.state().breaker, 'open');
    },
  ));

test('reports the start of a failure once, without request details, and the recovery once', async () => {
  const messages: unknown[] = [];
  await withSource(
    {},
    (response) => json(response, {}, 500),
    async ({ server, client }) => {
      for (let n = 0; n < 3; n++) await problemOf(client.get({ path: `/${n}`, query: { name: 'secret' } }, call()));
      server.behave((response) => json(response, {}));
      for (let n = 0; n < 3; n++) await client.get({ path: `/good/${n}` }, call());
    },
    { onTransition: (transition) => messages.push(transition) },
  );
  assert.equal(messages, [
    { source: 'test-source', state: 'failing', code: 'upstream_failed', path: '/0' },
    { source: 'test-source', state: 'answering' },
  ]);
});

test('counts circuit openings by cause, and openings that a successful health check prevented', async () => {
  let well = true;
  const breaker = new Breaker({ failures: 1, pause: 20 }, async () => well);
  const fail = (key: string, windowMs = 0) => {
    const pass = breaker.enter();
    assert.ok(pass !== undefined);
    breaker.failed(pass, failed(key), windowMs);
  };
  const none = { failures: 0, window: 0, probe: 0, elsewhere: 0 };
  fail('a');
  await eventually(() => breaker.openingsRefused === 1, 1_000, 'refused');
  fail('b');
  assert.equal([breaker.openingsRefused, breaker.openings, breaker.state], [2, none, 'closed']);
  fail('c', 60_000);
  breaker.heard(70_000);
  assert.equal(breaker.openings, { ...none, window: 1 }, 'extending a window does not count as another opening');
  breaker.stop();

  well = false;
  const ill = new Breaker({ failures: 1, pause: 200 }, async () => well);
  const pass = ill.enter();
  assert.ok(pass !== undefined);
  ill.failed(pass, failed('a'));
  await eventually(() => ill.openings.failures === 1, 1_000, 'opened');
  ill.closedFor();
  await eventually(() => ill.openings.probe === 1, 1_000, 'the probe failed');
  ill.stop();
  const other = new Breaker({ failures: 1, pause: 20 });
  other.heard(1_000);
  assert.equal([other.openings, other.openingsRefused], [{ ...none, elsewhere: 1 }, 0]);
});

test.run();
