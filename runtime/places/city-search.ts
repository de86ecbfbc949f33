// Search for places by name, as people type names: case and accents do not count, and other names of a place do ("Wien").
// Ranked by how the name matches, then by population; places of unknown population come last among their equals.

import { foldWords } from '../contract/fold.ts';
import type { Gazetteer, GazetteerColumns, Place } from './gazetteer.ts';
import { foldNames, indexNames, type Postings, WordIndex } from './word-index.ts';

/** How a place's name matches, best first. */
export const MATCH_KINDS = [
  'name',
  'alternate_name',
  'name_prefix',
  'word_prefix',
  'part_of_name',
  'alternate_name_prefix',
] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

export interface FoundPlace {
  readonly place: Place;
  readonly match: MatchKind;
}

const NAME = 0;
const ALTERNATE = 1;
const PREFIX = 2;
const WORD_PREFIX = 3;
const PART = 4;
const ALTERNATE_PREFIX = 5;
const NO_MATCH = 255;
const COMMA = 44;
/** Parts of words are looked at from three letters on: shorter ones are in almost every name. */
const SHORTEST_PART = 3;
// A rank is one number: kind of match, then population, then index. 26 bits hold the largest city, 18 bits all places.
const POPULATION_RANGE = 2 ** 26;
const INDEX_RANGE = 2 ** 18;

/** What the search looks into: beginnings of words in names, insides of their words, beginnings of words in other names. */
export interface SearchPostings {
  readonly names: Postings;
  readonly insides: Postings;
  readonly alternates: Postings;
}

/** The search over a gazetteer. */
export class CitySearch {
  readonly #gazetteer: Gazetteer;
  readonly #names: WordIndex;
  readonly #insides: WordIndex;
  readonly #alternates: WordIndex;
  /** The best match of each place so far; all NO_MATCH between searches. */
  readonly #kinds: Uint8Array;

  constructor(gazetteer: Gazetteer, { names, insides, alternates }: SearchPostings) {
    this.#gazetteer = gazetteer;
    this.#names = new WordIndex(names);
    this.#insides = new WordIndex(insides);
    this.#alternates = new WordIndex(alternates);
    this.#kinds = new Uint8Array(gazetteer.size).fill(NO_MATCH);
  }

  /**
   * Places by name, best first; none for a query without letters and digits.
   * @param countryCode ISO 3166-1 alpha-2 in capitals; undefined for all countries.
   */
  find(query: string, countryCode: string | undefined, limit: number): FoundPlace[] {
    const wanted = foldWords(query);
    if (wanted === '') return [];
    const [first, end] =
      countryCode === undefined ? [0, this.#gazetteer.size] : this.#gazetteer.countryRange(countryCode);
    const touched: number[] = [];
    const note = (owner: number, kind: number): void => {
      const known = this.#kinds[owner] as number;
      if (known === NO_MATCH) touched.push(owner);
      if (kind < known) this.#kinds[owner] = kind;
    };
    this.#names.find(wanted, first, end, (owner, atStart, toEnd) => {
      note(owner, atStart ? (toEnd ? NAME : PREFIX) : WORD_PREFIX);
    });
    this.#alternates.findWhole(wanted, first, end, (owner) => note(owner, ALTERNATE));
    if (touched.length < limit && wanted.length >= SHORTEST_PART) {
      this.#insides.findInside(wanted, first, end, (owner) => note(owner, PART));
    }
    if (touched.length < limit) this.#alternates.find(wanted, first, end, (owner) => note(owner, ALTERNATE_PREFIX));
    return this.#best(touched, limit);
  }

  #best(touched: readonly number[], limit: number): FoundPlace[] {
    const ranks: number[] = [];
    for (const owner of touched) {
      const rank = this.#rank(owner);
      if (ranks.length === limit && rank > (ranks[limit - 1] as number)) continue;
      let at = ranks.length;
      while (at > 0 && (ranks[at - 1] as number) > rank) at--;
      ranks.splice(at, 0, rank);
      if (ranks.length > limit) ranks.pop();
    }
    const found = ranks.map((rank) => {
      const index = rank % INDEX_RANGE;
      return { place: this.#gazetteer.place(index), match: MATCH_KINDS[this.#kinds[index] as number] as MatchKind };
    });
    for (const owner of touched) this.#kinds[owner] = NO_MATCH;
    return found;
  }

  #rank(index: number): number {
    const population = this.#gazetteer.populations[index] as number;
    return (
      ((this.#kinds[index] as number) * POPULATION_RANGE + POPULATION_RANGE - 1 - population) * INDEX_RANGE + index
    );
  }
}

/** Builds the indexes: a second of work, for a thread of its own. */
export function indexGazetteer({ names, asciiNames, alternateNames }: GazetteerColumns): SearchPostings {
  const folded = foldNames([names.text, asciiNames.text]);
  return {
    names: indexNames(folded, 'word_starts'),
    insides: indexNames(folded, 'inside_words'),
    alternates: indexNames(foldNames([alternateNames.text], COMMA), 'word_starts'),
  };
}
