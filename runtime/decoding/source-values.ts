// Functions that generated readers (readers.ts) use to follow a path into a source's response and convert the value.
// Absent, empty or unexpected values become undefined.

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

/** An integer in the path is a list index. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const step of path) {
    if (Array.isArray(found)) found = found[Number(step)];
    else found = isObject(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return found;
}

/** `*` in the path means every list item. A single value is treated as a list with one item. */
export function each(value: unknown, ...path: readonly string[]): unknown[] {
  let found: unknown[] = [value];
  for (const step of path) {
    found = step === '*' ? found.flatMap((item) => item ?? []) : found.map((item) => at(item, step));
  }
  return found.flat().filter((item) => item !== undefined && item !== null);
}

/** A single value is treated as a list with one item. */
export function itemsIfAny(value: unknown): readonly unknown[] | undefined {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value : [value];
}

/** Drops items without a value. */
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

/** Returns undefined if the value is not an object. */
export function recordOf<Fields>(value: unknown, read: (row: JsonObject) => Fields): Fields | undefined {
  return isObject(value) ? read(value) : undefined;
}

export class IncompleteRow extends Error {}

/** @throws IncompleteRow with the path of a missing value */
export function required<Value>(value: Value | undefined, path: string): Value {
  if (value === undefined) throw new IncompleteRow(`A row has no usable value at ${path}.`);
  return value;
}

/** Like `recordOf`, but returns undefined if a required value is missing. */
export function completeOf<Fields>(value: unknown, read: (row: JsonObject) => Fields): Fields | undefined {
  try {
    return recordOf(value, read);
  } catch (error) {
    if (error instanceof IncompleteRow) return undefined;
    throw error;
  }
}

export function unlessEmpty<Item>(items: readonly Item[] | undefined): readonly Item[] | undefined {
  return items?.length === 0 ? undefined : items;
}

export function firstOf<Items extends readonly unknown[] | undefined>(items: Items, max: number): Items {
  return items?.slice(0, max) as Items;
}

/** Returns 0 if the value is not a list. */
export function countOf(value: unknown): number {
  return itemsOf(value).length;
}

/** Accepts a number or a numeric string. */
export function roundedOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number === undefined ? undefined : wholeOf(Math.round(number));
}

export function joinedOf(value: unknown, separator: string): string {
  return readEach(itemsOf(value), textOf).join(separator);
}

/** Returns the complete string if it does not contain `words`. */
export function afterLast(text: string | undefined, words: string): string | undefined {
  const index = text?.lastIndexOf(words) ?? -1;
  return index < 0 ? text : textOf(text?.slice(index + words.length));
}

/** Returns a month (`2026-11`) if the day is unknown. */
export function dayOrMonthOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^\d{4}-\d{2}(?:-\d{2})?$/.test(text) ? text : undefined;
}

/** `\[rHGG\]` becomes `[rHGG]`. */
export function markdownOf(value: unknown): string | undefined {
  return textOf(value)?.replace(/\\([\\`*_{}[\]()<>#+\-.!|~^&=$])/g, '$1');
}

/** Returns undefined for the values in `missing`. */
export function unless(value: unknown, missing: readonly (string | number)[]): unknown {
  const text = textOf(value);
  return missing.some((each) => String(each) === text) ? undefined : value;
}

/** Returns undefined for unknown codes. */
export function coded<Value>(value: unknown, codes: Readonly<Record<string, Value>>): Value | undefined {
  const code = typeof value === 'boolean' ? String(value) : textOf(value);
  return code !== undefined && Object.hasOwn(codes, code) ? codes[code] : undefined;
}

export function codedInAnyCase<Value>(value: unknown, codes: Readonly<Record<string, Value>>): Value | undefined {
  const code = textOf(value)?.toLowerCase();
  return Object.entries(codes).find(([known]) => known.toLowerCase() === code)?.[1];
}

export function oneOfInAnyCase<const Value>(value: unknown, set: readonly Value[]): Value | undefined {
  const text = textOf(value)?.toLowerCase();
  return set.find((each) => String(each).toLowerCase() === text);
}

/** Returns undefined for values outside the set. */
export function oneOf<const Value>(value: unknown, set: readonly Value[]): Value | undefined {
  const known: unknown = typeof value === 'string' ? textOf(value) : value;
  return set.find((each) => each === known);
}

/** End of year 9999. Timestamps that are later, or before year 1, count as missing. */
const LAST_SECOND = 253_402_300_799;
const FIRST_SECOND = -62_135_596_800;

/** Returns an ISO 8601 time in UTC, with whole seconds. */
export function epochTimeOf(value: unknown, unitsPerSecond: number): string | undefined {
  const units = numberOf(value);
  const seconds = units === undefined ? Number.NaN : Math.floor(units / unitsPerSecond);
  if (!(seconds >= FIRST_SECOND && seconds <= LAST_SECOND)) return undefined;
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** Rounds to 12 significant digits, so 0.1 times 3 is 0.3. */
export function scaled(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : Number((value * factor).toPrecision(12));
}

/**
 * Returns undefined for numbers outside the plausible range, because some sources use such numbers for missing values.
 */
export function within(value: number | undefined, min: number, greatest: number): number | undefined {
  return value !== undefined && value >= min && value <= greatest ? value : undefined;
}

export function splitOf(value: unknown, separator: string): string[] {
  const parts = (textOf(value) ?? '').split(separator).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** Accepts spaces or points between thousands: `1 234,5`. */
export function decimalCommaOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return numberOf(value);
  const text = value.trim().replace(/[\s\u00a0.]/g, '');
  return numberOf(text.replace(',', '.'));
}

export function yesNoOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = textOf(value)?.toLowerCase() ?? '';
  if (['yes', 'y', 'true', '1', 'ja', 'j'].includes(word)) return true;
  return ['no', 'n', 'false', '0', 'nei', 'nej'].includes(word) ? false : undefined;
}
