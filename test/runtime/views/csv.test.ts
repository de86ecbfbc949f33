import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ViewField } from '../../../runtime/contract/view.ts';
import { csvOf } from '../../../runtime/views/csv.ts';
import { type TabularView, tabularView } from '../../../runtime/views/table.ts';

const field = (path: string, more: Partial<ViewField> = {}): ViewField => ({
  path,
  title: path,
  type: 'text',
  ...more,
});

const TABLE: TabularView = {
  ...{ kind: 'table', title: 'Table', rows: 'rows' },
  columns: [field('name'), field('price.amount', { type: 'number', unitField: 'price.currency' })],
};

function csv(rows: unknown, view = TABLE): string {
  return csvOf(view, { rows });
}

test('writes field names, then rows, each terminated by CRLF', () => {
  const rows = [
    { name: 'Ærø', price: { amount: 1.5, currency: 'DKK' } },
    { name: null, price: null },
  ];
  assert.is(csv(rows), 'name,price_amount\r\nÆrø,1.5\r\n,\r\n');
});

test('quotes values with commas, quotes or line breaks', () => {
  const rows = ['a,b', 'say "so"', 'two\nlines', 'two\r\nlines'].map((name) => ({ name }));
  assert.is(csv(rows), 'name,price_amount\r\n"a,b",\r\n"say ""so""",\r\n"two\nlines",\r\n"two\r\nlines",\r\n');
});

test('neutralizes formulas in cells and column names, and leaves numbers unchanged', () => {
  const texts = ['=1+1', '+47 22 00', '-x', '@SUM(A1)', '\tx', '\rx', '＝1', '-12.5', '+3'];
  const written = csv(texts.map((name) => ({ name, price: { amount: -3, currency: 'NOK' } })));
  for (const text of texts.slice(0, 7)) assert.ok(written.includes(`'${text}`), JSON.stringify(text));
  assert.match(written, /\n-12\.5,-3\r\n\+3,-3\r\n$/);
  const spread: TabularView = { ...TABLE, columns: [field('$value', { title: '=cmd()' })] } as TabularView;
  assert.match(csv([1], spread), /^cmd\r\n1\r\n$/);
});

test('neutralizes a formula after every character at which spreadsheets split a cell', () => {
  const starts = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1'];
  for (const separator of [',', ';', '|', '\t', '\n', '\r', '\r\n', '\u2028']) {
    for (const between of ['', ' ', '"', ' "']) {
      for (const start of starts) {
        // The cell as seen by a program that splits lines at this separator and does not interpret quotation marks.
        const [, line = ''] = splitOnce(csv([{ name: `x${separator}${between}${start}` }]), '\r\n');
        const [, cell = ''] = splitOnce(line, separator);
        assert.match(cell, /^[ "']*'[=+\-@＝＋－＠]/, JSON.stringify([separator, between, start]));
      }
    }
  }
});

test('does not change numbers, or text that contains hyphens, operators or an @', () => {
  for (const name of ['-1.5e-7', '-0,5', '3;-4', 'Rhône-Alpes', 'a+b=c', 'x@example.org', 'Oslo; -12.5', 'a - b']) {
    assert.ok(csv([{ name }]).includes(name), name);
  }
});

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

test('writes a unit column if units differ by row', () => {
  const rows = ['EUR', 'NOK'].map((currency) => ({ name: 'x', price: { amount: 1, currency } }));
  assert.is(csv(rows), 'name,price_amount,price_amount_unit\r\nx,1,EUR\r\nx,1,NOK\r\n');
});

test('writes a series in long form: one value per row, with its group and unit', () => {
  const rows = [{ at: '2026', free: { region: 'Oslo', at: '2026' }, births: 3, deaths: null }];
  const view: TabularView = {
    ...{ kind: 'series', title: 'Chart', rows: 'rows', x: field('free.at', { title: 'Time' }) },
    y: [field('births', { unit: 'people' }), field('deaths', { unit: 'people' })],
    group: [field('free', { spread: true })],
  };
  assert.is(
    csv(rows, view),
    'free_region,free_at,measure,value,unit\r\nOslo,2026,births,3,people\r\nOslo,2026,deaths,,people\r\n',
  );
});

test('uses the first of several views that has rows', () => {
  assert.is(tabularView([{ kind: 'facts', title: 'Facts', fields: [], more: [] }]), undefined);
  assert.is(tabularView([{ kind: 'bars', title: 'Bars', values: [] }, TABLE]), TABLE);
});

test('converts any answer without failing', () => {
  for (const rows of [undefined, null, 7, 'x', {}, [null, 7, [], { name: { a: 1 }, price: 'x' }, { name: [1, 2] }]]) {
    assert.match(csv(rows), /^name,price_amount\r\n/);
  }
});

test.run();
