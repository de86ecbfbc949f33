// Which words of a closed set a text means, beyond their spelling: case, blanks and marks aside, and by the names that the manifest
// has for them. Pure.

import { foldWords } from '../lib/text/fold.ts';

/** Names of a closed set's words, by word. */
export type Called = Readonly<Record<string, readonly string[]>>;

/** The words that a text may mean, in their order; a word itself comes before names. */
export function meantWords<Word extends string | number>(text: string, words: readonly Word[], called: Called): Word[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const spelt = words.filter((word) => plain(String(word)) === wanted);
  if (spelt.length > 0) return spelt;
  return words.filter((word) => called[String(word)]?.some((name) => plain(name) === wanted));
}

/** What several words are called is none of them: all are told. */
export function severalMeant<Word extends string | number>(meant: readonly Word[], called: Called): string {
  const told = meant.map((word) => {
    const [name] = called[String(word)] ?? [];
    return name === undefined ? String(word) : `${word} (${name})`;
  });
  return `Give ${told.join(' or ')}.`;
}

/** Letters and digits alone, folded: `Not yet recruiting` is `NOT_YET_RECRUITING`. */
function plain(text: string): string {
  return foldWords(text).replaceAll(' ', '');
}
