// The one way in which searches read texts: folded words, which of them say nothing, and what is left of the others without
// their endings. An index and the questions put to it go through the same analyser, so that they meet. Pure.

import { foldWords } from './fold.ts';
import { type Language, stem } from './stemming.ts';
import { ALL_LANGUAGES, STATISTICS_STOP_WORDS } from './stop-words.ts';

/** The folded words of a text, in their order; none where it has neither letters nor digits. */
export function wordsOf(text: string): string[] {
  const words = foldWords(text);
  return words === '' ? [] : words.split(' ');
}

/** For each language folded words that say nothing, joined by blanks; under ALL_LANGUAGES those that do so in any. */
export type StopWords<Name extends string> = Readonly<Record<Name, string> & { [ALL_LANGUAGES]?: string }>;

type Letters<Name> = readonly (readonly [language: Name, letters: RegExp])[];

/** Reads texts by its lists of stop words. */
export class Analyser<Name extends string> {
  readonly #stopWords = new Map<string, ReadonlySet<string>>();
  readonly #inAll: ReadonlySet<string>;
  readonly #letters: Letters<Name>;
  readonly #prefixes: ReadonlySet<string>;

  /**
   * @param letters That betray one of the languages, before folding.
   * @param prefixes Folded beginnings that are one word with what follows them, however that is written: `pre`.
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

  /** Whether a folded word says nothing. */
  isStopWord(word: string, language: string): boolean {
    return this.#inAll.has(word) || this.#stopWords.get(language)?.has(word) === true;
  }

  /** Words with their prefixes: `pre` and `primary` are `preprimary`. */
  joined(words: readonly string[]): string[] {
    const found: string[] = [];
    let prefix = '';
    for (const word of words) {
      if (this.#prefixes.has(word) && prefix === '') {
        prefix = word;
        continue;
      }
      // A number or a letter begins nothing anew: "sub 5".
      const isJoined = prefix !== '' && word.length > 2 && !/^\d/.test(word);
      if (prefix !== '' && !isJoined) found.push(prefix);
      found.push(isJoined ? `${prefix}${word}` : word);
      prefix = '';
    }
    return prefix === '' ? found : [...found, prefix];
  }

  /** A text's words without endings and without those that say nothing, in their order. */
  stems(text: string, language: Name): string[] {
    return this.joined(wordsOf(text))
      .filter((word) => !this.isStopWord(word, language))
      .map((word) => stem(word, language));
  }

  /** The language that a letter or most of the small words are of; English where nothing speaks against it. */
  languageOf(text: string): Name {
    for (const [language, letters] of this.#letters) if (letters.test(text)) return language;
    const words = wordsOf(text);
    const countOf = (language: string) => words.filter((word) => this.#stopWords.get(language)?.has(word)).length;
    let [best, most] = ['en', countOf('en')];
    for (const language of this.#stopWords.keys()) {
      const count = countOf(language);
      if (count > most) [best, most] = [language, count];
    }
    return best as Name;
  }
}

/** Reads catalogues of statistics, and questions for what stands in them. */
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
