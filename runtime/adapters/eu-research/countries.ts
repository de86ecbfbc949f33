// Which country the source's English names mean.

import { countryCalled } from '../../reference/countries/countries.ts';

/** The ISO 3166-1 alpha-2 code of a country that the source names; undefined for none. */
export function countryCode(text: string | undefined): string | undefined {
  return text === undefined ? undefined : countryCalled(text)?.iso2;
}
