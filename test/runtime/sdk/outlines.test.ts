import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countryAt } from '../../../runtime/sdk/outlines.ts';
import { create } from '../../../runtime/sources/places-data/places-data.ts';

const at = (latitude: number, longitude: number) => countryAt({ latitude, longitude });

test('finds the outline around a point, including enclaves, islands, and territories with their own codes', () => {
  for (const [code, latitude, longitude] of [
    ['NO', 59.9, 10.7],
    ['LS', -29.5, 28.2],
    ['ZA', -26.2, 28],
    ['CN', 39.5, 75],
    ['XK', 42.6, 21],
    ['GF', 4.5, -53],
    ['RE', -21.1, 55.5],
    ['SJ', 78.5, 16],
    ['NO', 69.6, 19],
    ['BQ', 12.15, -68.27],
    ['TW', 23.9, 121],
  ] as const)
    assert.is(at(latitude, longitude), code, `${latitude}, ${longitude}`);
});

test('resolves points on both sides of the 180th meridian and near the pole', () => {
  for (const [code, latitude, longitude] of [
    ['RU', 66, -173],
    ['RU', 71.2, -179.5],
    ['RU', 66, 179],
    ['FJ', -16.8, -179.9],
    ['US', 52, 178],
    ['AQ', -80, 0],
    ['AQ', -80, 179.9],
    ['AQ', -80, -179.9],
    ['AQ', -89.9, 100],
  ] as const)
    assert.is(at(latitude, longitude), code, `${latitude}, ${longitude}`);
});

test('resolves a point at sea to the nearest coast within 370 km', () => {
  assert.is(at(40.4, -125.5), 'US');
  assert.is(at(37.9, 137.6), 'JP');
  assert.is(at(45.5, -14), undefined, '430 km off Spain');
  assert.is(at(43.5, -12.5), 'ES');
  for (const [latitude, longitude] of [
    [0, -25],
    [-30, -130],
    [89, 0],
  ] as const)
    assert.is(at(latitude, longitude), undefined, `${latitude}, ${longitude}`);
});

test('resolves most towns in the gazetteer to the country stated in the gazetteer', async () => {
  const { gazetteer } = await create().cities();
  let wrong = 0;
  let all = 0;
  for (let index = 0; index < gazetteer.size; index += 97) {
    const { latitude, longitude, countryCode } = gazetteer.place(index);
    all += 1;
    if (at(latitude, longitude) !== countryCode) wrong += 1;
  }
  assert.ok(all > 1900 && wrong / all < 0.04, `${wrong} of ${all}`);
});

test('locates two thousand points, most of them at sea, within the time limit', () => {
  at(0, 0);
  const began = performance.now();
  for (let n = 0; n < 2000; n++) at(((n * 37) % 140) - 70, ((n * 91) % 360) - 180);
  assert.ok(performance.now() - began < 4000);
});

test.run();
