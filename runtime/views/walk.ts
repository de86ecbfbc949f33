// Finds rows and fields by the paths of a view. Security: answers are untrusted. On unexpected content these functions return
// less, and never throw or recurse without bound.

import type { FieldPath, ViewField } from '../contract/view.ts';
import type { Plain } from './shown.ts';

/** A list item, an entry of an object with arbitrary keys, or the answer itself. */
export interface FoundValue {
  readonly value: unknown;
  readonly key?: string;
  /** The object that contains the row's list. */
  readonly holder?: FoundValue;
}

export interface Bounds {
  readonly rows: number;
  readonly lines: number;
  /** Maximum number of columns from an object with arbitrary keys. */
  readonly spread: number;
  /** Maximum number of characters in a value. */
  readonly text: number;
  /** Maximum number of characters in a text view. */
  readonly longText: number;
}

export const SCREEN: Bounds = { rows: 2_000, lines: 40, spread: 30, text: 2_000, longText: 200_000 };

/** Limits for files, which are higher than any answer requires. */
export const FILE: Bounds = { rows: 100_000, lines: 100_000, spread: 200, text: 100_000, longText: 1_000_000 };

/** Maximum number of list items in one cell. */
const MAX_IN_CELL = 100;

/** Returns the rows up to the limit, and the number of rows beyond it. */
export function rowsOf(
  answer: unknown,
  path: FieldPath | undefined,
  bounds: Bounds,
): { rows: FoundValue[]; omitted: number } {
  let level: FoundValue[] = [{ value: answer }];
  let omitted = 0;
  const names = path === undefined ? [] : path.split('.');
  for (const [index, name] of names.entries()) {
    const next: FoundValue[] = [];
    const isLast = index === names.length - 1;
    for (const found of level) {
      const value = member(found.value, name);
      const items = isLast || Array.isArray(value) ? itemsOf(value, found) : [{ ...found, value }];
      const room = Math.max(0, bounds.rows - next.length);
      for (const item of items.slice(0, room)) next.push(item);
      omitted += Math.max(0, items.length - room);
    }
    level = next;
  }
  return { rows: level, omitted };
}

function itemsOf(value: unknown, holder: FoundValue): FoundValue[] {
  if (Array.isArray(value)) return value.map((item: unknown) => ({ value: item, holder }));
  if (!isRecord(value)) return [];
  return Object.keys(value).map((key) => ({ value: value[key], key, holder }));
}

/** Returns the value at a path. If there is a list on the path, returns the values from all of its items. */
export function valueAt(row: FoundValue, path: FieldPath): unknown {
  let from: FoundValue | undefined = row;
  let rest = path;
  while (rest.startsWith('^')) {
    from = from?.holder;
    rest = rest.slice(1);
  }
  if (rest === '$key') return from?.key;
  if (rest === '$value') return from?.value;
  let value = from?.value;
  for (const name of rest.split('.')) {
    value = Array.isArray(value)
      ? value.slice(0, MAX_IN_CELL).flatMap((item: unknown) => member(item, name) ?? [])
      : member(value, name);
  }
  return value;
}

/** Reads only own properties, because `constructor`, for example, is not a field. */
function member(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function plain(value: unknown, { text }: Bounds): Plain {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return cut(value, text);
  if (Array.isArray(value)) return listText(value, text);
  return cut(written(value), text);
}

function listText(items: readonly unknown[], max: number): Plain {
  const shown = items.slice(0, MAX_IN_CELL).filter((item) => item !== null && item !== undefined);
  if (shown.length === 0) return null;
  const texts = shown.map((item) => (typeof item === 'object' ? written(item) : String(item)));
  return cut(items.length > MAX_IN_CELL ? `${texts.join(', ')}, …` : texts.join(', '), max);
}

function written(value: unknown): string {
  if (!isRecord(value)) return Array.isArray(value) ? `${value.length} values` : '';
  const entries = Object.keys(value).slice(0, MAX_IN_CELL);
  return entries
    .map((name) => [name, value[name]] as const)
    .filter(([, each]) => each !== null && typeof each !== 'object')
    .map(([name, each]) => `${name}: ${String(each)}`)
    .join('; ');
}

/** Truncates with an ellipsis, without splitting a character. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

export function figure(row: FoundValue, path: FieldPath): number | null {
  const value = valueAt(row, path);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function linkAt(row: FoundValue, path: FieldPath | undefined): string | undefined {
  const value = path === undefined ? undefined : valueAt(row, path);
  return typeof value === 'string' ? safeLink(value) : undefined;
}

/** Accepts http and https URLs without credentials. Rejects anything else, such as `javascript:`. */
export function safeLink(text: string): string | undefined {
  if (text.length > 4_000) return undefined;
  const url = URL.parse(text);
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}

export function unitOf(row: FoundValue, { unit, unitField }: ViewField, bounds: Bounds): string | undefined {
  if (unitField === undefined) return unit;
  const found = plain(valueAt(row, unitField), bounds);
  return found === null || found === '' ? unit : String(found);
}
