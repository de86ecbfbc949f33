// What the words of a query ask of a record: all of them must be met, those for hazards and countries by their meaning, general
// ones ("disaster", "latest") not at all.

import type { EventType } from '../../../generated/services/crisis-intelligence/types.ts';
import { wordsOf } from '../../language/analyser.ts';
import { type NameInText, namesIn } from '../../language/countries/countries.ts';

/** One condition: met by any of the beginnings of words, the kinds of disaster or the countries. */
interface Need {
  readonly stems: readonly string[];
  readonly types: readonly EventType[];
  readonly countryCodes: readonly string[];
}

/** What a record is found by. */
export interface Findable {
  /** Folded words with a blank before and after each. */
  readonly words: string;
  readonly type: EventType | null;
  readonly countryCodes: readonly string[];
}

const GENERAL = new Set(
  (
    'a about active affected aid alert all am an and any are around at by casualty crisis current damage danger dead death disaster do ' +
    'emergency event for from give global going happening has have help here humanitarian impact in is it last latest list major ' +
    'magnitude me month natural near new news now of on ongoing or over recent red relief report right risk risky severe show situation ' +
    'tell that the there these this to today tonight tracking update victim warning was weather week were what where which with world ' +
    'worldwide year'
  ).split(' '),
);
/** Levels are an argument of their own, but "red alert" is said. */
GENERAL.delete('red');

/** Beginnings of words that mean a kind of disaster, in the languages that queries come in. */
const HAZARDS: readonly (readonly [EventType, string])[] = [
  ['EQ', 'earthquake quake seism sism aftershock tremor erdbeben jordskjelv jordskaelv jordbavning terremoto temblor'],
  ['TC', 'cyclone hurricane typhoon ciclon huracan tifon ouragan wirbelsturm taifun'],
  ['FL', 'flood inundation inondation inundacion hochwasser uberschwemmung flom oversvomm oversvamm'],
  ['VO', 'volcan eruption vulkan'],
  ['DR', 'drought secheresse sequia durre torka torke'],
  ['WF', 'wildfire bushfire fire skogbrann skogsbrand skovbrand waldbrand incendi feux'],
];
const STEMS_OF_TYPE: Readonly<Record<EventType, readonly string[]>> = Object.fromEntries(
  HAZARDS.map(([type, words]) => [type, words.split(' ')]),
) as Record<EventType, string[]>;
/** Weather that sources name by several words. */
const STORM_STEMS = ['storm', 'gale', 'wind', 'hurricane', 'tornado'];
/** A stem below this many letters must be the whole word. */
const SHORTEST_BEGINNING = 4;

/** The conditions in a query; none for a query of general words, which every record meets. */
export function needsOf(query: string): Need[] {
  const words = wordsOf(query);
  const needs: Need[] = [];
  const names = new Map(namesIn(words).map((name) => [name.at, name]));
  for (let at = 0; at < words.length; ) {
    const name = names.get(at);
    const need = name === undefined ? needOf(words[at] as string) : needOfName(name, words);
    if (need !== undefined) needs.push(need);
    at += name?.length ?? 1;
  }
  return needs;
}

/** A country is met by its name or its code, one of several that share a name by either; a place by its words together. */
function needOfName({ at, length, meaning }: NameInText, words: readonly string[]): Need | undefined {
  const name = words.slice(at, at + length).join(' ');
  if (GENERAL.has(name)) return undefined;
  const candidates =
    meaning.kind === 'country' ? [meaning.country] : meaning.kind === 'ambiguous' ? meaning.candidates : [];
  return { stems: [name], types: [], countryCodes: candidates.map(({ iso2 }) => iso2) };
}

function needOf(word: string): Need | undefined {
  const stem = stemOf(word);
  if (GENERAL.has(stem) || GENERAL.has(word)) return undefined;
  const type = HAZARDS.find(([hazard]) => STEMS_OF_TYPE[hazard].some((known) => stem.startsWith(known)))?.[0];
  if (type !== undefined) return { stems: [stem], types: [type], countryCodes: [] };
  if (stem === 'storm') return { stems: STORM_STEMS, types: ['TC'], countryCodes: [] };
  return { stems: [stem], types: [], countryCodes: [] };
}

export function meets(record: Findable, needs: readonly Need[]): boolean {
  return needs.every(
    ({ stems, types, countryCodes }) =>
      (record.type !== null && types.includes(record.type)) ||
      record.countryCodes.some((code) => countryCodes.includes(code)) ||
      stems.some((stem) => record.words.includes(stem.length < SHORTEST_BEGINNING ? ` ${stem} ` : ` ${stem}`)),
  );
}

/** The word without the endings of a plural. */
function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('oes')) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
