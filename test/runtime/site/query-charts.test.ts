import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnswerColumn } from '../../../runtime/query/answer.ts';
import { chartsOf } from '../../../runtime/site/components/query/chart-choice.ts';
import { shownTable } from '../../../runtime/site/components/query/result-table.ts';
import type { ShownBars, ShownSeries } from '../../../runtime/views/shown.ts';

type Cell = string | number | null;

function column(name: string, type: string, more: Partial<AnswerColumn> = {}): AnswerColumn {
  return { name, type, calls: [], ...more };
}

const charts = (columns: readonly AnswerColumn[], rows: readonly (readonly Cell[])[]) => chartsOf({ columns, rows });
const country = column('country', 'text', { is: 'country.iso2' });

test('rows with one name and one number become bars in row order', () => {
  const [chart, ...others] = charts(
    [country, column('gdp', 'number', { unit: 'EUR' })],
    [
      ['NO', 5],
      ['SE', null],
      ['DK', 3],
    ],
  );
  assert.equal(others, []);
  const { kind, categories, bars } = chart as ShownBars;
  assert.is(kind, 'bars');
  assert.equal(
    categories.map(({ category, values }) => [category, ...values]),
    [
      ['NO', 5],
      ['SE', null],
      ['DK', 3],
    ],
  );
  assert.is(bars[0]?.unit, 'EUR');
});

test('numbers share a chart only if they have the same unit and a similar size', () => {
  const titles = (figures: readonly [AnswerColumn, number, number][]) =>
    charts(
      [country, ...figures.map(([figure]) => figure)],
      [
        ['NO', ...figures.map(([, one]) => one)],
        ['SE', ...figures.map(([, , other]) => other)],
      ],
    ).map(({ title }) => title);
  const of = (name: string, one: number, other: number, unit?: string): [AnswerColumn, number, number] => [
    column(name, 'number', unit === undefined ? {} : { unit }),
    one,
    other,
  ];
  assert.equal(titles([of('men', 4, 5, '%'), of('women', 6, 3, '%')]), ['men, women']);
  assert.equal(titles([of('rate', 4, 5, '%'), of('weight', 6, 3, 'kg')]), ['rate', 'weight']);
  assert.equal(titles([of('rate', 4, 5), of('gdp', 60_000, 30_000)]), ['rate', 'gdp']);
  assert.is(titles([of('a', 1, 2, 'a'), of('b', 1, 2, 'b'), of('c', 1, 2, 'c'), of('d', 1, 2, 'd')]).length, 3);
});

test('rows with periods become lines, one per country', () => {
  const rows = ['NO', 'SE'].flatMap((name) =>
    ['2023', '2024'].map((period, index): Cell[] => [name, period, index, '%']),
  );
  const [chart] = charts(
    [
      country,
      column('period', 'text', { is: 'period' }),
      column('value', 'number'),
      column('unit', 'text', { is: 'unit' }),
    ],
    rows,
  );
  const { kind, lines, x } = chart as ShownSeries;
  assert.is(kind, 'series');
  assert.is(x.name, 'c1');
  assert.equal(
    lines.map(({ label, points }) => [label, points.map((point) => point.y)]),
    [
      ['NO', [0, 1]],
      ['SE', [0, 1]],
    ],
  );
});

test('recognizes periods in computed columns by their values', () => {
  const kinds = (periods: readonly Cell[]) =>
    charts(
      [column('p', 'text'), column('n', 'number')],
      periods.map((period, index) => [period, index]),
    ).map(({ kind }) => kind);
  for (const periods of [
    ['2023', '2024'],
    ['2023-Q1', '2023-Q2'],
    ['2023-01', '2023-02'],
    ['2023-01-01', '2023-01-02'],
  ])
    assert.equal(kinds(periods), ['series'], periods.join());
  assert.equal(kinds(['2023', 'total']), ['bars']);
});

test('does not chart years, ids or coordinates as figures', () => {
  const [chart] = charts(
    [column('year', 'integer', { is: 'year' }), column('people', 'integer')],
    [
      [2023, 5],
      [2024, 6],
    ],
  );
  assert.is(chart?.kind, 'series');
  const noFigures = [column('id', 'integer', { is: 'id.geonames' }), column('latitude', 'number', { is: 'latitude' })];
  assert.equal(
    charts(
      [country, ...noFigures],
      [
        ['NO', 1, 2],
        ['SE', 2, 3],
      ],
    ),
    [],
  );
});

test('does not chart a number that is the same in every row', () => {
  const chosen = charts(
    [country, column('n', 'number'), column('total', 'integer')],
    [
      ['NO', 1, 52],
      ['SE', 2, 52],
    ],
  );
  assert.equal(
    chosen.map(({ title }) => title),
    ['n'],
  );
});

test('rows without a unique label get no chart', () => {
  const figure = column('n', 'number');
  assert.equal(
    charts(
      [country, figure],
      [
        ['NO', 1],
        ['NO', 2],
      ],
    ),
    [],
  );
  assert.equal(charts([figure], [[1], [2]]), []);
  assert.equal(charts([country], [['NO'], ['SE']]), []);
  assert.equal(charts([country, figure], [['NO', 1]]), []);
  assert.equal(
    charts(
      [country, figure],
      Array.from({ length: 101 }, (_, index) => [`c${index}`, index]),
    ),
    [],
  );
  const period = column('period', 'text', { is: 'period' });
  const twice = [
    ['2023', 1],
    ['2023', 2],
    ['2024', 3],
  ] as const;
  assert.equal(charts([period, figure], twice), []);
});

test('the table formats booleans, dates, years and links by type', () => {
  const { columns, rows } = shownTable('Table', {
    columns: [
      column('member', 'boolean'),
      column('since', 'text', { is: 'day' }),
      column('year', 'integer', { is: 'year' }),
      column('page', 'text'),
      column('note', 'text'),
      column('share', 'number', { unit: '%' }),
    ],
    rows: [
      [1, '2020-01-01', 2020, 'https://example.org/', 'javascript:alert(1)', 5],
      [0, null, 2021, null, 'x', null],
    ],
  });
  assert.equal(
    columns.map(({ type }) => type),
    ['boolean', 'date', 'identifier', 'link', 'text', 'number'],
  );
  assert.is(columns[5]?.unit, '%');
  assert.equal(
    rows.map(({ cells }) => cells[0]),
    [true, false],
  );
});

test.run();
