import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasRates, today, whyNoRates } from '../../../../runtime/sources/ecb-fx/days.ts';

const NOON = new Date('2026-11-21T12:00:00Z');

test('uses the date in Frankfurt as today, in winter and summer time', () => {
  assert.is(today(new Date('2026-03-18T22:59:59Z')), '2026-03-18');
  assert.is(today(new Date('2026-03-18T23:00:00Z')), '2026-03-19');
  assert.is(today(new Date('2026-06-18T21:59:59Z')), '2026-06-18');
  assert.is(today(new Date('2026-06-18T22:00:00Z')), '2026-06-19');
});

test('explains why a day has no rates: weekends and TARGET closing days, including Easter in each year', () => {
  assert.is(whyNoRates('2019-11-23', NOON), '2019-11-23 is a Saturday');
  assert.is(whyNoRates('2019-11-24', NOON), '2019-11-24 is a Sunday');
  assert.is(whyNoRates('2025-04-18', NOON), '2025-04-18 is Good Friday');
  assert.is(whyNoRates('2025-04-21', NOON), '2025-04-21 is Easter Monday');
  assert.is(whyNoRates('2026-04-03', NOON), '2026-04-03 is Good Friday');
  assert.is(whyNoRates('2008-03-24', NOON), '2008-03-24 is Easter Monday');
  assert.is(whyNoRates('2025-05-01', NOON), '2025-05-01 is Labour Day');
  assert.is(whyNoRates('2026-01-01', NOON), "2026-01-01 is New Year's Day");
  assert.is(whyNoRates('2025-12-25', NOON), '2025-12-25 is Christmas Day');
  assert.is(whyNoRates('2025-12-26', NOON), '2025-12-26 is 26 December');
  assert.is(whyNoRates('2025-12-24', NOON), 'No rates were published for 2025-12-24');
});

test("on a business day, expects today's rates until 17:00 CET, and then reports them as missing", () => {
  const coming = "Today's rates are published at about 16:00 CET";
  assert.is(whyNoRates('2026-03-18', new Date('2026-03-18T08:00:00Z')), coming);
  assert.is(whyNoRates('2026-03-18', new Date('2026-03-18T15:59:00Z')), coming);
  assert.is(whyNoRates('2026-03-18', new Date('2026-03-18T16:00:00Z')), 'No rates were published for 2026-03-18');
  assert.is(whyNoRates('2026-03-17', new Date('2026-03-18T08:00:00Z')), 'No rates were published for 2026-03-17');
});

test('expects new rates after a date once a business day follows', () => {
  assert.is(hasRates('2025-04-17', '2025-04-21'), false, 'the entire Easter weekend');
  assert.is(hasRates('2025-04-17', '2025-04-22'), true);
  assert.is(hasRates('2019-11-22', '2019-11-24'), false);
  assert.is(hasRates('2019-11-24', '2019-11-25'), true);
  assert.is(hasRates('2019-11-22', '2019-11-22'), false);
  assert.is(hasRates('2019-11-22', '2015-01-01'), false);
  assert.is(hasRates('1999-01-04', '2026-01-01'), true);
});

test.run();
