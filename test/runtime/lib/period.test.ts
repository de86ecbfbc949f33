import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dayOfNumber } from '../../../runtime/lib/day.ts';
import {
  frequencyOf,
  inTime,
  isFrozen,
  isWithin,
  readPeriod,
  stepOf,
  writtenPeriod,
} from '../../../runtime/lib/period.ts';
import { inOrder } from '../../../runtime/sdk/series.ts';

const daysOf = (text: string) => {
  const period = readPeriod(text);
  return period === undefined ? undefined : [dayOfNumber(period.firstDay), dayOfNumber(period.lastDay)];
};

test('converts the period notations of all sources to one notation, and returns the implied frequency', () => {
  for (const [text, written, frequency] of [
    ['2024', '2024', 'annual'],
    ['2024A1', '2024', 'annual'],
    ['2024S2', '2024-S2', 'half_yearly'],
    ['2024-H1', '2024-S1', 'half_yearly'],
    ['1992Q4', '1992-Q4', 'quarterly'],
    ['2024K3', '2024-Q3', 'quarterly'],
    ['1996M01', '1996-01', 'monthly'],
    ['2024-M07', '2024-07', 'monthly'],
    ['2024-11', '2024-11', 'monthly'],
    ['2000W01', '2000-W01', 'weekly'],
    ['2024-W5', '2024-W05', 'weekly'],
    ['2024V53', '2024-W53', 'weekly'],
    ['2024-02-29', '2024-02-29', 'daily'],
    ['2009M03D05', '2009-03-05', 'daily'],
    ['2024-D060', '2024-02-29', 'daily'],
    ['2024-03-31T00:00:00.000Z', '2024-03-31', 'daily'],
    ['2024-T2', '2024-T2', undefined],
    ['2008_2010', '2008_2010', undefined],
  ] as const) {
    assert.equal([writtenPeriod(text), frequencyOf(text)], [written, frequency], text);
  }
});

test('rejects strings that are not a period', () => {
  for (const text of [
    '',
    'unknown',
    '24',
    '20245',
    '2023-02-29',
    '2024-D366X',
    '2023-D366',
    '2024A2',
    '2024-X1',
    '2010_2008',
    '2024_',
    '2024/P3',
  ])
    assert.is(readPeriod(text), undefined, text);
});

test('returns the days of ISO 8601 weeks, year spans and SDMX time ranges', () => {
  assert.equal(daysOf('2026-W01'), ['2025-12-29', '2026-01-04']);
  assert.equal(daysOf('2026-W53'), ['2026-12-28', '2027-01-03']);
  assert.equal(daysOf('2024-S2'), ['2024-07-01', '2024-12-31']);
  assert.equal(daysOf('2024-T3'), ['2024-09-01', '2024-12-31']);
  assert.equal(daysOf('2023-02'), ['2023-02-01', '2023-02-28']);
  assert.equal(daysOf('0099'), ['0099-01-01', '0099-12-31']);
  for (const span of [
    '2008_2010',
    '2008-2010',
    '2008 – 2010',
    '2008/2010',
    '2008-01-01/P3Y',
    '2008-01/P36M',
    '2008-01-01/2010-12-31',
  ])
    assert.equal(daysOf(span), ['2008-01-01', '2010-12-31'], span);
  assert.equal(daysOf('2010/11'), ['2010-01-01', '2011-12-31']);
  assert.equal(daysOf('1999/00'), ['1999-01-01', '2000-12-31']);
});

test('includes every period that overlaps a window of years', () => {
  const within = (text: string, from?: number, to?: number) => isWithin(text, { from, to });
  assert.equal(
    [within('2008_2010', 2010, 2010), within('2008_2010', 2011), within('2008_2010', undefined, 2007)],
    [true, false, false],
  );
  assert.ok(within('2008_2010', 2009, 2009), 'the middle of a range');
  assert.ok(within('2008-01-01/P3Y', 2010));
  assert.ok(within('2010/11', 2011, 2011));
  // A week belongs to the year in its name, even if its days do not.
  assert.equal([within('2026-W01', undefined, 2025), within('2026-W01', 2026)], [false, true]);
  assert.not.ok(within('all years', 2010));
});

test('reports a nonexistent part of the year as unknown', () => {
  for (const [text, part] of [
    ['2026-W99', 'week'],
    ['2026W00', 'week'],
    ['2026-W54', 'week'],
    ['2026M99', 'month'],
    ['2026-13', 'month'],
    ['2026-Q9', 'quarter'],
    ['2026-S3', 'half-year'],
  ] as const)
    assert.is(readPeriod(text)?.unknownPart, part, text);
  assert.is(readPeriod('2026-W53')?.unknownPart, undefined);
});

test('finds the latest known period in any order and notation', () => {
  const order = (...periods: string[]) => inTime(periods, (each) => each);
  assert.equal(order('2026-W99', '2026-W44', '2025-W99', '2025-W52', '2026-W01'), [
    '2025-W99',
    '2025-W52',
    '2026-W99',
    '2026-W01',
    '2026-W44',
  ]);
  assert.equal(order('2024-W10', '2024-W9', '2024-W1'), ['2024-W1', '2024-W9', '2024-W10']);
  assert.equal(order('2009_2011', '2007_2009', '2008_2010'), ['2007_2009', '2008_2010', '2009_2011']);
});

test('a value for an unknown week keeps its status, and the status reports the unknown week', () => {
  const observations = [
    { period: '2026-W44', value: 1702 },
    { period: '2026-W99', value: 12, status: 'provisional' },
    { period: '2026-M99', value: 13 },
  ];
  assert.equal(
    inOrder(observations, { from: undefined, to: undefined }).map(({ period, status }) => [period, status]),
    [
      ['2026-W99', 'provisional, week unknown'],
      ['2026-M99', 'month unknown'],
      ['2026-W44', undefined],
    ],
  );
});

test('marks a series as ended once its latest figure is older than three periods plus a year', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  assert.equal([isFrozen('2022-W52', now), isFrozen('2026-W20', now), isFrozen('2025-W30', now)], [true, false, true]);
  assert.equal([isFrozen('2022-W99', now), isFrozen('2026-W99', now)], [true, false]);
  const censuses = ['1990', '2000', '2010', '2020'];
  assert.equal([stepOf(censuses), isFrozen('2020', now), isFrozen('2020', now, stepOf(censuses))], [120, true, false]);
  assert.is(stepOf(['2009', '2010']), 0, 'two figures have no regular interval');
});

test.run();
