// Events are kept for 72 hours or until they are delivered, attempts and outcomes for 30 days. No secret is stored in
// plain text. Takes long. Mostly waits.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Store } from '../../../runtime/store/store.ts';
import { startUpkeep, upkeep } from '../../../runtime/webhooks/upkeep.ts';
import { eventually } from '../../support/eventually.ts';
import { beneath, engines, type Place, withStore } from '../store/engines.ts';
import { type Engine, pull, QUICK, ships, withEngine } from './engine.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const PATIENCE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Kept {
  readonly engine: Engine;
  readonly receiver: Receiver;
  readonly store: Store;
  readonly place: Place;
  readonly id: string;
  readonly keyId: string;
  readonly secret: string;
  count(table: string): Promise<number>;
  age(ms: number): Promise<void>;
  through(): Promise<void>;
}

for (const kind of await engines()) {
  const on = (promise: string, check: (kept: Kept) => Promise<void>, options: Parameters<typeof withEngine>[2] = {}) =>
    test(`${kind.name}: ${promise}`, () =>
      withStore(kind, async (store, place) => {
        const receiver = await startReceiver();
        try {
          await withEngine(
            store,
            async (engine) => {
              const made = await engine.subscribe(receiver.url);
              const pending = async () => (await engine.subscriptions.list(made.keyId))[0]?.pending;
              await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
              await check({
                ...{ engine, receiver, store, place },
                ...made,
                count: async (table) =>
                  Number((await beneath(place.location, `select count(*) as n from ${table}`))[0]?.['n']),
                async age(ms) {
                  for (const table of ['events', 'deliveries', 'attempts'])
                    await beneath(place.location, `update ${table} set created_at = created_at - ${ms}`);
                  await beneath(place.location, `update attempt_counts set hour = hour - ${ms}`);
                  await beneath(place.location, `update subscriptions set removed_at = removed_at - ${ms}`);
                },
                through: () => eventually(async () => (await pending()) === 0, PATIENCE_MS, 'nothing pending'),
              });
            },
            options,
          );
        } finally {
          await receiver.close();
        }
      }));

  on('events can be pulled for 72 hours, and sequence numbers continue', async (kept) => {
    const { engine, keyId, id, through, age } = kept;
    const pulled = async (after = 0) => {
      const { events, oldest } = await pull(engine, keyId, id, after, 100);
      return [oldest, ...events.map(({ sequence }) => sequence)];
    };
    await engine.report(...ships(2));
    await through();
    await age(71 * HOUR_MS);
    await engine.report(...ships(2, 3));
    await through();
    assert.equal(await pulled(), [1, 1, 2, 3, 4]);
    await age(HOUR_MS + 60_000);
    assert.equal(await pulled(), [3, 3, 4], 'older events are deleted, and `oldest` states this');
    assert.equal(await pulled(3), [3, 4]);
    await upkeep(kept.store, true);
    assert.is(await kept.count('events'), 2);
    assert.equal(await pulled(), [3, 3, 4]);
    await age(100 * HOUR_MS);
    assert.equal(await pulled(), [null]);
    await engine.report(...ships(1, 5));
    await through();
    assert.equal(await pulled(), [5, 5]);
  });

  on(
    'keeps an event that waits for its next attempt, however old it is, and delivers it completely',
    async (kept) => {
      const { engine, receiver, keyId, age, store, place, count } = kept;
      receiver.behave(500);
      await engine.report(...ships(1));
      const failed = async () => (await engine.subscriptions.list(keyId))[0]?.failures === 1;
      await eventually(failed, PATIENCE_MS, 'a failed attempt');
      await age(75 * HOUR_MS);
      await upkeep(store, true);
      assert.is(await count('events'), 1);
      receiver.behave(204);
      await beneath(place.location, 'update deliveries set due_at = 0');
      await kept.through();
      assert.equal(receiver.events().at(-1)?.json.data.record, { mmsi: '1', name: 'Ship 1' });
      await upkeep(store, true);
      assert.is(await count('events'), 0, 'a delivered event is deleted');
    },
    { settings: { ...QUICK, schedule: [0, HOUR_MS] } },
  );

  const hangs = { settings: { ...QUICK, schedule: [0, HOUR_MS] } };

  on(
    'the newest thousand events wait for a slow receiver; older ones fail, keep their numbers and can be pulled',
    async (kept) => {
      const { engine, receiver, keyId, id, age, store, place } = kept;
      receiver.behave(() => {});
      const own = async () => (await engine.subscriptions.list(keyId))[0];
      await engine.report(...ships(600));
      await engine.report(...ships(600, 601));
      assert.is((await own())?.pending, 1_200, 'a burst may exceed the limit');
      await eventually(() => receiver.events().length > 0, PATIENCE_MS, 'an attempt');
      await age(2 * 60_000);
      await engine.report(...ships(10, 1_201));
      await upkeep(store, false);
      const after = await own();
      const left = await unclaimed(place);
      assert.ok(left <= 1_000 && left > 990, `${left} are waiting`);
      assert.is(after?.sequence, 1_210);
      assert.is(after?.expired.at(-1)?.[1], 1_210 - 1_000, 'the oldest were abandoned');
      assert.is(after?.failures, 0, "which is not the receiver's failure");
      const [row] = (await engine.subscriptions.deliveries(keyId, id, 200)).filter((each) => each.status === 'failed');
      assert.is(row?.error, 'expired_waiting');
      const { events } = await pull(engine, keyId, id, 100, 2);
      assert.equal(
        events.map(({ sequence }) => sequence),
        [101, 102],
      );
      await upkeep(store, false);
      assert.ok((await unclaimed(place)) > 980, 'no more are abandoned');
    },
    hangs,
  );

  on(
    'abandons deliveries that were never attempted after 72 hours, even without new events',
    async (kept) => {
      const { engine, receiver, keyId, age, store, place } = kept;
      receiver.behave(() => {});
      const own = async () => (await engine.subscriptions.list(keyId))[0];
      await engine.report(...ships(8));
      await eventually(() => receiver.events().length > 0, PATIENCE_MS, 'an attempt');
      await age(71 * HOUR_MS);
      await upkeep(store, false);
      assert.is((await own())?.pending, 8);
      await age(HOUR_MS + 60_000);
      await upkeep(store, false);
      assert.is(await unclaimed(place), 0);
      assert.ok(((await own())?.pending ?? 0) > 0, 'attempts in flight continue');
      assert.is((await own())?.expired.at(-1)?.[1], 8);
    },
    hangs,
  );

  on('deletes attempts and ended deliveries after 30 days, the period that metrics cover', async (kept) => {
    const { engine, keyId, id, age, store, count } = kept;
    await engine.report(...ships(3));
    await kept.through();
    await age(29 * DAY_MS);
    await upkeep(store, true);
    assert.equal([await count('attempts'), await count('deliveries'), await count('events')], [3, 3, 0]);
    const delivered = async () => (await engine.subscriptions.metrics(keyId, id, 720))[0]?.delivered;
    assert.is(await delivered(), 3);
    await age(DAY_MS + HOUR_MS);
    assert.is(await delivered(), 0);
    await upkeep(store, true);
    assert.equal([await count('attempts'), await count('deliveries'), await count('attempt_counts')], [0, 0, 0]);
  });

  on('pruning follows the clock, not the uptime of a process', async (kept) => {
    const { engine, age, store, place, count } = kept;
    await engine.report(...ships(2));
    await kept.through();
    await age(31 * DAY_MS);
    const short = async () => {
      const stop = startUpkeep({ store, onError: assert.unreachable, everyMs: 50 });
      await new Promise((resolve) => setTimeout(resolve, 400));
      await stop();
    };
    await short();
    assert.is(await count('attempts'), 0, 'immediately if it never ran before');
    await engine.report(...ships(2, 3));
    await kept.through();
    await age(31 * DAY_MS);
    await short();
    assert.is(await count('attempts'), 2, 'not again within the hour');
    for (const moved of [-HOUR_MS, +2 * HOUR_MS]) {
      await beneath(
        place.location,
        `update settings set value = '${Date.now() + moved}' where name = 'done webhooks pruned'`,
      );
      await short();
      assert.is(await count('attempts'), 0, 'an hour later, and after the clock was set back');
      await engine.report(...ships(2, 5));
      await kept.through();
      await age(31 * DAY_MS);
    }
  });

  on('keeps a limited number of attempts per subscription, the newest', async (kept) => {
    const { engine, keyId, id, store } = kept;
    for (const ship of ships(5)) {
      await engine.report(ship);
      await kept.through();
    }
    const newest = (await engine.subscriptions.deliveries(keyId, id, 200)).slice(0, 2);
    await store.webhooks.history.prune(0, 0, 2);
    const left = await engine.subscriptions.deliveries(keyId, id, 200);
    assert.equal(
      left.map((row) => row.id),
      newest.map((row) => row.id),
    );
  });

  on('deletes a removed subscription after 30 days, but no other', async (kept) => {
    const { engine, keyId, id, age, store, count } = kept;
    await engine.subscribe(kept.receiver.url, { keyId });
    await engine.subscriptions.unsubscribe(keyId, id);
    await age(29 * DAY_MS);
    await upkeep(store, true);
    assert.is(await count('subscriptions'), 2);
    await age(DAY_MS + 60_000);
    await upkeep(store, true);
    assert.is(await count('subscriptions'), 1);
  });

  on('an operator can redeliver events of the last 72 hours, and nothing that was pruned', async (kept) => {
    const { engine, id, age, receiver } = kept;
    await engine.report(...ships(2));
    await kept.through();
    await age(72 * HOUR_MS + 60_000);
    await engine.report(...ships(1, 3));
    await kept.through();
    assert.is(await engine.subscriptions.redeliver(id, [1, 3]), 1);
    await eventually(() => receiver.events().length === 4, PATIENCE_MS, 'one again');
    assert.is(receiver.events().at(-1)?.json.sequence, 3);
  });

  on('stores no secret in plain text, neither the current nor the previous one', async (kept) => {
    const { engine, id, secret, place } = kept;
    const rotated = await engine.subscriptions.rotateSecret(id, HOUR_MS);
    const [row] = await beneath(place.location, 'select * from subscriptions');
    assert.ok(row?.['secret'] && row['previous_secret'], 'both are stored');
    const files = ['almanac.sqlite', 'almanac.sqlite-wal'];
    const text = 'dataDir' in place.location ? bytesOf(place.location.dataDir, files) : JSON.stringify(row);
    assert.ok(text.includes(id), 'the store contains the row');
    for (const each of [secret, rotated.secret]) assert.not.ok(text.includes(each.slice('whsec_'.length)));
  });
}

async function unclaimed({ location }: Place): Promise<number> {
  const [row] = await beneath(
    location,
    `select count(*) as n from deliveries where state = 'pending' and lease is null`,
  );
  return Number(row?.['n']);
}

function bytesOf(folder: string, files: readonly string[]): string {
  return files.map((file) => readFileSync(join(folder, file), 'latin1')).join('');
}

test.run();
