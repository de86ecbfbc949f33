import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { narrow } from '../../../runtime/sdk/narrowing.ts';

const dimension = (id: string, codes: Readonly<Record<string, string>>) => ({
  id,
  name: id,
  codes: Object.entries(codes).map(([code, label]) => ({ code, label })),
});
const AGES = dimension('age', Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`Y${n}`, `${n} years`])));
/** Returns the code chosen for one dimension of a cube that is large because of a second dimension. */
const taken = (id: string, codes: Readonly<Record<string, string>>) =>
  narrow([dimension(id, codes), AGES], {}).filters[id]?.[0];

test('selects the total of a dimension by default', () => {
  assert.is(taken('sex', { F: 'Females', M: 'Males', T: 'Total' }), 'T');
  assert.is(taken('SEX', { F: 'Female', _T: 'Total' }), '_T');
  assert.is(taken('sector', { S13: 'General government', S1311: 'Central government' }), 'S13');
  assert.is(taken('sector', { S11: 'Corporations', S13: 'General government', S1: 'Total economy' }), 'S1');
});

test('does not select a code that looks like a total but covers only a part', () => {
  assert.is(taken('sector', { S11: 'Corporations', S13: 'General government', S14: 'Households' }), undefined);
  assert.is(taken('sector', { S1: 'Total economy', S2: 'Rest of the world' }), undefined);
  assert.is(taken('nace_r2', { S: 'Other services', T: 'Activities of households as employers' }), undefined);
  assert.is(taken('unit', { KG_HAB: 'Kilograms per capita', T: 'Tonne' }), undefined);
  assert.is(taken('unit', { NR: 'Number', PC: 'Percentage' }), undefined);
});

test.run();
