// Phrases for data that a service does not have, although the service covers the subject. Pure.

import type { QuestionReader, QuestionTerms, Term } from './question-words.ts';

/** Minimum similarity of a word and a concept. */
const MIN_SIMILARITY = 0.7;

export class Lacks {
  readonly #phrases: ReadonlyMap<string, readonly (readonly [phrase: string, terms: readonly Term[]])[]>;

  constructor(lacks: Readonly<Record<string, readonly string[]>>, reader: QuestionReader) {
    const read = (phrase: string) => [phrase, reader.read(phrase, 'en').terms] as const;
    this.#phrases = new Map(Object.entries(lacks).map(([service, phrases]) => [service, phrases.map(read)]));
  }

  /** Returns the service's first phrase whose words all occur in the question, in any language of the glossary. */
  find(service: string, { terms }: QuestionTerms): string | undefined {
    const questionWords = new Set(terms.flatMap(wordsOf));
    const phrases = this.#phrases.get(service) ?? [];
    return phrases.find(([, words]) =>
      words.every((word) => wordsOf(word).some((each) => questionWords.has(each))),
    )?.[0];
  }
}

function wordsOf({ stem, concepts }: Term): string[] {
  return [stem, ...concepts.filter(({ alike }) => alike >= MIN_SIMILARITY).map(({ term }) => term)];
}
