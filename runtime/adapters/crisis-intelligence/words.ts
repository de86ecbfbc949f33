// What the words of a query ask of a record: all of them must be met, those for hazards and countries by their meaning, general
// ones ("disaster", "latest") not at all.

import type { EventType } from '../../../generated/services/crisis-intelligence/types.ts';
import { countryNamed, LONGEST_NAME } from '../../kit/countries.ts';
import { wordsOf } from '../../language/analyser.ts';

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
  for (let at = 0; at < words.length; ) {
    const { need, length } = needAt(words, at);
    if (need !== undefined) needs.push(need);
    at += length;
  }
  return needs;
}

function needAt(words: readonly string[], at: number): { need: Need | undefined; length: number } {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ');
    const country = GENERAL.has(name) ? undefined : countryNamed(name);
    if (country !== undefined) return { need: { stems: [name], types: [], countryCodes: [country.iso2] }, length };
  }
  const stem = stemOf(words[at] as string);
  if (GENERAL.has(stem) || GENERAL.has(words[at] as string)) return { need: undefined, length: 1 };
  const type = HAZARDS.find(([hazard]) => STEMS_OF_TYPE[hazard].some((known) => stem.startsWith(known)))?.[0];
  if (type !== undefined) return { need: { stems: [stem], types: [type], countryCodes: [] }, length: 1 };
  if (stem === 'storm') return { need: { stems: STORM_STEMS, types: ['TC'], countryCodes: [] }, length: 1 };
  return { need: { stems: [stem], types: [], countryCodes: [] }, length: 1 };
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
