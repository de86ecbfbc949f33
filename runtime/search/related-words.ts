// Index terms with the same beginning as a word: inhabitant, inhabited. Pure.

import { type Concept, isConcept } from './glossary.ts';
import { isShape } from './question-shapes.ts';

const HEAD = 4;
const MAX_WORD_LENGTH = 40;
const MAX_RELATED = 8;
/** Minimum share of the longer word that the common beginning must cover. */
const MIN_SHARE = 0.62;
const RELATED = 0.9;

export class RelatedWords {
  readonly #byHead: ReadonlyMap<string, readonly string[]>;

  constructor(terms: readonly string[]) {
    const words = terms.filter((term) => term.length >= HEAD && !isShape(term) && !isConcept(term));
    this.#byHead = Map.groupBy(words, (word) => word.slice(0, HEAD));
  }

  /** Most similar first. */
  of(word: string): Concept[] {
    if (word.length < HEAD || word.length > MAX_WORD_LENGTH) return [];
    return (this.#byHead.get(word.slice(0, HEAD)) ?? [])
      .map((term) => ({ term, alike: RELATED * sharedStart(word, term) }))
      .filter(({ term, alike }) => term !== word && alike >= RELATED * MIN_SHARE)
      .sort((a, b) => b.alike - a.alike || (a.term < b.term ? -1 : 1))
      .slice(0, MAX_RELATED);
  }
}

function sharedStart(word: string, term: string): number {
  let same = 0;
  while (same < word.length && word[same] === term[same]) same += 1;
  return same / Math.max(word.length, term.length);
}
