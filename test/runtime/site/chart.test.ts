import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  extentOf,
  firstVisible,
  indexed,
  lastOf,
  measuresOf,
  nearestIndex,
} from '../../../runtime/site/views/chart/lines.ts';
import { pathOf } from '../../../runtime/site/views/chart/scale.ts';
import { decimalsOf, placeTicks, positionsOf, tickLabels, valueAxis } from '../../../runtime/site/views/chart/ticks.ts';
import type { Line, ShownSeries } from '../../../runtime/views/shown.ts';

const labels = (min: number, max: number, isLog = false) =>
  valueAxis(min, max, 5, isLog).ticks.map(({ label }) => label);

test('all tick labels have the same number of decimals as the tick step', () => {
  assert.equal(labels(211.31, 211.78), ['211.3', '211.4', '211.5', '211.6', '211.7', '211.8']);
  assert.equal(labels(0.11, 0.92), ['0', '0.2', '0.4', '0.6', '0.8', '1.0']);
  assert.equal(labels(1.1476, 1.1846), ['1.14', '1.15', '1.16', '1.17', '1.18', '1.19']);
  assert.equal(labels(3, 41), ['0', '10', '20', '30', '40', '50']);
  assert.equal(tickLabels([-2.5, 0, 2.5]), ['−2.5', '0', '2.5']);
  for (const [step, decimals] of [
    [0.25, 2],
    [2.5, 1],
    [10, 0],
    [0.1, 1],
    [1e-7, 7],
  ] as const)
    assert.is(decimalsOf(step), decimals);
});

test('abbreviates large numbers unless the abbreviation needs too many digits', () => {
  assert.equal(labels(1_200_000, 2_900_000), [
    '1.0 million',
    '1.5 million',
    '2.0 million',
    '2.5 million',
    '3.0 million',
  ]);
  assert.equal(tickLabels([5_040_880, 5_040_885]), ['5,040,880', '5,040,885']);
  assert.equal(labels(1e9, 5e9), ['1 billion', '2 billion', '3 billion', '4 billion', '5 billion']);
});

test('an axis contains all of its values, even for a single value or a range that crosses zero', () => {
  for (const [min, max] of [
    [7, 7],
    [0, 0],
    [-3, 8],
    [-0.002, -0.001],
    [1e-9, 1e12],
  ] as const) {
    const { from, to, ticks } = valueAxis(min, max, 5);
    assert.ok(from <= min && to >= max && ticks.length >= 2 && ticks.length < 14, `${min} ${max} ${ticks.length}`);
  }
});

test('a logarithmic axis has powers of ten, or 1, 2 and 5 for a narrow range', () => {
  assert.equal(labels(3, 20_000, true), ['1', '10', '100', '1,000', '10,000', '100,000']);
  assert.equal(labels(2, 90, true), ['2', '5', '10', '20', '50', '100']);
});

test('labels every point on the x axis if there are few, and otherwise only round dates', () => {
  const ticks = (places: readonly (string | number)[], count: number) =>
    placeTicks(positionsOf(places), count).map(({ label }) => label);
  assert.equal(ticks(['2022', '2023'], 8), ['2022', '2023']);
  assert.equal(ticks(['2024-Q1', '2024-Q2'], 8), ['Q1 2024', 'Q2 2024']);
  assert.equal(ticks(['2026-11-20T10:00:00Z', '2026-11-20T14:30:00Z'], 8), ['10:00', '14:30']);
  const years = Array.from({ length: 60 }, (_, index) => String(1960 + index));
  assert.equal(ticks(years, 8), ['1960', '1970', '1980', '1990', '2000', '2010']);
  const days = Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`);
  assert.equal(ticks(days, 5), ['1 Feb', '8 Feb', '15 Feb', '22 Feb']);
  assert.equal(ticks(['a', 'b', 'c', 'd'], 2), ['a', 'c']);
});

const line = (label: string, values: readonly (number | null)[], more: Partial<Line> = {}): Line => ({
  label,
  points: values.map((y, index) => ({ x: String(2000 + index), y })),
  ...more,
});
const series = (lines: readonly Line[]): ShownSeries => ({
  ...{ kind: 'series', title: 'Chart', omitted: 0, empty: false, group: '', lines },
  x: { name: 'year', title: 'Year', type: 'text' },
  y: { name: 'value', title: 'Value', type: 'number' },
});

test('every measure has its own axis, and lines share an axis only if they have the same unit', () => {
  const measures = measuresOf(
    series([
      line('area', [1], { unit: 'ha', measure: 'Area' }),
      line('refugees', [1], { unit: 'people', measure: 'Refugees' }),
      line('stateless', [1], { unit: 'people', measure: 'Stateless' }),
      line('index', [1], { measure: 'European AQI' }),
      line('other index', [1], { measure: 'US AQI' }),
    ]),
  );
  assert.equal(
    measures.map(({ title, lines }) => [title, lines.length]),
    [
      ['people', 2],
      ['Area', 1],
      ['European AQI', 1],
      ['US AQI', 1],
    ],
  );
});

test('if there are many lines, shows only the lines with the largest last values', () => {
  const many = Array.from({ length: 12 }, (_, index) => line(`line ${index}`, [100 - index, index, null]));
  const visible = firstVisible(many);
  assert.is(visible.size, 8);
  assert.ok(visible.has('line 11') && !visible.has('line 0'));
  assert.equal(lastOf(line('a', [1, 2, null])), { x: '2001', y: 2 });
  assert.is(lastOf(line('a', [null])), undefined);
});

test('an indexed line starts at 100, and requires a positive first value', () => {
  assert.equal(
    indexed(line('a', [null, 50, 75, null]))?.points.map(({ y }) => y),
    [null, 100, 150, null],
  );
  assert.is(indexed(line('a', [0, 5])), undefined);
  assert.is(indexed(line('a', [-1, 5])), undefined);
  assert.is(indexed(line('a', [null])), undefined);
});

test('a missing value is a gap in the line', () => {
  assert.is(
    pathOf([
      [0, 1],
      [1, 2],
      [2, null],
      [3, 4],
    ]),
    'M0.0,1.0L1.0,2.0M3.0,4.0',
  );
  assert.equal(extentOf([line('a', [null, 3]), line('b', [-1])]), [-1, 3]);
  assert.is(extentOf([line('a', [null])]), undefined);
  assert.is(nearestIndex([0, 10, 40], 26), 2);
});

test.run();
