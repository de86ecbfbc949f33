// Which country a caller's word and the source's English names mean.

import { invalidArgument } from '../../contract/problem.ts';
import { countryArgument, countryCalled } from '../../language/countries/countries.ts';

/** The ISO 3166-1 alpha-2 code of a country that the source names; undefined for none. */
export function countryCode(text: string | undefined): string | undefined {
  return text === undefined ? undefined : countryCalled(text)?.iso2;
}

/**
 * The code of a country that a caller names in an argument.
 * @throws Problem `invalid_arguments` with the nearest names, or with all that a name may mean
 */
export function requireCountry(text: string, parameter = 'country'): string {
  const country = countryArgument(text);
  if ('message' in country) throw invalidArgument(parameter, country.message, country.hint);
  return country.iso2;
}
