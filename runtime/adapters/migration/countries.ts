// Maps country arguments to the source's ISO 3166-1 alpha-3 codes. Names and two-letter codes have already been
// converted to three-letter codes; unrecognized input is unchanged.

import { invalidArgument } from '../../contract/problem.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import type { Country } from './unhcr/unhcr.ts';

/**
 * Accepts a code of 2 or 3 letters in any case.
 * @throws Problem `invalid_arguments` with the most similar valid codes
 */
export function isoOf(text: string, argument: string, countries: readonly Country[]): string {
  const code = text.toUpperCase();
  const found = countries.find(({ iso, iso2 }) => (code.length === 2 ? iso2 === code : iso === code));
  if (found?.iso != null) return found.iso;
  const own = countries.find((country) => country.code === code);
  if (own !== undefined) {
    throw invalidArgument(
      argument,
      `${code} is UNHCR's own code for ${own.name}`,
      own.iso == null ? 'It has no figures.' : `Its ISO code is ${own.iso}.`,
    );
  }
  const codes = countries.map(({ iso, iso2 }) => (code.length === 2 ? iso2 : iso)).filter((each) => each != null);
  const near = nearestFew(code, codes, 3).map((each) => {
    const name = countries.find(({ iso, iso2 }) => iso === each || iso2 === each)?.name;
    return `${each} (${name})`;
  });
  const hint =
    near.length === 0
      ? 'list_countries has all codes.'
      : `Did you mean ${near.join(', ')}? See list_countries for all countries.`;
  throw invalidArgument(argument, `no country has the ISO code ${code}`, hint);
}
