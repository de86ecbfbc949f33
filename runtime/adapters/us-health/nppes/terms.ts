// What may stand in a search of the registry: it refuses other characters, and a wildcard after fewer than two.

import { fold } from '../../../lib/text/fold.ts';

const REFUSED = /[^A-Z0-9 &':,/\-().#";]/g;
const REFUSED_IN_ORGANIZATION = /[^A-Z0-9 &':,/\-().#";@]/g;
const CURLY_APOSTROPHE = /[‘’ʼ`´]/g;
/** Fewest characters before a wildcard. */
const FEWEST_BEFORE_WILDCARD = 2;

/** A text as the registry has names: in capitals, without accents and without what it refuses. May be empty. */
export function searchTerm(text: string, kind: 'organization' | 'other' = 'other'): string {
  const plain = fold(text.replace(CURLY_APOSTROPHE, "'")).toUpperCase();
  return plain
    .replace(kind === 'organization' ? REFUSED_IN_ORGANIZATION : REFUSED, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether anything is left in a term that can be searched for. */
export function isSearchable(term: string): boolean {
  return /[A-Z0-9]/.test(term);
}

/** The term as the beginning of a text, where it is long enough for a wildcard. */
export function beginning(term: string): string {
  return term.length < FEWEST_BEFORE_WILDCARD ? term : `${term}*`;
}
