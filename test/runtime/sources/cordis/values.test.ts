import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { programmeOf } from '../../../../runtime/sources/cordis/project.ts';
import {
  countryName,
  isoCountry,
  readAmount,
  readDay,
  readDeclared,
  readFlag,
  readText,
} from '../../../../runtime/sources/cordis/values.ts';

test('days come with a placeholder for the month, in ISO 8601, or in words', () => {
  assert.is(readDay('1 {{month_07}} 2016'), '2016-07-01');
  assert.is(readDay('30 {{month_6}} 2018'), '2018-06-30');
  assert.is(readDay('2016-07-01'), '2016-07-01');
  assert.is(readDay('2023-04-05 12:43:04'), '2023-04-05');
  assert.is(readDay('1 July 2016'), '2016-07-01');
  for (const nonsense of [
    '',
    ' ',
    null,
    undefined,
    '31 {{month_02}} 2016',
    '1 {{month_13}} 2016',
    '1 Juli 2016',
    'soon',
  ])
    assert.is(readDay(nonsense), null, String(nonsense));
});

test('amounts come with points and commas, and 0 of a whole project is not declared', () => {
  for (const text of ['3499076.25', '3499076,25', '3 499 076,25', '€ 3.499.076,25', 'EUR 3,499,076.25', 3499076.25])
    assert.is(readAmount(text), 3499076.25, String(text));
  assert.is(readAmount('972000'), 972000);
  assert.is(readAmount('972.000'), 972000);
  assert.is(readAmount('0'), 0);
  assert.is(readDeclared('0'), null);
  assert.is(readDeclared('0.00'), null);
  for (const nonsense of ['', 'n/a', '-5', null, undefined, Number.NaN, -1, {}]) assert.is(readAmount(nonsense), null);
});

test('the EU writes EL and UK where ISO 3166 has GR and GB', () => {
  assert.equal(['EL', 'UK', 'fr', 'GR', '', 'FRA', null].map(isoCountry), ['GR', 'GB', 'FR', 'GR', null, null, null]);
  assert.equal(['GR', 'GB', null, 'ZQ'].map(countryName), ['Greece', 'United Kingdom', null, null]);
});

test('texts are one line, flags are known or not', () => {
  assert.is(readText('  a\n      b\tc '), 'a b c');
  assert.is(readText(708362), '708362');
  assert.equal([readText(' '), readText({}), readText(undefined)], [null, null, null]);
  assert.equal(['true', 'false', '', undefined, true].map(readFlag), [true, false, null, null, true]);
});

test('a programme is read from frameworks and from codes of their parts', () => {
  const codes = ['HORIZON', 'HORIZON.2.4', 'H2020-EU.1.3.', 'H2020_MSCA-RISE-2015', 'FP7-HEALTH', 'FP6', 'fp5'];
  assert.equal(codes.map(programmeOf), [
    'horizon-europe',
    'horizon-europe',
    'horizon-2020',
    'horizon-2020',
    'fp7',
    'fp6',
    'fp5',
  ]);
  assert.equal(['FP4', 'FP70', 'HORIZONS', 'ECSC', '', null, undefined].map(programmeOf), Array(7).fill(null));
});

test.run();
