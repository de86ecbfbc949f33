// Text analysis shared by all searches. An index and its queries must use the same analyzer.

import { foldWords } from './fold.ts';
import { type Language, stem } from './stemming.ts';
import { ALL_LANGUAGES, STATISTICS_STOP_WORDS } from './stop-words.ts';

/** Empty if the text has no letters or digits. */
export function wordsOf(text: string): string[] {
  const words = foldWords(text);
  return words === '' ? [] : words.split(' ');
}

/** Normalized stop words, separated by spaces. The words under ALL_LANGUAGES apply to every language. */
export type StopWords<Name extends string> = Readonly<Record<Name, string> & { [ALL_LANGUAGES]?: string }>;

type Letters<Name> = readonly (readonly [language: Name, letters: RegExp])[];

export class Analyser<Name extends string> {
  readonly #stopWords = new Map<string, ReadonlySet<string>>();
  readonly #inAll: ReadonlySet<string>;
  readonly #letters: Letters<Name>;
  readonly #prefixes: ReadonlySet<string>;

  /**
   * @param letters letters that identify a language, before normalization
   * @param prefixes normalized prefixes that form one word with the next word, such as `pre`
   */
  constructor(
    { [ALL_LANGUAGES]: inAll = '', ...own }: StopWords<Name>,
    letters: Letters<Name> = [],
    prefixes: readonly string[] = [],
  ) {
    for (const [language, words] of Object.entries<string>(own))
      this.#stopWords.set(language, new Set(words.split(' ')));
    this.#inAll = new Set(inAll.split(' '));
    this.#letters = letters;
    this.#prefixes = new Set(prefixes);
  }

  isStopWord(word: string, language: string): boolean {
    return this.#inAll.has(word) || this.#stopWords.get(language)?.has(word) === true;
  }

  /** `pre` and `primary` become `preprimary`. */
  joined(words: readonly string[]): string[] {
    const found: string[] = [];
    let prefix = '';
    for (const word of words) {
      if (this.#prefixes.has(word) && prefix === '') {
        prefix = word;
        continue;
      }
      // Prefixes are not joined to numbers, for example in "sub 5".
      const isJoined = prefix !== '' && word.length > 2 && !/^\d/.test(word);
      if (prefix !== '' && !isJoined) found.push(prefix);
      found.push(isJoined ? `${prefix}${word}` : word);
      prefix = '';
    }
    return prefix === '' ? found : [...found, prefix];
  }

  /** Returns stems in order, without stop words. */
  stems(text: string, language: Name): string[] {
    return this.joined(wordsOf(text))
      .filter((word) => !this.isStopWord(word, language))
      .map((word) => stem(word, language));
  }

  /** Detects the language by distinctive letters or stop words; defaults to English. */
  languageOf(text: string): Name {
    for (const [language, letters] of this.#letters) if (letters.test(text)) return language;
    const words = wordsOf(text);
    const countOf = (language: string) => words.filter((word) => this.#stopWords.get(language)?.has(word)).length;
    let [best, max] = ['en', countOf('en')];
    for (const language of this.#stopWords.keys()) {
      const count = countOf(language);
      if (count > max) [best, max] = [language, count];
    }
    return best as Name;
  }
}

export const statistics = new Analyser<Language>(
  STATISTICS_STOP_WORDS,
  [
    ['sv', /[åÅ]/],
    ['de', /[ß]/],
    ['es', /[ñ¿¡]/],
    ['fr', /[çèêàùœ]/],
  ],
  ['pre', 'non', 'sub', 'micro', 'semi', 'anti', 'multi'],
);
