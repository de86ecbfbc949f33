// Several processes on one database, and outages of the database. Takes long. Mostly waits.

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../runtime/store/open-store.ts';
import type { Store } from '../../../runtime/store/store.ts';
import { StoreUnavailable } from '../../../runtime/store/unavailable.ts';
import { eventually } from '../../support/eventually.ts';
import type { Order } from './child.ts';
import { startChild } from './children.ts';
import { type Place, postgres } from './engines.ts';
import { databaseProxy } from './proxy.ts';

const PROCESSES = 4;
const DAY = 20_000;
const REPEATS = Number(process.env.ALMANAC_TEST_REPEATS ?? 3);
const engine = await postgres();

function on(promise: string, check: (place: Place, url: string) => Promise<void>): void {
  if (engine === undefined) {
    test.skip(promise);
    return;
  }
  test(promise, async () => {
    const place = await engine.place();
    try {
      await check(place, (place.location as { databaseUrl: string }).databaseUrl);
    } finally {
      await place.remove();
    }
  });
}

on('starts several processes simultaneously on an empty database', async ({ location }) => {
  const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(location)));
  await stores[0]?.settings.claim('x', 'one');
  assert.is(await stores[5]?.settings.claim('x', 'two'), 'one');
  await Promise.all(stores.map((store) => store.close()));
  await (await openStore(location)).close();
});

on(`${PROCESSES} processes admit exactly 100 of 1,000 simultaneous calls, every time`, async ({ location }) => {
  const children = await Promise.all(Array.from({ length: PROCESSES }, () => startChild<Order>(location)));
  try {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order: Order = { do: 'take', keyId: `k${repeat}`, day: DAY, limit: 100, times: 1_000 / PROCESSES };
      const answers = await Promise.all(children.map((child) => child.call(order)));
      assert.is(
        answers.reduce((sum, answer) => sum + Number(answer.admitted), 0),
        100,
      );
    }
    const giveBack: Order = { do: 'giveBack', keyId: 'k0', day: DAY, times: 5 };
    await Promise.all(children.map((child) => child.call(giveBack)));
    const again: Order = { do: 'take', keyId: 'k0', day: DAY, limit: 100, times: 30 };
    const answers = await Promise.all(children.map((child) => child.call(again)));
    assert.is(
      answers.reduce((sum, answer) => sum + Number(answer.admitted), 0),
      20,
      'calls refunded by four processes are admitted again',
    );
    const unlimited: Order = { do: 'take', keyId: 'u', day: DAY, limit: null, times: 250 };
    await Promise.all(children.map((child) => child.call(unlimited)));
    const store = await openStore(location);
    await eventually(
      async () => (await store.usage.counts(['u'], DAY)).get('u') === 1_000,
      3_000,
      'all unlimited calls are counted',
    );
    await store.close();
  } finally {
    await Promise.all(children.map((child) => child.stop()));
  }
});

on('notifies another process of a changed key within a second', async ({ location }) => {
  const [here, there] = [await openStore(location), await openStore(location)];
  const heard: (string | undefined)[] = [];
  there.keys.onChange((id) => heard.push(id));
  const key = {
    id: 'a:b',
    plan: 'free',
    email: 'a@example.org',
    mailbox: 'a@example.org',
    origin: 'operator' as const,
    createdAt: 1,
  };
  await here.keys.create(key, { digest: 'd', prefix: 'p' });
  await here.keys.revoke('a:b', 2);
  await eventually(() => heard.includes('a:b'), 1_000, 'the revocation is heard');
  await Promise.all([here.close(), there.close()]);
});

async function startsOfTwo(place: Place, order: Omit<Extract<Order, { do: 'start' }>, 'do' | 'source'>, repeats = 1) {
  const children = await Promise.all([1, 2].map(() => startChild<Order>(place.location)));
  try {
    const rounds: { wait: number; at: number }[][] = [];
    for (let round = 0; round < repeats; round++) {
      const asked: Order = { do: 'start', source: `s${round}`, ...order };
      const answers = await Promise.all(children.map((child) => child.call(asked)));
      const starts = answers.flatMap((answer) => answer.starts as { wait: number; at: number }[]);
      rounds.push(starts.sort((a, b) => a.at - b.at));
    }
    return rounds;
  } finally {
    await Promise.all(children.map((child) => child.stop()));
  }
}

on('starts exactly as many requests to a source from two processes as its rate allows', async (place) => {
  const order = { requests: 7, per: 60_000, maxWaitMs: 0, times: 50 };
  for (const starts of await startsOfTwo(place, order, REPEATS)) {
    assert.is(starts.filter(({ wait }) => wait === 0).length, 7);
    const refused = starts.filter(({ wait }) => wait > 0);
    assert.ok(
      refused.every(({ wait }) => wait > 50_000 && wait <= 60_000),
      'callers that are too early learn the next start, and do not move it',
    );
  }
});

on(
  'two processes that wait for a source start in turn, without a gap and never too many in a window',
  async (place) => {
    const order = { requests: 3, per: 400, maxWaitMs: 20_000, times: 15 };
    const [starts = []] = await startsOfTwo(place, order);
    assert.is(starts.length, 30);
    // These are the times of the responses, which can be off by a few milliseconds.
    const spans = starts.slice(3).map(({ at }, n) => at - Number(starts[n]?.at));
    assert.ok(Math.min(...spans) >= 350, `four starts within ${Math.min(...spans)} ms`);
    const whole = Number(starts.at(-1)?.at) - Number(starts[0]?.at);
    assert.ok(whole <= 9 * 400 + 200, `30 starts took ${whole} ms`);
  },
);

on('applies a changed rate to the next start', async ({ location }) => {
  const store = await openStore(location);
  const take = (requests: number) => store.sourceStarts?.take('s', { requests, per: 60_000 }, 0);
  for (let n = 0; n < 4; n++) assert.is(await take(4), 0);
  assert.ok(Number(await take(2)) > 0);
  assert.ok(Number(await take(4)) > 0);
  assert.is(await take(6), 0);
  await store.close();
});

on('lets one process lead, and another one after it', async ({ location }, url) => {
  const proxy = await databaseProxy(url);
  const [first, second] = [await openStore({ databaseUrl: proxy.url }), await openStore(location)];
  try {
    const leadership = await first.tryLead('watch');
    assert.ok(leadership);
    assert.is(await second.tryLead('watch'), undefined);
    assert.ok(await second.tryLead('other'));
    await leadership.release();
    const next = await second.tryLead('watch');
    assert.ok(next);
    await next.release();
    const lost = await first.tryLead('watch');
    await proxy.stop();
    await eventually(() => lost?.lost.aborted === true, 1_000, 'notifies the leader that it lost the lead');
    await eventually(async () => (await second.tryLead('watch')) !== undefined, 2_000, 'another one leads');
  } finally {
    await Promise.all([first.close(), second.close()]);
    await proxy.close();
  }
});

async function assertUnavailable(store: Store): Promise<void> {
  const key = {
    id: 'b',
    plan: 'free',
    email: 'b@example.org',
    mailbox: 'b@example.org',
    origin: 'operator' as const,
    createdAt: 1,
  };
  const calls: Record<string, () => unknown> = {
    find: () => store.keys.find('d'),
    create: () => store.keys.create(key, { digest: 'e', prefix: 'p' }),
    list: () => store.keys.list({ limit: 5 }, 0),
    take: () => store.usage.take('a', DAY, 100),
    counts: () => store.usage.counts(['a'], DAY),
    start: () => store.sourceStarts?.take('s', { requests: 1, per: 1_000 }, 0),
    feedback: () => store.feedback.list({ limit: 1 }),
  };
  // More concurrent calls than the pool has connections.
  const attempts = Object.entries(calls).flatMap(([name, call]) =>
    Array.from({ length: 5 }, () => [name, call] as const),
  );
  const results = await Promise.all(
    attempts.map(async ([name, call]) => {
      const start = performance.now();
      try {
        await call();
        return `${name} succeeded`;
      } catch (error) {
        const ms = performance.now() - start;
        if (!(error instanceof StoreUnavailable) || error.code !== 'store_unavailable') return `${name}: ${error}`;
        if (!((error.extras.retryAfter ?? 0) > 0)) return `${name} without Retry-After`;
        return ms > 1_000 ? `${name} took ${Math.round(ms)} ms` : '';
      }
    }),
  );
  assert.equal([...new Set(results)], ['']);
  const start = performance.now();
  assert.is(await store.healthy(), false);
  assert.ok(performance.now() - start < 1_000);
}

for (const outage of ['stop', 'hang'] as const) {
  on(
    `a database that ${outage}s fails every call within a second, and works again once it is back`,
    async (_place, url) => {
      const proxy = await databaseProxy(url);
      const store = await openStore({ databaseUrl: proxy.url });
      const heard: (string | undefined)[] = [];
      store.keys.onChange((id) => heard.push(id));
      try {
        const key = {
          id: 'a',
          plan: 'free',
          email: 'a@example.org',
          mailbox: 'a@example.org',
          origin: 'operator' as const,
          createdAt: 1,
        };
        await store.keys.create(key, { digest: 'd', prefix: 'p' });
        for (let call = 0; call < 5; call++) await store.usage.take('a', DAY, 10);
        await proxy[outage]();
        await assertUnavailable(store);
        await assertUnavailable(store);
        await store.usage.giveBack('a', DAY);
        await proxy.restore();
        await eventually(() => store.healthy(), 1_000, 'healthy again');
        assert.is((await store.keys.find('d'))?.id, 'a');
        if (outage === 'stop') {
          await eventually(
            async () => (await store.usage.counts(['a'], DAY)).get('a') === 4,
            3_000,
            'the call given back meanwhile is given back',
          );
        }
        await eventually(
          () => heard.includes(undefined),
          5_000,
          'listeners are told that they may have missed notifications',
        );
        heard.length = 0;
        await store.keys.revoke('a', 3);
        await eventually(
          () => heard.length > 0,
          1_000,
          'a revocation is heard, if only as "anything may have changed"',
        );
        await eventually(
          async () => {
            heard.length = 0;
            await store.keys.revoke('a', 3);
            await new Promise((resolve) => setTimeout(resolve, 200));
            // One notification comes from this process, and one from the database.
            return heard.join() === 'a,a';
          },
          5_000,
          'notices arrive again',
        );
      } finally {
        await store.close();
        await proxy.close();
      }
    },
  );
}

on(
  'detects a notification connection that hangs silently within a second, and notifies its listeners',
  async (_place, url) => {
    const proxy = await databaseProxy(url);
    const store = await openStore({ databaseUrl: proxy.url });
    try {
      const heard: number[] = [];
      store.keys.onChange((id) => {
        if (id === undefined) heard.push(performance.now());
      });
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      assert.equal(heard, [], 'no notification while the connection works');
      proxy.hangListeners();
      await eventually(() => heard.length > 0, 1_000, 'the silence is noticed');
      assert.is(await store.healthy(), true, 'the database itself responds');
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      const gaps = heard.slice(1).map((at, n) => at - (heard[n] as number));
      assert.ok(Math.max(...gaps) < 1_000, `notified every ${Math.round(Math.max(...gaps))} ms during the outage`);
      await proxy.restore();
      await eventually(
        () => performance.now() - (heard.at(-1) as number) > 1_000,
        4_000,
        'quiet when it listens again',
      );
    } finally {
      await store.close();
      await proxy.close();
    }
  },
);

on(
  'sends no notifications while nothing changes, and queries grow linearly with the number of processes',
  async (place, url) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const stores: Store[] = [];
    try {
      const growTo = async (count: number) => {
        while (stores.length < count) stores.push(await openStore(place.location));
        // Session statistics are delayed by a second, or by more on a busy machine.
        await sleep(1_500);
        const commits = async () => {
          const { rows } = await client.query(
            'select xact_commit::int as commits from pg_stat_database where datname = current_database()',
          );
          return Number(rows[0].commits);
        };
        const [before, began] = [await commits(), performance.now()];
        await sleep(3_000);
        return (((await commits()) - before) / (performance.now() - began)) * 1_000;
      };
      const [two, ten] = [await growTo(2), await growTo(10)];
      assert.ok(ten < 80, `${ten.toFixed(0)} transactions per second with ten processes, ${two.toFixed(0)} with two`);
      const notices: (string | undefined)[] = [];
      client.on('notification', ({ payload }) => notices.push(payload));
      await client.query('LISTEN almanac');
      await sleep(1_000);
      assert.equal(notices, []);
    } finally {
      await Promise.all(stores.map((store) => store.close()));
      await client.end();
    }
  },
);

on('detects a connection whose session no longer listens, and refuses to start on one', async (_place, url) => {
  const proxy = await databaseProxy(url);
  const location = { databaseUrl: proxy.url };
  const store = await openStore(location);
  try {
    let missed = 0;
    store.keys.onChange((id) => {
      if (id === undefined) missed++;
    });
    await sleep(700);
    assert.is(missed, 0);
    proxy.deafen();
    await eventually(() => missed > 0, 1_000, 'the session that does not listen is detected');
    const refused = await openStore(location).then(
      () => 'it opened',
      ({ message }: Error) => message,
    );
    assert.match(refused, /in DATABASE_URL cannot be used: it does not deliver notifications .* pool_mode = session/);
    await proxy.restore();
    let before = -1;
    const quiet = async () => {
      before = missed;
      await sleep(1_000);
      return missed === before;
    };
    await eventually(quiet, 8_000, 'quiet when it listens again');
  } finally {
    await store.close();
    await proxy.close();
  }
});

on('fails only the call whose connection is lost inside a transaction', async (_place, url) => {
  const proxy = await databaseProxy(url);
  const store = await openStore({ databaseUrl: proxy.url });
  try {
    const key = (n: number) => ({
      id: `k${n}`,
      plan: 'free',
      email: 'a@example.org',
      mailbox: 'a@example.org',
      origin: 'operator' as const,
    });
    const creations = Array.from({ length: 200 }, (_, n) =>
      store.keys.create({ ...key(n), createdAt: 1 }, { digest: `d${n}`, prefix: 'p' }).then(
        () => 'created',
        (error) => (error as { code?: string }).code,
      ),
    );
    setTimeout(() => proxy.stop(), 5);
    const outcomes = new Set(await Promise.all(creations));
    outcomes.delete('created');
    assert.equal([...outcomes], ['store_unavailable']);
    await proxy.restore();
    await eventually(() => store.healthy(), 1_000, 'healthy again');
  } finally {
    await store.close();
    await proxy.close();
  }
});

on(
  'notifications from other programs on any topic stop no process and suppress no other notification',
  async (_place, url) => {
    const [store, other] = await Promise.all([openStore({ databaseUrl: url }), openStore({ databaseUrl: url })]);
    const stranger = new Client(url);
    try {
      const heard = new Promise<string | undefined>((resolve) => store.keys.onChange(resolve));
      const owner = { plan: 'free', email: 'a@example.org', mailbox: 'a@example.org', origin: 'operator' as const };
      await store.keys.create({ id: 'k', ...owner, createdAt: 1 }, { digest: 'd', prefix: 'p' });
      await stranger.connect();
      for (const payload of ['error:x', 'errorx', '', ':', 'newListener:x', '__proto__:x']) {
        await stranger.query('select pg_notify($1, $2)', ['almanac', payload]);
      }
      await other.keys.revoke('k', 2);
      assert.is(await heard, 'k');
    } finally {
      await stranger.end();
      await Promise.all([store.close(), other.close()]);
    }
  },
);

test('reports an unreachable database at startup without its password', async () => {
  try {
    await openStore({ databaseUrl: 'postgres://someone:hunter2@127.0.0.1:1/none' });
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, /DATABASE_URL.*ECONNREFUSED/);
    assert.not.match((error as Error).message, /hunter2/);
  }
});

test.run();
