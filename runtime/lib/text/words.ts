import { wordsOf } from './analyser.ts';

/**
 * Whether every word of the query is a prefix of a word in the texts, ignoring accents and case. A query without letters and
 * digits matches everything.
 */
export function holdsWords(query: string, ...texts: readonly (string | undefined)[]): boolean {
  const words = wordsOf(texts.filter((text) => text !== undefined).join(' '));
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
