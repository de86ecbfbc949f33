// Texts found by beginnings of their words, accents and case aside: what people type of a name or a title.

import { foldWords } from './fold.ts';

/** Whether every word that is asked for begins a word of the texts; a query without letters and digits finds everything. */
export function holdsWords(query: string, ...texts: readonly (string | undefined)[]): boolean {
  const words = ` ${foldWords(texts.filter((text) => text !== undefined).join(' '))}`;
  return foldWords(query)
    .split(' ')
    .every((word) => words.includes(` ${word}`));
}
