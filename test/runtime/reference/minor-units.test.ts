// ISO 4217, list one: https://www.six-group.com/en/products-services/financial-information/data-standards.html

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromMinorUnits, minorUnitDecimals } from '../../../runtime/reference/minor-units.ts';

test('converts minor units to an amount with the number of decimals of the currency', () => {
  assert.is(fromMinorUnits(8_705, 'NOK'), 87.05);
  assert.is(fromMinorUnits(8_705, 'RWF'), 8_705);
  assert.is(fromMinorUnits(8_705, 'BHD'), 8.705);
  assert.is(fromMinorUnits(8_705, 'UYW'), 0.8705);
  assert.is(fromMinorUnits(8_705, 'XYZ'), undefined);
});

test('uses the number of decimals that ISO 4217 specifies, not the number in everyday use', () => {
  for (const code of ['HUF', 'IDR', 'TWD', 'COP', 'MGA']) assert.is(minorUnitDecimals(code), 2, code);
  assert.is(minorUnitDecimals('IQD'), 3);
});

test.run();
