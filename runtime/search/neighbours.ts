// Index terms that a word may mean: the same word, related forms and corrected typos.

import { editDistance } from '../lib/text/nearest.ts';
import { isConcept } from './glossary.ts';
import { isShape } from './question-shapes.ts';

export interface Neighbour {
  readonly term: string;
  /** 1 for the same word, down to 0. */
  readonly alike: number;
}

const MOST_NEIGHBOURS = 8;
const FAMILY = 0.9;
const SLIP = 0.75;
const SHORTEST_RELATED = 4;
const LONGEST_WORD = 40;
/** Minimum length of words with one typo, and maximum length of those without a second one. */
const SHORTEST_SLIP = 5;
const LONG = 7;

export class Neighbours {
  readonly #terms: ReadonlyMap<string, number>;
  readonly #byHead = new Map<string, string[]>();

  constructor(terms: readonly string[]) {
    const words = terms.filter((term) => !isShape(term) && !isConcept(term));
    this.#terms = new Map(words.map((word) => [word, lettersOf(word)]));
    for (const word of words) {
      grouped(this.#byHead, word.slice(0, 2), word);
    }
  }

  /** Most similar first. Names match only themselves. */
  of(word: string, isName: boolean): Neighbour[] {
    const exact = this.#terms.has(word);
    if (exact && (isName || word.length < SHORTEST_RELATED)) return [{ term: word, alike: 1 }];
    if (isName || word.length < SHORTEST_RELATED || word.length > LONGEST_WORD) return [];
    const found = new Map<string, number>();
    const add = (term: string, alike: number) => {
      if (alike > (found.get(term) ?? 0)) found.set(term, alike);
    };
    if (exact) add(word, 1);
    for (const term of this.#byHead.get(word.slice(0, 2)) ?? []) add(term, family(word, term));
    if (!exact) for (const term of this.#slips(word)) add(term, SLIP ** editDistance(word, term));
    return [...found]
      .filter(([, alike]) => alike > 0)
      .map(([term, alike]) => ({ term, alike }))
      .sort((a, b) => b.alike - a.alike || (a.term < b.term ? -1 : 1))
      .slice(0, MOST_NEIGHBOURS);
  }

  /** Terms at edit distance 1, or 2 for long words. */
  #slips(word: string): string[] {
    if (word.length < SHORTEST_SLIP) return [];
    const most = word.length > LONG ? 2 : 1;
    const letters = lettersOf(word);
    const swapped = `${word[1]}${word[0]}`;
    const groups = [...new Set([word.slice(0, 2), swapped])].map((head) => this.#byHead.get(head) ?? []);
    // Letter masks and lengths rule out most terms without computing the edit distance.
    const near = groups.flat().filter((term) => {
      if (Math.abs(word.length - term.length) > most) return false;
      return bitsOf(letters ^ (this.#terms.get(term) as number)) <= 2 * most;
    });
    return [...new Set(near)].filter((term) => editDistance(word, term) <= most);
  }
}

function grouped(groups: Map<string, string[]>, head: string, word: string): void {
  const group = groups.get(head);
  if (group === undefined) groups.set(head, [word]);
  else group.push(word);
}

/** Compares words with a common prefix: inhabitant, inhabited. */
function family(word: string, term: string): number {
  const longest = Math.max(word.length, term.length);
  let same = 0;
  while (same < word.length && word[same] === term[same]) same += 1;
  if (same < 4 || same / longest < 0.62) return 0;
  return FAMILY * (same / longest);
}

/** One bit per letter, modulo 32: an edit changes at most two bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << ((letter.codePointAt(0) as number) & 31);
  return letters;
}

function bitsOf(letters: number): number {
  let bits = 0;
  for (let left = letters; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
