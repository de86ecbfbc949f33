import { countryCalled } from '../../reference/countries/countries.ts';

/** Returns the ISO 3166-1 alpha-2 code for the source's English country name. */
export function countryCode(text: string | undefined): string | undefined {
  return text === undefined ? undefined : countryCalled(text)?.iso2;
}
