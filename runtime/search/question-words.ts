// The terms of a question: its shapes, and its words folded, without endings and without those that say nothing. The
// generator reads the index's texts and the server the questions by the same rules, so that they meet. Pure.

import { Analyser, type StopWords, wordsOf } from '../lib/text/analyser.ts';
import { stem } from '../lib/text/stemming.ts';
import { type Concept, Glossary, type GlossaryIndex } from './glossary.ts';
import { isNameLike, readShapes, type Shape } from './question-shapes.ts';

/** What of the index questions are read by. */
export interface QuestionRules {
  readonly glossary: GlossaryIndex;
  readonly emptyWords: StopWords<string>;
}

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

/** What a question says, in terms of the index. */
export interface QuestionTerms {
  readonly shapes: readonly Shape[];
  /** Codes of the countries whose people or institutions are named. */
  readonly peoples: readonly string[];
  readonly terms: readonly Term[];
}

/** Reads texts and questions as terms of the index. */
export class QuestionReader {
  readonly #glossary: Glossary;
  readonly #analyser: Analyser<string>;

  constructor({ glossary, emptyWords }: QuestionRules) {
    this.#glossary = new Glossary(glossary);
    this.#analyser = new Analyser(emptyWords);
  }

  /** What a text says; its language is guessed when none is given. */
  read(text: string, language = this.#analyser.languageOf(text)): QuestionTerms {
    const { shapes, peoples, words } = readShapes(text);
    const seen = new Set<string>();
    const terms: Term[] = [];
    const read = words.map((word) => ({
      ...word,
      stem: stem(word.folded, language),
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
    return word.length < 2 || this.#analyser.isStopWord(word, language);
  }
}

/** A phrase as the glossary knows it: its words folded and without endings, joined by blanks. */
export function phraseOf(text: string, language: string): string {
  return wordsOf(text)
    .map((word) => stem(word, language))
    .join(' ');
}
