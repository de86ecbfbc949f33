// Terms of a question: its shapes, and its stemmed words without stop words. The generator uses the same code for the index.
// Pure.

import { Analyser, type StopWords, wordsOf } from '../lib/text/analyser.ts';
import { stem } from '../lib/text/stemming.ts';
import { type Concept, Glossary, type GlossaryIndex } from './glossary.ts';
import { type WordKinds, wordKinds } from './question-names.ts';
import { isNameLike, readShapes, type Shape } from './question-shapes.ts';

export interface QuestionRules {
  readonly glossary: GlossaryIndex;
  readonly emptyWords: StopWords<string>;
  /** See `wordKinds`. */
  readonly kinds: string;
}

export interface Term {
  readonly stem: string;
  /** True if written like a proper name. A name that is not in the index does not count as an unknown word. */
  readonly isName: boolean;
  readonly concepts: readonly Concept[];
  readonly country: string | undefined;
}

export interface QuestionTerms {
  readonly shapes: readonly Shape[];
  readonly terms: readonly Term[];
}

export class QuestionReader {
  readonly #glossary: Glossary;
  readonly #analyser: Analyser<string>;
  readonly #kinds: WordKinds;

  constructor({ glossary, emptyWords, kinds }: QuestionRules) {
    this.#kinds = wordKinds(kinds);
    this.#glossary = new Glossary(glossary);
    this.#analyser = new Analyser(emptyWords);
  }

  /** The language is detected if omitted. */
  read(text: string, language = this.#analyser.languageOf(text)): QuestionTerms {
    const { shapes, words } = readShapes(text, this.#kinds);
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
        // Capitals mean nothing in the first word, and in German, where every noun is capitalized.
        const isName = index + offset > 0 && language !== 'de' && concepts.length === 0 && isNameLike(word);
        terms.push({ stem: word.stem, isName, concepts: offset === 0 ? concepts : [], country: word.country });
      }
      index += length;
    }
    return { shapes, terms };
  }

  #saysNothing(word: string, language: string): boolean {
    return word.length < 2 || this.#analyser.isStopWord(word, language);
  }
}

/** Normal form in the glossary: stemmed words joined by spaces. */
export function phraseOf(text: string, language: string): string {
  return wordsOf(text)
    .map((word) => stem(word, language))
    .join(' ');
}
