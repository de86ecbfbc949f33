// Extracts countries and country groups from a question, because titles rarely mention them. Ambiguous names and longer
// names that contain a country ("New Jersey") remain words.

import { wordsOf } from '../../lib/text/analyser.ts';
import {
  type Country,
  type CountryGroup,
  countryOf,
  type NameInText,
  namesIn,
} from '../../reference/countries/countries.ts';

interface QuestionCountries {
  readonly rest: readonly string[];
  readonly countries: readonly Country[];
  readonly groups: readonly CountryGroup[];
  /** Country names as spelled in the question, folded. */
  readonly names: readonly string[];
}

/** Country codes are recognized only in capitals. */
const CODE = /^[A-Z]{2,3}$/;
/** Words and common abbreviations that look like country codes. */
const NO_COUNTRIES = new Set(
  'CPI GDP GNI PPI PPP FDI ICT CO IT IN IS NO ME AM AT BE TO SO DO MY AS PER CAN SI LA DE ES AND ARE ARM'.split(' '),
);
/** Names that usually mean something else. They count as countries only next to other words. */
const DOUBTFUL = new Set(['turkey', 'chad', 'jersey', 'polish', 'china']);

export function withoutCountries(text: string): QuestionCountries {
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
  // If the question is only "Jordan", also search for the word.
  return { rest: rest.length === 0 ? words : rest, countries: [...countries], groups: [...groups], names: named };
}

function countryMeant({ meaning, length }: NameInText, name: string, words: number): Country | undefined {
  if (meaning.kind !== 'country' || (DOUBTFUL.has(name) && length === words)) return undefined;
  return meaning.country;
}

/** Returns no codes if the whole question is in capitals. */
function codesIn(text: string): Map<string, Country> {
  const found = new Map<string, Country>();
  if (text === text.toUpperCase()) return found;
  for (const word of text.split(/[^A-Za-z]+/)) {
    const country = CODE.test(word) && !NO_COUNTRIES.has(word) ? countryOf(word) : undefined;
    if (country !== undefined) found.set(word.toLowerCase(), country);
  }
  return found;
}
