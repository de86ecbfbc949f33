import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  COUNTRIES,
  type Country,
  countryOf,
  sourceCodesOf,
} from '../../../../runtime/reference/countries/countries.ts';

test('resolves the code that an organization uses for a country', () => {
  for (const country of COUNTRIES) {
    for (const code of Object.values(sourceCodesOf(country))) assert.is(countryOf(code)?.iso2, country.iso2, code);
  }
});

test('differs from ISO codes only for countries where the organization deviates from ISO', () => {
  const others = COUNTRIES.filter((country) => {
    const { eurostat, worldBank, oecd } = sourceCodesOf(country);
    return eurostat !== country.iso2 || worldBank !== country.iso3 || oecd !== country.iso3;
  });
  assert.equal(others.map(({ iso2 }) => iso2).sort(), ['GB', 'GR', 'XK']);
  assert.is(sourceCodesOf(countryOf('GR') as Country).eurostat, 'EL');
});

test.run();
