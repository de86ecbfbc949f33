// What an MMSI tells: the kind of its transmitter (ITU-R M.585) and, by the digits of a country, its flag. The flag
// is as true as the number that was programmed.

import { FLAG_OF_DIGITS } from '../../reference/countries/countries.ts';

/** What kind of station a number belongs to. */
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

/** By the digits that the number begins with, the more particular first; where its country's digits begin, if it has any. */
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

/** The kind of transmitter, and the ISO 3166-1 alpha-2 code of its flag; undefined for digits that no country has. */
export function identityOf(mmsi: number): { readonly station: Station; readonly flag: string | undefined } {
  // Coast stations and groups begin with zeros, which a number does not show.
  const digits = String(mmsi).padStart(9, '0');
  const [, station, at] = FORMS.find(([beginning]) => beginning.test(digits)) ?? [
    undefined,
    'other' as const,
    undefined,
  ];
  return { station, flag: at === undefined ? undefined : FLAG_OF_DIGITS.get(digits.slice(at, at + 3)) };
}

/** Whether any vessel can have this flag. */
export function isFlag(code: string): boolean {
  return FLAGS.has(code);
}

/** All flags that a MID stands for, as ISO 3166-1 alpha-2 codes. */
export const FLAGS: ReadonlySet<string> = new Set(FLAG_OF_DIGITS.values());
