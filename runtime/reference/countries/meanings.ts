// The table is built on first use, which takes a few milliseconds.

import { foldWords } from '../../lib/text/fold.ts';
import { COUNTRIES, type Country, countryOf } from './all.ts';
import { AMBIGUOUS_NAMES, type AmbiguousName } from './ambiguous-names.ts';
import { ENGLISH_NAMES } from './english-names.ts';
import { FOREIGN_NAMES } from './foreign-names.ts';
import { type CountryGroup, NAMED_GROUPS } from './groups.ts';
import { PLACES_OF_NONE, PLACES_WITHIN } from './longer-places.ts';
import { PEOPLES } from './peoples.ts';
import { US_STATES } from './states.ts';

export type Meaning =
  | { readonly kind: 'country'; readonly country: Country; readonly by: 'code' | 'english' | 'foreign' | 'people' }
  | { readonly kind: 'group'; readonly group: CountryGroup }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Country[]; readonly name: AmbiguousName }
  | { readonly kind: 'place'; readonly within: Country | undefined; readonly isState: boolean };

let known: ReadonlyMap<string, Meaning> | undefined;

/** Keyed by folded name. */
export function meanings(): ReadonlyMap<string, Meaning> {
  known ??= allMeanings();
  return known;
}

function allMeanings(): Map<string, Meaning> {
  const found = new Map<string, Meaning>();
  // The first entry wins: ambiguous names take precedence over countries, and a country's own name over other countries' names.
  const add = (name: string, meaning: Meaning) => {
    if (!found.has(name)) found.set(name, meaning);
  };
  for (const name of AMBIGUOUS_NAMES) {
    const candidates = name.countries.map((code) => countryOf(code) as Country);
    for (const each of name.names) add(each, { kind: 'ambiguous', candidates, name });
  }
  addCountries(add);
  for (const { group, names } of NAMED_GROUPS) for (const name of names) add(name, { kind: 'group', group });
  for (const [code, names] of Object.entries(PLACES_WITHIN)) {
    for (const name of names.split('|')) add(name, { kind: 'place', within: countryOf(code), isState: false });
  }
  for (const name of PLACES_OF_NONE.split('|')) add(name, { kind: 'place', within: undefined, isState: false });
  const within = countryOf('US');
  for (const { name } of US_STATES) add(foldWords(name), { kind: 'place', within, isState: true });
  return found;
}

function addCountries(add: (name: string, meaning: Meaning) => void): void {
  const by = (how: 'english' | 'foreign' | 'people') =>
    new Map(COUNTRIES.map((country) => [country.iso2, { kind: 'country', country, by: how } as const]));
  const english = by('english');
  for (const meaning of english.values()) add(foldWords(meaning.country.name), meaning);
  for (const [table, separator, to] of [
    [ENGLISH_NAMES, '|', english],
    [FOREIGN_NAMES, '|', by('foreign')],
    [PEOPLES, ' ', by('people')],
  ] as const) {
    for (const row of table.trim().split('\n')) {
      const meaning = to.get(row.slice(0, 2)) as Meaning;
      for (const name of row.slice(3).split(separator)) add(name.replaceAll('_', ' '), meaning);
    }
  }
}
