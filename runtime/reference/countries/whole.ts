// Resolves a string that is expected to be a country, such as an argument or a table cell. Accepts codes, names in
// several languages, reordered and abbreviated names, and official forms: "Korea, Rep.", "Egypt, Arab Rep.", "St.
// Lucia", "Kingdom of Sweden".

import { wordsOf } from '../../lib/text/analyser.ts';
import { type Country, countryOf } from './all.ts';
import { groupOf } from './groups.ts';
import { type Meaning, meanings } from './meanings.ts';
import { countryInOtherScript } from './other-scripts.ts';

const SMALL_WORDS = new Set(
  'the of and et y und och og e ed en i ja de du des la le les del dos da do a an'.split(' '),
);
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
const FORMS = new Set(
  'republic kingdom commonwealth principality sultanate federated federative islamic emirate union socialist independent grand duchy'.split(
    ' ',
  ),
);
/** Maximum number of words; longer strings are not names. */
const MAX_WORDS = 14;

let byWords: ReadonlyMap<string, Meaning> | undefined;

/** ISO codes take precedence over group codes, and group codes over names. */
export function meaningOf(text: string): Meaning | undefined {
  const country = countryOf(text);
  if (country !== undefined) return { kind: 'country', country, by: 'code' };
  const group = groupOf(text);
  if (group !== undefined) return { kind: 'group', group };
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MAX_WORDS) return undefined;
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
 * In a source's country column, "Georgia", "Guinea" and "Congo" mean the countries with these official names. Undefined
 * if the name is unknown or ambiguous.
 */
export function countryCalled(label: string): Country | undefined {
  const meaning = meaningOf(label);
  if (meaning?.kind === 'country') return meaning.country;
  if (meaning?.kind !== 'ambiguous' || meaning.name.inColumns === undefined) return undefined;
  return countryOf(meaning.name.inColumns);
}

/** Keys are the sorted words of a name, with abbreviations expanded and without small words. */
function meaningsByWords(): Map<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const [name, meaning] of meanings()) {
    if (meaning.kind === 'country' && meaning.by === 'people') continue;
    const key = bagOf(name.split(' ')).join(' ');
    // If two names differ only in small words (such as "of"), the first one wins.
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
