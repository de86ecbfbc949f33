// Converts a query to conditions on a record. Words for hazards and countries are matched by meaning; general words
// such as "disaster" or "latest" are ignored.

import type { EventType } from '../../../generated/services/crisis-intelligence/types.ts';
import { wordsOf } from '../../lib/text/analyser.ts';
import { type NameInText, namesIn } from '../../reference/countries/countries.ts';

/** A condition that a record satisfies if any of the word prefixes, event types or countries matches. */
interface Need {
  readonly stems: readonly string[];
  readonly types: readonly EventType[];
  readonly countryCodes: readonly string[];
}

export interface Findable {
  /** The record's words in normalized form, with a space before and after each word. */
  readonly words: string;
  readonly type: EventType | null;
  readonly countryCodes: readonly string[];
}

const QUESTION_WORDS = new Set(
  (
    'a about all am an and any anything are around at be been being by can could did do does for from get give go going had happen happened ' +
    'happening has have having here how i in is it its just know last latest list many me month much my near new news now of on ongoing or our ' +
    'over please recent recently report reported right see show situation some something still tell than that the their there these they this ' +
    'those to today tonight tracking update us was we week were what whats when where which who why will with would year yesterday you'
  ).split(' '),
);
const GENERAL = new Set([
  ...QUESTION_WORDS,
  ...(
    'active affected aid alert casualty crisis current damage danger dead death disaster emergency event global help humanitarian impact ' +
    'magnitude major natural relief risk risky severe victim warning weather world worldwide'
  ).split(' '),
]);

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
const STORM_STEMS = ['storm', 'gale', 'wind', 'hurricane', 'tornado'];
/** Stems of at least this length match the beginning of a word. Shorter stems must equal the word. */
const MIN_BEGINNING_LENGTH = 4;

/** Drops question words, because the news search requires every remaining word to match. */
export function newsWords(query: string): string {
  const isQuestionWord = (word: string) =>
    word.length < 2 || QUESTION_WORDS.has(word) || QUESTION_WORDS.has(stemOf(word));
  return query
    .split(/\s/)
    .filter((token) => !wordsOf(token).every(isQuestionWord))
    .join(' ');
}

/**
 * Returns the conditions of a query. A query that consists only of general words has no conditions, so every record
 * matches.
 */
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

/**
 * A country is matched by name or code, an ambiguous name by any of the countries it can refer to, and a place by its
 * words.
 */
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
      stems.some((stem) => record.words.includes(stem.length < MIN_BEGINNING_LENGTH ? ` ${stem} ` : ` ${stem}`)),
  );
}

function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('oes')) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
