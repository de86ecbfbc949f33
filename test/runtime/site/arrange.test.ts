import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { agoText, provenanceParts, sourceLine } from '../../../runtime/site/components/provenance.ts';
import { columnFormat, commonDecimals, filtered, sorted } from '../../../runtime/site/views/arrange.ts';
import { byValue } from '../../../runtime/site/views/bars.ts';
import { fittingColumns } from '../../../runtime/site/views/fitting.ts';
import { formatted } from '../../../runtime/site/views/format.ts';
import { fileNameOf, headersOf } from '../../../runtime/views/csv.ts';
import type { Plain } from '../../../runtime/views/shown.ts';

const rows = (...values: readonly Plain[]) => values.map((value) => ({ cells: [value] }));
const first = (all: readonly { readonly cells: readonly Plain[] }[]) => all.map(({ cells }) => cells[0]);

test('pages write the values of closed sets as words, and leave short codes and names unchanged', () => {
  const words = ['NOT_YET_RECRUITING', 'PHASE3', 'circuit_open', 'EQ', 'Orange', 'NGO', 'M3.4'];
  assert.equal(
    words.map((word) => formatted(word, 'word')),
    ['Not yet recruiting', 'Phase 3', 'circuit open', 'EQ', 'Orange', 'NGO', 'M3.4'],
  );
  assert.is(formatted('NOT_YET_RECRUITING', 'text'), 'NOT_YET_RECRUITING');
});

test('sorts numbers numerically, strings by language, and missing values last in both directions', () => {
  const up = { column: 0, isDescending: false };
  const down = { column: 0, isDescending: true };
  assert.equal(first(sorted(rows(10, null, 9, -1), up)), [-1, 9, 10, null]);
  assert.equal(first(sorted(rows(10, null, 9, -1), down)), [10, 9, -1, null]);
  assert.equal(first(sorted(rows('Øre', 'item 10', 'Item 9', '', 'äpple'), up)), [
    'äpple',
    'Item 9',
    'item 10',
    'Øre',
    '',
  ]);
  assert.equal(first(sorted(rows(2, 1), undefined)), [2, 1]);
});

test('shows only rows that contain every filter word, ignoring case and accents', () => {
  const cities = [{ cells: ['Göteborg', 'Sweden'] }, { cells: ['Oslo', 'Norway'] }, { cells: [null, 'Sweden'] }];
  assert.equal(filtered(cities, 'sweden goteborg').length, 1);
  assert.equal(filtered(cities, ' ').length, 3);
  assert.equal(filtered(cities, 'oslo sweden').length, 0);
});

test('numbers in a column have the same number of decimals, unless that requires too many', () => {
  const format = columnFormat([1.5, 10, 2.25], 'number');
  assert.equal([1.5, 10, null].map(format), ['1.50', '10.00', '–']);
  assert.equal([9372, 12_345].map(columnFormat([9372, 12_345], 'number')), ['9,372', '12,345']);
  assert.is(commonDecimals([0.1234567, 2]), undefined);
  assert.is(commonDecimals([1e-9]), undefined);
  assert.is(columnFormat([2024, 2025], 'identifier')(2024), '2024');
});

test('sorts bars by their first value, with missing values last', () => {
  const categories = [
    { category: 'a', values: [1, 9] },
    { category: 'b', values: [null, 3] },
    { category: 'c', values: [7, 0] },
    { category: 'd', values: [7, 1] },
  ];
  assert.equal(
    byValue(categories).map(({ category }) => category),
    ['c', 'd', 'a', 'b'],
  );
});

test('shows as many columns as fit, and otherwise hides at least two columns behind the button', () => {
  assert.is(fittingColumns([100, 100, 100], 300), 3);
  assert.is(fittingColumns([30, 100, 100, 100, 100], 340), 4);
  assert.is(fittingColumns([30, 400, 100, 100], 250), 3);
});

test('CSV headers are flat and unique, and CSV files are named after the call', () => {
  const names = ['price.amount', 'Country code', 'free.Region', '^id', 'price_amount', '=cmd()', '–'].map((name) => ({
    name,
  }));
  assert.equal(headersOf(names), [
    'price_amount',
    'country_code',
    'free_region',
    'id',
    'price_amount_2',
    'cmd',
    'column',
  ]);
  assert.is(fileNameOf('get_history', { base: 'GBP', target: 'JPY', days: 7 }), 'get_history_GBP_JPY_7');
  assert.is(fileNameOf('search', { query: '../../étoile "x"', list: [1] }), 'search_e_toile_x');
  assert.is(fileNameOf('search', { query: 'x'.repeat(300) }).length, 100);
});

test('states when a source was queried, and when built-in data was published', () => {
  const now = Date.parse('2026-11-28T12:00:00Z');
  assert.is(agoText(5, now), 'just now');
  assert.is(agoText(60, now), '1 minute ago');
  assert.is(agoText(185, now), '3 minutes ago');
  assert.is(agoText(5 * 3_600, now), '5 hours ago');
  assert.is(agoText(6_058 * 3_600, now), '2026-03-21');
  const ecb = { id: 'ecb-fx', name: 'European Central Bank' };
  const names = { name: 'GeoNames', published: '2026-11-25' };
  const headers = new Headers({ 'Almanac-Source': 'ecb-fx', Age: '185', 'Cache-Status': 'almanac; hit' });
  assert.equal(provenanceParts(headers, [ecb, names], now), ['European Central Bank', 'fetched 3 minutes ago']);
  assert.equal(provenanceParts(new Headers(), [ecb, names], now), ['GeoNames', 'published 2026-11-25']);
  assert.is(sourceLine([ecb], now), 'Source: European Central Bank, fetched 2026-11-28');
  assert.is(sourceLine([ecb, names], undefined), 'Sources: European Central Bank, GeoNames, published 2026-11-25');
  assert.is(sourceLine([], now), undefined);
});

test.run();
