// Moves the system clock by a day, in both directions, while the server runs. Webhooks are covered by webhooks/clock.test.ts.
// Mostly waits.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { UnreadableFile, UnreadFiles } from '../../runtime/adapters/food-agri/faostat/unread.ts';
import type { Provenance } from '../../runtime/contract/call.ts';
import { Mailer } from '../../runtime/identity/mailer.ts';
import { AgingClock, ageOf } from '../../runtime/lib/steady.ts';
import { SigningKeys } from '../../runtime/oauth/signing.ts';
import { SourceCatalogs } from '../../runtime/sources/catalogs/catalogs.ts';
import type { ClusterRate } from '../../runtime/sources/client/limits.ts';
import { eventually } from '../support/eventually.ts';
import { call, json, pause, problemOf, withSource } from '../support/fake-source.ts';
import { withMovedClock } from '../support/moved-clock.ts';
import { syntheticList } from './sources/catalogs/synthetic.ts';
import { beneath, engines, postgres, withStore } from './store/engines.ts';
import { all, reported, ShipSource, watching } from './webhooks/watch/scripted.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const PATIENCE_MS = 20_000;

for (const [way, by] of [
  ['forward', DAY_MS],
  ['back', -DAY_MS],
] as const) {
  test(`probes the source after an open circuit has paused, even if the clock is a day ${way}`, () =>
    withMovedClock((move) =>
      withSource(
        { breaker: { failures: 1, pause: 400 } },
        (response) => json(response, {}, 500),
        async ({ server, client }) => {
          await problemOf(client.get({ path: '/1' }, call()));
          move(by);
          const refused = await problemOf(client.get({ path: '/2' }, call()));
          assert.equal([refused.code, refused.extras.retryAfter], ['upstream_unavailable', 1], 'not immediately');
          server.behave((response) => json(response, {}));
          await pause(450);
          await client.get({ path: '/3' }, call());
          assert.is(client.state().breaker, 'closed');
        },
      ),
    ));

  test(`pauses exactly as long as a source requested, even if the clock is a day ${way}`, () =>
    withMovedClock((move) =>
      withSource(
        { retries: 0 },
        (response) => json(response, {}, 503, { 'retry-after': '1' }),
        async ({ server, client }) => {
          await problemOf(client.get({ path: '/1' }, call()));
          const requestCount = performance.now();
          move(by);
          server.behave((response) => json(response, {}));
          await client.get({ path: '/2' }, call());
          const waited = performance.now() - requestCount;
          assert.ok(waited > 800, `after ${Math.round(waited)} ms`);
          assert.is(server.seen.length, 2);
        },
      ),
    ));

  test(`keeps a source's rate limit and retries working when the clock is a day ${way}`, () =>
    withMovedClock((move) =>
      withSource(
        { retries: 1, politeness: { rate: { requests: 2, per: 600 } }, breaker: { failures: 100 } },
        (response) => json(response, {}),
        async ({ server, client }) => {
          await client.get({ path: '/1' }, call());
          await client.get({ path: '/2' }, call());
          move(by);
          const began = performance.now();
          await client.get({ path: '/3' }, call());
          const waited = performance.now() - began;
          assert.ok(waited > 300, `the rate limit still applies: ${Math.round(waited)} ms`);
          let answers = 0;
          server.behave((response) => json(response, {}, answers++ === 0 ? 500 : 200));
          await client.get({ path: '/4' }, call());
          assert.is(answers, 2, 'the call was retried');
        },
      ),
    ));

  test(`refetches a cached answer once, and does not treat it as fresh for an extra day, when the clock is a day ${way}`, () =>
    withMovedClock((move) =>
      withSource(
        { cache: { fresh: 60_000, staleOnError: 7 * DAY_MS }, retries: 0 },
        (response, _seen, nth) => json(response, { nth }),
        async ({ server, client }) => {
          const request = async () => (await client.get({ path: '/a', expect: 'json' }, call())).json();
          assert.equal(await request(), { nth: 1 });
          move(by);
          server.behave((response) => json(response, {}, 500));
          const noted = call();
          assert.equal((await client.get({ path: '/a', expect: 'json' }, noted)).json(), { nth: 1 });
          assert.is(
            noted.noted[0]?.cache,
            'stale',
            'the source was queried, and the cached answer is served because it failed',
          );
          server.behave((response, _seen, nth) => json(response, { nth }));
          assert.equal(await Promise.all(Array.from({ length: 50 }, request)), Array(50).fill({ nth: 3 }));
          assert.equal([await request(), server.seen.length], [{ nth: 3 }, 3], 'then the answer is cached as before');
        },
      ),
    ));

  test(`rebuilds a list and a file only once, and retries soon after a failure, if the clock is a day ${way}`, () =>
    withMovedClock(async (move) => {
      const directory = await mkdtemp(join(tmpdir(), 'almanac-clock-'));
      const catalogs = new SourceCatalogs({ directory, now: () => new Date() });
      try {
        const provenance = (_: Provenance) => {};
        const patient = () => ({ provenance, deadline: Date.now() + 20_000, signal: new AbortController().signal });
        let built = 0;
        const definition = syntheticList({ rows: 10, lifetime: HOUR_MS });
        const list = catalogs.list({
          ...definition,
          async *rows(harvesting) {
            built++;
            yield* definition.rows(harvesting);
          },
        });
        let fetched = 0;
        const file = catalogs.file<{ n: number }>({
          ...{ id: 'days', source: 'calendar', title: 'The days', format: 1, origin: 'https://example.org/' },
          ...{ lifetime: HOUR_MS, lifetimeOfInsufficient: HOUR_MS, timeout: 10_000 },
          fetch: async () => ({ model: { n: ++fetched }, lastModified: undefined }),
        });
        await list.search('Oslo', { limit: 5 }, patient());
        assert.equal((await file.get(patient())).n, 1);
        move(by);
        for (let n = 0; n < 20; n++) {
          await list.search('Oslo', { limit: 5 }, patient());
          await file.get(patient());
          await pause(10);
        }
        await eventually(() => built === 2 && fetched === 2, PATIENCE_MS, `rebuilt, ${built} and ${fetched}`);
        await pause(50);
        await list.search('Oslo', { limit: 5 }, patient());
        await file.get(patient());
        await pause(50);
        assert.equal([built, fetched], [2, 2], 'once');
      } finally {
        await catalogs.close();
        await rm(directory, { recursive: true, force: true });
      }
    }));
}

test('after the clock is set back, retries a file that is not an archive, but not a file with an invalid layout', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-clock-'));
  try {
    const domain = { code: 'QCL', name: 'Crops', updated: '2026-11-01', rows: 1 } as never;
    const now = Date.now();
    const files = new UnreadFiles(folder);
    files.add(domain, new UnreadableFile('no zip', 'no_archive'), now + DAY_MS);
    assert.is(files.problem(domain, now), undefined);
    files.add(domain, new UnreadableFile('no zip', 'no_archive'), now);
    assert.is(files.problem(domain, now)?.code, 'upstream_invalid_response');
    files.add(domain, new UnreadableFile('columns', 'layout'), now + DAY_MS);
    assert.is(files.problem(domain, now)?.code, 'not_found');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

const shared = await postgres();
if (shared !== undefined) {
  test("keeps the shared rate limit working after the database's clock was set back a day", () =>
    withStore(shared, async (store, { location }) => {
      const rates = store.sourceStarts as ClusterRate;
      const rate = { requests: 2, per: 60_000 };
      assert.equal([await rates.take('s', rate, 0), await rates.take('s', rate, 0)], [0, 0]);
      await beneath(
        location,
        `update source_starts set starts = (
           select string_agg((start::bigint + ${DAY_MS})::text, ',' order by place)
           from unnest(string_to_array(starts, ',')) with ordinality as one (start, place))`,
      );
      const wait = await rates.take('s', rate, 0);
      assert.ok(wait > 0 && wait <= 60_000, `${wait} ms: the window starts now`);
    }));
}

for (const kind of await engines()) {
  test(`${kind.name}: sends a pending email exactly once after the clock was set back a day`, () =>
    withStore(kind, async (store) => {
      let moved = 0;
      const now = () => Date.now() + moved;
      const { signUpLinks } = store;
      const link = {
        ...{ digest: 'd', email: 'a@example.org', mailbox: 'a@example.org', day: 1, expiresAt: now() + HOUR_MS },
        mail: { token: 'sealed', sendAt: now() },
      };
      assert.is(await signUpLinks.keep(link, { address: 'x', ofAddress: 9, ofMailbox: 9, waiting: 9 }), 'kept');
      const hanging: (() => void)[] = [];
      let failing = true;
      let sent = 0;
      const mailer = new Mailer({
        outbox: {
          take: async (...args) =>
            (await signUpLinks.takeUnsent(...args)).map(({ digest, email, tries, expiresAt }) => ({
              ...{ id: digest, tries, until: expiresAt, mail: { to: email, subject: 's', text: 't' } },
            })),
          done: (id) => signUpLinks.sent(id),
          later: (id, at) => signUpLinks.sendLater(id, at),
        },
        transport: async () => {
          sent++;
          if (failing) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
          await new Promise<void>((resolve) => hanging.push(resolve));
        },
        now,
        onTransition: () => {},
        onError: (_, error) => {
          throw error;
        },
        waits: [1_000, 1_000],
      });
      mailer.start();
      try {
        await eventually(() => sent === 1, PATIENCE_MS, 'the first try');
        await pause(100);
        failing = false;
        moved = -DAY_MS;
        mailer.look();
        await eventually(() => sent === 2, PATIENCE_MS, 'the second one, which hangs');
        moved = -2 * DAY_MS;
        for (let n = 0; n < 5; n++) {
          mailer.look();
          await pause(30);
        }
        assert.is(sent, 2, 'an email being sent is not sent again');
        for (const end of hanging) end();
      } finally {
        await mailer.close();
      }
      assert.equal(await signUpLinks.takeUnsent(now(), 9, now()), []);
    }));
}

for (const kind of await engines()) {
  for (const by of [DAY_MS, -DAY_MS]) {
    test(`${kind.name}: measures the absence of a record by elapsed time, even if the clock is a day ${by > 0 ? 'forward' : 'back'}`, () =>
      withMovedClock((move) =>
        withStore(kind, async (store) => {
          const source = new ShipSource();
          const others = Array.from({ length: 9 }, (_, n) => ({ mmsi: `${n}`, name: `Ship ${n}` }));
          const absence = async () => (await store.watches.absences('harbour_ship')).get('x');
          await watching(
            store,
            [source.watch({ ends: 'never' })],
            async () => {
              await source.shows(all(...others, { mmsi: 'x', name: 'X' }));
              const began = performance.now();
              await source.shows(all(...others));
              move(by);
              const { looks: before = 0, ms: msBefore = 0 } = (await absence()) ?? {};
              await source.looked(8);
              const { looks = 0, ms = 0 } = (await absence()) ?? {};
              assert.ok(looks >= before + 5, `${looks} polls`);
              // A poll takes no longer than its deadline, so the poll during the jump adds at most that time.
              assert.ok(ms > msBefore && ms < performance.now() - began + 1_500, `${ms} ms`);
              assert.equal(await reported(store), []);
            },
            { limits: { doubtedMs: HOUR_MS, deadlineMs: 1_000 } },
          );
        }),
      ));
  }
}

test('accepts a signature made just before the clock was set back across a period boundary', () => {
  const end = 30 * DAY_MS * 700;
  let now = end + 1_000;
  const keys = new SigningKeys([Buffer.alloc(32, 1)], () => now);
  const signed = keys.sign('a cookie');
  now -= DAY_MS;
  assert.ok(keys.verify('a cookie', signed));
  assert.ok(keys.index('a cookie', signed) > 0, 'and is signed again');
  now -= 30 * DAY_MS;
  assert.not.ok(keys.verify('a cookie', signed));
});

test('ages entries only by elapsed time if the clock is set forward, but accepts the jump of a clock that was far behind', () => {
  let [now, elapsed] = [1_000 * DAY_MS, 5_000];
  const clock = new AgingClock(
    () => now,
    () => elapsed,
  );
  const pass = (ms: number) => {
    now += ms;
    elapsed += ms;
  };
  assert.is(clock.now(), now);
  pass(HOUR_MS);
  assert.is(clock.now(), now);
  now += DAY_MS;
  assert.is(clock.now(), now - DAY_MS);
  pass(HOUR_MS);
  assert.is(clock.now(), now - DAY_MS);
  now -= 2 * DAY_MS;
  assert.is(clock.now(), now, 'a clock that is set back is followed');
  now += 20_000 * DAY_MS;
  assert.is(clock.now(), now - 3 * DAY_MS);
});

test('reports an infinite age for a future time, but tolerates small clock differences', () => {
  const now = 1_000 * DAY_MS;
  assert.equal([ageOf(now - 5, now), ageOf(now, now), ageOf(now + 30_000, now)], [5, 0, 0]);
  assert.is(ageOf(now + DAY_MS, now), Number.POSITIVE_INFINITY);
});

test.run();
