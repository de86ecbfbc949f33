// Describes the structure of a response without its content: format, field types, and list lengths. Responses are
// untrusted, so the traversal is iterative and bounded.

/** Maximum number of values visited per response. */
const MAX_VALUES = 5_000;
/** Maximum number of items per list, and of distinct fields. */
const MAX_ITEMS = 200;
const MAX_FIELDS = 600;
const DEEPEST = 12;
/** Maximum number of distinct values per field, and their maximum length. */
const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 40;

export type Form = 'json' | 'xml' | 'csv' | 'html' | 'text' | 'empty';

export interface FieldShape {
  /** JSON types, sorted. */
  readonly types: readonly string[];
  /** True if the field is present in every object at its path. */
  readonly always: boolean;
  /** Median of the absolute values, excluding zeros. */
  readonly size?: number;
  /** Distinct values, if there are only a few and they are short. */
  readonly words?: readonly string[];
  readonly years?: readonly number[];
  readonly order?: 'up' | 'down';
  /** List length. */
  readonly items?: number;
}

export interface ResponseShape {
  readonly form: Form;
  /** Fields by path, such as `items[].name`. */
  readonly fields: Readonly<Record<string, FieldShape>>;
}

interface Seen {
  readonly types: Set<string>;
  readonly parents: Set<unknown>;
  readonly values: (string | number)[];
  items: number;
}

/** A body that cannot be parsed is treated as text. */
export function responseShape(text: string, contentType = ''): ResponseShape {
  const start = text.slice(0, 400).trimStart();
  if (start === '') return { form: 'empty', fields: {} };
  if (/^<(?:!doctype html|html)/i.test(start)) return { form: 'html', fields: {} };
  if (start.startsWith('<')) return { form: 'xml', fields: xmlFields(text) };
  if (start.startsWith('{') || start.startsWith('[')) {
    try {
      return { form: 'json', fields: jsonFields(JSON.parse(text)) };
    } catch {
      return { form: 'text', fields: {} };
    }
  }
  return /csv|tab-separated/.test(contentType)
    ? { form: 'csv', fields: csvFields(text) }
    : { form: 'text', fields: {} };
}

interface Traversal {
  readonly path: string;
  readonly value: unknown;
  readonly parent: unknown;
  readonly depth: number;
}

/** Merges fields whose names are numbers or cube keys into one, such as `value.*`. */
function jsonFields(root: unknown): Record<string, FieldShape> {
  const seen = new Map<string, Seen>();
  /** Number of objects per path. A field that occurs as often is present in every object. */
  const holders = new Map<string, number>();
  const queue: { readonly path: string; readonly value: unknown; readonly parent: unknown; readonly depth: number }[] =
    [{ path: '', value: root, parent: undefined, depth: 0 }];
  for (let at = 0; at < queue.length && at < MAX_VALUES; at++) {
    const node = queue[at] as Traversal;
    const field = noted(seen, node.path);
    if (field === undefined) continue;
    note(field, node);
    if (typeof node.value !== 'object' || node.value === null || node.depth >= DEEPEST) continue;
    if (!Array.isArray(node.value)) holders.set(node.path, (holders.get(node.path) ?? 0) + 1);
    queue.push(...inside(node, node.value));
  }
  return Object.fromEntries([...seen].map(([path, field]) => [path, fieldPortrait(path, field, holders)]));
}

function note(field: Seen, { value, parent }: Traversal): void {
  field.types.add(typeOf(value));
  field.parents.add(parent);
  if (Array.isArray(value)) field.items = Math.max(field.items, value.length);
  const isPlain = typeof value === 'string' || typeof value === 'number';
  if (isPlain && field.values.length < MAX_ITEMS) field.values.push(value);
}

function inside({ path, depth }: Traversal, value: object): Traversal[] {
  const next = { parent: value, depth: depth + 1 };
  if (Array.isArray(value))
    return value.slice(0, MAX_ITEMS).map((item: unknown) => ({ path: `${path}[]`, value: item, ...next }));
  return Object.entries(value)
    .slice(0, MAX_ITEMS)
    .map(([name, member]) => {
      const step = /^[\d:.-]+$/.test(name) ? '*' : name;
      return { path: path === '' ? step : `${path}.${step}`, value: member as unknown, ...next };
    });
}

function noted(seen: Map<string, Seen>, path: string): Seen | undefined {
  let field = seen.get(path);
  if (field === undefined && seen.size < MAX_FIELDS) {
    field = { types: new Set(), parents: new Set(), values: [], items: 0 };
    seen.set(path, field);
  }
  return field;
}

function fieldPortrait(
  path: string,
  { types, parents, values, items }: Seen,
  holders: ReadonlyMap<string, number>,
): FieldShape {
  const holder = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '';
  const numbers = values.filter((value) => typeof value === 'number');
  const texts = values.filter((value) => typeof value === 'string');
  const words = [...new Set(texts)];
  const isFew = words.length > 0 && words.length <= MAX_WORDS && words.every((word) => word.length <= MAX_WORD_LENGTH);
  const years = yearsOf(texts);
  const size = sizeOf(numbers);
  const order = orderOf(values);
  return {
    types: [...types].sort(),
    always: path.endsWith('[]') || parents.size >= (holders.get(holder) ?? 1),
    ...(size === undefined ? {} : { size }),
    ...(isFew ? { words: words.sort() } : {}),
    ...(years.length === 0 ? {} : { years }),
    ...(order === undefined ? {} : { order }),
    ...(types.has('array') ? { items } : {}),
  };
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** Median of the absolute values, excluding zeros. */
function sizeOf(numbers: readonly number[]): number | undefined {
  const sizes = numbers
    .map(Math.abs)
    .filter((each) => each > 0)
    .sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)];
}

const YEAR = /^(1[89]\d\d|20\d\d)(?:-|$)/;

function yearsOf(texts: readonly string[]): number[] {
  const years = texts.flatMap((text) => YEAR.exec(text)?.[1] ?? []).map(Number);
  return [...new Set(years)].sort();
}

/** Undefined for fewer than three values. */
function orderOf(values: readonly (string | number)[]): 'up' | 'down' | undefined {
  if (values.length < 3) return undefined;
  const pairs = values.slice(1).map((value, index) => [values[index] as string | number, value] as const);
  if (pairs.some(([a, b]) => typeof a !== typeof b)) return undefined;
  if (pairs.every(([a, b]) => a < b)) return 'up';
  return pairs.every(([a, b]) => a > b) ? 'down' : undefined;
}

const ELEMENT = /<([A-Za-z_][\w.:-]{0,60})/g;

/** Ignores nesting, because names are enough to detect a renamed element. */
function xmlFields(text: string): Record<string, FieldShape> {
  const counts = new Map<string, number>();
  let looked = 0;
  for (const [, name] of text.matchAll(ELEMENT)) {
    if (++looked > MAX_VALUES) break;
    if (counts.has(name as string) || counts.size < MAX_FIELDS)
      counts.set(name as string, (counts.get(name as string) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].map(([name, items]) => [name, { types: ['element'], always: true, items }]));
}

/** Splits at every separator, even a quoted one, which only makes the size of its column unknown. */
function csvFields(text: string): Record<string, FieldShape> {
  const lines = text
    .slice(0, 200_000)
    .split(/\r?\n/, MAX_ITEMS + 1)
    .filter((line) => line !== '');
  const [head = ''] = lines;
  const separator = [',', ';', '\t'].reduce(
    (best, each) => (head.split(each).length > head.split(best).length ? each : best),
    ',',
  );
  const columns = head.split(separator).slice(0, MAX_FIELDS);
  const rows = lines.slice(1).map((line) => line.split(separator));
  const fields = columns.map((column, index) => {
    const values = rows.map((row) => row[index] ?? '');
    const numbers = values.map(Number).filter((each, at) => values[at] !== '' && Number.isFinite(each));
    const size = sizeOf(numbers);
    const years = yearsOf(values);
    return [
      column.replaceAll('"', '').trim(),
      {
        types: ['column'],
        always: true,
        ...(size === undefined ? {} : { size }),
        ...(years.length === 0 ? {} : { years }),
      },
    ] as const;
  });
  return { ...Object.fromEntries(fields), '[]': { types: ['row'], always: true, items: rows.length } };
}
