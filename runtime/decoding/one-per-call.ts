// A list where an argument takes one country, currency, state or airport: it is recognized, to say what to do instead. Pure.

import type { Refusal } from '../reference/countries/countries.ts';
import { structureOfText } from './forgiving.ts';

/** Reads one name; a refusal says why it is none. */
export type ReadName = (text: string) => string | Refusal;

/** What separates names in a text. "and" is part of some names too, which are read whole before. */
const SEPARATOR = /[,;|/&+]|\s(?:and|or|vs\.?|versus)\s/i;
const CODE = /^[A-Za-z]{2,3}$/;
/** Names that are read, and the length of the text that they are looked for in: a body may hold thousands. */
const [MOST_NAMES, LONGEST_TEXT] = [10, 400];

/** The codes of the names in a list or a text that holds several; undefined for anything else. */
export function severalNamed(value: unknown, read: ReadName): readonly string[] | undefined {
  const names = namesIn(value).slice(0, MOST_NAMES);
  if (names.length < 2) return undefined;
  const codes = names.map(read).filter((found) => typeof found === 'string');
  // Codes that are not known stand beside one that is: GB,XX.
  const fewest = names.every((name) => CODE.test(name)) ? 1 : 2;
  return codes.length >= fewest ? [...new Set(codes)] : undefined;
}

/** What to do instead of giving several. */
export function onePerCall(codes: readonly string[]): string {
  return codes.length < 2 ? 'Make one call for each.' : `Make one call for each: ${codes.join(', ')}.`;
}

function namesIn(value: unknown): readonly string[] {
  const structure = typeof value === 'string' ? structureOfText(value.slice(0, LONGEST_TEXT), '[') : value;
  if (Array.isArray(structure)) return structure.filter((item) => typeof item === 'string');
  if (typeof structure !== 'string') return [];
  const parts = structure.split(SEPARATOR).map((part) => part.trim());
  const words = structure.trim().split(/\s+/);
  const isCodes = words.length > 1 && words.every((word) => CODE.test(word));
  return (isCodes ? words : parts).filter((part) => part !== '');
}
