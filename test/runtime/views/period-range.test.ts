import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { periodText, rangeText, timeOf } from '../../../runtime/views/period-range.ts';

test('writes the parts that both ends of a range share only once', () => {
  for (const [first, last, text] of [
    ['2026-03-11', '2026-03-18', '11–18 March 2026'],
    ['2026-02-16', '2026-03-18', '16 February – 18 March 2026'],
    ['2025-12-30', '2026-01-04', '30 December 2025 – 4 January 2026'],
    ['2026-01', '2026-05', 'January–May 2026'],
    ['2025M11', '2026M02', 'November 2025 – February 2026'],
    ['2024-Q1', '2024-Q3', 'Q1–Q3 2024'],
    ['2023K4', '2024K2', 'Q4 2023 – Q2 2024'],
    ['2000', '2024', '2000–2024'],
    [2000, 2024, '2000–2024'],
    ['2024', '2024', '2024'],
    ['2026-11-20T10:00:00Z', '2026-11-20T14:30:00Z', '20 November 2026, 10:00–14:30 UTC'],
    ['2026-11-19T10:00:00Z', '2026-11-20T14:30:00Z', '19–20 November 2026'],
    ['2024', '2024-03', '2024 – March 2024'],
    ['spring', 'autumn', 'spring – autumn'],
  ] as const) {
    assert.is(rangeText(first, last), text);
  }
});

test('writes single periods in the usual notation', () => {
  assert.is(periodText('2026-03-18'), '18 March 2026');
  assert.is(periodText('2026-W05'), 'week 5 2026');
  assert.is(periodText('2024-S1'), 'H1 2024');
  assert.is(periodText('2026-11-20T14:30:00Z'), '20 November 2026, 14:30 UTC');
  assert.is(periodText('2026-99'), '2026-99');
});

test('sorts periods in different notations chronologically', () => {
  const periods = ['2020', '2020-02', '2020-Q2', '2020M07', '2020-S2', '2020-08-01', '2020-12-31T00:00:00Z'];
  const times = periods.map((period) => timeOf(period) as number);
  assert.equal(
    times,
    times.toSorted((a, b) => a - b),
  );
  assert.is(timeOf('north'), undefined);
  assert.is(timeOf('2020-99'), undefined);
});

test.run();
