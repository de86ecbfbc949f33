// The limit on a paused subscription's pending deliveries is exact in every committed state. Takes long. Mostly waits.

import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../runtime/store/open-store.ts';
import type { Store } from '../../../runtime/store/store.ts';
import type { Outcome } from '../../../runtime/store/webhooks/webhook-store.ts';
import { upkeep } from '../../../runtime/webhooks/upkeep.ts';
import { eventually } from '../../support/eventually.ts';
import { beneath, engines, type Place, withStore } from '../store/engines.ts';
import { type Engine, openEngine, ships, withEngine } from './engine.ts';
import { writeEvents } from './history.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const PATIENCE_MS = 60_000;
const MAX_COUNT = 1_000;

interface Paused {
  readonly engine: Engine;
  readonly receiver: Receiver;
  readonly store: Store;
  /** The store of a second process on PostgreSQL, or the same store on SQLite. */
  readonly other: Store;
  readonly place: Place;
  readonly id: string;
  readonly keyId: string;
}

const waitingIn = async ({ location }: Place) => {
  const [row] = await beneath(location, `select count(*) as n from deliveries where state in ('pending', 'held')`);
  return Number(row?.['n']);
};

for (const kind of await engines()) {
  const on = (promise: string, check: (paused: Paused) => Promise<void>) =>
    test(`${kind.name}: ${promise}`, () =>
      withStore(kind, async (store, place) => {
        const receiver = await startReceiver();
        const other = kind.name === 'postgres' ? await openStore(place.location) : store;
        try {
          await withEngine(store, async (engine) => {
            const { id, keyId } = await engine.subscribe(receiver.url);
            await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
            await eventually(
              async () => (await beneath(place.location, 'select trial from subscriptions'))[0]?.['trial'] === null,
              PATIENCE_MS,
              'several attempts at a time',
            );
            await check({ engine, receiver, store, other, place, id, keyId });
          });
        } finally {
          await receiver.close();
          if (other !== store) await other.close();
        }
      }));

  on(
    'a paused subscription never holds more than 1,000 deliveries, even with concurrent additions',
    async ({ engine, receiver, store, other, place, id, keyId }) => {
      const hanging: ServerResponse[] = [];
      receiver.behave((response) => void hanging.push(response));
      await engine.report(...ships(1));
      await eventually(() => hanging.length === 1, PATIENCE_MS, 'the first attempt');
      hanging[0]?.writeHead(204).end();
      await engine.report(...ships(5, 2));
      await eventually(() => hanging.length === 6, PATIENCE_MS, 'five attempts under way');
      hanging[1]?.writeHead(410).end();
      const own = async () => (await engine.subscriptions.list(keyId))[0];
      await eventually(async () => (await own())?.status === 'circuit_open', PATIENCE_MS, 'paused');

      const counts: number[] = [];
      let over = false;
      const watching = (async () => {
        while (!over) {
          counts.push(await waitingIn(place));
          await new Promise((resolve) => setTimeout(resolve, 2));
        }
      })();
      const telling = async () => {
        for (let n = 0; n < 15; n++) await engine.report(...ships(80, 10 + 80 * n));
      };
      const tidying = async (by: Store) => {
        for (let n = 0; n < 10; n++) await upkeep(by, false);
      };
      const redelivering = async () => {
        for (let n = 0; n < 10; n++) {
          await other.webhooks.redeliver(id, undefined, 0, Date.now());
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      const failing = async () => {
        await eventually(async () => (await waitingIn(place)) === MAX_COUNT, PATIENCE_MS, 'a full queue');
        // Attempts that were in flight when the subscription was paused fail later, and their deliveries are held too.
        for (const response of hanging.splice(2)) {
          response.writeHead(500).end();
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      };
      try {
        await Promise.all([telling(), tidying(store), tidying(other), redelivering(), failing()]);
        const settled = async () => {
          const [row] = await beneath(place.location, 'select count(*) as n from attempts where response_code = 500');
          return Number(row?.['n']);
        };
        await eventually(async () => (await settled()) === 4, PATIENCE_MS, 'what was under way is noted');
      } finally {
        over = true;
        await watching;
      }
      assert.ok(counts.length > 10, `polled ${counts.length} times`);
      assert.is(Math.max(...counts), MAX_COUNT, 'as many as may wait, and never more');
      assert.is((await own())?.pending, MAX_COUNT);
      // Each event has exactly one state, and every expired event is listed.
      const rows = await beneath(place.location, 'select state, count(*) as n from deliveries group by state');
      const by = Object.fromEntries(rows.map((row) => [row['state'], Number(row['n'])]));
      assert.is((by['delivered'] ?? 0) + (by['failed'] ?? 0) + MAX_COUNT, (await own())?.sequence);
      const named = (await own())?.expired.reduce((sum, [from, to]) => sum + to - from + 1, 0);
      assert.is(named, by['failed']);
    },
  );

  on('a subscription that is paused with a backlog keeps the newest 1,000 events', async (paused) => {
    const { engine, receiver, place, id, keyId } = paused;
    receiver.behave(410);
    await writeEvents(place, id, { count: 1_300, bytes: 10, from: 1, ageMs: 0, state: 'pending' });
    await beneath(place.location, `update deliveries set due_at = ${Date.now() + 3_600_000} where sequence > 1`);
    await beneath(place.location, `update deliveries set due_at = 0 where sequence = 1`);
    await engine.report(...ships(1, 1_301));
    const own = async () => (await engine.subscriptions.list(keyId))[0];
    await eventually(async () => (await own())?.status === 'circuit_open', PATIENCE_MS, 'paused');
    const attempted = receiver.events().map(({ json }) => json.sequence as number);
    await eventually(
      async () =>
        Number(
          (await beneath(place.location, `select count(*) as n from deliveries where lease is not null`))[0]?.['n'],
        ) === 0,
      PATIENCE_MS,
      'nothing under way',
    );
    assert.is((await own())?.pending, MAX_COUNT);
    const [held] = await beneath(place.location, `select max(sequence) as last from deliveries where state = 'failed'`);
    assert.ok(attempted.includes(1));
    // A delivery with an attempt in flight does not expire, so a newer delivery expired instead.
    assert.ok(Math.abs(Number(held?.['last']) - 301) <= 1, `the oldest are abandoned: ${held?.['last']}`);
  });

  on('redelivery to a paused subscription takes the newest events that fit, and expires none', async (paused) => {
    const { engine, place, id, keyId } = paused;
    await writeEvents(place, id, { count: 500, bytes: 10, ageMs: 1_000 });
    await beneath(place.location, `update subscriptions set status = 'circuit_open'`);
    for (let n = 0; n < 8; n++) await engine.report(...ships(100, 501 + 100 * n));
    assert.is(await engine.subscriptions.redeliver(id, [1, 500]), 200);
    const own = (await engine.subscriptions.list(keyId))[0];
    assert.equal([own?.pending, own?.expired], [MAX_COUNT, []]);
    const [row] = await beneath(place.location, `select min(sequence) as first from deliveries where state = 'held'`);
    assert.is(Number(row?.['first']), 301);
    assert.is(await engine.subscriptions.redeliver(id, [1, 300]), 0, 'there is no room left');
  });

  on('does not prune delivered events while older ones are pending, so none of these expires', async (paused) => {
    const { engine, store, place, id, keyId } = paused;
    await writeEvents(place, id, { count: 1_000, bytes: 10, ageMs: 3 * 86_400_000 });
    await beneath(place.location, `update deliveries set state = 'held' where sequence <= 500`);
    await beneath(place.location, `update deliveries set state = 'delivered' where sequence > 500`);
    await beneath(place.location, `update subscriptions set status = 'circuit_open'`);
    // Delivered and failed deliveries may be kept for a shorter time than held events.
    await store.webhooks.history.prune(0, Date.now(), 100_000);
    for (let n = 0; n < 5; n++) await engine.report(...ships(100, 1_001 + 100 * n));
    const own = async () => (await engine.subscriptions.list(keyId))[0];
    assert.equal([(await own())?.pending, (await own())?.expired], [MAX_COUNT, []]);
    await engine.report(...ships(1, 1_501));
    assert.equal([(await own())?.pending, (await own())?.expired], [MAX_COUNT, [[1, 1]]]);
  });

  test(`${kind.name}: a delivery that is claimed while pending deliveries are being ended is either attempted or ended`, () =>
    withStore(kind, async (store, place) => {
      const other = kind.name === 'postgres' ? await openStore(place.location) : store;
      try {
        const engine = openEngine(store);
        const keyId = await engine.key();
        for (let round = 0; round < 25; round++) {
          const { id } = await engine.subscribe('http://127.0.0.1:9/', { keyId });
          await beneath(place.location, `update subscriptions set trial = null where id = '${id}'`);
          await engine.report(...ships(20, 1 + 20 * round));
          const now = Date.now();
          const claiming = async () => {
            const { deliveries } = await other.webhooks.claim([{ subscriptionId: id, max: 20 }], now, now + 60_000);
            return deliveries.map(
              (delivery): Outcome => ({
                ...{ attemptId: randomUUID(), delivery, delivered: true, responseCode: 204, error: undefined },
                ...{ durationMs: 1, at: now, nextAt: undefined, gone: false, remade: [] },
              }),
            );
          };
          const [outcomes] = await Promise.all([claiming(), store.webhooks.endWaiting(id, 'unsubscribed', now)]);
          await store.webhooks.settle(outcomes, { failures: 10, ageMs: 0 });
          await store.webhooks.remove(id, now);
          const [counts] = await engine.subscriptions.metrics(keyId, id, 1);
          assert.is((counts?.delivered ?? 0) + (counts?.failed ?? 0) + (counts?.pending ?? 0), 20, `round ${round}`);
        }
      } finally {
        if (other !== store) await other.close();
      }
    }));

  test(`${kind.name}: two processes that end the same deliveries log each of them once`, () =>
    withStore(kind, async (store, place) => {
      const other = kind.name === 'postgres' ? await openStore(place.location) : store;
      try {
        await withEngine(store, async (engine) => {
          const { id, keyId } = await engine.subscribe('http://127.0.0.1:9/');
          await writeEvents(place, id, { count: 900, bytes: 10, state: 'held' });
          await store.webhooks.remove(id, Date.now());
          const ends = [store, other, store, other].map(({ webhooks }) =>
            webhooks.endWaiting(id, 'unsubscribed', Date.now()),
          );
          await Promise.all(ends);
          const [counts] = await engine.subscriptions.metrics(keyId, id, 1);
          assert.equal([counts?.failed, counts?.pending], [900, 0]);
        });
      } finally {
        if (other !== store) await other.close();
      }
    }));
}

test.run();
