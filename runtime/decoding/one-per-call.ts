// Detects several values where an argument accepts one country, currency, state or airport. The error then suggests separate
// calls.

import type { Refusal } from '../reference/countries/countries.ts';
import { structureOfText } from './forgiving.ts';

/** Returns the code for a name, or an error if the name is invalid. */
export type ReadName = (text: string) => string | Refusal;

/** Some names contain "and", so complete names are read before splitting. */
const SEPARATOR = /[,;|/&+]|\s(?:and|or|vs\.?|versus)\s/i;
const CODE = /^[A-Za-z]{2,3}$/;
/** Limits the amount of work, because a request body may contain thousands of names. */
const [MAX_NAMES, MAX_TEXT_LENGTH] = [10, 400];

/** Returns undefined if the value is a single name. */
export function severalNamed(value: unknown, read: ReadName): readonly string[] | undefined {
  const names = namesIn(value).slice(0, MAX_NAMES);
  if (names.length < 2) return undefined;
  const codes = names.map(read).filter((found) => typeof found === 'string');
  // If all names look like codes, one known code is enough, as in `GB,XX`.
  const fewest = names.every((name) => CODE.test(name)) ? 1 : 2;
  return codes.length >= fewest ? [...new Set(codes)] : undefined;
}

export function onePerCall(codes: readonly string[]): string {
  return codes.length < 2 ? 'Make one call for each.' : `Make one call for each: ${codes.join(', ')}.`;
}

export function namesIn(value: unknown): readonly string[] {
  const structure = typeof value === 'string' ? structureOfText(value.slice(0, MAX_TEXT_LENGTH), '[') : value;
  if (Array.isArray(structure)) return structure.filter((item) => typeof item === 'string');
  if (typeof structure !== 'string') return [];
  const parts = structure.split(SEPARATOR).map((part) => part.trim());
  const words = structure.trim().split(/\s+/);
  const isCodes = words.length > 1 && words.every((word) => CODE.test(word));
  return (isCodes ? words : parts).filter((part) => part !== '');
}
