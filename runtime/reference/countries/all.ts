import { TABLE } from './table.ts';

/** A country or territory listed in ISO 3166-1, or Kosovo. */
export interface Country {
  readonly iso2: string;
  readonly iso3: string;
  /** Three digits, as in UN M49. */
  readonly m49: string;
  readonly name: string;
}

/** Alternative codes: those used by the European Union, former codes, and several codes for Kosovo. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  UK: 'GB',
  EL: 'GR',
  XKX: 'XK',
  XKV: 'XK',
  XKK: 'XK',
  KSV: 'XK',
  ROM: 'RO',
  ZAR: 'CD',
  TMP: 'TL',
  BUR: 'MM',
};

/**
 * FAOSTAT's number for Kosovo. Numbers from before a country split or merged are omitted, because they match no current
 * country.
 */
const OTHER_NUMBERS: Readonly<Record<string, string>> = { '412': 'XK' };

/** Sorted by alpha-2 code. */
export const COUNTRIES: readonly Country[] = TABLE.trim()
  .split('\n')
  .map((row) => ({ iso2: row.slice(0, 2), iso3: row.slice(3, 6), m49: row.slice(7, 10), name: row.slice(11) }));

const byCode = new Map(COUNTRIES.flatMap((country) => [country.iso2, country.iso3].map((code) => [code, country])));
for (const [code, iso2] of Object.entries(OTHER_CODES)) byCode.set(code, byCode.get(iso2) as Country);

const byNumber = new Map(COUNTRIES.map((country) => [country.m49, country]));
for (const [number, iso2] of Object.entries(OTHER_NUMBERS)) byNumber.set(number, byCode.get(iso2) as Country);

/** Accepts alpha-2 and alpha-3 codes in any case, and UK and EL for GB and GR. */
export function countryOf(code: string): Country | undefined {
  return byCode.get(code.trim().toUpperCase());
}

/** Accepts three digits; leading zeros are optional. Undefined for groups and former countries. */
export function countryOfNumber(number: string): Country | undefined {
  return byNumber.get(number.padStart(3, '0'));
}
