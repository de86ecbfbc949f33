import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AisDetails, AisPosition } from '../../../runtime/reference/ais.ts';
import { openStore } from '../../../runtime/store/open-store.ts';
import type { PositionStore } from '../../../runtime/store/position-store.ts';
import { postgres, sqlite } from './engines.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString().replace('.000Z', 'Z');
const position = (mmsi: number, minutes: number, latitude = 60, longitude = 25): AisPosition => ({
  ...{ mmsi, latitude, longitude, speed: 4.5, course: undefined, heading: undefined, navStatus: 0, time: at(minutes) },
});
const details = (mmsi: number, name: string): AisDetails => ({
  ...{ mmsi, name, typeCode: 70, callSign: undefined, imo: undefined, destination: 'TURKU', eta: undefined },
  ...{ draught: undefined, length: undefined, width: undefined, time: at(0) },
});

for (const engine of [sqlite, await postgres()]) {
  if (engine === undefined) continue;
  const withStore = async (body: (positions: PositionStore) => Promise<void>) => {
    const place = await engine.place();
    const store = await openStore(place.location);
    try {
      await body(store.positions);
    } finally {
      await store.close();
      await place.remove();
    }
  };

  test(`${engine.name}: stores one position per vessel and ten-minute slot, and the newest position of each vessel`, () =>
    withStore(async (store) => {
      await store.add([position(230000001, 0), position(230000001, 3), position(230000001, 12, 60.1)], []);
      await store.add([position(230000001, 5)], [details(230000001, 'Ørnen')]);
      assert.equal(
        (await store.track(230000001, START)).map(({ time }) => time),
        [at(0), at(12)],
      );
      const vessel = await store.vessel(230000001);
      assert.equal(
        [vessel?.position?.time, vessel?.position?.latitude],
        [at(12), 60.1],
        'an older position does not replace it',
      );
      assert.equal([vessel?.details?.name, vessel?.details?.destination], ['Ørnen', 'TURKU']);
      assert.is(await store.vessel(230000002), undefined);
      assert.equal(
        (await store.track(230000001, START + 60_000)).map(({ time }) => time),
        [at(12)],
      );
    }));

  test(`${engine.name}: finds vessels by name regardless of accents and case, and vessels in boxes that cross the 180th meridian`, () =>
    withStore(async (store) => {
      await store.add(
        [position(1, 0, -18, 179.9), position(2, 1, -18, -179.9), position(3, 2, -18, 0)],
        [details(1, 'Ørnen 2')],
      );
      const box = { west: 179, south: -20, east: -179, north: -15 };
      assert.equal(
        (await store.within(box, START, 10)).map(({ mmsi }) => mmsi),
        [2, 1],
      );
      assert.equal(
        (await store.within({ ...box, west: -1, east: 1 }, START, 10)).map(({ mmsi }) => mmsi),
        [3],
      );
      assert.equal(
        (await store.within(box, START + 30_000, 10)).map(({ mmsi }) => mmsi),
        [2],
      );
      assert.equal(
        (await store.named('ornen', 10)).map(({ mmsi }) => mmsi),
        [1],
      );
      assert.equal(await store.named('100%', 10), []);
    }));

  test(`${engine.name}: deletes positions that are too old, and the oldest ones beyond the limit`, () =>
    withStore(async (store) => {
      await store.add(
        Array.from({ length: 30 }, (_, slot) => position(1, slot * 10)),
        [],
      );
      await store.add([position(2, 0)], []);
      await store.prune(START + 50 * 60_000, 1000);
      assert.is((await store.track(1, 0)).length, 25);
      assert.is(await store.vessel(2), undefined);
      await store.prune(START, 10);
      const left = await store.track(1, 0);
      assert.equal([left.length <= 10, left.at(-1)?.time], [true, at(290)]);
    }));
}

test.run();
