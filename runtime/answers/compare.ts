// Compares two results of the same call: which fields changed, by path, and how many rows were added, removed or changed. Rows are matched
// by the keys that the manifests declare; the order of rows is no change.

import { canonicalJson } from '../lib/canonical-json.ts';

/** Fields that identify the items of each list, by the list's path: `series.observations` → `period`. */
export type ListKeys = Readonly<Record<string, readonly string[]>>;

export interface FieldChange {
  /** `series[source=bls, source_id=LNS14000000].observations[period=2025-01].value` */
  readonly path: string;
  /** Absent if the field was added. */
  readonly old?: unknown;
  /** Absent if the field was removed. */
  readonly new?: unknown;
}

export interface ResultChanges {
  /** The first changes. */
  readonly fields: readonly FieldChange[];
  /** Number of changed fields, including those that are not listed. */
  readonly field_count: number;
  readonly rows: { readonly added: number; readonly removed: number; readonly changed: number };
}

const MOST_LISTED = 200;
/** Characters of a value in a change. */
const LONGEST_VALUE = 500;
/** Characters of a key value in a path. */
const LONGEST_KEY = 60;

export function compareResults(before: object, after: object, keys: ListKeys): ResultChanges {
  const comparison = new Comparison(keys);
  comparison.compare(before, after, '', '');
  const { fields, count, rows } = comparison;
  return { fields, field_count: count, rows };
}

type Members = Readonly<Record<string, unknown>>;

class Comparison {
  readonly fields: FieldChange[] = [];
  readonly rows = { added: 0, removed: 0, changed: 0 };
  count = 0;
  readonly #keys: ListKeys;

  constructor(keys: ListKeys) {
    this.#keys = keys;
  }

  /** @param shape the path without keys, as in the manifests */
  compare(before: unknown, after: unknown, path: string, shape: string): void {
    if (isMembers(before) && isMembers(after)) {
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
        this.compare(before[name], after[name], joined(path, name), joined(shape, name));
      }
      return;
    }
    if (Array.isArray(before) && Array.isArray(after)) {
      const keys = this.#keys[shape];
      if (keys === undefined) this.#compareUnkeyed(before, after, path);
      else this.#compareKeyed(before, after, keys, path, shape);
      return;
    }
    if (isSame(before, after)) return;
    this.count += 1;
    if (this.fields.length >= MOST_LISTED) return;
    this.fields.push({
      path,
      ...(before === undefined ? {} : { old: shown(before) }),
      ...(after === undefined ? {} : { new: shown(after) }),
    });
  }

  #compareKeyed(before: unknown[], after: unknown[], keys: readonly string[], path: string, shape: string): void {
    const older = byKey(before, keys);
    const newer = byKey(after, keys);
    for (const [key, item] of older) {
      if (!newer.has(key)) this.rows.removed += 1;
      else {
        const count = this.count;
        this.compare(item, newer.get(key), `${path}[${key}]`, shape);
        if (this.count > count) this.rows.changed += 1;
      }
    }
    for (const key of newer.keys()) if (!older.has(key)) this.rows.added += 1;
  }

  /** Items without a key are the same or not: whether one was changed or replaced is not known. */
  #compareUnkeyed(before: unknown[], after: unknown[], path: string): void {
    const left = new Map<string, number>();
    for (const item of before) {
      const text = textOf(item);
      left.set(text, (left.get(text) ?? 0) + 1);
    }
    let added = 0;
    for (const item of after) {
      const text = textOf(item);
      const count = left.get(text) ?? 0;
      if (count > 0) left.set(text, count - 1);
      else added += 1;
    }
    const removed = [...left.values()].reduce((sum, count) => sum + count, 0);
    if (added === 0 && removed === 0) return;
    const isOfRecords = [...before, ...after].some(isMembers);
    if (isOfRecords) {
      this.rows.added += added;
      this.rows.removed += removed;
      return;
    }
    this.count += 1;
    if (this.fields.length < MOST_LISTED) this.fields.push({ path, old: shown(before), new: shown(after) });
  }
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** Some citations end with the day of the call. */
const RETRIEVED = /\bRetrieved \d{4}-\d{2}-\d{2}\b/g;

function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (typeof before === 'string' && typeof after === 'string') {
    return before.replace(RETRIEVED, '') === after.replace(RETRIEVED, '');
  }
  // A nullable field without a value may be absent.
  return (before ?? null) === null && (after ?? null) === null;
}

function textOf(item: unknown): string {
  return canonicalJson(item).replace(RETRIEVED, '');
}

/** Items by their keys. Items with the same key are numbered. */
function byKey(items: readonly unknown[], keys: readonly string[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const item of items) {
    const key = keys
      .map((name) => name.replace('?', ''))
      .map((name) => `${name}=${keyText(fieldAt(item, name))}`)
      .join(', ');
    let unique = key;
    for (let nth = 2; found.has(unique); nth += 1) unique = `${key}, ${nth}`;
    found.set(unique, item);
  }
  return found;
}

/** @param path `source_id` or `country.code` */
function fieldAt(item: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isMembers(value) ? value[name] : undefined), item);
}

function keyText(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'object' ? canonicalJson(value) : String(value);
  return text.length > LONGEST_KEY ? `${text.slice(0, LONGEST_KEY)}…` : text;
}

function shown(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, LONGEST_VALUE);
  if (typeof value !== 'object' || value === null) return value;
  const text = canonicalJson(value);
  return text.length <= LONGEST_VALUE ? value : `${text.slice(0, LONGEST_VALUE)}…`;
}
