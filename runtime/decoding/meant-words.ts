// Matches text to enum values, ignoring case, spaces and punctuation, and accepting display names from the manifest.

import { foldWords } from '../lib/text/fold.ts';

/** Display names by value. */
export type Called = Readonly<Record<string, readonly string[]>>;

/** Returns every value that the text may mean. If a value itself matches, display names are ignored. */
export function meantWords<Word extends string | number>(text: string, words: readonly Word[], called: Called): Word[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const spelt = words.filter((word) => plain(String(word)) === wanted);
  if (spelt.length > 0) return spelt;
  return words.filter((word) => called[String(word)]?.some((name) => plain(name) === wanted));
}

/** Lists all matches of an ambiguous name. */
export function severalMeant<Word extends string | number>(meant: readonly Word[], called: Called): string {
  const choices = meant.map((word) => {
    const [name] = called[String(word)] ?? [];
    return name === undefined ? String(word) : `${word} (${name})`;
  });
  return `Use ${choices.join(' or ')}.`;
}

/** Folds letters and digits and drops the rest: `Not yet recruiting` matches `NOT_YET_RECRUITING`. */
function plain(text: string): string {
  return foldWords(text).replaceAll(' ', '');
}
