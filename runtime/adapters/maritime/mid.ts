// Decodes the type of transmitter (ITU-R M.585) and the flag from an MMSI. The number is programmed into the
// transmitter and is not verified.

import { FLAG_OF_DIGITS } from '../../reference/countries/countries.ts';

export type Station =
  | 'vessel'
  | 'group'
  | 'coast_station'
  | 'aircraft'
  | 'aid_to_navigation'
  | 'auxiliary_craft'
  | 'handheld'
  | 'distress_beacon'
  | 'other';

/**
 * Number formats, matched by their leading digits, most specific first. `countryAt` is the position of the country
 * digits, if any.
 */
const FORMS: readonly (readonly [beginning: RegExp, station: Station, countryAt: number | undefined])[] = [
  [/^00/, 'coast_station', 2],
  [/^0/, 'group', 1],
  [/^111/, 'aircraft', 3],
  [/^[2-7]/, 'vessel', 0],
  [/^8/, 'handheld', 1],
  [/^97[024]/, 'distress_beacon', undefined],
  [/^98/, 'auxiliary_craft', 2],
  [/^99/, 'aid_to_navigation', 2],
];

/** The flag is an ISO 3166-1 alpha-2 code, or undefined if the country digits are not assigned. */
export function identityOf(mmsi: number): { readonly station: Station; readonly flag: string | undefined } {
  // Restore the leading zeros in the numbers of coast stations and groups, which are lost in an integer.
  const digits = String(mmsi).padStart(9, '0');
  const [, station, at] = FORMS.find(([beginning]) => beginning.test(digits)) ?? [
    undefined,
    'other' as const,
    undefined,
  ];
  return { station, flag: at === undefined ? undefined : FLAG_OF_DIGITS.get(digits.slice(at, at + 3)) };
}

export function isFlag(code: string): boolean {
  return FLAGS.has(code);
}

/** ISO 3166-1 alpha-2 codes. */
export const FLAGS: ReadonlySet<string> = new Set(FLAG_OF_DIGITS.values());
