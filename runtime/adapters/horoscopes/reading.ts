// A hash of the sign and date selects the phrases, so every server returns the same reading. Does not depend on
// randomness, locale or the clock.

import { createHash } from 'node:crypto';
import { CLOSINGS, COLORS, ELEMENT_ADVICE, MOODS, OPENINGS, PEOPLE, PHRASES_VERSION, WORK } from './phrases.ts';
import type { Sign } from './signs.ts';

export interface Reading {
  readonly reading: string;
  /** 1 to 99. */
  readonly luckyNumber: number;
  readonly luckyColor: string;
  readonly mood: string;
}

const HIGHEST_LUCKY_NUMBER = 99;

/** `date` is `YYYY-MM-DD`. Uses the SHA-256 hash of a string such as `v1|Aries|2026-11-21`. */
export function readingOf(sign: Sign, date: string): Reading {
  const digest = createHash('sha256').update(`v${PHRASES_VERSION}|${sign.name}|${date}`).digest();
  // Each choice uses four different bytes of the hash, so the choices are independent of each other.
  const number = (choice: number, size: number) => digest.readUInt32BE(choice * 4) % size;
  const pick = (choice: number, list: readonly string[]) => list[number(choice, list.length)] as string;
  const opening = `${pick(0, OPENINGS)}.`;
  const advice = `${pick(1, ELEMENT_ADVICE[sign.element])}; ${pick(2, WORK)}.`;
  return {
    reading: [opening, advice, pick(3, PEOPLE), pick(4, CLOSINGS)].join(' '),
    luckyNumber: 1 + number(5, HIGHEST_LUCKY_NUMBER),
    luckyColor: pick(6, COLORS),
    mood: pick(7, MOODS),
  };
}
