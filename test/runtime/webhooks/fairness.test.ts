// Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../../support/eventually.ts';
import { longestStall } from '../../support/stall.ts';
import { engines, withStore } from '../store/engines.ts';
import { openEngine, ships, withEngine } from './engine.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const PATIENCE_MS = 20_000;
/** More than the time to start eight attempts, to claim deliveries for forty subscriptions, or to write outcomes. */
const MAX_STALL_MS = 60;

async function slowReceiver(ms: number, address: string): Promise<Receiver & { most(): number }> {
  let underWay = 0;
  let max = 0;
  const receiver = await startReceiver((response, { json }) => {
    if (json.type === 'ping') return void response.writeHead(204).end();
    max = Math.max(max, ++underWay);
    setTimeout(() => {
      underWay--;
      response.writeHead(204).end();
    }, ms);
  }, address);
  return { ...receiver, most: () => max };
}

/** Waits until the pings are answered, after which a receiver may have several concurrent attempts. */
async function proven(receivers: readonly Receiver[], pings = 1): Promise<void> {
  const pinged = ({ received }: Receiver) => received.length >= pings;
  await eventually(() => receivers.every(pinged), PATIENCE_MS, 'the pings');
  await new Promise((resolve) => setTimeout(resolve, 200));
}

for (const kind of await engines()) {
  test(`${kind.name}: runs at most five concurrent attempts per subscription, and at most the maximum per network`, () =>
    withStore(kind, async (store) => {
      const [one, many] = [await slowReceiver(600, '127.0.0.2'), await slowReceiver(600, '127.0.0.3')];
      try {
        await withEngine(
          store,
          async (engine) => {
            await engine.subscribe(one.url);
            for (let n = 0; n < 6; n++) await engine.subscribe(`${many.url}/${n}`);
            await Promise.all([proven([one]), proven([many], 6)]);
            await engine.report(...ships(20));
            const all = () => one.events().length === 20 && many.events().length === 120;
            await eventually(all, PATIENCE_MS, 'all of them');
          },
          { slots: { perSubscription: 5, perNetwork: 20, perKey: 60, inAll: 200 } },
        );
        assert.is(one.most(), 5);
        assert.ok(many.most() >= 10 && many.most() <= 20, `${many.most()} concurrent attempts`);
      } finally {
        await Promise.all([one.close(), many.close()]);
      }
    }));

  test(`${kind.name}: delivers the event of one subscription before the five hundred events of another are done`, () =>
    withStore(kind, async (store) => {
      const [busy, other] = [await slowReceiver(20, '127.0.0.2'), await startReceiver()];
      try {
        await withEngine(
          store,
          async (engine) => {
            await engine.subscribe(busy.url);
            await engine.subscribe(other.url, { filter: { name: ['Ship 500'] } });
            await proven([busy, other]);
            // One subscription could use all slots of the key.
            for (let n = 0; n < 5; n++) await engine.report(...ships(100, 1 + 100 * n));
            await eventually(() => other.events().length === 1, PATIENCE_MS, 'the one event');
            assert.ok(busy.events().length < 400, `after ${busy.events().length}`);
            await eventually(() => busy.events().length === 500, PATIENCE_MS, 'all the others');
          },
          { slots: { perSubscription: 5, perNetwork: 20, perKey: 5, inAll: 20 } },
        );
      } finally {
        await Promise.all([busy.close(), other.close()]);
      }
    }));

  test(`${kind.name}: receivers that fail and then hang leave the last slot to other receivers`, () =>
    withStore(kind, async (store) => {
      const failing = await Promise.all(Array.from({ length: 10 }, () => startReceiver()));
      const well = await startReceiver();
      try {
        await withEngine(
          store,
          async (engine) => {
            for (const { url } of failing) await engine.subscribe(url, { filter: { name: ['Ship 1'] } });
            await engine.subscribe(well.url, { filter: { name: ['Ship 2'] } });
            await proven([...failing, well]);
            for (const each of failing)
              each.behave((response, { headers }) => {
                if (headers['webhook-attempt'] === '1') response.writeHead(500).end();
              });
            await engine.report(...ships(1));
            const hanging = () => failing.filter((each) => each.events().length === 2).length;
            await eventually(() => hanging() >= 7, PATIENCE_MS, 'retries that hang');
            await new Promise((resolve) => setTimeout(resolve, 500));
            await engine.report(...ships(1, 2));
            await eventually(() => well.events().length === 1, 5_000, 'the event of the one that is well');
            assert.is(hanging(), 7);
          },
          { slots: { perSubscription: 5, perNetwork: 10, perKey: 10, inAll: 8 } },
        );
      } finally {
        await Promise.all([...failing, well].map((each) => each.close()));
      }
    }));

  test(`${kind.name}: tool calls are served while three hundred deliveries are due`, () =>
    withStore(kind, async (store) => {
      const receivers = await Promise.all(Array.from({ length: 60 }, () => startReceiver()));
      try {
        const first = openEngine(store);
        first.start();
        for (const { url } of receivers) await first.subscribe(url);
        await proven(receivers);
        await first.stop();
        let count = 0;
        const stall = await longestStall(async (watch) => {
          await first.report(...ships(5, 1 + count));
          count += 5;
          const engine = openEngine(store);
          await watch(async () => {
            engine.start();
            const arrived = () => receivers.every((each) => each.events().length === count);
            await eventually(arrived, PATIENCE_MS, 'all of them');
          });
          await engine.stop();
        });
        assert.ok(stall < MAX_STALL_MS, `blocked for ${stall.toFixed(0)} ms`);
      } finally {
        await Promise.all(receivers.map((each) => each.close()));
      }
    }));
}

test.run();
