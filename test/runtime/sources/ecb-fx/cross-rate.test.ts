// Expected values were computed by hand, with additional digits, from the rates published for 2018-06-11.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { converted, rateOf } from '../../../../runtime/sources/ecb-fx/cross-rate.ts';
import { RateTable } from '../../../../runtime/sources/ecb-fx/rate-table.ts';
import { readCubes } from '../../../../runtime/sources/ecb-fx/read-cubes.ts';
import { envelope } from './bank.ts';

const RATES = { USD: '1.1790', JPY: '129.62', GBP: '0.88180', SEK: '10.2530', NOK: '9.5013', IDR: '16477.11' };
const day = new RateTable(readCubes(envelope({ '2018-06-11': RATES }))).newest();

test('returns rates against the euro as published', () => {
  for (const [code, rate] of Object.entries(RATES)) assert.is(rateOf(day, 'EUR', code), Number(rate));
});

test('computes cross rates as the quotient of the two euro rates, rounded to eight significant digits', () => {
  assert.is(rateOf(day, 'USD', 'NOK'), 8.0587786);
  assert.is(rateOf(day, 'GBP', 'JPY'), 146.99478);
  assert.is(rateOf(day, 'USD', 'EUR'), 0.84817642);
});

test('keeps the digits of small rates', () => {
  assert.is(rateOf(day, 'IDR', 'EUR'), 0.000060690255);
  assert.is(rateOf(day, 'IDR', 'GBP'), 0.000053516666);
});

test('returns a rate of 1 for a currency against itself, and leaves the amount unchanged', () => {
  assert.is(rateOf(day, 'USD', 'USD'), 1);
  assert.is(rateOf(day, 'EUR', 'EUR'), 1);
  assert.is(converted(day, 1234567890.12, 'USD', 'USD'), 1234567890.12);
});

test('returns amounts without floating-point noise', () => {
  assert.is(converted(day, 100, 'USD', 'SEK'), 869.63528);
  assert.is(converted(day, 0.1, 'EUR', 'USD'), 0.1179);
  assert.is(converted(day, 3, 'EUR', 'USD'), 3.537);
  assert.is(converted(day, 1, 'IDR', 'EUR'), 0.000060690255);
});

test('keeps the hundredths of large amounts as far as number precision allows', () => {
  assert.is(converted(day, 123_456_789.5, 'EUR', 'USD'), 145_555_554.82);
  assert.is(converted(day, 1_000_000_000, 'USD', 'SEK'), 8_696_352_841.39);
  assert.is(converted(day, 1e15, 'EUR', 'IDR'), 16_477_110_000_000_000_000);
});

test('returns nothing for a day that lacks one of the two euro rates', () => {
  assert.is(rateOf(day, 'USD', 'BGN'), undefined);
  assert.is(rateOf(day, 'BGN', 'EUR'), undefined);
  assert.is(converted(day, 1, 'BGN', 'USD'), undefined);
});

test.run();
