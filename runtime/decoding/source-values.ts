// Reads values from a source's answer as generated readers do (generated/…/readers.ts): a path into the answer, and how a value of it
// becomes a published one. What is absent, empty or of another kind is undefined.

import { isObject, itemsOf, type JsonObject, numberOf, textOf, wholeOf } from '../lib/loose-json.ts';

export {
  dayOf,
  flagOf,
  itemsOf,
  type JsonObject,
  lineOf,
  momentOf,
  numberOf,
  textOf,
  wholeOf,
} from '../lib/loose-json.ts';
export { plainLine, plainText } from '../lib/plain-text.ts';

/** The value at a path; a whole number steps into a list. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const step of path) {
    if (Array.isArray(found)) found = found[Number(step)];
    else found = isObject(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return found;
}

/** The values at a path whose steps `*` stand for every item of a list; a single value counts as a list of one. */
export function each(value: unknown, ...path: readonly string[]): unknown[] {
  let found: unknown[] = [value];
  for (const step of path) {
    found = step === '*' ? found.flatMap((item) => item ?? []) : found.map((item) => at(item, step));
  }
  return found.flat().filter((item) => item !== undefined && item !== null);
}

/** The items of a list, or of a single value; undefined where there is none. */
export function itemsIfAny(value: unknown): readonly unknown[] | undefined {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value : [value];
}

/** Reads each item, without those that have no value. */
export function readEach<Item>(items: readonly unknown[], read: (item: unknown) => Item | undefined): Item[];
export function readEach<Item>(
  items: readonly unknown[] | undefined,
  read: (item: unknown) => Item | undefined,
): Item[] | undefined;
export function readEach<Item>(
  items: readonly unknown[] | undefined,
  read: (item: unknown) => Item | undefined,
): Item[] | undefined {
  return items?.map(read).filter((item) => item !== undefined);
}

/** Reads a record; undefined for what is none. */
export function recordOf<Fields>(value: unknown, read: (row: JsonObject) => Fields): Fields | undefined {
  return isObject(value) ? read(value) : undefined;
}

/** A row lacks a value for a required field. */
export class IncompleteRow extends Error {}

/** @throws IncompleteRow that names the path of a value that must be there. */
export function required<Value>(value: Value | undefined, path: string): Value {
  if (value === undefined) throw new IncompleteRow(`A row has no usable ${path}.`);
  return value;
}

/** Reads a record; undefined also for one that lacks a required value. */
export function completeOf<Fields>(value: unknown, read: (row: JsonObject) => Fields): Fields | undefined {
  try {
    return recordOf(value, read);
  } catch (error) {
    if (error instanceof IncompleteRow) return undefined;
    throw error;
  }
}

/** The list, unless it is empty. */
export function unlessEmpty<Item>(items: readonly Item[] | undefined): readonly Item[] | undefined {
  return items?.length === 0 ? undefined : items;
}

/** The first items of a list. */
export function firstOf<Items extends readonly unknown[] | undefined>(items: Items, most: number): Items {
  return items?.slice(0, most) as Items;
}

/** The number of items of a list; 0 where there is none. */
export function countOf(value: unknown): number {
  return itemsOf(value).length;
}

/** The nearest integer to a number, also from a text. */
export function roundedOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number === undefined ? undefined : wholeOf(Math.round(number));
}

/** The texts of a list, or of a single value, as one. */
export function joinedOf(value: unknown, separator: string): string {
  return readEach(itemsOf(value), textOf).join(separator);
}

/** The text after the last of these words; a text without them is returned whole. */
export function afterLast(text: string | undefined, words: string): string | undefined {
  const index = text?.lastIndexOf(words) ?? -1;
  return index < 0 ? text : textOf(text?.slice(index + words.length));
}

/** A day, or a month whose day is not known: `2026-11`. */
export function dayOrMonthOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^\d{4}-\d{2}(?:-\d{2})?$/.test(text) ? text : undefined;
}

/** Markdown without the escapes of its signs: `\[rHGG\]` is `[rHGG]`. */
export function markdownOf(value: unknown): string | undefined {
  return textOf(value)?.replace(/\\([\\`*_{}[\]()<>#+\-.!|~^&=$])/g, '$1');
}

/** The value, unless it is one of those that the source writes for a missing one. */
export function unless(value: unknown, missing: readonly (string | number)[]): unknown {
  const text = textOf(value);
  return missing.some((each) => String(each) === text) ? undefined : value;
}

/** What a code of the source stands for; undefined for a code that is not in the table. */
export function coded<Value>(value: unknown, codes: Readonly<Record<string, Value>>): Value | undefined {
  const code = typeof value === 'boolean' ? String(value) : textOf(value);
  return code !== undefined && Object.hasOwn(codes, code) ? codes[code] : undefined;
}

/** What a code of the source stands for, in any case. */
export function codedInAnyCase<Value>(value: unknown, codes: Readonly<Record<string, Value>>): Value | undefined {
  const code = textOf(value)?.toLowerCase();
  return Object.entries(codes).find(([known]) => known.toLowerCase() === code)?.[1];
}

/** The word of a closed set that a text is, in any case. */
export function oneOfInAnyCase<const Value>(value: unknown, set: readonly Value[]): Value | undefined {
  const text = textOf(value)?.toLowerCase();
  return set.find((each) => String(each).toLowerCase() === text);
}

/** The value where it is one of a closed set. */
export function oneOf<const Value>(value: unknown, set: readonly Value[]): Value | undefined {
  const known: unknown = typeof value === 'string' ? textOf(value) : value;
  return set.find((each) => each === known);
}

/** Times after the year 9999, and those before the year 1, are none. */
const LAST_SECOND = 253_402_300_799;
const FIRST_SECOND = -62_135_596_800;

/** A time in units since 1970, so many of which are a second, as ISO 8601 in UTC, in whole seconds. */
export function epochTimeOf(value: unknown, unitsPerSecond: number): string | undefined {
  const units = numberOf(value);
  const seconds = units === undefined ? Number.NaN : Math.floor(units / unitsPerSecond);
  if (!(seconds >= FIRST_SECOND && seconds <= LAST_SECOND)) return undefined;
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** A number times a factor, in the 12 digits that both have in common, so that 0.1 times 3 is 0.3. */
export function scaled(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : Number((value * factor).toPrecision(12));
}

/** A number that is not out of all reason: the source writes others where it has none. */
export function within(value: number | undefined, least: number, greatest: number): number | undefined {
  return value !== undefined && value >= least && value <= greatest ? value : undefined;
}

/** The parts of a text that holds a list. */
export function splitOf(value: unknown, separator: string): string[] {
  const parts = (textOf(value) ?? '').split(separator).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** A number written with a decimal comma, and with spaces or points between thousands: `1 234,5`. */
export function decimalCommaOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return numberOf(value);
  const text = value.trim().replace(/[\s\u00a0.]/g, '');
  return numberOf(text.replace(',', '.'));
}

/** Whether a text says yes or no. */
export function yesNoOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = textOf(value)?.toLowerCase() ?? '';
  if (['yes', 'y', 'true', '1', 'ja', 'j'].includes(word)) return true;
  return ['no', 'n', 'false', '0', 'nei', 'nej'].includes(word) ? false : undefined;
}
