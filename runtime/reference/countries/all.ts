// The countries themselves, by their codes. Pure; read from the table once.

import { TABLE } from './table.ts';

/** A country or territory of ISO 3166-1. */
export interface Country {
  readonly iso2: string;
  readonly iso3: string;
  /** The UN's number (M49), three digits. */
  readonly m49: string;
  /** English name. */
  readonly name: string;
}

/** Codes that people and sources write for another: the European Union's, older ones, several for Kosovo. */
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

/** Numbers before a country was divided or joined, of which none is the country of that name today; and FAOSTAT's of Kosovo. */
const OTHER_NUMBERS: Readonly<Record<string, string>> = { '412': 'XK' };

/** All countries, by code of two letters. */
export const COUNTRIES: readonly Country[] = TABLE.trim()
  .split('\n')
  .map((row) => ({ iso2: row.slice(0, 2), iso3: row.slice(3, 6), m49: row.slice(7, 10), name: row.slice(11) }));

const byCode = new Map(COUNTRIES.flatMap((country) => [country.iso2, country.iso3].map((code) => [code, country])));
for (const [code, iso2] of Object.entries(OTHER_CODES)) byCode.set(code, byCode.get(iso2) as Country);

const byNumber = new Map(COUNTRIES.map((country) => [country.m49, country]));
for (const [number, iso2] of Object.entries(OTHER_NUMBERS)) byNumber.set(number, byCode.get(iso2) as Country);

/** The country with this code: two or three letters in any case, UK and EL for GB and GR; undefined for any other text. */
export function countryOf(code: string): Country | undefined {
  return byCode.get(code.trim().toUpperCase());
}

/** The country with this UN M49 number (three digits, leading zeros may be left out); undefined for groups and former countries. */
export function countryOfNumber(number: string): Country | undefined {
  return byNumber.get(number.padStart(3, '0'));
}
