// The signs of the tropical zodiac, with conventional dates; the date on which the sun actually enters a sign varies by
// up to a day from year to year.

import type { Element, Quality, SignName } from '../../../generated/services/horoscopes/types.ts';

/** First and last day; months and days start at 1. */
export interface SignDates {
  readonly from: readonly [month: number, day: number];
  readonly to: readonly [month: number, day: number];
}

export interface Sign extends SignDates {
  readonly name: SignName;
  /** Unicode character, U+2648 to U+2653. */
  readonly glyph: string;
  readonly symbol: string;
  readonly element: Element;
  readonly quality: Quality;
  readonly rulingPlanet: string;
  /** The ruler before the discovery of Uranus, Neptune and Pluto. */
  readonly traditionalRuler: string;
  readonly traits: readonly string[];
}

/** In zodiac order, so the angle between two signs follows from the distance between their indexes. */
export const SIGNS: readonly Sign[] = [
  {
    name: 'Aries',
    glyph: '\u2648',
    symbol: 'Ram',
    element: 'Fire',
    quality: 'Cardinal',
    rulingPlanet: 'Mars',
    traditionalRuler: 'Mars',
    from: [3, 21],
    to: [4, 19],
    traits: ['courageous', 'energetic', 'direct', 'competitive', 'impatient'],
  },
  {
    name: 'Taurus',
    glyph: '\u2649',
    symbol: 'Bull',
    element: 'Earth',
    quality: 'Fixed',
    rulingPlanet: 'Venus',
    traditionalRuler: 'Venus',
    from: [4, 20],
    to: [5, 20],
    traits: ['patient', 'reliable', 'sensual', 'practical', 'stubborn'],
  },
  {
    name: 'Gemini',
    glyph: '\u264A',
    symbol: 'Twins',
    element: 'Air',
    quality: 'Mutable',
    rulingPlanet: 'Mercury',
    traditionalRuler: 'Mercury',
    from: [5, 21],
    to: [6, 20],
    traits: ['curious', 'witty', 'adaptable', 'talkative', 'restless'],
  },
  {
    name: 'Cancer',
    glyph: '\u264B',
    symbol: 'Crab',
    element: 'Water',
    quality: 'Cardinal',
    rulingPlanet: 'Moon',
    traditionalRuler: 'Moon',
    from: [6, 21],
    to: [7, 22],
    traits: ['caring', 'intuitive', 'protective', 'loyal', 'moody'],
  },
  {
    name: 'Leo',
    glyph: '\u264C',
    symbol: 'Lion',
    element: 'Fire',
    quality: 'Fixed',
    rulingPlanet: 'Sun',
    traditionalRuler: 'Sun',
    from: [7, 23],
    to: [8, 22],
    traits: ['confident', 'generous', 'warm-hearted', 'dramatic', 'proud'],
  },
  {
    name: 'Virgo',
    glyph: '\u264D',
    symbol: 'Maiden',
    element: 'Earth',
    quality: 'Mutable',
    rulingPlanet: 'Mercury',
    traditionalRuler: 'Mercury',
    from: [8, 23],
    to: [9, 22],
    traits: ['precise', 'helpful', 'analytical', 'modest', 'critical'],
  },
  {
    name: 'Libra',
    glyph: '\u264E',
    symbol: 'Scales',
    element: 'Air',
    quality: 'Cardinal',
    rulingPlanet: 'Venus',
    traditionalRuler: 'Venus',
    from: [9, 23],
    to: [10, 22],
    traits: ['diplomatic', 'charming', 'fair-minded', 'sociable', 'indecisive'],
  },
  {
    name: 'Scorpio',
    glyph: '\u264F',
    symbol: 'Scorpion',
    element: 'Water',
    quality: 'Fixed',
    rulingPlanet: 'Pluto',
    traditionalRuler: 'Mars',
    from: [10, 23],
    to: [11, 21],
    traits: ['passionate', 'determined', 'perceptive', 'private', 'jealous'],
  },
  {
    name: 'Sagittarius',
    glyph: '\u2650',
    symbol: 'Archer',
    element: 'Fire',
    quality: 'Mutable',
    rulingPlanet: 'Jupiter',
    traditionalRuler: 'Jupiter',
    from: [11, 22],
    to: [12, 21],
    traits: ['adventurous', 'optimistic', 'honest', 'philosophical', 'tactless'],
  },
  {
    name: 'Capricorn',
    glyph: '\u2651',
    symbol: 'Goat',
    element: 'Earth',
    quality: 'Cardinal',
    rulingPlanet: 'Saturn',
    traditionalRuler: 'Saturn',
    from: [12, 22],
    to: [1, 19],
    traits: ['ambitious', 'disciplined', 'responsible', 'dry-humoured', 'reserved'],
  },
  {
    name: 'Aquarius',
    glyph: '\u2652',
    symbol: 'Water-bearer',
    element: 'Air',
    quality: 'Fixed',
    rulingPlanet: 'Uranus',
    traditionalRuler: 'Saturn',
    from: [1, 20],
    to: [2, 18],
    traits: ['original', 'independent', 'humanitarian', 'inventive', 'detached'],
  },
  {
    name: 'Pisces',
    glyph: '\u2653',
    symbol: 'Fishes',
    element: 'Water',
    quality: 'Mutable',
    rulingPlanet: 'Neptune',
    traditionalRuler: 'Jupiter',
    from: [2, 19],
    to: [3, 20],
    traits: ['compassionate', 'imaginative', 'gentle', 'artistic', 'dreamy'],
  },
];

/** Months with their maximum number of days: February has 29 days. */
export const MONTHS: readonly { readonly name: string; readonly days: number }[] = [
  { name: 'January', days: 31 },
  { name: 'February', days: 29 },
  { name: 'March', days: 31 },
  { name: 'April', days: 30 },
  { name: 'May', days: 31 },
  { name: 'June', days: 30 },
  { name: 'July', days: 31 },
  { name: 'August', days: 31 },
  { name: 'September', days: 30 },
  { name: 'October', days: 31 },
  { name: 'November', days: 30 },
  { name: 'December', days: 31 },
];

/** Position in the zodiac, counted from 0. */
export function placeOf(name: SignName): number {
  return SIGNS.findIndex((sign) => sign.name === name);
}

/** Accepts February 29, because a birthday has no year. */
export function signOn(month: number, day: number): Sign {
  const found = SIGNS.find(
    ({ from, to }) => (month === from[0] && day >= from[1]) || (month === to[0] && day <= to[1]),
  );
  if (found === undefined) throw new Error(`no sign on ${month}-${day}`);
  return found;
}
