import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { programmeOf } from '../../../../runtime/adapters/eu-research/cordis/project.ts';
import {
  amountOf,
  countryName,
  declared,
  flagOfText,
  isoCountry,
  shownAmountOf,
  writtenDay,
} from '../../../../runtime/adapters/eu-research/cordis/values.ts';

test('parses dates with a month placeholder, in ISO 8601, and in words', () => {
  assert.is(writtenDay('1 {{month_07}} 2016'), '2016-07-01');
  assert.is(writtenDay('30 {{month_6}} 2018'), '2018-06-30');
  assert.is(writtenDay('2016-07-01'), '2016-07-01');
  assert.is(writtenDay('2023-04-05 12:43:04'), '2023-04-05');
  assert.is(writtenDay('1 July 2016'), '2016-07-01');
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
    assert.is(writtenDay(nonsense), undefined, String(nonsense));
});

test('amounts in records have a decimal point and any number of decimals', () => {
  const amounts: [string | number, number][] = [
    ['3499076.250', 3499076.25],
    ['205749.555', 205749.555],
    ['972.000', 972],
    ['3499076', 3499076],
    [3499076.25, 3499076.25],
    ['0', 0],
  ];
  for (const [text, amount] of amounts) assert.is(amountOf(text), amount, String(text));
  for (const nonsense of ['', 'n/a', '-5', '3499076,25', '3.499.076', null, undefined, Number.NaN, -1, {}]) {
    assert.is(amountOf(nonsense), undefined, String(nonsense));
  }
  assert.equal([amountOf('0.00'), 5].map(declared), [undefined, 5]);
});

test('parses formatted amounts from web pages, and does not guess ambiguous ones', () => {
  for (const text of ['€ 3 499 076,25', '3\u00a0499\u00a0076,25 EUR', '3499076.250', 3499076.25]) {
    assert.is(shownAmountOf(text), 3499076.25, String(text));
  }
  for (const open of ['3,499,076', '3.499.076', '3,499', 'on request', {}]) assert.is(shownAmountOf(open), undefined);
});

test('maps the EU codes EL and UK to the ISO 3166 codes GR and GB', () => {
  const codes = ['EL', 'UK', 'fr', 'GR', '', 'FRA', null].map(isoCountry);
  assert.equal(codes, ['GR', 'GB', 'FR', 'GR', undefined, undefined, undefined]);
  assert.equal(['GR', 'GB', undefined, 'ZQ'].map(countryName), ['Greece', 'United Kingdom', undefined, undefined]);
});

test('parses flags, and returns undefined for other values', () => {
  assert.equal(['true', 'false', '', undefined, true].map(flagOfText), [true, false, undefined, undefined, true]);
});

test('recognizes programmes by framework and by the codes of their parts', () => {
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
  assert.equal(['FP4', 'FP70', 'HORIZONS', 'ECSC', '', undefined].map(programmeOf), Array(6).fill(undefined));
});

test.run();
