import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { firstDayOf, normalize } from '../../../runtime/query/normalize.ts';

test('translates country codes to ISO 3166-1 alpha-2', () => {
  const cases = [
    ['EL', 'country.eurostat', 'GR'],
    ['UK', 'country.eurostat', 'GB'],
    ['DEU', 'country.iso3', 'DE'],
    ['de', 'country.iso2', 'DE'],
    ['XKX', 'country.iso3', 'XK'],
    ['578', 'country.m49', 'NO'],
    [8, 'country.m49', 'AL'],
    ['EU27_2020', 'country_or_group', 'EU'],
    ['EMU', 'country_or_group', 'EA'],
    ['GRC', 'country_or_group', 'GR'],
    ['Norway', 'country.name', 'Norway'],
    ['??', 'country.iso2', '??'],
    ['eur', 'currency', 'EUR'],
  ] as const;
  for (const [value, is, expected] of cases) assert.is(normalize(value, is), expected, `${value} as ${is}`);
  assert.is(normalize(null, 'country.iso2'), null);
  assert.is(normalize('GRC', undefined), 'GRC');
});

test('finds the first day of a period', () => {
  const cases = [
    ['2024', '2024-01-01'],
    [2024, '2024-01-01'],
    ['2008_2010', '2008-01-01'],
    ['2024-S2', '2024-07-01'],
    ['2024-Q1', '2024-01-01'],
    ['2024Q4', '2024-10-01'],
    ['2024-03', '2024-03-01'],
    ['2024M11', '2024-11-01'],
    ['2024-03-31', '2024-03-31'],
    ['2024-03-31T12:00:00Z', '2024-03-31'],
    // ISO 8601 weeks: 2021 began on a Friday, 2026 on a Thursday.
    ['2021-W01', '2021-01-04'],
    ['2026-W01', '2025-12-29'],
    ['2020-W53', '2020-12-28'],
    ['2024-W99', null],
    ['2024-13', null],
    ['soon', null],
  ] as const;
  for (const [period, day] of cases) assert.is(firstDayOf(period), day, String(period));
});

test('normalizes periods in different notations to the same form', () => {
  assert.is(normalize('2024M03', 'period'), '2024-03');
  assert.is(normalize('2024Q1', 'period'), '2024-Q1');
  assert.is(normalize('2024-Q1', 'period'), '2024-Q1');
});

test.run();
