// Each hostile key has twenty subscriptions. They respond with 200 late, never, or one byte at a time under twenty
// names of one address. Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../../support/eventually.ts';
import { beneath, engines, withStore } from '../store/engines.ts';
import { openEngine, ships, withEngine } from './engine.ts';
import { writeEvents } from './history.ts';
import { startHostile } from './hostile.ts';

const PATIENCE_MS = 20_000;
const SUBSCRIPTIONS = 20;
const OTHERS = 5;
const EVENTS = 10;
const BETWEEN_MS = 80;
/** Three quarters of the sender's timeout, so the attempts still succeed. */
const SLOW_MS = 11_000;
/** Tolerance for other load on the machine. Waiting for a slot used to take 70 s. */
const NOISE_MS = 100;
const MAX_MS = 3_000;
/**
 * Maximum factor by which writing an event may slow down. It used to be twenty; concurrent processes cause up to three.
 */
const MAX_SLOWED = 6;

for (const kind of await engines()) {
  test(`${kind.name}: three hostile keys do not delay the events of others`, () =>
    withStore(kind, async (store) => {
      const hostile = await startHostile(SLOW_MS);
      try {
        await withEngine(
          store,
          async (engine) => {
            for (const url of hostile.well(OTHERS)) await engine.subscribe(url);
            for (const urls of [hostile.slow, hostile.hanging, hostile.dripping].map((of) => of(SUBSCRIPTIONS))) {
              const keyId = await engine.key();
              for (const url of urls) await engine.subscribe(url, { keyId });
            }
            let reportedCount = 0;
            /** Returns the latency of each event at the well-behaved receivers, longest first. */
            const waits = async () => {
              hostile.came.length = 0;
              for (let n = 0; n < EVENTS; n++) {
                await engine.report(...ships(1, ++reportedCount));
                await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
              }
              const ours = () => hostile.came.filter(({ well }) => well);
              await eventually(() => ours().length >= OTHERS * EVENTS, PATIENCE_MS, 'all events of the others');
              return ours()
                .map(({ at, changedAt }) => at - changedAt)
                .sort((a, b) => b - a);
            };
            // After this round, every receiver is known and may have several concurrent attempts.
            await waits();
            const before = [await waits(), await waits()];
            hostile.turn();
            const beside = [await waits(), await waits(), await waits()];
            const [quiet, hurt] = [before, beside].map((rounds) => Math.min(...rounds.map(p95))) as [number, number];
            assert.ok(hurt < 1.5 * quiet + NOISE_MS, `${quiet} ms before, ${hurt} ms during the attack`);
            const longest = Math.max(...beside.map(([first = 0]) => first));
            assert.ok(longest < MAX_MS, `${longest} ms when they started to hang`);
            assert.ok(engine.underWay() >= 30, `only ${engine.underWay()} of their attempts are in flight`);
          },
          { resolve: hostile.resolve },
        );
      } finally {
        await hostile.close();
      }
    }));

  test(`${kind.name}: forty full queues do not delay writing an event`, () =>
    withStore(kind, async (store, { location }) => {
      const engine = openEngine(store);
      const open: string[] = [];
      for (let n = 0; n < 40; n++) open.push((await engine.subscribe(`http://127.0.0.1:9/${n}`)).id);
      let reportedCount = 0;
      /** Returns the shortest time to write an event, of several attempts. */
      const written = async () => {
        let min = Number.POSITIVE_INFINITY;
        for (let n = 0; n < 8; n++) {
          const began = performance.now();
          await engine.report(...ships(1, ++reportedCount));
          min = Math.min(min, performance.now() - began);
        }
        return min;
      };
      const empty = await written();
      for (const [nth, id] of open.entries()) {
        const state = nth % 2 === 0 ? 'pending' : 'held';
        await writeEvents({ location }, id, { count: 1_200, bytes: 10, from: 100, state });
        const status = state === 'held' ? 'circuit_open' : 'active';
        await beneath(location, `update subscriptions set status = '${status}' where id = '${id}'`);
      }
      const full = await written();
      assert.ok(
        full < MAX_SLOWED * empty,
        `${empty.toFixed(1)} ms with empty queues, ${full.toFixed(1)} ms with full ones`,
      );
    }));
}

/** Expects the values in descending order. */
function p95(values: readonly number[]): number {
  return values[Math.floor(values.length * 0.05)] ?? 0;
}

test.run();
