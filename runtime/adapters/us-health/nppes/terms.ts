// The registry rejects some characters, and rejects a wildcard that follows fewer than two characters.

import { fold } from '../../../lib/text/fold.ts';

const REFUSED = /[^A-Z0-9 &':,/\-().#";]/g;
const REFUSED_IN_ORGANIZATION = /[^A-Z0-9 &':,/\-().#";@]/g;
const CURLY_APOSTROPHE = /[‘’ʼ`´]/g;
const MIN_BEFORE_WILDCARD = 2;

/**
 * Returns the text in upper case, without accents and without characters that the registry rejects. The result may be
 * empty.
 */
export function searchTerm(text: string, kind: 'organization' | 'other' = 'other'): string {
  const plain = fold(text.replace(CURLY_APOSTROPHE, "'")).toUpperCase();
  return plain
    .replace(kind === 'organization' ? REFUSED_IN_ORGANIZATION : REFUSED, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function isSearchable(term: string): boolean {
  return /[A-Z0-9]/.test(term);
}

export function beginning(term: string): string {
  return term.length < MIN_BEFORE_WILDCARD ? term : `${term}*`;
}
