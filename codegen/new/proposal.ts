// Proposes a record based on one recorded response, for `make new … answer=<file>`. Placeholders mark missing
// descriptions.

import { dayOf, isObject, type JsonObject, momentOf } from '../../runtime/lib/loose-json.ts';
import { literal } from '../emit/print/code.ts';
import { MARK } from '../load/marks.ts';

export interface Proposal {
  /** Path of the list of rows. `.` if the response itself is the list or a single record. */
  readonly rows: string;
  readonly isList: boolean;
  readonly fields: readonly ProposedField[];
}

export interface ProposedField {
  readonly name: string;
  readonly path: string;
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  readonly format?: 'date' | 'date-time';
  readonly isList: boolean;
  /** True if the field is missing, null or empty in at least one row. */
  readonly mayLack: boolean;
  readonly read?: 'plain_text' | 'yes_no' | 'decimal_comma' | 'epoch_ms';
  /** Strings with which the source represents a missing value. */
  readonly missing: readonly string[];
}

const SENTINELS: ReadonlySet<string> = new Set([
  '-',
  '--',
  '—',
  'n/a',
  'na',
  'null',
  'none',
  'unknown',
  '..',
  '...',
  '?',
]);
/** Maximum nesting depth of values. */
const DEEPEST = 3;
const MAX_ROWS = 200;
const MAX_FIELDS = 60;

/** @throws Error if the response does not contain a record */
export function proposalOf(answer: unknown): Proposal {
  const found = rowsOf(answer);
  if (found !== undefined) return { rows: found.path, isList: true, fields: fieldsOf(found.rows) };
  if (isObject(answer)) return { rows: '.', isList: false, fields: fieldsOf([answer]) };
  throw new Error('The response contains no record: it must be JSON with an object or a list of objects.');
}

function rowsOf(answer: unknown): { path: string; rows: readonly JsonObject[] } | undefined {
  let best: { path: string; rows: readonly JsonObject[] } | undefined;
  let waiting: { value: unknown; path: string[] }[] = [{ value: answer, path: [] }];
  for (let depth = 0; depth <= DEEPEST && waiting.length > 0; depth++) {
    for (const { value, path } of waiting) {
      if (!Array.isArray(value)) continue;
      const rows = value.filter(isObject).slice(0, MAX_ROWS);
      if (rows.length > (best?.rows.length ?? 0)) best = { path: path.join('.') || '.', rows };
    }
    waiting = waiting.flatMap(({ value, path }) =>
      isObject(value) ? Object.entries(value).map(([name, inner]) => ({ value: inner, path: [...path, name] })) : [],
    );
  }
  return best;
}

function fieldsOf(rows: readonly JsonObject[]): ProposedField[] {
  const values = new Map<string, unknown[]>();
  for (const row of rows) {
    for (const [path, value] of leaves(row)) values.set(path, [...(values.get(path) ?? []), value]);
  }
  const taken = new Set<string>();
  return [...values].slice(0, MAX_FIELDS).map(([path, found]) => {
    const name = freeName(path, taken);
    return { name, path, ...typeOf(found), mayLack: found.length < rows.length || found.some(isEmpty) };
  });
}

/** Returns scalar values by path. Fields in nested lists of records are not proposed. */
function leaves(row: JsonObject): [path: string, value: unknown][] {
  const found: [string, unknown][] = [];
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value: row, path: [] }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { value, path } = next;
    if (isObject(value) && path.length < DEEPEST) {
      // Names with a dot are skipped, because a path segment cannot contain one.
      const inner = Object.entries(value).filter(([name]) => /^[^.\s][^.]*$/.test(name));
      waiting.unshift(...inner.map(([name, each]) => ({ value: each, path: [...path, name] })));
    } else if (!isObject(value) && !(Array.isArray(value) && value.some((item) => typeof item === 'object'))) {
      found.push([path.join('.'), value]);
    }
  }
  return found;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'string' && (value.trim() === '' || isSentinel(value)))
  );
}

function isSentinel(text: string): boolean {
  return SENTINELS.has(text.trim().toLowerCase());
}

type Typed = Pick<ProposedField, 'type' | 'format' | 'isList' | 'read' | 'missing'>;

function typeOf(found: readonly unknown[]): Typed {
  const isList = found.some(Array.isArray);
  const values = found.flat().filter((value) => !isEmpty(value));
  const texts = found.flat().filter((value) => typeof value === 'string');
  const missing = [...new Set(texts.map((text) => text.trim()).filter(isSentinel))];
  const all = (test: (value: unknown) => boolean) => values.length > 0 && values.every(test);
  const base = { isList, missing };
  if (all((value) => typeof value === 'boolean')) return { ...base, type: 'boolean' };
  if (all((value) => typeof value === 'string' && /^(?:yes|no|true|false)$/i.test(value.trim()))) {
    return { ...base, type: 'boolean', read: 'yes_no' };
  }
  // Matches Unix times in milliseconds from 2001 to 2096.
  if (all((value) => Number.isSafeInteger(value) && (value as number) > 1e12 && (value as number) < 4e12)) {
    return { ...base, type: 'string', format: 'date-time', read: 'epoch_ms' };
  }
  // Digit strings with a leading zero or many digits are codes, so they are not proposed as integers.
  if (all((value) => Number.isSafeInteger(value) || isDigits(value))) return { ...base, type: 'integer' };
  if (all((value) => typeof value === 'number' || (typeof value === 'string' && /^-?\d+\.\d+$/.test(value)))) {
    return { ...base, type: 'number' };
  }
  if (all((value) => typeof value === 'string' && /^-?\d+,\d+$/.test(value.trim()))) {
    return { ...base, type: 'number', read: 'decimal_comma' };
  }
  if (all((value) => momentOf(value) !== undefined)) return { ...base, type: 'string', format: 'date-time' };
  if (all((value) => typeof value === 'string' && value.length === 10 && dayOf(value) !== undefined)) {
    return { ...base, type: 'string', format: 'date' };
  }
  const isMarkup = values.some((value) => typeof value === 'string' && /<\/?[a-z][^<>]*>|&[a-z]+;/i.test(value));
  return { ...base, type: 'string', ...(isMarkup ? { read: 'plain_text' as const } : {}) };
}

function isDigits(value: unknown): boolean {
  return typeof value === 'string' && /^(?:0|-?[1-9]\d{0,8})$/.test(value);
}

/** Returns the last part of the path, prefixed with its parent if the name is already used. */
function freeName(path: string, taken: Set<string>): string {
  const parts = path.split('.').map(snakeCase);
  for (let from = parts.length - 1; from >= 0; from--) {
    const name = parts.slice(from).join('_');
    if (!/^[a-z]/.test(name) || taken.has(name)) continue;
    taken.add(name);
    return name;
  }
  const name = `field_${taken.size + 1}`;
  taken.add(name);
  return name;
}

/** Converts to snake case: `stationName` and `Station-Name` become `station_name`. */
function snakeCase(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').split(/[^A-Za-z0-9]/);
  return words
    .filter((word) => word !== '')
    .join('_')
    .toLowerCase();
}

export function fieldLine(field: ProposedField): string {
  const { name, path, type, format, isList, mayLack, read, missing } = field;
  const words = { ...(read === undefined ? {} : { read }), ...(missing.length === 0 ? {} : { missing }) };
  const from = Object.keys(words).length === 0 ? literal(path) : literal({ path, ...words });
  const item = `${type}${format === undefined ? '' : `, format: ${format}`}`;
  const typed = isList
    ? `type: array, items: { type: ${item} }`
    : `type: ${mayLack ? `[${type}, 'null']` : type}${format === undefined ? '' : `, format: ${format}`}`;
  return `    ${name}: { ${typed}, from: ${from}, description: '${MARK}description of ${path}' }\n`;
}
