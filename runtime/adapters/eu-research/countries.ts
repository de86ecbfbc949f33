// Which country a caller's word and the source's English names mean: one table for both, so that "Turkey", "Türkiye" and TUR meet.

import { invalidArgument } from '../../contract/problem.ts';
import { foldWords } from '../../language/fold.ts';
import { nearest } from '../../language/nearest.ts';
import { loadCountries } from '../../sources/places-data/places-data.ts';

/** Names and codes that the tables of countries lack: older names, the source's and the EU's own, and short ones. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  CZ: ['Czechia', 'Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  GR: ['EL', 'Hellas'],
  KR: ['South Korea', 'Korea', 'Republic of Korea', 'Korea (Republic of)'],
  MD: ['Moldova (Republic of)', 'Republic of Moldova'],
  MK: ['Macedonia', 'the former Yugoslav Republic of Macedonia', 'FYROM'],
  NL: ['Holland', 'The Netherlands'],
  PS: ['Palestine', 'State of Palestine', 'Palestinian Authority'],
  RU: ['Russia', 'Russian Federation'],
  TR: ['Turkey', 'Türkiye'],
  TW: ['Taiwan'],
  US: ['USA', 'United States of America', 'America'],
  VN: ['Viet Nam'],
  XK: ['Kosovo'],
};

interface KnownCountries {
  /** ISO 3166-1 alpha-2 codes by folded names and codes. */
  readonly codes: ReadonlyMap<string, string>;
  readonly names: readonly string[];
}

let known: KnownCountries | undefined;

/** The ISO 3166-1 alpha-2 code of a country by its English or own name or a code, in any case; undefined for none. */
export function countryCode(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  known ??= knownCountries();
  return known.codes.get(key(text));
}

/**
 * The code of a country that a caller names in an argument.
 * @throws Problem `invalid_arguments` with the nearest name when no country is called so
 */
export function requireCountry(text: string, parameter = 'country'): string {
  const code = countryCode(text);
  if (code !== undefined) return code;
  const near = nearest(text.trim(), known?.names ?? []);
  const hint =
    near === undefined ? 'Give an English name or a code, such as France, FR or FRA.' : `Did you mean ${near}?`;
  throw invalidArgument(parameter, `${JSON.stringify(text)} is not the name or code of a country`, hint);
}

function knownCountries(): KnownCountries {
  const display = new Intl.DisplayNames('en', { type: 'region' });
  const codes = new Map<string, string>();
  const names: string[] = [];
  const add = (code: string, words: readonly string[]) => {
    for (const word of words) if (!codes.has(key(word))) codes.set(key(word), code);
  };
  const rows = loadCountries().all;
  for (const { isoCode, iso3Code } of rows) add(isoCode, [isoCode, iso3Code]);
  for (const { isoCode, name, nativeName } of rows) {
    names.push(name);
    add(isoCode, [name, display.of(isoCode) ?? name, nativeName]);
  }
  for (const [code, words] of Object.entries(OTHER_NAMES)) add(code, words);
  return { codes, names };
}

/** Folded words without those that some spellings have and others lack. */
function key(text: string): string {
  return foldWords(text).replace(/\b(?:and|the) /g, '');
}
