import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { middleOf, middleOfPolygons } from '../../../runtime/lib/geometry.ts';
import { momentOf } from '../../../runtime/lib/loose-json.ts';
import { zonedMoment } from '../../../runtime/lib/zoned-time.ts';

const square = [
  [10, 50],
  [12, 50],
  [12, 52],
  [10, 52],
];

test('returns the center of any GeoJSON shape', () => {
  const polygon = { type: 'Polygon', coordinates: [square] };
  const middle = { latitude: 51, longitude: 11 };
  assert.equal(middleOf(polygon), middle);
  assert.equal(middleOf({ type: 'Feature', geometry: polygon, properties: {} }), middle);
  assert.equal(middleOf({ type: 'FeatureCollection', features: [{ geometry: polygon }] }), middle);
  assert.equal(middleOf({ type: 'GeometryCollection', geometries: [polygon] }), middle);
  assert.equal(middleOf({ type: 'MultiLineString', coordinates: [square, square] }), middle);
});

test('returns undefined for a shape without coordinates', () => {
  for (const none of [null, undefined, {}, { type: 'Polygon', coordinates: [] }, { coordinates: [[[200, 95]]] }, 'x']) {
    assert.is(middleOf(none), undefined);
  }
});

test('reads a shape nested 100,000 levels deep without overflowing the stack', () => {
  let nested: unknown = [1, 2];
  for (let depth = 0; depth < 100_000; depth++) nested = [nested];
  assert.equal(middleOf({ coordinates: nested }), { latitude: 2, longitude: 1 });
});

test('parses CAP polygons with latitude first', () => {
  assert.equal(middleOfPolygons(['50,10 50,12 52,12 52,10 50,10']), { latitude: 51, longitude: 11 });
  assert.is(middleOfPolygons(['', 'x,y']), undefined);
});

test('uses the UTC offset of the day for local times, and the stated offset for times that have one', () => {
  assert.is(zonedMoment('2025-12-15T07:00:00', 'Europe/Oslo'), '2025-12-15T06:00:00Z');
  assert.is(zonedMoment('2025-07-15T07:00:00.4807245', 'Europe/Oslo'), '2025-07-15T05:00:00Z');
  assert.is(zonedMoment('2025-12-15T07:00:00+01:00', 'Europe/Oslo'), '2025-12-15T06:00:00Z');
  assert.is(zonedMoment('2025-13-15T07:00:00', 'Europe/Oslo'), undefined);
  assert.is(zonedMoment(null, 'Europe/Oslo'), undefined);
  assert.is(momentOf('2026-11-20T01:10:00-08:00'), '2026-11-20T09:10:00Z');
  assert.is(momentOf('9999-12-31T00:00:00'), undefined);
});

test.run();
