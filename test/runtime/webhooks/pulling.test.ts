// Pulling events affects only the caller's key. Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BurstCap } from '../../../runtime/limits/burst.ts';
import { PullGate } from '../../../runtime/webhooks/pulling.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { eventually } from '../../support/eventually.ts';
import { REPLAYING } from '../../support/operations.ts';
import { longestStall } from '../../support/stall.ts';
import { beneath, engines, withStore } from '../store/engines.ts';
import { openEngine, pull } from './engine.ts';
import { writeEvents } from './history.ts';

const PAGE_BYTES = 512 * 1024;
const EVENTS = 400;
const EVENT_BYTES = 50_000;
const MAX_STALL_MS = 50;
const DAY_MS = 86_400_000;

for (const kind of await engines()) {
  test(`${kind.name}: pages of large events end at 512 KiB, and together contain every event once`, () =>
    withStore(kind, async (store, place) => {
      const engine = openEngine(store);
      const { id, keyId } = await engine.subscribe('http://127.0.0.1:9/');
      await writeEvents(place, id, { count: 45, bytes: EVENT_BYTES });
      const sequences: number[] = [];
      for (let after = 0, more = true; more; ) {
        const page = await pull(engine, keyId, id, after, 100);
        assert.ok(JSON.stringify(page).length < PAGE_BYTES + 200, `${JSON.stringify(page).length} bytes`);
        assert.is(page.oldest, 1);
        sequences.push(...page.events.map(({ sequence }) => sequence));
        assert.is(page.next_after, sequences.at(-1));
        ({ next_after: after, more } = page);
      }
      assert.equal(
        sequences,
        Array.from({ length: 45 }, (_, n) => n + 1),
      );
      assert.is((await pull(engine, keyId, id, 0, 1)).events.length, 1);
      assert.equal(await pull(engine, keyId, id, 45, 9), { events: [], next_after: 45, more: false, oldest: 1 });
    }));

  test(`${kind.name}: other requests are served during twenty concurrent pulls with different keys`, () =>
    withStore(kind, async (store, place) => {
      const engine = openEngine(store);
      const made: { id: string; keyId: string }[] = [];
      for (let n = 0; n < 20; n++) made.push(await engine.subscribe('http://127.0.0.1:9/'));
      for (const { id } of made) await writeEvents(place, id, { count: 12, bytes: EVENT_BYTES });
      const stall = await longestStall((watch) =>
        watch(async () => {
          const pages = await Promise.all(made.map(({ id, keyId }) => engine.subscriptions.pull(keyId, id, 0, 1_000)));
          for (const page of pages)
            assert.ok(page.length > PAGE_BYTES - EVENT_BYTES * 2 && page.length <= PAGE_BYTES + 200);
        }),
      );
      assert.ok(stall < MAX_STALL_MS, `blocked for ${stall.toFixed(0)} ms`);
    }));

  test(`${kind.name}: does not read a month of older events only to skip them`, () =>
    withStore(kind, async (store, place) => {
      const engine = openEngine(store);
      const { id, keyId } = await engine.subscribe('http://127.0.0.1:9/');
      await writeEvents(place, id, { count: 60_000, bytes: 2, ageMs: 10 * DAY_MS });
      await writeEvents(place, id, { count: 30, bytes: 2, from: 60_001 });
      const stall = await longestStall((watch) =>
        watch(async () => {
          const { events, oldest } = await pull(engine, keyId, id, 0, 10);
          assert.equal([oldest, events[0]?.sequence, events.length], [60_001, 60_001, 10]);
        }),
      );
      assert.ok(stall < MAX_STALL_MS, `blocked for ${stall.toFixed(0)} ms`);
      // Creates a gap at the beginning, like pruning.
      await beneath(place.location, `delete from deliveries where sequence < 40000`);
      assert.is((await pull(engine, keyId, id, 0, 10)).oldest, 60_001);
      await beneath(place.location, `delete from deliveries where sequence < 60010`);
      assert.equal((await pull(engine, keyId, id, 60_003, 10)).events.map(({ sequence }) => sequence)[0], 60_010);
    }));
}

test('serves a hundred concurrent pulls of a key one at a time, with bursts of at most ten, and rejects the rest with a retry time of one second', async () => {
  const server = await openAlmanac({
    ...REPLAYING,
    ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
    ALMANAC_WEBHOOK_HTTP: 'on',
  });
  try {
    const key = await server.key('free');
    const body = { entity_type: 'brreg_company', callback_url: 'http://127.0.0.1:9/' };
    const { id } = (await server.send({ path: '/rest/webhooks/subscribe', key, body })).json;
    await writeEvents({ location: { dataDir: server.dataDir } }, id, { count: EVENTS, bytes: EVENT_BYTES });
    const path = `/webhooks/${id}/events?limit=1000`;
    const before = process.memoryUsage().rss;
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 100 }, () => server.send({ path, key })));
    const pages = answers.filter(({ status }) => status === 200);
    const max = 10 + (5 * (performance.now() - began)) / 1_000;
    assert.ok(pages.length >= 1 && pages.length <= max, `${pages.length} pages, at most ${max} allowed`);
    for (const { json, text } of pages) {
      assert.ok(text.length <= PAGE_BYTES + 200);
      assert.equal([json.more, json.next_after], [true, json.events.at(-1).sequence]);
    }
    for (const { status, json, headers } of answers.filter((each) => !pages.includes(each))) {
      assert.equal([status, json.code, headers['retry-after']], [429, 'too_many_requests', '1']);
    }
    assert.ok(process.memoryUsage().rss - before < 150_000_000, 'memory is bounded');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const next = await server.send({ path: `${path}&after=${pages[0]?.json.next_after}`, key });
    assert.equal([next.status, next.json.events[0].sequence], [200, pages[0]?.json.next_after + 1]);
    assert.is(next.headers['content-type'], 'application/json; charset=utf-8');
  } finally {
    await server.stop();
  }
});

test('a pull whose client disconnects does not lock its key out', async () => {
  const server = await openAlmanac({
    ...REPLAYING,
    ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
    ALMANAC_WEBHOOK_HTTP: 'on',
  });
  try {
    const key = await server.key('free');
    const body = { entity_type: 'brreg_company', callback_url: 'http://127.0.0.1:9/' };
    const { id } = (await server.send({ path: '/rest/webhooks/subscribe', key, body })).json;
    await writeEvents({ location: { dataDir: server.dataDir } }, id, { count: 20, bytes: EVENT_BYTES });
    const gone = AbortSignal.timeout(1);
    const headers = { 'Service-API-Key': key };
    await fetch(`${server.url}/webhooks/${id}/events`, { headers, signal: gone }).catch(() => {});
    const answered = async () => (await server.send({ path: `/webhooks/${id}/events`, key })).status === 200;
    await eventually(answered, 5_000, 'an answer');
  } finally {
    await server.stop();
  }
});

test('a key may pull five pages per second, with bursts of up to ten', () => {
  let now = 0;
  const gate = new PullGate(new BurstCap(() => now));
  const passed = (wanted: number) => {
    let count = 0;
    for (let n = 0; n < wanted; n++) {
      try {
        gate.enter('key')();
        count++;
      } catch {}
    }
    return count;
  };
  assert.is(passed(40), 10);
  now += 1_000;
  assert.is(passed(40), 5);
  const leave = gate.enter('another key');
  assert.throws(() => gate.enter('another key'), /one page at a time/);
  leave();
  gate.enter('another key');
});

test.run();
