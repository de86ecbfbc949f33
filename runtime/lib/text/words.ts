import { wordsOf } from './analyser.ts';

/**
 * Every word of the query must be a prefix of a word in the text. A query without letters and digits matches
 * everything.
 */
export function holdsWords(query: string, ...texts: readonly (string | undefined)[]): boolean {
  const words = wordsOf(texts.filter((text) => text !== undefined).join(' '));
  return wordsOf(query).every((queryWord) => words.some((word) => word.startsWith(queryWord)));
}
