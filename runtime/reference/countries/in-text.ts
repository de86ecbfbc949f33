// Finds names of countries, groups and longer places in a text. The longest name at each word wins: "New Jersey" is one
// place and does not contain Jersey. Runs in linear time.

import { type Meaning, meanings } from './meanings.ts';

export interface NameInText {
  /** Index of the name's first word. */
  readonly at: number;
  readonly length: number;
  readonly meaning: Meaning;
}

/** Words after which "us" is a pronoun. */
const BEFORE_PRONOUN = new Set(
  'tell give gives let lets show help to for with between of about send teach remind around near among'.split(' '),
);

/** Names that are not recognized in texts, because they are also everyday English words or first names. */
const NO_NAMES_IN_TEXTS = new Set(
  (
    'island|maurice|granada|dominique|emirates|the states|world|the world|global|worldwide|small states|low income|lower middle income|' +
    'middle income|upper middle income|low and middle income|low middle income|high income'
  ).split('|'),
);

/** Maps the first word of names to the word count of the longest name that starts with it. */
let lengths: ReadonlyMap<string, number> | undefined;

/** Non-overlapping names, from left to right. */
export function namesIn(words: readonly string[]): NameInText[] {
  const found: NameInText[] = [];
  for (let at = 0; at < words.length; ) {
    const name = nameAt(words, at);
    if (name !== undefined) found.push(name);
    at += name?.length ?? 1;
  }
  return found;
}

function nameAt(words: readonly string[], at: number): NameInText | undefined {
  const known = meanings();
  lengths ??= longestByFirstWord(known.keys());
  const first = words[at] as string;
  if (first === 'us' && isPronoun(words, at)) return undefined;
  let length = Math.min(lengths.get(first) ?? 0, words.length - at);
  let name = words.slice(at, at + length).join(' ');
  while (length > 0) {
    const meaning = known.get(name);
    if (meaning !== undefined && !NO_NAMES_IN_TEXTS.has(name)) return { at, length, meaning };
    length--;
    name = name.slice(0, Math.max(0, name.length - (words[at + length] as string).length - 1));
  }
  return undefined;
}

function isPronoun(words: readonly string[], at: number): boolean {
  return words.length < 2 || BEFORE_PRONOUN.has(words[at - 1] ?? '');
}

function longestByFirstWord(names: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const name of names) {
    const words = name.split(' ');
    const [first = ''] = words;
    if ((longest.get(first) ?? 0) < words.length) longest.set(first, words.length);
  }
  return longest;
}
