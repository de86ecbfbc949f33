import { html } from 'htm/preact';
import { renderToString } from 'preact-render-to-string';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { View } from '../../../runtime/contract/view.ts';
import { ShownView } from '../../../runtime/site/views/view.ts';
import { show } from '../../../runtime/views/show.ts';

function drawn(view: View, answer: object): string {
  return renderToString(html`<${ShownView} shown=${show(view, answer)} />`);
}

const words = (page: string) => page.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
const column = (path: string, type: 'text' | 'number' = 'text') => ({ path, title: path.toUpperCase(), type });
const table: View = {
  kind: 'table',
  title: 'Rows',
  rows: 'rows',
  columns: ['a', 'b', 'c'].map((path) => column(path)),
};

test('a table hides columns without values and lists them below the table', () => {
  const page = drawn(table, {
    rows: [
      { a: 'one', b: null },
      { a: 'two', b: '', c: 'three' },
    ],
  });
  assert.match(words(page), '|A|C|');
  assert.match(words(page), 'Empty columns hidden: B.');
  assert.match(words(page), '|one|–|two|three|');
  const none = drawn(table, { rows: [{ a: null }] });
  assert.match(words(none), '|A|B|C|');
  assert.not.match(none, 'Empty columns');
});

test('shows units that differ by row next to the numbers, and shows no unit for a missing number', () => {
  const priced: View = { ...table, columns: [column('a'), { ...column('b', 'number'), unitField: 'c' }] };
  const page = drawn(priced, {
    rows: [
      { a: 'one', b: 164.9, c: 'CAD' },
      { a: 'two', b: 3945, c: 'DKK' },
      { a: 'three', b: null, c: null },
    ],
  });
  assert.match(words(page), '|A|B|one|164.9 |CAD|two|3945 |DKK|three|–|');
});

test('short strings do not wrap, and long strings get a wide column', () => {
  const page = drawn(table, { rows: [{ a: 'NCT07000001', b: 'word '.repeat(9), c: 'word '.repeat(40) }] });
  assert.match(page, '<td class="short"><bdi>NCT07000001');
  assert.match(page, '<td class="middling">');
  assert.match(page, '<td class="long">');
});

const series: View = {
  ...{ kind: 'series', title: 'Chart', rows: 'rows', x: column('year'), group: [column('area')] },
  y: [{ path: 'value', title: 'Value', type: 'number', unit: 't' }],
};

test('draws figures for one point in time as bars, and figures for several points in time as a line chart', () => {
  const rows = [
    { year: '2023', area: 'Sweden', value: 3_002_023 },
    { year: '2023', area: 'Norway', value: 402_023 },
  ];
  const one = drawn(series, { rows });
  assert.match(words(one), '|YEAR 2023|Value (t)|Sweden|3,002,023|Norway|402,023|');
  assert.match(one, 'bar-track');
  const several = drawn(series, { rows: [...rows, { year: '2022', area: 'Norway', value: 1 }] });
  assert.match(several, '<svg class="plot"');
  assert.match(words(several), '|Value, 2022–2023|Value, t|');
});

test('rounds floating-point noise to six decimals, except in the headline, and leaves other numbers exact', () => {
  const facts = (value: number) =>
    drawn(
      { kind: 'facts', title: 'Facts', fields: [{ path: 'n', title: 'N', type: 'number' }], more: [] },
      { n: value },
    );
  for (const [value, text] of [
    [49.324938069575, '49.324938'],
    [27_582.321250976, '27,582.321251'],
    [9_372.5, '9372.5'],
    [42.1648128, '42.1648128'],
    [0.000001234567, '0.000001234567'],
    [5_040_880_939_324.86, '5,040,880,939,324.86'],
    [-3, '-3'],
  ] as const) {
    assert.match(words(facts(value)), `|${text}|`);
  }
  const field = { path: 'n', title: 'N', type: 'number' as const };
  const headline = drawn({ kind: 'value', title: 'Answer', field, beside: [] }, { n: 3.106855961186669 });
  assert.match(words(headline), '|3.106855961186669|');
});

test('shows unit codes as words, and does not repeat a unit', () => {
  const field = { path: 'n', title: 'Kp', type: 'number' as const, unit: 'ratio_to_median' };
  assert.match(drawn({ kind: 'value', title: 'Answer', field, beside: [] }, { n: 1 }), 'ratio to median');
  const kp = { ...table, columns: [{ ...field, unit: 'Kp' }] } as View;
  assert.match(words(drawn(kp, { rows: [{ n: 8 }] })), '|Kp|8|');
  const measures: View = {
    ...{ kind: 'bars', title: 'Pollutants' },
    values: [{ path: 'n', title: 'Ozone', type: 'number', unit: 'µg/m³' }],
  };
  assert.match(words(drawn(measures, { n: 3 })), '|Pollutants|µg/m³|Ozone|3|');
});

test.run();
