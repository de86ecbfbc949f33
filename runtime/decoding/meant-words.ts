// Matches text to words of a closed set, ignoring case, spaces and punctuation, and accepting the alternative names in the manifest.

import { foldWords } from '../lib/text/fold.ts';

/** Alternative names by word. */
export type Called = Readonly<Record<string, readonly string[]>>;

/** Returns every word that the text may mean. A match of a word itself excludes matches of alternative names. */
export function meantWords<Word extends string | number>(text: string, words: readonly Word[], called: Called): Word[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const spelt = words.filter((word) => plain(String(word)) === wanted);
  if (spelt.length > 0) return spelt;
  return words.filter((word) => called[String(word)]?.some((name) => plain(name) === wanted));
}

/** Hint that lists all matching words: an ambiguous name selects none of them. */
export function severalMeant<Word extends string | number>(meant: readonly Word[], called: Called): string {
  const choices = meant.map((word) => {
    const [name] = called[String(word)] ?? [];
    return name === undefined ? String(word) : `${word} (${name})`;
  });
  return `Use ${choices.join(' or ')}.`;
}

/** Keeps only letters and digits, folded: `Not yet recruiting` matches `NOT_YET_RECRUITING`. */
function plain(text: string): string {
  return foldWords(text).replaceAll(' ', '');
}
