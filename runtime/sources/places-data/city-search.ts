// Searches places by name, including alternate names ("Wien"). Ranks by kind of match, then population.

import { foldWords } from '../../lib/text/fold.ts';
import { editDistance } from '../../lib/text/nearest.ts';
import { ENGLISH_NAMES } from './english-names.ts';
import type { Area, Gazetteer, GazetteerColumns, Place } from './gazetteer.ts';
import { type FoldedNames, foldNames, indexWordStarts, NameParts, type Postings, WordIndex } from './word-index.ts';

/** Best first. */
export const MATCH_KINDS = [
  'name',
  'alternate_name',
  'name_prefix',
  'word_prefix',
  'part_of_name',
  'alternate_name_prefix',
] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Each entry lists alternative areas: a place must be in at least one area of every entry. */
export type Within = readonly (readonly Area[])[];

export interface NearPlace {
  readonly place: Place;
  readonly distanceKm: number;
}

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
/** Kind of match for English names, which rank like the place's own name. */
const ENGLISH = 6;
const NO_MATCH = 255;
const COMMA = 44;
/** For places with a smaller population, similar spellings of alternate names are not searched. */
const KNOWN_ABROAD_POPULATION = 50_000;
const MAX_MISTYPED_LENGTH = 60;
const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_KM;
/** Shorter substrings are not searched, because they occur in almost every name. */
const MIN_PART_LENGTH = 3;
// A rank packs kind of match, population and index into one number. 26 bits fit the largest population, and 18 bits the
// number of places.
const POPULATION_RANGE = 2 ** 26;
const INDEX_RANGE = 2 ** 18;

/** Indexes of names by word prefix, of complete names, and of alternate names by word prefix. */
export interface SearchPostings {
  readonly names: Postings;
  readonly folded: FoldedNames;
  readonly alternates: Postings;
}

export class CitySearch {
  readonly #gazetteer: Gazetteer;
  readonly #names: WordIndex;
  readonly #parts: NameParts;
  readonly #alternates: WordIndex;
  /** Kind of match per place. Between searches, all entries are NO_MATCH. */
  readonly #kinds: Uint8Array;

  constructor(gazetteer: Gazetteer, { names, folded, alternates }: SearchPostings) {
    this.#gazetteer = gazetteer;
    this.#names = new WordIndex(names);
    this.#parts = new NameParts(folded);
    this.#alternates = new WordIndex(alternates);
    this.#kinds = new Uint8Array(gazetteer.size).fill(NO_MATCH);
  }

  /**
   * Returns the best matches first. A query without letters and digits has no matches.
   * @param within Empty for the entire world.
   */
  find(query: string, within: Within, limit: number): FoundPlace[] {
    const folded = foldWords(query);
    if (folded === '') return [];
    const { first, end, holds } = this.#range(within);
    const touched: number[] = [];
    const note = (owner: number, kind: number): void => {
      if (!holds(owner)) return;
      const known = this.#kinds[owner] as number;
      if (known === NO_MATCH) touched.push(owner);
      if (rankOf(kind) < rankOf(known)) this.#kinds[owner] = kind;
    };
    this.#names.find(folded, first, end, (owner, atStart, toEnd) => {
      note(owner, atStart ? (toEnd ? NAME : PREFIX) : WORD_PREFIX);
    });
    this.#noteWholeAlternates(folded, first, end, note);
    if (touched.length < limit && folded.length >= MIN_PART_LENGTH) {
      this.#parts.find(folded, first, end, (owner) => note(owner, PART));
    }
    if (touched.length < limit) this.#alternates.find(folded, first, end, (owner) => note(owner, ALTERNATE_PREFIX));
    return this.#best(touched, limit);
  }

  #noteWholeAlternates(folded: string, first: number, end: number, note: (owner: number, kind: number) => void): void {
    const owners: number[] = [];
    this.#alternates.findWhole(folded, first, end, (owner) => owners.push(owner));
    const english = new Set<number>();
    for (const country of ENGLISH_NAMES.get(folded) ?? []) {
      const [start, stop] = this.#gazetteer.countryRange(country);
      const [largest] = owners
        .filter((owner) => owner >= start && owner < stop)
        .sort((a, b) => (this.#gazetteer.populations[b] as number) - (this.#gazetteer.populations[a] as number));
      if (largest !== undefined) english.add(largest);
    }
    for (const owner of owners) note(owner, english.has(owner) ? ENGLISH : ALTERNATE);
  }

  largest(within: Within, limit: number): Place[] {
    return this.#lowest(within, limit, (index) => -(this.#gazetteer.populations[index] as number)).map(({ index }) =>
      this.#gazetteer.place(index),
    );
  }

  /** Takes degrees (WGS 84) and sorts by great-circle distance. */
  nearestTo(latitude: number, longitude: number, within: Within, limit: number): NearPlace[] {
    return this.#lowest(within, limit, (index, worst) => {
      const [north, east] = this.#gazetteer.position(index);
      // Comparing latitudes first avoids most of the trigonometry.
      const northern = Math.abs(north - latitude) * KM_PER_DEGREE;
      return northern > worst ? northern : distanceKm(latitude, longitude, north, east);
    }).map(({ index, value }) => ({ place: this.#gazetteer.place(index), distanceKm: value }));
  }

  /** Most similar first. An error in the first letter is found only if the first two letters were swapped. */
  similar(query: string, within: Within, limit: number): Place[] {
    const folded = foldWords(query);
    if (folded === '' || folded.length > MAX_MISTYPED_LENGTH) return [];
    const { first, end, holds } = this.#range(within);
    const slips = Math.min(3, 1 + Math.floor(folded.length / 5));
    const found = new Map<number, number>();
    const look = (owner: number, name: string): void => {
      const distance = editDistance(folded, name);
      if (distance <= slips && distance < (found.get(owner) ?? Number.POSITIVE_INFINITY)) found.set(owner, distance);
    };
    const accept = (owner: number): boolean => owner >= first && owner < end && holds(owner);
    this.#names.eachLike(folded, slips, accept, look);
    const isKnown = (owner: number): boolean =>
      (this.#gazetteer.populations[owner] as number) >= KNOWN_ABROAD_POPULATION && accept(owner);
    this.#alternates.eachLike(folded, slips, isKnown, look);
    return [...found]
      .map(([index, distance]) => ({ index, value: distance, place: this.#gazetteer.place(index) }))
      .sort((a, b) => a.value - b.value || (b.place.population ?? 0) - (a.place.population ?? 0) || a.index - b.index)
      .slice(0, limit)
      .map(({ place }) => place);
  }

  /** Returns the places with the lowest `measure`, which may return any number above `worst` to exclude a place. */
  #lowest(
    within: Within,
    limit: number,
    measure: (index: number, worst: number) => number,
  ): { index: number; value: number }[] {
    const { first, end, holds } = this.#range(within);
    const best: { index: number; value: number }[] = [];
    let worst = Number.POSITIVE_INFINITY;
    for (let index = first; index < end; index++) {
      if (!holds(index)) continue;
      const value = measure(index, worst);
      if (value >= worst) continue;
      let at = best.length;
      while (at > 0 && (best[at - 1] as { value: number }).value > value) at--;
      best.splice(at, 0, { index, value });
      if (best.length > limit) best.pop();
      if (best.length === limit) worst = (best[limit - 1] as { value: number }).value;
    }
    return best;
  }

  #range(within: Within): { first: number; end: number; holds: (index: number) => boolean } {
    const [choice] = within;
    if (choice === undefined) return { first: 0, end: this.#gazetteer.size, holds: () => true };
    const ranges = choice.map(({ countryCode }) => this.#gazetteer.countryRange(countryCode));
    const isWholeCountry = within.length === 1 && choice.length === 1 && choice[0]?.admin1Code === undefined;
    return {
      first: Math.min(...ranges.map(([start]) => start)),
      end: Math.max(...ranges.map(([, stop]) => stop)),
      holds: isWholeCountry
        ? () => true
        : (index) => within.every((areas) => areas.some((area) => this.#gazetteer.liesIn(index, area))),
    };
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
      const kind = this.#kinds[index] as number;
      return {
        place: this.#gazetteer.place(index),
        match: MATCH_KINDS[kind === ENGLISH ? ALTERNATE : kind] as MatchKind,
      };
    });
    for (const owner of touched) this.#kinds[owner] = NO_MATCH;
    return found;
  }

  #rank(index: number): number {
    const population = this.#gazetteer.populations[index] as number;
    return (
      (rankOf(this.#kinds[index] as number) * POPULATION_RANGE + POPULATION_RANGE - 1 - population) * INDEX_RANGE +
      index
    );
  }
}

function rankOf(kind: number): number {
  return kind === ENGLISH ? NAME : kind;
}

/** Haversine distance between points in degrees. */
function distanceKm(fromNorth: number, fromEast: number, toNorth: number, toEast: number): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(toNorth - fromNorth) + Math.cos(radians(fromNorth)) * Math.cos(radians(toNorth)) * half(toEast - fromEast);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Takes about a second, so run it in a worker thread. */
export function indexGazetteer({ names, asciiNames, alternateNames }: GazetteerColumns): SearchPostings {
  const folded = foldNames([names.text, asciiNames.text]);
  return {
    names: indexWordStarts(folded),
    folded,
    alternates: indexWordStarts(foldNames([alternateNames.text], COMMA)),
  };
}
