// Countries and groups of countries in a question, and their role, which is derived from the words around them.

import { type Country, type CountryGroup, namesIn } from '../../reference/countries/countries.ts';
import type { Words } from './words.ts';

export type Role = 'from' | 'in' | 'people' | 'plain';

export interface NamedCountry {
  readonly at: number;
  readonly length: number;
  readonly role: Role;
  readonly country: Country;
}

export interface NamedGroup {
  readonly at: number;
  readonly length: number;
  readonly group: CountryGroup;
}

export interface Countries {
  readonly countries: readonly NamedCountry[];
  readonly groups: readonly NamedGroup[];
  /** True if a name has several meanings, or is the name of a part of a country. */
  readonly isUnclear: boolean;
}

const FROM = new Set(['from', 'fleeing', 'leaving', 'left', 'fled', 'of']);
const IN = new Set(['in', 'to', 'into', 'within', 'inside', 'hosted', 'hosts', 'by', 'near', 'across', 'at']);
/** Words that usually do not mean a country in lower case. */
const WORDS = new Set(
  'turkey china chad jordan jersey georgia guinea mali chile cuba guernsey norfolk man niger reunion'.split(' '),
);

export function countriesIn(words: Words): Countries {
  const names = namesIn(words.all.map(({ folded }) => folded)).filter(({ at, length }) => !words.isUsed(at, length));
  const countries: NamedCountry[] = [];
  const groups: NamedGroup[] = [];
  let isUnclear = false;
  for (const { at, length, meaning } of names) {
    const text = words.textOf(at, length);
    if (isCode(text) && text !== text.toUpperCase()) continue;
    const isName = /^\p{Lu}/u.test(text) || length > 1;
    if (meaning.kind === 'group') groups.push({ at, length, group: meaning.group });
    else if (meaning.kind !== 'country') isUnclear ||= isName;
    else if (isName || (meaning.by === 'english' && !WORDS.has(text))) {
      const role = meaning.by === 'people' ? 'people' : roleOf(words, at);
      countries.push({ at, length, country: meaning.country, role });
    }
  }
  return { countries, groups, isUnclear };
}

function isCode(text: string): boolean {
  return /^\p{L}{1,3}$/u.test(text);
}

/** Finds the preposition before a country, skipping other countries in a list: "in Norway, Sweden and Denmark". */
function roleOf(words: Words, at: number): Role {
  for (let index = at - 1; index >= 0 && index >= at - 8; index--) {
    const word = words.folded(index);
    if (FROM.has(word)) return 'from';
    if (IN.has(word)) return 'in';
    const isPassed = word === 'the' || word === 'and' || word === 'or' || /^\p{Lu}/u.test(words.textOf(index));
    if (!isPassed) return 'plain';
  }
  return 'plain';
}
