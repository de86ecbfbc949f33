import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { implausible } from '../../../runtime/adapters/maritime/jumps.ts';
import type { AisPosition } from '../../../runtime/reference/ais.ts';

const position = (
  minute: number,
  latitude: number,
  longitude: number,
  speed: number | undefined = 12,
): AisPosition => ({
  ...{ mmsi: 219000001, latitude, longitude, speed, course: undefined, heading: undefined, navStatus: undefined },
  time: new Date(Date.parse('2026-11-20T00:00:00Z') + minute * 60_000).toISOString(),
});
/** The positions of a vessel that sails north at 12 knots, one every ten minutes. */
const sailing = Array.from({ length: 8 }, (_, nth) => position(nth * 10, 55 + nth / 30, 12));
const found = (...positions: readonly AisPosition[]) => {
  const order = positions.toSorted((a, b) => (a.time < b.time ? -1 : 1));
  const doubtful = implausible(order);
  return order.filter((each) => doubtful.has(each)).map(({ time }) => time.slice(11, 16));
};

test('finds a false position at the beginning, in the middle and at the end of a track', () => {
  assert.equal(found(...sailing), []);
  for (const minute of [-5, 35, 75]) {
    const time = position(minute, 0, 0).time.slice(11, 16);
    assert.equal(found(...sailing, position(minute, 52, 4)), [time]);
    assert.equal(
      found(...sailing, position(minute, 55.1, 12.5, 102)),
      [time],
      'a jump of 17 miles with any reported speed',
    );
  }
});

test('finds consecutive false positions, and positions of a second vessel with the same number', () => {
  assert.equal(found(...sailing, position(31, 52, 4), position(32, 52.01, 4), position(33, 52.02, 4)), [
    '00:31',
    '00:32',
    '00:33',
  ]);
  const other = Array.from({ length: 4 }, (_, nth) => position(nth * 10 + 5, 1.2, 103.8, 0));
  assert.is(found(...sailing, ...other).length, 4);
});

test('finds no false positions after hours without reception, for a fast vessel, or across the 180th meridian', () => {
  assert.equal(found(...sailing, position(300, 56.5, 12)), []);
  const fast = Array.from({ length: 6 }, (_, nth) => position(nth, 55 + nth * 0.0222, 12, 80));
  assert.equal(found(...fast), []);
  const crossing = [179.9, 179.95, -180, -179.95].map((longitude, nth) => position(nth * 10, 60, longitude));
  assert.equal(found(...crossing), []);
});

test('keeps the newer of two positions if either may be false', () => {
  assert.equal(found(position(0, 52, 4), position(10, 55, 12)), ['00:00']);
  assert.equal(found(), []);
});

test.run();
