// What a whole text means that stands where a country is expected: an argument of a caller, a cell of a source's table. Codes, names
// in several languages, and the same words in another order, shortened or with official words around them: "Korea, Rep.",
// "Egypt, Arab Rep.", "St. Lucia", "Kingdom of Sweden".

import { wordsOf } from '../../lib/text/analyser.ts';
import { type Country, countryOf } from './all.ts';
import { groupOf } from './groups.ts';
import { type Meaning, meanings } from './meanings.ts';
import { countryInOtherScript } from './other-scripts.ts';

/** Words of a name that others leave out. */
const SMALL_WORDS = new Set(
  'the of and et y und och og e ed en i ja de du des la le les del dos da do a an'.split(' '),
);
/** How words are written in full. */
const IN_FULL: Readonly<Record<string, string>> = {
  rep: 'republic',
  dem: 'democratic',
  st: 'saint',
  ste: 'saint',
  sts: 'states',
  is: 'islands',
  isl: 'islands',
  isls: 'islands',
  island: 'islands',
  fed: 'federated',
  federal: 'federated',
  terr: 'territory',
  territories: 'territory',
  brit: 'british',
  equat: 'equatorial',
  peoples: 'people',
};
/** Words of forms of state, which are more than the name says. */
const FORMS = new Set(
  'republic kingdom commonwealth principality sultanate federated federative islamic emirate union socialist independent grand duchy'.split(
    ' ',
  ),
);
/** A text of more words is no name. */
const MOST_WORDS = 14;

let byWords: ReadonlyMap<string, Meaning> | undefined;

/** What a text means; undefined where it is no name that is known here. ISO codes come before groups' codes, and these before names. */
export function meaningOf(text: string): Meaning | undefined {
  const country = countryOf(text);
  if (country !== undefined) return { kind: 'country', country, by: 'code' };
  const group = groupOf(text);
  if (group !== undefined) return { kind: 'group', group };
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const named = meanings().get(words.join(' '));
  if (named !== undefined) return named;
  const elsewhere = countryInOtherScript(text);
  if (elsewhere !== undefined) return { kind: 'country', country: elsewhere, by: 'foreign' };
  byWords ??= meaningsByWords();
  const bag = bagOf(words);
  const plain = bag.filter((word) => !FORMS.has(word));
  return byWords.get(bag.join(' ')) ?? (plain.length > 0 ? byWords.get(plain.join(' ')) : undefined);
}

/**
 * The country that a source means by a name in a column of countries: there Georgia, Guinea and Congo are the countries of that
 * official name. undefined where it names none, or several.
 */
export function countryCalled(label: string): Country | undefined {
  const meaning = meaningOf(label);
  if (meaning?.kind === 'country') return meaning.country;
  if (meaning?.kind !== 'ambiguous' || meaning.name.inColumns === undefined) return undefined;
  return countryOf(meaning.name.inColumns);
}

/** Names by their words in full, without small ones, in the order of the alphabet. */
function meaningsByWords(): Map<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const [name, meaning] of meanings()) {
    if (meaning.kind === 'country' && meaning.by === 'people') continue;
    const key = bagOf(name.split(' ')).join(' ');
    // What names differ by only in small words was one of them first.
    if (!found.has(key)) found.set(key, meaning);
  }
  return found;
}

function bagOf(words: readonly string[]): string[] {
  return words
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => (Object.hasOwn(IN_FULL, word) ? (IN_FULL[word] as string) : word))
    .sort();
}
