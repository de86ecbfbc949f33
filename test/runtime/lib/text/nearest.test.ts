// The nearest word to a mistyped one.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nearest, nearestFew } from '../../../../runtime/lib/text/nearest.ts';

const WORDS = ['latitude', 'longitude', 'limit', 'q', 'country_code'];

test('finds the word behind a slip of the keyboard', () => {
  for (const slip of ['latitud', 'latitudee', 'latutide', 'laitutde', 'LATITUDE', 'lattitude']) {
    assert.is(nearest(slip, WORDS), 'latitude', slip);
  }
  assert.is(nearest('limti', WORDS), 'limit');
  assert.is(nearest('contry_code', WORDS), 'country_code');
});

test('finds nothing where nothing is near', () => {
  for (const word of ['altitude_of_flight', 'x'.repeat(10), '', 'zzzzz', 'a'.repeat(5000)]) {
    assert.is(nearest(word, WORDS.slice(0, 3)), undefined, word.slice(0, 20));
  }
  assert.is(nearest('anything', []), undefined);
});

test('takes the first of several that are equally near', () => {
  assert.is(nearest('limits', ['limit_', 'limitx', 'limit']), 'limit_');
});

test('names a few, best first: those that hold the word before those that look like it', () => {
  assert.equal(nearestFew('kilo', ['kilogram', 'kilometer', 'kiln', 'mile'], 3), ['kilogram', 'kilometer', 'kiln']);
  assert.equal(nearestFew('', WORDS, 3), []);
  assert.equal(nearestFew('limit', WORDS, 0), []);
});

test.run();
