import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nearest, nearestFew } from '../../../../runtime/lib/text/nearest.ts';

const WORDS = ['latitude', 'longitude', 'limit', 'q', 'country_code'];

test('finds the intended word for a typo', () => {
  for (const slip of ['latitud', 'latitudee', 'latutide', 'laitutde', 'LATITUDE', 'lattitude']) {
    assert.is(nearest(slip, WORDS), 'latitude', slip);
  }
  assert.is(nearest('limti', WORDS), 'limit');
  assert.is(nearest('contry_code', WORDS), 'country_code');
});

test('returns undefined if no candidate is near', () => {
  for (const word of ['altitude_of_flight', 'x'.repeat(10), '', 'zzzzz', 'a'.repeat(5000)]) {
    assert.is(nearest(word, WORDS.slice(0, 3)), undefined, word.slice(0, 20));
  }
  assert.is(nearest('anything', []), undefined);
});

test('if several candidates are equally near, returns the first one', () => {
  assert.is(nearest('limits', ['limit_', 'limitx', 'limit']), 'limit_');
});

test('lists words that contain the query before similar words', () => {
  assert.equal(nearestFew('kilo', ['kilogram', 'kilometer', 'kiln', 'mile'], 3), ['kilogram', 'kilometer', 'kiln']);
  assert.equal(nearestFew('', WORDS, 3), []);
  assert.equal(nearestFew('limit', WORDS, 0), []);
});

test.run();
