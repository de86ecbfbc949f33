import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cellAt, codesAt, readCube } from '../../../runtime/sdk/json-stat.ts';

const dimension = (...codes: string[]) => ({ label: 'L', category: { index: codes, label: {} } });
const cube = (value: unknown, status?: unknown) => ({
  class: 'dataset',
  id: ['freq', 'time'],
  size: [2, 3],
  dimension: { freq: dimension('A', 'M'), time: { label: 'Time', category: { index: { b: 1, a: 0, c: 2 } } } },
  value,
  status,
});

test('numbers the positions with the last dimension varying fastest, and orders codes by index', () => {
  const { dimensions } = readCube(cube([1, 2, 3, 4, 5, 6]));
  assert.equal(
    codesAt(4, dimensions).map(({ code }) => code),
    ['M', 'b'],
  );
});

test('reads values from a list or by position, with nulls and missing-value flags', () => {
  for (const value of [[null, 2.5, null, null, null, 7], { 5: 7, 1: 2.5 }]) {
    const { values } = readCube(cube(value, { 2: 'c', 1: 'p' }));
    assert.equal([...values.places], [1, 2, 5]);
    assert.equal(cellAt(values, 1), { value: 2.5, text: undefined, status: 'p' });
    assert.equal(cellAt(values, 2), { value: undefined, text: undefined, status: 'c' });
    assert.is(cellAt(values, 5)?.value, 7);
    assert.is(cellAt(values, 0), undefined);
  }
});

test('accepts string values, and rejects an invalid cube', () => {
  assert.is(cellAt(readCube(cube({ 0: '..' })).values, 0)?.text, '..');
  assert.throws(() => readCube({ ...cube([]), size: [2, 4] }), /size is 4/);
  assert.throws(() => readCube({}), /no dimensions/);
  assert.throws(() => readCube(cube({ 6: 1 })), /position 6, but the cube has 6 cells/);
  assert.throws(() => readCube(cube([], { 7: 'c' })), /position 7, but the cube has 6 cells/);
  assert.throws(
    () => readCube({ ...cube([]), dimension: { freq: dimension({} as string), time: {} } }),
    /not a string/,
  );
});

test.run();
