// The countries, and groups of countries, that a question is asked for: taken out of it, since a title rarely names them. What may mean
// several countries, and longer names in which a country's stands ("New Jersey"), stay words. Pure.

import { wordsOf } from '../../lib/text/analyser.ts';
import {
  type Country,
  type CountryGroup,
  countryOf,
  type NameInText,
  namesIn,
} from '../../reference/countries/countries.ts';

interface CountriesAsked {
  /** The words that are left. */
  readonly rest: readonly string[];
  readonly countries: readonly Country[];
  readonly groups: readonly CountryGroup[];
  /** The names as they stood there, folded. */
  readonly names: readonly string[];
}

/** Codes of countries count only in capitals. */
const CODE = /^[A-Z]{2,3}$/;
/** Codes of countries that are words or well-known abbreviations of something else. */
const NO_COUNTRIES = new Set(
  'CPI GDP GNI PPI PPP FDI ICT CO IT IN IS NO ME AM AT BE TO SO DO MY AS PER CAN SI LA DE ES AND ARE ARM'.split(' '),
);
/** Names that mean something else more often, and are countries only beside other words. */
const DOUBTFUL = new Set(['turkey', 'chad', 'jersey', 'polish', 'china']);

/** Reads the countries and groups out of a question. */
export function withoutCountries(text: string): CountriesAsked {
  const words = wordsOf(text);
  const codes = codesIn(text);
  const names = new Map(namesIn(words).map((name) => [name.at, name]));
  const countries = new Set<Country>();
  const groups = new Set<CountryGroup>();
  const named: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const name = names.get(at);
    const word = words[at] as string;
    const length = name?.length ?? 1;
    const written = words.slice(at, at + length);
    const country = name === undefined ? codes.get(word) : countryMeant(name, written.join(' '), words.length);
    if (country !== undefined) countries.add(country);
    if (name?.meaning.kind === 'group') groups.add(name.meaning.group);
    if (country === undefined && name?.meaning.kind !== 'group') rest.push(...written);
    else named.push(written.join(' '));
    at += length;
  }
  // "Jordan" alone is all that was asked: then it is searched for as well.
  return { rest: rest.length === 0 ? words : rest, countries: [...countries], groups: [...groups], names: named };
}

function countryMeant({ meaning, length }: NameInText, name: string, words: number): Country | undefined {
  if (meaning.kind !== 'country' || (DOUBTFUL.has(name) && length === words)) return undefined;
  return meaning.country;
}

/** Countries by their codes as they are written, folded; none where all of a question is in capitals. */
function codesIn(text: string): Map<string, Country> {
  const found = new Map<string, Country>();
  if (text === text.toUpperCase()) return found;
  for (const word of text.split(/[^A-Za-z]+/)) {
    const country = CODE.test(word) && !NO_COUNTRIES.has(word) ? countryOf(word) : undefined;
    if (country !== undefined) found.set(word.toLowerCase(), country);
  }
  return found;
}
