// Expected changes between two results, computed with a different method than the server's.

import { isRecord, type Json, type Members } from './revise.ts';

export interface Expected {
  readonly isChanged: boolean;
  /** Undefined if lists without unique keys differ. */
  readonly paths: readonly string[] | undefined;
}

/** Compares values by their path. */
export function expectedChanges(
  before: Members,
  after: Members,
  lists: Readonly<Record<string, readonly string[]>>,
): Expected {
  const [older, newer] = [flat(before, lists), flat(after, lists)];
  const changed: string[] = [];
  let isExact = older.isExact && newer.isExact;
  let isChanged = false;
  for (const path of new Set([...older.values.keys(), ...newer.values.keys()])) {
    const [a, b] = [older.values.get(path), newer.values.get(path)];
    if (a === b) continue;
    isChanged = true;
    const row = rowOf(path);
    const isRowOfBoth = row === '' || (older.rows.has(row) && newer.rows.has(row));
    if (path.includes('[]')) isExact = false;
    if (isRowOfBoth) changed.push(path);
  }
  for (const row of older.rows) isChanged ||= !newer.rows.has(row);
  for (const row of newer.rows) isChanged ||= !older.rows.has(row);
  return { isChanged, paths: isExact ? changed.sort() : undefined };
}

const rowOf = (path: string) => path.slice(0, path.lastIndexOf(']') + 1);

function flat(result: Members, lists: Readonly<Record<string, readonly string[]>>) {
  const found = { values: new Map<string, string>(), rows: new Set<string>(), isExact: true };
  const below = (prefix: string, name: string) => (prefix === '' ? name : `${prefix}.${name}`);
  const visit = (value: Json, path: string, shape: string): void => {
    if (isRecord(value)) {
      const names = Object.keys(value);
      for (const name of names) visit(value[name], below(path, name), below(shape, name));
    } else if (Array.isArray(value) && value.some(isRecord)) visitRows(value as Members[], path, shape);
    else if (Array.isArray(value)) {
      const isText = value.every((item) => typeof item === 'string');
      found.values.set(path, JSON.stringify(isText ? value.toSorted() : value));
    } else if (value !== null) found.values.set(path, JSON.stringify(value));
  };
  const visitRows = (list: Members[], path: string, shape: string) => {
    const keys = lists[shape]?.map((name) => name.replace('?', ''));
    if (keys === undefined) {
      found.values.set(`${path}[]`, JSON.stringify(list.map((item) => sorted(item)).toSorted()));
      return;
    }
    for (const item of list) {
      const key = keys.map((name) => `${name}=${short(valueAt(item, name))}`).join(', ');
      const row = `${path}[${key}]`;
      if (found.rows.has(row)) found.isExact = false;
      found.rows.add(row);
      visit(item, row, shape);
    }
  };
  visit(result, '', '');
  return found;
}

function sorted(value: Json): string {
  const order = (_: string, member: Json) => {
    if (Array.isArray(member)) return member.map((item) => JSON.stringify(item, order)).toSorted();
    return isRecord(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member;
  };
  return JSON.stringify(value, order);
}

const valueAt = (item: Members, path: string): Json =>
  path.split('.').reduce<Json>((value, name) => (isRecord(value) ? value[name] : undefined), item);

function short(value: Json): string {
  const text = value === undefined || value === null ? '' : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
