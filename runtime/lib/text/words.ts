// Texts found by beginnings of their words, accents and case aside: what people type of a name or a title.

import { wordsOf } from './analyser.ts';

/** Whether every word that is asked for begins a word of the texts; a query without letters and digits finds everything. */
export function holdsWords(query: string, ...texts: readonly (string | undefined)[]): boolean {
  const words = wordsOf(texts.filter((text) => text !== undefined).join(' '));
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
