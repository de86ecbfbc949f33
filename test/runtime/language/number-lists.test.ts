import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NumberLists, packLists } from '../../../runtime/language/number-lists.ts';

test('lists come out as they were packed, empty ones and large numbers too', () => {
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

test('a place that there is not has an empty list', () => {
  const packed = new NumberLists(packLists([[7]]));
  for (const place of [undefined, 1, 99]) assert.is(packed.of(place).length, 0);
});

test.run();
