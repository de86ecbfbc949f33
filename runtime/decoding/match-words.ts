// Matches input to enum values, ignoring case, spaces and punctuation, and accepting display names from the manifest.

import { foldWords } from '../lib/text/fold.ts';

export type DisplayNames = Readonly<Record<string, readonly string[]>>;

/** Returns every value that the input may mean. If a value itself matches, display names are ignored. */
export function matchWords<Word extends string | number>(
  text: string,
  words: readonly Word[],
  displayNames: DisplayNames,
): Word[] {
  const folded = plain(text);
  if (folded === '') return [];
  const spelt = words.filter((word) => plain(String(word)) === folded);
  if (spelt.length > 0) return spelt;
  return words.filter((word) => displayNames[String(word)]?.some((name) => plain(name) === folded));
}

/** Lists all matches of an ambiguous name. */
export function severalMeant<Word extends string | number>(meant: readonly Word[], called: DisplayNames): string {
  const choices = meant.map((word) => {
    const [name] = called[String(word)] ?? [];
    return name === undefined ? String(word) : `${word} (${name})`;
  });
  return `Use ${choices.join(' or ')}.`;
}

/** Normalizes letters and digits and drops all other characters: `Not yet recruiting` matches `NOT_YET_RECRUITING`. */
function plain(text: string): string {
  return foldWords(text).replaceAll(' ', '');
}
