// The terms of a question: its shapes, and its words folded, without endings and without those that say nothing. The
// generator reads the index's texts and the server the questions by the same rules, so that they meet. Pure.

import { foldWords } from './fold.ts';
import { type Concept, Glossary, type GlossaryIndex } from './glossary.ts';
import { isNameLike, readShapes, type Shape } from './question-shapes.ts';
import { type Language, stem } from './stemming.ts';

/** Languages of questions, each with the rules by which its endings are cut; without, they stay. */
const ENDINGS_OF: Readonly<Record<string, Language | undefined>> = {
  en: 'en',
  sv: 'sv',
  no: 'sv',
  da: 'sv',
  de: 'de',
  nl: 'de',
  fr: 'fr',
  es: 'es',
  it: 'es',
  pt: 'es',
  pl: undefined,
  fi: undefined,
};

/** What of the index questions are read by. */
export interface QuestionRules {
  readonly glossary: GlossaryIndex;
  /** For each language, folded words that say nothing, joined by blanks; under ALL_LANGUAGES those that do so in any. */
  readonly emptyWords: Readonly<Record<string, string>>;
}
export const ALL_LANGUAGES = 'all';

/** A word of a question as the index knows it. */
export interface Term {
  readonly stem: string;
  /** Written as names are: what it says is no word where the index does not know it. */
  readonly isName: boolean;
  /** What of the glossary it says. */
  readonly concepts: readonly Concept[];
  /** ISO code of the country that it names. */
  readonly country: string | undefined;
}

export interface QuestionTerms {
  readonly shapes: readonly Shape[];
  /** Codes of the countries whose people or institutions are named. */
  readonly peoples: readonly string[];
  readonly terms: readonly Term[];
}

/** Reads texts and questions as terms of the index. */
export class QuestionReader {
  readonly #glossary: Glossary;
  readonly #empty = new Map<string, ReadonlySet<string>>();
  readonly #emptyInAll: ReadonlySet<string>;

  constructor({ glossary, emptyWords: { [ALL_LANGUAGES]: inAll = '', ...own } }: QuestionRules) {
    this.#glossary = new Glossary(glossary);
    for (const [language, words] of Object.entries(own)) this.#empty.set(language, new Set(words.split(' ')));
    this.#emptyInAll = new Set(inAll.split(' '));
  }

  /** The language that most of a question's small words are of; English where nothing speaks against it. */
  languageOf(text: string): string {
    const words = foldWords(text).split(' ');
    const countOf = (language: string) => words.filter((word) => this.#empty.get(language)?.has(word)).length;
    let best = 'en';
    let most = countOf(best);
    for (const language of this.#empty.keys()) {
      const count = countOf(language);
      if (count > most) [best, most] = [language, count];
    }
    return best;
  }

  /** What a text says; its language is guessed when none is given. */
  read(text: string, language = this.languageOf(text)): QuestionTerms {
    const { shapes, peoples, words } = readShapes(text);
    const seen = new Set<string>();
    const terms: Term[] = [];
    const read = words.map((word) => ({
      ...word,
      stem: rootOf(word.folded, language),
      isEmpty: this.#saysNothing(word.folded, language),
    }));
    for (let index = 0; index < read.length; ) {
      const { concepts, length } = this.#glossary.at(read, index, language);
      for (const [offset, word] of read.slice(index, index + length).entries()) {
        if ((word.isEmpty && (offset > 0 || concepts.length === 0)) || seen.has(word.stem)) continue;
        seen.add(word.stem);
        // A first word has its capital from the sentence, and German gives one to every noun.
        const isName = index + offset > 0 && language !== 'de' && concepts.length === 0 && isNameLike(word);
        terms.push({ stem: word.stem, isName, concepts: offset === 0 ? concepts : [], country: word.country });
      }
      index += length;
    }
    return { shapes, peoples, terms };
  }

  #saysNothing(word: string, language: string): boolean {
    return word.length < 2 || this.#emptyInAll.has(word) || this.#empty.get(language)?.has(word) === true;
  }
}

function rootOf(word: string, language: string): string {
  const rules = ENDINGS_OF[language];
  return rules === undefined ? word : stem(word, rules);
}

/** A phrase as the glossary knows it: its words folded and without endings, joined by blanks. */
export function phraseOf(text: string, language: string): string {
  return foldWords(text)
    .split(' ')
    .map((word) => rootOf(word, language))
    .join(' ');
}
