// Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Store } from '../../../../runtime/store/store.ts';
import { LostLead } from '../../../../runtime/store/watch-store.ts';
import { eventually } from '../../../support/eventually.ts';
import { engines, withStore } from '../../store/engines.ts';
import { all, PATIENCE_MS, ShipSource, watcher, watching } from './scripted.ts';

for (const engine of await engines()) {
  const on = (promise: string, check: (store: Store) => Promise<void>) =>
    test(`${engine.name}: ${promise}`, () => withStore(engine, check));

  on('a replaced leader cannot write', async (store) => {
    const { watches } = store;
    await watches.claim('t', 'first');
    const change = { change: 'created', entityId: 'x', hash: 'h', record: {}, fields: [] } as const;
    const commit = { changes: [change], adopted: [], forgotten: [], at: 1_000 };
    await watches.commit('t', 'first', commit);
    await watches.claim('t', 'second');
    for (const step of [
      () => watches.commit('t', 'first', commit),
      () => watches.note('t', 'first', { failures: 1 }),
    ]) {
      const error = await step().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      assert.instance(error, LostLead);
    }
    await watches.commit('t', 'second', commit);
    assert.equal(
      (await watches.changesSince('t', 0, 9)).map(({ sequence }) => sequence),
      [1, 2],
    );
  });

  on('a reader that continues from its last time misses no change and gets none twice', async (store) => {
    const { watches } = store;
    await watches.claim('t', 'a');
    const change = (n: number) =>
      ({ change: 'created', entityId: `x${n}`, hash: 'h', record: {}, fields: [] }) as const;
    const commit = async (at: number, ...ns: number[]) =>
      watches.commit('t', 'a', { changes: ns.map(change), adopted: [], forgotten: [], at });
    await commit(1_000, 1, 2, 3);
    await commit(1_001, 4);
    await commit(500, 5, 6);
    await commit(9_000, 7);
    const feed = watcher(store, []);
    const read: string[] = [];
    let since = 0;
    for (let more = true; more; ) {
      const page = await feed.changesSince('t', since, 2);
      read.push(...page.changes.map(({ entityId }) => entityId));
      since = page.changes.at(-1)?.changedAt ?? since;
      more = page.more;
    }
    assert.equal(read, ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7']);
    assert.equal((await feed.changesSince('t', since, 2)).changes, []);
    assert.is(since, 9_000);
  });

  on('deletes old and excess changes, and a feed states since when it is complete', async (store) => {
    const source = new ShipSource();
    const feed = watcher(store, []);
    assert.is((await feed.changesSince('harbour_ship', 0, 5)).completeSince, undefined);
    const fleet = (n: number) => Array.from({ length: n }, (_, i) => ({ mmsi: `${i}` }));
    await watching(
      store,
      [source.watch()],
      async () => {
        await source.shows(all());
        const { completeSince } = await feed.changesSince('harbour_ship', 0, 5);
        assert.ok(completeSince !== undefined && completeSince <= Date.now());
        await source.shows(all(...fleet(2_250)));
        const kept = async () => (await store.watches.changesSince('harbour_ship', 0, 9_999)).length;
        await eventually(async () => (await kept()) === 10, PATIENCE_MS, 'all but ten were dropped');
        const page = await feed.changesSince('harbour_ship', 0, 5);
        assert.is(page.changes[0]?.sequence, 2_241);
        assert.is(page.completeSince, page.changes[0]?.changedAt);
      },
      { limits: { keepChanges: 10, pruneEveryMs: 30 } },
    );
    const { changedAt } = (await store.watches.list())[0] ?? { changedAt: 0 };
    assert.is(await store.watches.prune('harbour_ship', changedAt, 10), 9, 'by age, exclusive');
    assert.is(await store.watches.prune('harbour_ship', changedAt + 1, 10), 1);
    assert.is((await feed.changesSince('harbour_ship', 0, 5)).completeSince, changedAt);
  });

  on('without the store, the state is empty and not an error', async (store) => {
    await store.watches.claim('harbour_ship', 'somebody');
    const waiting = watcher(store, [new ShipSource().watch()]);
    assert.is((await waiting.state()).watches['harbour_ship']?.sequence, 0);
    await store.close();
    assert.equal(await waiting.state(), { leading: false, watches: {} });
  });
}

test.run();
