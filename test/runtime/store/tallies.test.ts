import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../runtime/store/open-store.ts';
import { FAILED, millisecondsOf, paceOf } from '../../../runtime/store/tallies.ts';
import { engines, withStore } from './engines.ts';

for (const kind of await engines()) {
  test(`${kind.name}: reports a key's calls and failures by day and service`, () =>
    withStore(kind, async ({ tallies }) => {
      for (let n = 0; n < 3; n++) tallies.called('a', 20_000, 'places', false);
      tallies.called('a', 20_000, 'trials', true);
      tallies.called('a', 19_990, 'places', false);
      tallies.called('b', 20_000, 'places', false);
      const rows = [
        { day: 20_000, service: 'places', calls: 3, failed: 0 },
        { day: 20_000, service: 'trials', calls: 1, failed: 1 },
      ];
      assert.equal(await tallies.callsOf('a', 19_991), rows);
      tallies.called('a', 20_000, 'places', false);
      assert.is((await tallies.callsOf('a', 20_000))[0]?.calls, 4);
    }));

  test(`${kind.name}: reports requests to sources by duration class`, () =>
    withStore(kind, async ({ tallies }) => {
      for (const ms of [90, 100, undefined]) tallies.countRequest('ecb-fx', 480_000, ms);
      tallies.countRequest('ecb-fx', 480_001, 100);
      tallies.countRequest('ecb-fx', 479_999, 100);
      const paces = (await tallies.paces(480_000)).sort((a, b) => a.pace - b.pace);
      assert.equal(paces, [
        { source: 'ecb-fx', pace: FAILED, requests: 1 },
        { source: 'ecb-fx', pace: paceOf(100), requests: 3 },
      ]);
    }));

  test(`${kind.name}: reports requests and failures by day for 90 days`, () =>
    withStore(kind, async (store) => {
      const { tallies } = store;
      for (const ms of [90, undefined]) tallies.countRequest('ecb-fx', 20_000 * 24 + 3, ms);
      tallies.countRequest('ecb-fx', 20_000 * 24 + 23, 100);
      tallies.countRequest('ecb-fx', 19_910 * 24, 100);
      tallies.countRequest('ecb-fx', 19_911 * 24, 100);
      await tallies.flush();
      tallies.countRequest('ecb-fx', 20_000 * 24, undefined);
      const today = { source: 'ecb-fx', day: 20_000, requests: 4, failed: 2 };
      assert.equal(await tallies.days(19_990), [today]);
      await store.purge(20_000);
      const kept = await tallies.days(0);
      assert.equal(kept.map(({ day }) => day).sort(), [19_911, 20_000]);
    }));

  test(`${kind.name}: writes pending counts when the store closes`, async () => {
    const place = await kind.place();
    try {
      const first = await openStore(place.location);
      first.tallies.called('a', 20_000, 'places', false);
      await first.close();
      const second = await openStore(place.location);
      assert.is((await second.tallies.callsOf('a', 20_000))[0]?.calls, 1);
      await second.purge(20_041);
      assert.equal(await second.tallies.callsOf('a', 0), []);
      await second.close();
    } finally {
      await place.remove();
    }
  });
}

test('converts a duration class to milliseconds with an error of at most 20%', () => {
  for (const ms of [1, 7, 80, 250, 4_999, 45_000]) {
    const count = millisecondsOf(paceOf(ms));
    assert.ok(Math.abs(count - ms) <= ms * 0.2 + 1, `${ms} ms is reported as ${count} ms`);
  }
});

test.run();
