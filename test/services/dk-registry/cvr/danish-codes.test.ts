import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  headcountOf,
  industryCodeOf,
  postalCodeOf,
} from '../../../../runtime/adapters/dk-registry/cvr/danish-codes.ts';

const exactly = (exact: number) => ({ exact, interval: undefined });
const within = (interval: string) => ({ exact: undefined, interval });

test('parses headcounts as numbers or ranges, in the formats of both registers', () => {
  for (const text of ['10-19', 'ANTAL_10_19']) assert.equal(headcountOf(text), within('10-19'), text);
  for (const text of ['ANTAL_1000_999999', 'ANTAL_1000_']) assert.equal(headcountOf(text), within('1000+'), text);
  for (const text of ['ANTAL_12_12', '12', 12]) assert.equal(headcountOf(text), exactly(12), String(text));
  assert.equal([headcountOf(0), headcountOf('ANTAL_0_0')], [exactly(0), exactly(0)]);
  assert.equal(headcountOf('1000+'), within('1000+'), 'an unknown value is returned unchanged');
  for (const none of [null, undefined, '', -1, {}]) assert.is(headcountOf(none), undefined, String(none));
});

test('restores leading zeros of numeric codes', () => {
  assert.equal([11100, '011100', '62.01', 0, '', null].map(industryCodeOf), [
    '011100',
    '011100',
    '62.01',
    undefined,
    undefined,
    undefined,
  ]);
  assert.equal([800, '8200', 0, 'SE-123', null].map(postalCodeOf), ['0800', '8200', undefined, 'SE-123', undefined]);
});

test.run();
