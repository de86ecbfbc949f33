// Compares two results of the same call: which fields changed, by path, and how many rows were added, removed or changed. Rows are matched
// by the keys that the manifests declare; a different order of rows or time of the fetch is not a change. A different order of numbers is:
// they may be coordinates, or values that belong to a list of periods.

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
  readonly fields: readonly FieldChange[];
  readonly field_count: number;
  readonly rows: { readonly added: number; readonly removed: number; readonly changed: number };
}

const MAX_LISTED = 200;
/** Maximum characters of a value in a change. */
const MAX_VALUE_LENGTH = 500;
/** Characters of a long string before the first difference. */
const CONTEXT = 100;
/** Maximum characters of a key value in a path. */
const MAX_KEY_LENGTH = 60;

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
  /** A field of the current row changed, apart from the rows of its lists. */
  #isRowChanged = false;

  constructor(keys: ListKeys) {
    this.#keys = keys;
  }

  /** @param shape the path without keys, as in the manifests */
  compare(before: unknown, after: unknown, path: string, shape: string): void {
    if (isMembers(before) && isMembers(after)) {
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
        if (name === FETCH_TIME) continue;
        this.compare(own(before, name), own(after, name), joined(path, name), joined(shape, name));
      }
      return;
    }
    if (Array.isArray(before) && Array.isArray(after)) {
      const keys = this.#keys[shape];
      if (keys === undefined) this.#compareUnkeyed(before, after, path, shape);
      else this.#compareKeyed(before, after, keys, path, shape);
      return;
    }
    if (!isSame(before, after)) this.#changed(path, before, after);
  }

  #changed(path: string, before: unknown, after: unknown): void {
    this.count += 1;
    this.#isRowChanged = true;
    if (this.fields.length >= MAX_LISTED) return;
    const from = firstDifference(before, after);
    this.fields.push({
      path,
      ...(before === undefined ? {} : { old: shown(before, from) }),
      ...(after === undefined ? {} : { new: shown(after, from) }),
    });
  }

  #compareKeyed(before: unknown[], after: unknown[], keys: readonly string[], path: string, shape: string): void {
    const older = byKey(before, keys);
    const newer = byKey(after, keys);
    for (const [key, { items, shown: name }] of older) {
      const [gone, come] = withoutEqual(items, newer.get(key)?.items ?? []);
      const pairs = Math.min(gone.length, come.length);
      for (let nth = 0; nth < pairs; nth += 1) {
        const place = items.length > 1 ? `${name}, ${nth + 1}` : name;
        this.#compareRow(gone[nth], come[nth], `${path}[${place}]`, shape);
      }
      this.rows.removed += gone.length - pairs;
      this.rows.added += come.length - pairs;
    }
    for (const [key, { items }] of newer) if (!older.has(key)) this.rows.added += items.length;
  }

  #compareRow(before: unknown, after: unknown, path: string, shape: string): void {
    const isOuterChanged = this.#isRowChanged;
    this.#isRowChanged = false;
    this.compare(before, after, path, shape);
    if (this.#isRowChanged) this.rows.changed += 1;
    this.#isRowChanged = isOuterChanged;
  }

  /** Records that differ in the same fields were changed. Otherwise it is unknown whether a record was changed or replaced. */
  #compareUnkeyed(before: unknown[], after: unknown[], path: string, shape: string): void {
    const items = [...before, ...after];
    if (!items.some(isMembers)) {
      if (textOf(before) !== textOf(after)) this.#changed(path, before, after);
      return;
    }
    const [gone, come] = withoutEqual(before, after);
    const places = (list: unknown[], some: unknown[]) => {
      const rest = new Set(some);
      return list.flatMap((item, index) => (rest.has(item) ? [index] : []));
    };
    const [from, to] = [places(before, gone), places(after, come)];
    if (before.length === after.length && from.join() === to.join()) {
      for (const index of from) this.#compareRow(before[index], after[index], `${path}[${index}]`, shape);
      return;
    }
    this.rows.removed += gone.length;
    this.rows.added += come.length;
  }
}

/** The items without an equal item in the other list. */
function withoutEqual(before: readonly unknown[], after: readonly unknown[]): readonly [unknown[], unknown[]] {
  if (before.length === 1 && after.length === 1) return [[...before], [...after]];
  const left = new Map<string, unknown[]>();
  for (const item of before) {
    const text = textOf(item);
    const known = left.get(text);
    if (known === undefined) left.set(text, [item]);
    else known.push(item);
  }
  const come = after.filter((item) => left.get(textOf(item))?.pop() === undefined);
  const gone = new Set([...left.values()].flat());
  return [before.filter((item) => gone.has(item)), come];
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** In results that state the fetch time of each source. */
const FETCH_TIME = 'fetched_at';
/** Some citations end with the day of the fetch. */
const RETRIEVED = /\bRetrieved \d{4}-\d{2}-\d{2}\b/g;

function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (typeof before === 'string' && typeof after === 'string') {
    return before.replace(RETRIEVED, '') === after.replace(RETRIEVED, '');
  }
  // A nullable field without a value may be absent.
  return (before ?? null) === null && (after ?? null) === null;
}

/** Whether the order of a list is part of its value. False for lists of records or strings. */
function isOrdered(list: readonly unknown[]): boolean {
  return !list.every(isMembers) && list.some((item) => typeof item !== 'string');
}

/** The same text for items whose differences do not count as a change. */
function textOf(item: unknown): string {
  return canonicalJson(plain(item)).replace(RETRIEVED, '');
}

/** Omits fetch times and null members, and sorts lists whose order does not matter. */
function plain(item: unknown): unknown {
  if (Array.isArray(item)) {
    const items = item.map(plain);
    if (isOrdered(item)) return items;
    const texts = items.map((each) => [canonicalJson(each), each] as const);
    return texts.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, each]) => each);
  }
  if (!isMembers(item)) return item;
  const members = Object.entries(item).filter(([name, member]) => name !== FETCH_TIME && member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, plain(member)]));
}

function own(members: Members, name: string): unknown {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

interface Rows {
  /** Key of these rows in a path. */
  readonly shown: string;
  readonly items: unknown[];
}

function byKey(items: readonly unknown[], keys: readonly string[]): Map<string, Rows> {
  const names = keys.map((name) => name.replace('?', ''));
  const found = new Map<string, Rows>();
  for (const item of items) {
    const texts = names.map((name) => keyText(fieldAt(item, name)));
    const key = JSON.stringify(texts);
    const known = found.get(key);
    if (known !== undefined) known.items.push(item);
    else {
      const shown = names.map((name, nth) => `${name}=${shortened(texts[nth] as string)}`).join(', ');
      found.set(key, { shown, items: [item] });
    }
  }
  return found;
}

/** @param path `source_id` or `country.code` */
function fieldAt(item: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isMembers(value) ? own(value, name) : undefined), item);
}

function keyText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? canonicalJson(value) : String(value);
}

function shortened(text: string): string {
  return text.length > MAX_KEY_LENGTH ? `${text.slice(0, MAX_KEY_LENGTH)}…` : text;
}

/** Position at which two long strings begin to differ, minus some context; 0 for other values. */
function firstDifference(before: unknown, after: unknown): number {
  if (typeof before !== 'string' || typeof after !== 'string') return 0;
  let from = 0;
  while (from < before.length && before[from] === after[from]) from += 1;
  return from < MAX_VALUE_LENGTH - CONTEXT ? 0 : from - CONTEXT;
}

/** @param from start position in a string */
function shown(value: unknown, from: number): unknown {
  if (typeof value === 'string') {
    const end = from + MAX_VALUE_LENGTH;
    return `${from > 0 ? '…' : ''}${value.slice(from, end)}${value.length > end ? '…' : ''}`;
  }
  if (typeof value !== 'object' || value === null) return value;
  const text = canonicalJson(value);
  return text.length <= MAX_VALUE_LENGTH ? value : `${text.slice(0, MAX_VALUE_LENGTH)}…`;
}
