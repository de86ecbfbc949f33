// The system clock moves by a day, in both directions. Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LEASE_MS } from '../../../runtime/webhooks/dispatcher.ts';
import { startUpkeep } from '../../../runtime/webhooks/upkeep.ts';
import { eventually } from '../../support/eventually.ts';
import { beneath, engines, withStore } from '../store/engines.ts';
import { openEngine, pull, QUICK, ships, withEngine } from './engine.ts';
import { startReceiver } from './receiver.ts';

const PATIENCE_MS = 60_000;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

for (const kind of await engines()) {
  for (const [way, by] of [
    ['ahead', DAY_MS],
    ['back', -DAY_MS],
  ] as const) {
    test(`${kind.name}: clock moved a day ${way}: attempts in flight are not repeated, retries keep their delay, and new events are sent immediately`, () =>
      withStore(kind, async (store) => {
        const receiver = await startReceiver();
        let moved = 0;
        try {
          await withEngine(
            store,
            async (engine) => {
              const { keyId } = await engine.subscribe(receiver.url);
              await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
              await new Promise((resolve) => setTimeout(resolve, 200));
              // One request hangs while the clock changes, and another one has failed before the change.
              const answers: (() => void)[] = [];
              receiver.behave((response, { json, headers }) => {
                if (json.sequence === 1) answers.push(() => response.writeHead(204).end());
                else response.writeHead(headers['webhook-attempt'] === '1' ? 500 : 204).end();
              });
              await engine.report(...ships(1));
              await eventually(() => answers.length === 1, PATIENCE_MS, 'the one that hangs');
              await engine.report(...ships(1, 2));
              await eventually(() => receiver.events().length === 2, PATIENCE_MS, 'one that fails');
              const failed = async () => (await engine.subscriptions.list(keyId))[0]?.failures === 1;
              await eventually(failed, PATIENCE_MS, 'its failure');
              moved = by;
              await new Promise((resolve) => setTimeout(resolve, 1_200));
              assert.is(receiver.events().length, 2, 'not repeated, and not too early');
              answers[0]?.();
              await eventually(() => receiver.events().length === 3, PATIENCE_MS, 'the retry');
              assert.is(receiver.events().at(-1)?.headers['webhook-attempt'], '2');
              const count = Date.now();
              await engine.report(...ships(1, 3));
              receiver.behave(204);
              const through = async () => (await engine.subscriptions.list(keyId))[0]?.pending === 0;
              await eventually(through, PATIENCE_MS, 'nothing pending');
              assert.ok(Date.now() - count < 8_000);
              const counts = Map.groupBy(receiver.events(), ({ json }) => json.sequence as number);
              assert.is(counts.get(1)?.length, 1, 'the attempt in flight arrived once');
            },
            { settings: { ...QUICK, schedule: [0, 4_000, 100, 100] }, now: () => Date.now() + moved },
          );
        } finally {
          await receiver.close();
        }
      }));
  }

  test(`${kind.name}: deliveries with future due times become due after a correction for a clock that was set back`, () =>
    withStore(kind, async (store, { location }) => {
      const engine = openEngine(store);
      const { id } = await engine.subscribe('http://127.0.0.1:9/');
      await engine.report(...ships(3));
      const now = Date.now();
      const future = now + DAY_MS;
      await beneath(location, `update deliveries set due_at = ${future}, created_at = ${future}`);
      await beneath(
        location,
        `update deliveries set lease = 'of one that is gone', created_at = ${now} where sequence = 1`,
      );
      // This delivery was created a day ago, so it may correctly wait for its retry.
      await beneath(location, `update deliveries set created_at = ${now - DAY_MS} where sequence = 3`);
      await beneath(location, `update subscriptions set trial_until = ${future}, ping_at = ${future}`);
      const claimed = async () => {
        const { deliveries } = await store.webhooks.claim([{ subscriptionId: id, max: 9 }], Date.now(), Date.now() + 1);
        return deliveries.map(({ sequence }) => sequence);
      };
      assert.equal(await claimed(), []);
      await store.webhooks.amendTimes(Date.now(), LEASE_MS);
      assert.is((await store.webhooks.takePings(Date.now(), 9)).length, 1);
      await store.webhooks.proven(id);
      assert.equal(await claimed(), [1, 2]);
    }));

  for (const [way, by] of [
    ['ahead', DAY_MS],
    ['back', -DAY_MS],
  ] as const) {
    test(`${kind.name}: clock moved a day ${way}: an event written before the change is noticed is sent immediately, and its retry after its delay`, () =>
      withStore(kind, async (store) => {
        const receiver = await startReceiver();
        let moved = 0;
        try {
          await withEngine(
            store,
            async (engine) => {
              const { id, keyId } = await engine.subscribe(receiver.url);
              await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
              receiver.behave((response, { headers }) =>
                response.writeHead(headers['webhook-attempt'] === '1' ? 500 : 204).end(),
              );
              for (const [nth, to] of [by, 0].entries()) {
                moved = to;
                const began = performance.now();
                await engine.report(...ships(1, nth + 1));
                await engine.subscribe(receiver.url, { keyId });
                const mine = () =>
                  receiver
                    .events()
                    .filter(
                      ({ json, headers }) => json.sequence === nth * 2 + 1 && headers['webhook-subscription-id'] === id,
                    );
                await eventually(() => mine().length === 2, 15_000, `event ${nth + 1} twice`);
                assert.ok(performance.now() - began > 1_000, 'the second attempt came after its delay');
                await eventually(
                  () => receiver.received.filter(({ json }) => json.type === 'ping').length === nth + 2,
                  15_000,
                  'a ping',
                );
                await engine.report({ mmsi: `last ${nth}` });
                await eventually(
                  async () => (await engine.subscriptions.list(keyId)).every(({ pending }) => pending === 0),
                  15_000,
                  'nothing pending',
                );
              }
            },
            { settings: { ...QUICK, schedule: [0, 1_500, 1_500] }, now: () => Date.now() + moved },
          );
        } finally {
          await receiver.close();
        }
      }));

    test(`${kind.name}: a retry set before the clock was moved a day ${way} and back again keeps its delay`, () =>
      withStore(kind, async (store) => {
        const receiver = await startReceiver(500);
        let moved = 0;
        try {
          await withEngine(
            store,
            async (engine) => {
              const { keyId } = await engine.subscribe(receiver.url);
              await engine.report(...ships(1));
              const failures = async () => (await engine.subscriptions.list(keyId))[0]?.failures;
              await eventually(async () => (await failures()) === 1, PATIENCE_MS, 'a failure');
              moved = by;
              await eventually(async () => (await failures()) === 2, 15_000, 'another one');
              moved = 0;
              receiver.behave(204);
              await eventually(async () => (await failures()) === 0, 15_000, 'it arrives');
            },
            { settings: { ...QUICK, schedule: [0, 1_500, 1_500, 1_500] }, now: () => Date.now() + moved },
          );
        } finally {
          await receiver.close();
        }
      }));
  }

  test(`${kind.name}: clock moved a day ahead: nothing expires or is pruned too early`, () =>
    withStore(kind, async (store, { location }) => {
      let moved = 0;
      const engine = openEngine(store);
      const { id, keyId } = await engine.subscribe('http://127.0.0.1:9/');
      await engine.report(...ships(3));
      await beneath(location, `update subscriptions set status = 'circuit_open'`);
      await beneath(location, `update deliveries set state = 'held', due_at = null where sequence > 1`);
      await beneath(location, `update deliveries set state = 'delivered', due_at = null where sequence = 1`);
      for (const table of ['events', 'deliveries']) {
        await beneath(location, `update ${table} set created_at = created_at - ${60 * HOUR_MS}`);
      }
      let rounds = 0;
      const watched = {
        ...store,
        webhooks: {
          ...store.webhooks,
          expire: async (...args: Parameters<typeof store.webhooks.expire>) => {
            const ended = await store.webhooks.expire(...args);
            rounds++;
            return ended;
          },
        },
      };
      const now = () => Date.now() + moved;
      const stop = startUpkeep({ store: watched, now, onError: assert.unreachable, everyMs: 20 });
      const round = async () => {
        const after = rounds + 2;
        // Deletes the time of the last pruning, because pruning runs only once per hour.
        await beneath(location, `delete from settings where name = 'done webhooks pruned'`);
        await eventually(() => rounds >= after, PATIENCE_MS, 'looked after');
      };
      try {
        moved = DAY_MS;
        await round();
        moved = 0;
        await round();
        const [own] = await engine.subscriptions.list(keyId);
        assert.equal([own?.pending, own?.expired], [2, []]);
        const { events } = await pull(engine, keyId, id, 0, 10);
        assert.is(events.length, 3);
      } finally {
        await stop();
      }
    }));

  test(`${kind.name}: clock moved a day ahead: failures do not appear older, so no circuit breaker opens`, () =>
    withStore(kind, async (store) => {
      const receiver = await startReceiver(500);
      let moved = 0;
      try {
        await withEngine(
          store,
          async (engine) => {
            const { keyId } = await engine.subscribe(receiver.url);
            await engine.report(...ships(1));
            const own = async () => (await engine.subscriptions.list(keyId))[0];
            await eventually(async () => ((await own())?.failures ?? 0) >= 2, PATIENCE_MS, 'failures');
            moved = DAY_MS;
            await eventually(async () => ((await own())?.failures ?? 0) >= 6, PATIENCE_MS, 'further failures');
            assert.is((await own())?.status, 'active');
          },
          {
            settings: { ...QUICK, schedule: [0, ...Array(12).fill(300)], circuit: { failures: 3, ageMs: HOUR_MS } },
            now: () => Date.now() + moved,
          },
        );
      } finally {
        await receiver.close();
      }
    }));

  test(`${kind.name}: pauses a receiver that fails while the clock is set back`, () =>
    withStore(kind, async (store) => {
      const receiver = await startReceiver(500);
      let moved = 0;
      try {
        await withEngine(
          store,
          async (engine) => {
            const { keyId } = await engine.subscribe(receiver.url);
            await engine.report(...ships(1));
            const own = async () => (await engine.subscriptions.list(keyId))[0];
            await eventually(async () => (await own())?.failures === 1, PATIENCE_MS, 'a failure');
            moved = -DAY_MS;
            await eventually(async () => (await own())?.status === 'circuit_open', PATIENCE_MS, 'the circuit opens');
          },
          {
            settings: { ...QUICK, schedule: [0, ...Array(12).fill(300)], circuit: { failures: 4, ageMs: 200 } },
            now: () => Date.now() + moved,
          },
        );
      } finally {
        await receiver.close();
      }
    }));
}

test.run();
