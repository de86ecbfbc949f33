import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NumberLists, packLists, packRisingLists } from '../../../runtime/search/number-lists.ts';

test('unpacks the packed lists unchanged, including empty ones and large numbers', () => {
  const lists = [
    [1, 2, 3],
    [],
    [0],
    [127, 128, 16_383, 16_384, 2 ** 31 - 1],
    Array.from({ length: 300 }, (_, at) => at),
  ];
  const packed = new NumberLists(packLists(lists));
  for (const [place, list] of lists.entries()) assert.equal([...packed.of(place)], list);
});

test('unpacks ascending lists unchanged, in fewer bytes', () => {
  const lists = [
    [3, 4, 9],
    [],
    [0, 0, 1],
    [5],
    [16_383, 16_384, 2 ** 31 - 1],
    Array.from({ length: 300 }, (_, at) => 10_000 + at),
  ];
  const packed = new NumberLists(packRisingLists(lists), true);
  for (const [place, list] of lists.entries()) assert.equal([...packed.of(place)], list);
  assert.ok(packRisingLists(lists).length < 0.6 * packLists(lists).length);
});

test('returns an empty list for an unknown index', () => {
  const packed = new NumberLists(packLists([[7]]));
  for (const place of [undefined, 1, 99]) assert.is(packed.of(place).length, 0);
});

test.run();
