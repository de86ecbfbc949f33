import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { View, ViewField } from '../../../runtime/contract/view.ts';
import { show } from '../../../runtime/views/show.ts';
import { safeLink } from '../../../runtime/views/walk.ts';

const field = (path: string, more: Partial<ViewField> = {}): ViewField => ({
  path,
  title: path,
  type: 'text',
  ...more,
});
const figureOf = (path: string, more: Partial<ViewField> = {}) => field(path, { type: 'number', ...more });

const VIEWS: readonly View[] = [
  { kind: 'value', title: 'Value', field: figureOf('count', { unit: 'storms' }), beside: [field('from')] },
  { kind: 'facts', title: 'Facts', headline: field('name'), fields: [field('from'), field('gone')], more: [] },
  {
    ...{ kind: 'table', title: 'Storms', rows: 'storms', headline: 'id', link: 'link' },
    columns: [field('id'), figureOf('kp.length'), field('by.name'), field('free', { spread: true })],
  },
  {
    ...{ kind: 'series', title: 'Kp', rows: 'storms.readings', x: field('at') },
    ...{ y: [figureOf('kp', { unit: 'Kp' })], group: [field('^id')] },
  },
  { kind: 'bars', title: 'Classes', rows: 'classes', category: field('$key'), values: [figureOf('$value')] },
  {
    ...{ kind: 'map', title: 'Map', rows: 'storms', latitude: 'lat', longitude: 'lon' },
    ...{ label: field('id'), colour: field('kind'), facts: [field('kind')], link: 'link' },
  },
  { kind: 'text', title: 'Text', field: field('text'), format: 'html' },
];

const ANSWER = {
  count: 2,
  from: '2026-11-01',
  name: 'November',
  text: '<p>Long</p>',
  classes: { X: 1, M: null, C: 4 },
  storms: [
    {
      ...{ id: 'b', lat: 60, lon: 10, kind: 'G4', link: 'https://example.org/b' },
      by: [{ name: 'Kari' }, { name: 'Ola' }],
      free: { one: 1 },
      readings: [
        { at: '2026-11-02', kp: 8 },
        { at: '2026-11-01', kp: null },
      ],
    },
    { id: 'a', lat: null, lon: 10, kind: 'G1', link: 'javascript:alert(1)', by: [], free: { two: 2 }, readings: [] },
  ],
};

function shownAs(kind: View['kind'], answer: unknown = ANSWER) {
  return show(VIEWS.find((view) => view.kind === kind) as View, answer);
}

test('shows a value with its unit and related fields', () => {
  const shown = shownAs('value');
  assert.ok(shown.kind === 'value');
  assert.equal(shown.fact, { title: 'count', type: 'number', value: 2, unit: 'storms' });
  assert.equal(shown.beside, [{ title: 'from', type: 'text', value: '2026-11-01' }]);
});

test('omits facts whose values the answer lacks', () => {
  const shown = shownAs('facts');
  assert.ok(shown.kind === 'facts');
  assert.is(shown.headline, 'November');
  assert.equal(
    shown.facts.map(({ title }) => title),
    ['from'],
  );
});

test('table: joins lists in a cell, turns arbitrary keys into columns, and links only to web URLs', () => {
  const shown = shownAs('table');
  assert.ok(shown.kind === 'table');
  assert.equal(
    shown.columns.map(({ title }) => title),
    ['id', 'kp.length', 'by.name', 'one', 'two'],
  );
  assert.equal(shown.rows, [
    { cells: ['b', null, 'Kari, Ola', 1, null], link: 'https://example.org/b' },
    { cells: ['a', null, null, null, 2] },
  ]);
  assert.is(shown.columns[0]?.headline, true);
});

test('series: draws one chronological line per group, keeps gaps, and omits lines without values', () => {
  const shown = shownAs('series');
  assert.ok(shown.kind === 'series');
  assert.is(shown.y.unit, 'Kp');
  assert.equal(shown.lines, [
    {
      label: 'b',
      name: '',
      unit: 'Kp',
      points: [
        { x: '2026-11-01', y: null },
        { x: '2026-11-02', y: 8 },
      ],
    },
  ]);
});

test('label parts that all lines share become the caption, unless the view has one', () => {
  const rows = ['Norway', 'Sweden'].map((country) => ({ name: 'GDP', country, year: '2024', value: 1 }));
  const view: View = {
    ...{ kind: 'series', title: 'Chart', rows: 'rows', x: { path: 'year', title: 'Year', type: 'text' } },
    y: [figureOf('value', {})],
    group: ['name', 'country'].map((path) => ({ path, title: path, type: 'text' as const })),
  };
  const shown = show(view, { rows });
  assert.ok(shown.kind === 'series');
  assert.is(shown.caption, 'GDP');
  assert.equal(
    shown.lines.map(({ label, name }) => [label, name]),
    [
      ['GDP, Norway', 'Norway'],
      ['GDP, Sweden', 'Sweden'],
    ],
  );
  const captioned = { ...view, caption: '{rows.name} in {rows.country}' };
  assert.is(show(captioned, { rows }).caption, 'GDP in Norway, Sweden');
  assert.is(show({ ...view, caption: '{unknown}' }, { rows }).caption, 'GDP', 'a caption without its field is omitted');
});

test('draws bars for an object with arbitrary keys', () => {
  const shown = shownAs('bars');
  assert.ok(shown.kind === 'bars');
  assert.equal(shown.categories, [
    { category: 'X', values: [1] },
    { category: 'M', values: [null] },
    { category: 'C', values: [4] },
  ]);
});

test('a map states how many places have no coordinates', () => {
  const shown = shownAs('map');
  assert.ok(shown.kind === 'map');
  assert.is(shown.omitted, 1);
  assert.equal(
    shown.places.map(({ label, colour, link }) => [label, colour, link]),
    [['b', 'G4', 'https://example.org/b']],
  );
});

test('shows units in a separate column if they differ by row', () => {
  const columns = [figureOf('amount', { unitField: 'currency' })];
  const view: View = { kind: 'table', title: 'Prices', rows: 'rows', columns };
  const mixed = show(view, { rows: ['EUR', 'NOK'].map((currency) => ({ amount: 1, currency })) });
  assert.ok(mixed.kind === 'table');
  assert.equal(
    mixed.rows.map(({ cells }) => cells),
    [
      [1, 'EUR'],
      [1, 'NOK'],
    ],
  );
  const same = show(view, { rows: [{ amount: 1, currency: 'EUR' }] });
  assert.ok(same.kind === 'table');
  assert.equal(same.columns, [{ name: 'amount', title: 'amount', type: 'number', unit: 'EUR' }]);
});

test('every view limits its output for any answer', () => {
  const long = Array.from({ length: 50_000 }, (_, index) => ({ id: `${index}`, lat: 1, lon: 1, readings: [] }));
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown;
  const odd = [
    null,
    undefined,
    7,
    'text',
    true,
    Number.NaN,
    [],
    {},
    [[]],
    deep,
    { constructor: 1 },
    'x'.repeat(300_000),
  ];
  const answers = [
    ...odd,
    ...odd.map((each) => ({ count: each, from: each, name: each, text: each, classes: each, storms: each })),
    ...odd.map((each) => ({
      storms: [each, { id: each, lat: each, lon: each, by: each, free: each, readings: each }],
    })),
    ...odd.map((each) => ({ storms: [{ readings: [each, { at: each, kp: each }] }] })),
    { storms: long },
  ];
  for (const view of VIEWS) {
    for (const answer of answers) {
      const text = JSON.stringify(show(view, answer));
      assert.ok(text.length < 1_000_000, `${view.kind}: ${text.length}`);
      assert.not.match(text, /\[object |undefined|NaN/);
    }
  }
  const table = shownAs('table', { storms: long });
  assert.is(table.omitted, 48_000);
});

test('links only to web URLs', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org',
    'https://a:b@example.org',
    'ftp://x.y',
  ]) {
    assert.is(safeLink(text), undefined, text);
  }
  assert.is(safeLink('https://example.org/ø'), 'https://example.org/%C3%B8');
});

test.run();
