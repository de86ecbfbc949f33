// Compatibility according to the traditional rule of aspects, which is based on the angle between two signs in steps of
// 30 degrees. A small symmetric adjustment distinguishes pairs with the same aspect.

import type { AspectName, Element } from '../../../generated/services/horoscopes/types.ts';
import { SIGNS, type Sign } from './signs.ts';

export interface Aspect {
  readonly name: AspectName;
  readonly degrees: number;
  /** Score from 0 to 100, before the adjustment for the pair. */
  readonly score: number;
  readonly meaning: string;
}

/** Aspects, indexed by the number of steps of 30 degrees between two signs. */
export const ASPECTS: readonly Aspect[] = [
  {
    name: 'conjunction',
    degrees: 0,
    score: 85,
    meaning: 'Two of a kind understand each other at once, faults included.',
  },
  {
    name: 'semisextile',
    degrees: 30,
    score: 50,
    meaning: 'Neighbors with little in common have to learn each other’s language.',
  },
  {
    name: 'sextile',
    degrees: 60,
    score: 80,
    meaning: 'Friendly elements feed each other, and talk comes easily.',
  },
  {
    name: 'square',
    degrees: 90,
    score: 40,
    meaning: 'The same drive in opposing directions makes for friction, and for growth where both give way.',
  },
  {
    name: 'trine',
    degrees: 120,
    score: 95,
    meaning: 'A shared element brings natural harmony.',
  },
  {
    name: 'quincunx',
    degrees: 150,
    score: 45,
    meaning: 'Different in element and temper, the two must keep adjusting.',
  },
  {
    name: 'opposition',
    degrees: 180,
    score: 70,
    meaning: 'Opposites attract: each has what the other lacks, and the pull can turn to strain.',
  },
];

/** Texts for unordered pairs of elements. A key lists its elements in alphabetical order. */
const ELEMENT_PAIRS: Readonly<Record<string, string>> = {
  'Air+Air': 'Air with Air trades ideas without end',
  'Air+Earth': 'Air and Earth weigh dreams against facts',
  'Air+Fire': 'Air fans Fire',
  'Air+Water': 'Air reasons where Water feels',
  'Earth+Earth': 'Earth with Earth builds to last',
  'Earth+Fire': 'Earth steadies Fire, or smothers it',
  'Earth+Water': 'Water makes Earth fertile',
  'Fire+Fire': 'Fire with Fire burns bright',
  'Fire+Water': 'Fire and Water make steam',
  'Water+Water': 'Water with Water runs deep',
};

export interface Compatibility {
  readonly aspect: Aspect;
  /** 0 to 100. */
  readonly score: number;
  readonly description: string;
}

/** The result does not depend on the order of the arguments. */
export function compatibility(a: Sign, b: Sign): Compatibility {
  const [one, two] = [SIGNS.indexOf(a), SIGNS.indexOf(b)];
  const aspect = ASPECTS[steps(one, two)] as Aspect;
  // From -2 to 2; does not depend on the order of the two signs.
  const tweak = ((one + two + one * two) % 5) - 2;
  const score = Math.min(100, Math.max(0, aspect.score + tweak));
  const meeting = ELEMENT_PAIRS[elementPair(a.element, b.element)] as string;
  const pair = one <= two ? `${a.name} and ${b.name}` : `${b.name} and ${a.name}`;
  return { aspect, score, description: `${pair}: ${meeting}. ${aspect.meaning}` };
}

/** Returns signs in trine first, then signs in sextile, each group in zodiac order. */
export function compatibleSigns(sign: Sign): Sign[] {
  const place = SIGNS.indexOf(sign);
  return [4, 2].flatMap((distance) => SIGNS.filter((_, other) => steps(place, other) === distance));
}

function steps(one: number, two: number): number {
  const apart = Math.abs(one - two);
  return Math.min(apart, SIGNS.length - apart);
}

function elementPair(a: Element, b: Element): string {
  return a <= b ? `${a}+${b}` : `${b}+${a}`;
}
