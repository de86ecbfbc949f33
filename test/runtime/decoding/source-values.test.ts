import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  afterLast,
  at,
  coded,
  completeOf,
  countOf,
  dayOrMonthOf,
  decimalCommaOf,
  each,
  epochTimeOf,
  firstOf,
  itemsIfAny,
  joinedOf,
  markdownOf,
  oneOf,
  readEach,
  recordOf,
  required,
  roundedOf,
  scaled,
  splitOf,
  unless,
  unlessEmpty,
  within,
  yesNoOf,
} from '../../../runtime/decoding/source-values.ts';
import { textOf } from '../../../runtime/lib/loose-json.ts';

const ROW = {
  stats: { population: 5, names: ['a', 'b'] },
  authors: [{ name: { full: 'A' } }, { name: null }, 'no record', { name: { full: 'B' } }],
  single: { name: { full: 'C' } },
};

test('follows a path through objects and lists, but not into inherited properties', () => {
  assert.is(at(ROW, 'stats', 'population'), 5);
  assert.is(at(ROW, 'stats', 'names', '1'), 'b');
  assert.is(at(ROW, 'stats', 'names', 'length'), undefined);
  assert.is(at(ROW, 'nothing', 'population'), undefined);
  assert.is(at(ROW, 'stats', 'population', 'more'), undefined);
  assert.is(at(ROW, 'constructor'), undefined);
  assert.is(at(ROW, '__proto__', 'toString'), undefined);
  assert.is(at(null, 'a'), undefined);
  assert.is(at('text', 'length'), undefined);
});

test('a star in a path matches every item of a list, and a single value counts as a list of one', () => {
  assert.equal(each(ROW, 'authors', '*', 'name', 'full'), ['A', 'B']);
  assert.equal(each(ROW, 'single', '*', 'name', 'full'), ['C']);
  assert.equal(each(ROW, 'nothing', '*', 'name'), []);
  assert.equal(each({ groups: [{ tags: ['a', 'b'] }, {}, { tags: 'c' }] }, 'groups', '*', 'tags'), ['a', 'b', 'c']);
});

test('drops items without a value, and leaves a missing list undefined', () => {
  assert.equal(readEach(['a', '', null, 2], textOf), ['a', '2']);
  assert.is(readEach(itemsIfAny(undefined), textOf), undefined);
  assert.equal(readEach(itemsIfAny(null), textOf), undefined);
  assert.equal(readEach(itemsIfAny('one'), textOf), ['one']);
  assert.is(
    recordOf([1], () => 'read'),
    undefined,
  );
  assert.is(
    recordOf({}, () => 'read'),
    'read',
  );
});

test('reads times in seconds or milliseconds since 1970', () => {
  assert.is(epochTimeOf(1_790_000_000, 1), '2026-09-21T14:13:20Z');
  assert.is(epochTimeOf('1790000000999', 1000), '2026-09-21T14:13:20Z');
  assert.is(epochTimeOf(-1, 1), '1969-12-31T23:59:59Z');
  assert.is(epochTimeOf(1e18, 1), undefined);
  assert.is(epochTimeOf('soon', 1), undefined);
  assert.is(epochTimeOf(null, 1), undefined);
});

test('counts the items of a list', () => {
  assert.equal([[1, 2], 'one', null, undefined].map(countOf), [2, 1, 0, 0]);
});

test('reports the path of a missing required value', () => {
  assert.is(required(0, 'rank'), 0);
  assert.throws(() => required(undefined, 'stats.rank'), /stats\.rank/);
});

test('recognizes the missing-value markers of the source, and translates the codes of the source', () => {
  assert.is(unless('-', ['-', '0']), undefined);
  assert.is(unless(0, ['0']), undefined);
  assert.is(unless('10', ['0']), '10');
  assert.is(coded('A', { A: 'active' }), 'active');
  assert.is(coded(125, { 125: 'quarter-final' }), 'quarter-final');
  assert.is(coded(true, { true: 'open' }), 'open');
  assert.is(coded('B', { A: 'active' }), undefined);
  assert.is(coded('toString', { A: 'active' }), undefined);
  assert.is(oneOf(' High ', ['High', 'Low']), 'High');
  assert.is(oneOf('high', ['High', 'Low']), undefined);
  assert.is(oneOf(2, [1, 2]), 2);
});

test('parses numbers in other formats and units', () => {
  assert.is(decimalCommaOf('1 234,5'), 1234.5);
  assert.is(decimalCommaOf('1.234,5'), 1234.5);
  assert.is(decimalCommaOf('-0,5'), -0.5);
  assert.is(decimalCommaOf(2.5), 2.5);
  assert.is(decimalCommaOf('1,2,3'), undefined);
  assert.is(scaled(3, 0.1), 0.3);
  assert.is(scaled(undefined, 0.1), undefined);
  assert.is(within(1066, 1000, 2200), 1066);
  assert.is(within(0, 1000, 2200), undefined);
});

test('parses lists that are written as one string, and parses yes and no as booleans', () => {
  assert.equal(splitOf('a, b,,c ', ','), ['a', 'b', 'c']);
  assert.equal(splitOf(null, ','), []);
  assert.equal(['Yes', 'no', 1, 'nei', false, 'perhaps', null].map(yesNoOf), [
    true,
    false,
    true,
    false,
    false,
    undefined,
    undefined,
  ]);
});

test('drops a record without a required value only if configured, and hides no other error', () => {
  const read = (row: Readonly<Record<string, unknown>>) => required(textOf(row['name']), 'name');
  assert.equal(
    [completeOf({ name: 'A' }, read), completeOf({}, read), completeOf(null, read)],
    ['A', undefined, undefined],
  );
  assert.throws(() => recordOf({}, read), /name/);
  const fail = () => {
    throw new Error('broken');
  };
  assert.throws(() => completeOf({}, fail), /broken/);
});

test('truncates and counts lists, and treats empty lists as missing values if configured', () => {
  assert.equal([firstOf([1, 2, 3], 2), firstOf([1], 2), firstOf(undefined, 2)], [[1, 2], [1], undefined]);
  assert.equal([countOf([1, 2]), countOf('one'), countOf(null), countOf(undefined)], [2, 1, 0, 0]);
  assert.equal([unlessEmpty([]), unlessEmpty(undefined), unlessEmpty([0])], [undefined, undefined, [0]]);
});

test('rounds a number to the nearest integer', () => {
  assert.equal([41.5, '7.4', -0.6, 'high', null, 1e300].map(roundedOf), [42, 7, -1, undefined, undefined, undefined]);
});

test('joins a list of strings', () => {
  assert.is(joinedOf([' Ola', null, '', 'Nordmann'], ' '), 'Ola Nordmann');
  assert.equal([joinedOf('one', '/'), joinedOf(undefined, '/')], ['one', '']);
});

test('returns the part of a string after the last occurrence of a separator, or else the whole string', () => {
  assert.is(afterLast('https://openalex.org/fields/17', '/'), '17');
  assert.is(afterLast('https://doi.org/10.1/a/b', 'doi.org/'), '10.1/a/b');
  assert.is(afterLast('10.1/a', 'doi.org/'), '10.1/a');
  assert.is(afterLast('https://doi.org/', 'doi.org/'), undefined);
  assert.is(afterLast(undefined, '/'), undefined);
});

test('parses a date whose day may be missing', () => {
  assert.equal(['2026-11', ' 2026-11-20 '].map(dayOrMonthOf), ['2026-11', '2026-11-20']);
  assert.equal(['2026', '2026-11-20T10:00', 'May 2026', null].map(dayOrMonthOf), Array(4).fill(undefined));
});

test('removes Markdown escapes, and leaves everything else unchanged', () => {
  assert.is(markdownOf(' \\[rHGG\\] \\> 5 \\n C:\\\\x '), '[rHGG] > 5 \\n C:\\x');
  assert.is(markdownOf(''), undefined);
});

test.run();
