// Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Look } from '../../../../runtime/contract/event.ts';
import { Problem } from '../../../../runtime/contract/problem.ts';
import type { Store } from '../../../../runtime/store/store.ts';
import { StoreUnavailable } from '../../../../runtime/store/unavailable.ts';
import { eventually } from '../../../support/eventually.ts';
import { engines, withStore } from '../../store/engines.ts';
import { all, half, PATIENCE_MS, reported, type Ship, ShipSource, some, watcher, watching } from './scripted.ts';

const EIRA: Ship = { mmsi: '257000001', name: 'Eira', port: 'Bergen' };
const FRAM: Ship = { mmsi: '257000002', name: 'Fram', port: 'Oslo' };
const GANN: Ship = { mmsi: '257000003', name: 'Gann', port: null };

for (const engine of await engines()) {
  const on = (promise: string, check: (store: Store) => Promise<void>) =>
    test(`${engine.name}: ${promise}`, () => withStore(engine, check));

  on('reports states A, B, a partial list, B, C as exactly the changes between A, B and C', async (store) => {
    const source = new ShipSource();
    await watching(store, [source.watch()], async () => {
      await source.shows(all(EIRA, FRAM));
      assert.equal(await reported(store), [], 'the first poll is the baseline');
      const inHaven = { ...EIRA, port: 'Haugesund' };
      await source.shows(all(inHaven, FRAM, GANN));
      const b = [`1 created ${GANN.mmsi} name:null>"Gann"`, `2 updated ${EIRA.mmsi} port:"Bergen">"Haugesund"`];
      assert.equal(await reported(store), b);
      await source.shows(half(FRAM));
      await source.shows(all({ ...GANN, heard: 5 }, inHaven, FRAM));
      assert.equal(
        await reported(store),
        b,
        'a partial list, another order and a field that is not compared are not changes',
      );
      await source.shows(all(EIRA, GANN));
      assert.equal(await reported(store), [
        ...b,
        `3 updated ${EIRA.mmsi} port:"Haugesund">"Bergen"`,
        `4 removed ${FRAM.mmsi} name:"Fram">null port:"Oslo">null`,
      ]);
    });
    const [created, , , removed] = await store.watches.changesSince('harbour_ship', 0, 9);
    assert.equal(created?.record, GANN);
    assert.equal(removed?.record, FRAM, 'a removed record is reported in its last state');
    assert.match(String(created?.id), /^evt_[0-9a-f]{32}$/);
  });

  on('reports a record that flaps between two states every time, with a new id', async (store) => {
    const source = new ShipSource();
    await watching(store, [source.watch()], async () => {
      await source.shows(all(EIRA, FRAM));
      for (const port of ['Oslo', 'Bergen', 'Oslo']) await source.shows(all({ ...EIRA, port }, FRAM));
      await source.shows(all(FRAM));
      await source.shows(all(EIRA, FRAM));
    });
    const changes = await store.watches.changesSince('harbour_ship', 0, 9);
    assert.equal(
      changes.map(({ sequence, change }) => `${sequence} ${change}`),
      ['1 updated', '2 updated', '3 updated', '4 removed', '5 created'],
    );
    assert.is(new Set(changes.map(({ id }) => id)).size, 5);
  });

  on('follows a feed by its cursor, which stays when a poll returns none', async (store) => {
    const source = new ShipSource();
    await watching(store, [source.watch()], async () => {
      await source.shows({ ...some(EIRA, FRAM), nextCursor: { id: 7 } });
      assert.equal([source.cursors[0], source.cursors.at(-1)], [undefined, { id: 7 }]);
      await source.shows({ ...some({ ...FRAM, port: 'Moss' }), nextCursor: { id: 9 } });
      await source.shows(half(GANN));
      assert.equal(source.cursors.at(-1), { id: 9 });
      await source.shows({ ...some(), removedIds: [EIRA.mmsi, 'never known'] });
    });
    assert.equal(await reported(store), [
      `1 updated ${FRAM.mmsi} port:"Oslo">"Moss"`,
      `2 created ${GANN.mmsi} name:null>"Gann"`,
      `3 removed ${EIRA.mmsi} name:"Eira">null port:"Bergen">null`,
    ]);
  });

  on('the cursor moves only after all changes are written', async (store) => {
    const source = new ShipSource();
    const log = [EIRA, FRAM, GANN];
    let refusals = 2;
    const onChanges = async () => {
      if (refusals-- > 0) throw new Error('no');
    };
    const report = () => {
      const from = Number(source.cursors.at(-1) ?? 1);
      return { ...some(...log.slice(from)), nextCursor: log.length };
    };
    await watching(
      store,
      [source.watch()],
      async () => {
        await source.shows({ ...some(), nextCursor: 1 });
        source.show = report;
        await eventually(async () => (await reported(store)).length === 2, PATIENCE_MS, 'both are told');
        await source.looked(2);
        assert.is(source.cursors.at(-1), 3);
      },
      { onChanges },
    );
    assert.is((await reported(store)).length, 2);
  });

  on('an interrupted baseline restarts, and is never reported as changes', async (store) => {
    const source = new ShipSource();
    const fleet = (name: string, size: number) => Array.from({ length: size }, (_, n) => ({ mmsi: `${n}`, name }));
    await watching(store, [source.watch()], () => source.shows(all(...fleet('long before', 10))));
    const elsewhere = source.watch({ scope: { area: 'elsewhere' } });
    source.show = () => all(...fleet('before', 150));
    let commits = 0;
    const broken: Store = {
      ...store,
      watches: {
        ...store.watches,
        commit: (...args) => (++commits > 1 ? Promise.reject(new Error('no')) : store.watches.commit(...args)),
      },
    };
    await watching(broken, [elsewhere], () => eventually(() => commits > 1, PATIENCE_MS, 'broken off'));
    assert.is((await store.watches.hashes('harbour_ship')).size, 100, 'half of the changes were stored');
    await watching(store, [elsewhere], async () => {
      await source.shows(all(...fleet('after', 120)));
      await eventually(async () => (await store.watches.hashes('harbour_ship')).size === 120, PATIENCE_MS, 'whole');
      await source.looked(2);
      assert.equal(await reported(store), []);
      await source.shows(all(...fleet('after', 121)));
    });
    assert.equal(await reported(store), ['1 created 120 name:null>"after"']);
  });

  on('additions to and removals from a watchlist are not changes, but changes to its records are', async (store) => {
    const source = new ShipSource();
    await watching(store, [source.watch()], async () => {
      await source.shows(some(EIRA));
      await source.shows({ ...some(FRAM), adoptedIds: [FRAM.mmsi], forgottenIds: [EIRA.mmsi] });
      await source.shows(some({ ...FRAM, name: 'Fram II' }));
      await source.shows({ ...some(EIRA), adoptedIds: [EIRA.mmsi] });
    });
    assert.equal(await reported(store), [`1 updated ${FRAM.mmsi} name:"Fram">"Fram II"`]);
  });

  on('a partial list is not a baseline', async (store) => {
    const source = new ShipSource();
    await watching(store, [source.watch()], async (running) => {
      await source.shows(half(EIRA));
      assert.is((await running.state()).watches['harbour_ship']?.baselineAt, null);
      await source.shows(all(EIRA, FRAM));
      assert.ok((await running.state()).watches['harbour_ship']?.baselineAt);
      await source.shows(all(EIRA, FRAM, GANN));
    });
    assert.equal(await reported(store), [`1 created ${GANN.mmsi} name:null>"Gann"`]);
  });

  on('finds and reports changes after any period without polls', async (store) => {
    const source = new ShipSource();
    await watching(store, [source.watch()], () => source.shows(all(EIRA, FRAM)));
    await store.watches.claim('harbour_ship', 'test');
    await store.watches.note('harbour_ship', 'test', { watchedAt: Date.now() - 30 * 86_400_000 });
    await watching(store, [source.watch()], () => source.shows(all({ ...EIRA, port: 'Moss' }, FRAM)));
    assert.equal(await reported(store), [`1 updated ${EIRA.mmsi} port:"Bergen">"Moss"`]);
  });

  on('a nudge during a poll causes another poll immediately', async (store) => {
    const source = new ShipSource();
    source.show = async () => {
      if (source.looks === 1) await store.watches.nudge('harbour_ship');
      return all(EIRA);
    };
    await watching(store, [source.watch({ everyMs: 3_600_000 })], () => source.looked(2));
  });

  const fleet = Array.from({ length: 10 }, (_, n) => ({ mmsi: `${n}`, name: `Ship ${n}` }));
  const removals = async (store: Store) =>
    (await store.watches.changesSince('harbour_ship', 0, 99)).map(({ change, entityId }) => `${change} ${entityId}`);

  on('accepts a large loss after three polls, not after two', async (store) => {
    const source = new ShipSource();
    const shown: Look<Ship>[] = [];
    source.show = () => (shown.length > 1 ? shown.shift() : shown[0]) as Look<Ship>;
    const [whole, half] = [all(...fleet), all(...fleet.slice(0, 5))];
    shown.push(
      whole,
      half,
      half,
      whole,
      all(),
      all(),
      all(...fleet.slice(0, 9)),
      half,
      half,
      all(...fleet.slice(0, 6)),
    );
    await watching(store, [source.watch()], () => source.looked(12), { limits: { doubtedMs: 0 } });
    assert.equal(await removals(store), ['removed 9', 'removed 6', 'removed 7', 'removed 8']);
  });

  on('accepts a large loss after half an hour, however often it is polled', async (store) => {
    const source = new ShipSource();
    await watching(
      store,
      [source.watch()],
      async () => {
        await source.shows(all(...fleet));
        const lost = performance.now();
        await source.shows(all());
        await source.looked(6);
        await eventually(async () => (await removals(store)).length === 10, PATIENCE_MS, 'all are told');
        assert.ok(performance.now() - lost >= 1_500);
      },
      { limits: { doubtedMs: 1_500 } },
    );
  });

  const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();
  const warning = (mmsi: string, ends: string | null = IN_AN_HOUR) => ({ mmsi, name: `Warning ${mmsi}`, ends });
  const ENDING = { compare: ['name', 'ends'], ends: 'ends' } as const;
  const others = Array.from({ length: 11 }, (_, n) => warning(`other ${n}`));

  on('a single response without a record before its end causes no event', async (store) => {
    const source = new ShipSource();
    const open = warning('until further notice', null);
    await watching(
      store,
      [source.watch(ENDING)],
      async () => {
        await source.shows(all(...others));
        await source.shows(all(...others, warning('x'), open));
        const shown: Look<Ship>[] = [all(...others), all(...others), all(...others, warning('x'), open)];
        source.show = () => (shown.length > 1 ? shown.shift() : shown[0]) as Look<Ship>;
        await source.looked(5);
        assert.equal((await removals(store)).sort(), ['created until further notice', 'created x']);
        // The duration of each absence is measured from the poll in which that absence began.
        source.show = () => all(...others, open);
        await source.looked(6);
        assert.equal((await removals(store)).slice(2), ['removed x'], 'once its absence is confirmed');
      },
      { limits: { doubtedMs: 0 } },
    );
    const changes = await store.watches.changesSince('harbour_ship', 0, 99);
    assert.equal(
      changes.map(({ sequence }) => sequence),
      [1, 2, 3],
    );
  });

  on('confirms an absence before the end after the minimum time, however often the source is polled', async (store) => {
    const source = new ShipSource();
    await watching(
      store,
      [source.watch(ENDING)],
      async () => {
        await source.shows(all(...others, warning('x')));
        const lost = performance.now();
        await source.shows(all(...others));
        await source.looked(6);
        await eventually(async () => (await removals(store)).length === 1, PATIENCE_MS, 'it is removed');
        assert.ok(performance.now() - lost >= 1_500);
      },
      { limits: { doubtedMs: 1_500 } },
    );
  });

  on('the first poll that misses a record after its end removes it', async (store) => {
    const source = new ShipSource();
    const ended = warning('ended', new Date(Date.now() - 60_000).toISOString());
    await watching(store, [source.watch(ENDING)], async () => {
      await source.shows(all(...others, ended));
      await source.shows(all(...others));
      assert.equal(await removals(store), ['removed ended']);
    });
  });

  on('removes a missing record when its end passes, or the source cancels it', async (store) => {
    const source = new ShipSource();
    const soon = warning('soon', new Date(Date.now() + 1_500).toISOString());
    await watching(store, [source.watch(ENDING)], async () => {
      await source.shows(all(...others, soon, warning('cancelled')));
      await source.shows(all(...others));
      await source.looked(4);
      if (Date.now() < Date.parse(soon.ends as string)) assert.equal(await removals(store), []);
      await source.shows({ ...all(...others), removedIds: ['cancelled'] });
      assert.ok((await removals(store)).includes('removed cancelled'));
      await eventually(async () => (await removals(store)).includes('removed soon'), PATIENCE_MS, 'its end');
    });
    assert.is((await removals(store)).length, 2);
  });

  on('an absence continues in the next process, and a partial list neither ends nor extends it', async (store) => {
    const absence = async () => (await store.watches.absences('harbour_ship')).get('x')?.looks;
    const show = async (look: Look<Ship>, enough: () => Promise<boolean>) => {
      const source = new ShipSource();
      source.show = () => look;
      const looked = async () => {
        await source.looked(2);
        await eventually(enough, PATIENCE_MS, 'enough looks');
      };
      await watching(store, [source.watch(ENDING)], looked, { limits: { doubtedMs: 3_600_000 } });
    };
    await show(all(...others, warning('x')), async () => (await store.watches.hashes('harbour_ship')).size === 12);
    await show(all(...others), async () => ((await absence()) ?? 0) >= 2);
    const first = (await absence()) as number;
    await show(half(...others), async () => true);
    assert.is(await absence(), first, 'a partial list');
    await show(all(...others), async () => ((await absence()) ?? 0) > first);
    assert.equal(await removals(store), []);
    await show(half(warning('x')), async () => (await absence()) === undefined);
    assert.equal(await removals(store), [], 'the record is present again');
  });

  on('other compared fields or another scope require a new baseline', async (store) => {
    const source = new ShipSource();
    await watching(store, [source.watch()], () => source.shows(all(EIRA)));
    await watching(store, [source.watch({ compare: ['name'] })], () => source.shows(all(EIRA)));
    await watching(store, [source.watch({ scope: { area: 'south' } })], () => source.shows(all(FRAM)));
    assert.equal(await reported(store), []);
  });

  on('backs off from a failing source, and finds changes afterwards', async (store) => {
    const source = new ShipSource();
    // Appends `a` when the watcher updates only `watchedAt`, and `L` when it polls the source.
    let history = '';
    const observed: Store = {
      ...store,
      watches: {
        ...store.watches,
        note: (type, leader, note) => {
          if (Object.keys(note).join() === 'watchedAt') history += 'a';
          return store.watches.note(type, leader, note);
        },
      },
    };
    await watching(observed, [source.watch()], async (running) => {
      const state = async () => (await running.state()).watches['harbour_ship'];
      await source.shows(all(EIRA, FRAM));
      source.show = () => {
        history += 'L';
        throw new Problem('upstream_timeout', 'harbour: no answer.');
      };
      const looks = () => history.slice(history.indexOf('L') + 1).split('L');
      await eventually(() => looks().length > 4, PATIENCE_MS, 'five failures');
      assert.equal(looks().slice(0, 4), ['a', 'aa', 'aaaa', 'aaaaaaaa']);
      await eventually(async () => (await state())?.failures === 5, PATIENCE_MS, 'noted');
      assert.is((await state())?.failure, 'upstream_timeout');
      source.show = () => all(FRAM);
      await eventually(async () => (await reported(store)).length > 0, PATIENCE_MS, 'the removal is told');
      await source.looked(1);
      assert.equal([(await state())?.failures, (await state())?.failure], [0, null]);
    });
    assert.equal(await reported(store), [`1 removed ${EIRA.mmsi} name:"Eira">null port:"Bergen">null`]);
  });

  on('abandons a poll that never ends, and ignores one that ends too late', async (store) => {
    const source = new ShipSource();
    const { promise, resolve } = Promise.withResolvers<Look<Ship>>();
    await watching(
      store,
      [source.watch()],
      async (running) => {
        await source.shows(all(EIRA));
        source.show = () => promise;
        const failure = async () => (await running.state()).watches['harbour_ship']?.failure;
        await eventually(async () => (await failure()) === 'upstream_timeout', PATIENCE_MS, 'given up');
        source.show = () => all(EIRA);
        resolve(all());
        await eventually(async () => (await failure()) === null, PATIENCE_MS, 'looked again');
      },
      { limits: { deadlineMs: 300 } },
    );
    assert.equal(await reported(store), []);
  });

  on('a stop does not wait for a hanging poll', async (store) => {
    const source = new ShipSource();
    source.show = () => new Promise<never>(() => {});
    const running = watcher(store, [source.watch()]);
    running.start();
    await source.looked(1);
    const start = performance.now();
    await running.stop();
    assert.ok(performance.now() - start < 2_000);
  });

  on('polls nothing without subscribers, and immediately with the first one', async (store) => {
    const source = new ShipSource();
    let users = 0;
    const watch = source.watch({ everyMs: 3_600_000, wanted: () => users > 0 });
    await watching(
      store,
      [watch, source.watch({ entityType: 'other_ship', everyMs: 3_600_000, wanted: () => false })],
      async (running) => {
        await eventually(async () => (await running.state()).leading, PATIENCE_MS, 'leading');
        await store.watches.nudge('harbour_ship');
        await new Promise((resolve) => setTimeout(resolve, 100));
        assert.is(source.looks, 0);
        users = 1;
        await store.watches.nudge('other_ship');
        await store.watches.nudge('harbour_ship');
        await eventually(() => source.looks === 1, PATIENCE_MS, 'looked');
      },
      { limits: { spreadMs: 10 } },
    );
  });

  on(
    'deliveries are committed together with their change, or neither is and the change is found again',
    async (store) => {
      const source = new ShipSource();
      let refusals = 2;
      const queued: number[] = [];
      const onChanges: NonNullable<Parameters<typeof watcher>[2]>['onChanges'] = async (tx, changes) => {
        await tx
          .insertInto('settings')
          .values({ name: `delivery of ${changes[0]?.sequence}`, value: '' })
          .execute();
        if (refusals-- > 0) throw new Error('no');
        queued.push(changes.length);
      };
      await watching(
        store,
        [source.watch()],
        async () => {
          await source.shows(all());
          source.show = () => all(EIRA, FRAM);
          await eventually(() => queued.length > 0, PATIENCE_MS, 'queued');
          await source.looked(2);
        },
        { onChanges },
      );
      assert.equal(queued, [2]);
      const changes = await store.watches.changesSince('harbour_ship', 0, 9);
      assert.equal(
        changes.map(({ sequence }) => sequence),
        [1, 2],
        'the rollback left no gap in the sequence',
      );
      assert.is(await store.settings.claim('delivery of 1', 'absent'), '');
    },
  );

  on('silently forgets records that the source no longer lists, if the watch is configured to do so', async (store) => {
    const source = new ShipSource();
    await watching(store, [source.watch({ forgetUnseenMs: 200 })], async () => {
      await source.shows(some(EIRA, FRAM));
      source.show = () => some(FRAM);
      const ids = async () => [...(await store.watches.hashes('harbour_ship')).keys()];
      await eventually(async () => (await ids()).length === 1, PATIENCE_MS, 'Eira is forgotten');
      assert.equal(await ids(), [FRAM.mmsi]);
    });
    assert.equal(await reported(store), []);
  });

  on('takes leadership again soon after a store outage', async (store) => {
    const source = new ShipSource();
    let away = false;
    let lost = new AbortController();
    const tryLead: Store['tryLead'] = async (name) => {
      if (away) throw new StoreUnavailable(false, new Error('away'));
      const leadership = await store.tryLead(name);
      return leadership && { ...leadership, lost: AbortSignal.any([leadership.lost, lost.signal]) };
    };
    const running = watcher({ ...store, tryLead }, [source.watch()], { limits: { leadRetryMs: 60_000 } });
    running.start();
    try {
      await source.looked(1);
      away = true;
      lost.abort();
      await eventually(async () => !(await running.state()).leading, PATIENCE_MS, 'not leading');
      await new Promise((resolve) => setTimeout(resolve, 700));
      const before = source.looks;
      lost = new AbortController();
      away = false;
      await eventually(() => source.looks > before, 5_000, 'it looks again');
    } finally {
      await running.stop();
    }
  });

  if (engine.name === 'postgres') {
    on('a stopping process hands over leadership', async (store) => {
      const [first, second] = [new ShipSource(), new ShipSource()];
      await watching(store, [first.watch()], async (leading) => {
        await first.looked(1);
        await watching(store, [second.watch()], async (waiting) => {
          await first.looked(3);
          assert.is(second.looks, 0);
          assert.equal([(await leading.state()).leading, (await waiting.state()).leading], [true, false]);
          await leading.stop();
          await second.looked(1);
          assert.equal([(await leading.state()).leading, (await waiting.state()).leading], [false, true]);
        });
      });
    });
  }
}

test('rejects two watches of one type', () => {
  const source = new ShipSource();
  const store = {} as Store;
  assert.throws(() => watcher(store, [source.watch(), source.watch()]), /same entity type/);
});

test.run();
