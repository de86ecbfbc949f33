import { crc32 } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  displayPrefix,
  isWellFormed,
  KEY_PATTERN,
  newKey,
  randomBase62,
} from '../../../runtime/contract/key-format.ts';

test('a new key has the documented format, and only its first four random characters are displayed', () => {
  const key = newKey();
  assert.match(key, KEY_PATTERN);
  assert.is(key.length, 40);
  assert.is(displayPrefix(key), key.slice(0, 8));
  assert.is(isWellFormed(key), true);
});

test('the last six characters are the CRC32 of the preceding characters in base62, most significant digit first', () => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const key = newKey();
  const value = [...key.slice(34)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0);
  assert.is(value, crc32(key.slice(0, 34)));
});

test('detects any single mistyped, missing or added character', () => {
  const key = newKey();
  for (let at = 0; at < key.length; at++) {
    const other = key[at] === 'x' ? 'y' : 'x';
    assert.is(isWellFormed(key.slice(0, at) + other + key.slice(at + 1)), false, `character ${at}`);
    assert.is(isWellFormed(key.slice(0, at) + key.slice(at + 1)), false, `without character ${at}`);
  }
  for (const text of ['', ' ', `${key}0`, `${key}\n`, ` ${key}`, key.toUpperCase(), `alm_${'0'.repeat(36)}`]) {
    assert.is(isWellFormed(text), false, JSON.stringify(text));
  }
});

test('detects swapped adjacent characters', () => {
  const key = newKey();
  for (let at = 4; at < key.length - 1; at++) {
    const [first, second] = [key[at] as string, key[at + 1] as string];
    if (first !== second) assert.is(isWellFormed(key.slice(0, at) + second + first + key.slice(at + 2)), false);
  }
});

test('the random characters of keys are evenly distributed over all 62 characters', () => {
  const counts = new Map<string, number>();
  const length = 62_000;
  for (const character of randomBase62(length)) counts.set(character, (counts.get(character) ?? 0) + 1);
  assert.is(counts.size, 62);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  // With 61 degrees of freedom, the value exceeds 130 once in a million runs. Taking bytes modulo 62 would give about
  // 1,500.
  assert.ok(chiSquare < 130, `chi-square ${chiSquare}`);
});

test.run();
