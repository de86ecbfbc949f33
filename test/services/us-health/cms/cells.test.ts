// Every value in the catalog is text.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { day, footnoteCodes, number, text, yesNo } from '../../../../runtime/adapters/us-health/cms/cells.ts';

const cell = (value: unknown) => ({ cell: value });

test('strings that mean "missing" become undefined', () => {
  for (const nothing of [
    'Not Available',
    'not available',
    'N/A',
    'Not Applicable',
    '',
    '  ',
    '--',
    null,
    undefined,
    {},
    ['x'],
  ]) {
    assert.is(text(cell(nothing), 'cell'), undefined, String(nothing));
    assert.is(number(cell(nothing), 'cell'), undefined, String(nothing));
  }
  assert.is(text({}, 'cell'), undefined, 'a missing column');
});

test('numeric strings become numbers, including zero, and words do not', () => {
  assert.is(number(cell('0.000'), 'cell'), 0);
  assert.is(number(cell('0.96'), 'cell'), 0.96);
  assert.is(number(cell(' 1,204 '), 'cell'), 1204);
  assert.is(number(cell('-3.5'), 'cell'), -3.5);
  assert.is(number(cell(87), 'cell'), 87, 'in case the column ever has numbers');
  for (const word of ['very high', '12 per 100', '1e3', '0x10', 'Infinity'])
    assert.is(number(cell(word), 'cell'), undefined);
});

test('keeps the leading zeros of a string', () => {
  assert.is(text(cell('010001'), 'cell'), '010001');
});

test('dates become ISO 8601, and anything else becomes undefined', () => {
  assert.is(day(cell('07/01/2022'), 'cell'), '2022-07-01');
  assert.is(day(cell('2023-03-02'), 'cell'), '2023-03-02', 'the format of other data sets in the catalog');
  for (const none of ['13/01/2022', '02/30/2024', '', 'Not Available']) assert.is(day(cell(none), 'cell'), undefined);
});

test('footnotes are none, one, or several separated by a comma and a space', () => {
  assert.equal(footnoteCodes(cell(''), 'cell'), []);
  assert.equal(footnoteCodes(cell('Not Available'), 'cell'), []);
  assert.equal(footnoteCodes(cell('5'), 'cell'), ['5']);
  assert.equal(footnoteCodes(cell('1, 3, 29'), 'cell'), ['1', '3', '29']);
  assert.equal(footnoteCodes(cell('3,3, '), 'cell'), ['3']);
});

test('accepts only yes and no, in both spellings', () => {
  assert.equal(
    ['Yes', 'No', 'Y', 'N', '', 'Not Available'].map((value) => yesNo(cell(value), 'cell')),
    [true, false, true, false, undefined, undefined],
  );
});

test.run();
