// Text for models (call_tool of `/mcp/`, and `?text=table`): lists of records become tables with one header instead of field
// names in every row. Programs read `structuredContent`. Tables have at most four levels (fields, rows of a list, rows within a
// row, and rows within those); deeper values are JSON.

import { isRecord } from '../../views/walk.ts';

type Fields = Readonly<Record<string, unknown>>;
type Rows = readonly Fields[];

/** Line breaks and tabs are replaced, because text from a source must not start a new row or cell. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * A field that contains no list of records becomes a line `name: value`. Each list of records follows a blank line and
 * consists of its name (if there are several lists), a header and the rows, with tabs between cells. A record in a cell
 * becomes one column per field (`place.lat`). If rows have their own list of records (series and their values), each
 * row becomes a line `# name: value; …` above its inner rows, whose header appears only once; a further level (offers,
 * their legs and flights) uses `## …`. Null and missing fields are empty. A list of flat records in a cell becomes one
 * column per field (`authors.name`), with values joined by ` | `; other nested values are JSON.
 * @param rowPaths the lists that are rows, as declared by the tool's views (`series.observations`, `papers`). A list
 *   that is not included is expanded down to the largest list.
 * @returns undefined for a result without a list of records, which is returned as JSON
 */
export function tableText(result: object, rowPaths: readonly string[] = []): string | undefined {
  const { lines, lists } = storeyOf(result);
  if (lists.length === 0) return undefined;
  const sections = lists.map(({ name, rows }) => {
    const table = tableOf(rows, innerNames(name, rowPaths));
    return lists.length === 1 ? table : [`${cell(name)}:`, ...table];
  });
  return [lines, ...sections]
    .filter((section) => section.length > 0)
    .map((section) => section.join('\n'))
    .join('\n\n');
}

/** Returns the names of the inner lists, from the first path that begins with the list. */
function innerNames(name: string, rowPaths: readonly string[]): readonly string[] | undefined {
  const path = rowPaths.find((each) => each === name || each.startsWith(`${name}.`));
  return path
    ?.slice(name.length + 1)
    .split('.')
    .filter((part) => part !== '');
}

interface NamedRows {
  readonly name: string;
  readonly rows: Rows;
}

/** Collects the lines and lists of a result, and expands records that contain lists of records. */
function storeyOf(result: object): { lines: string[]; lists: NamedRows[] } {
  const lines: string[] = [];
  const lists: NamedRows[] = [];
  const add = (name: string, value: unknown) => {
    if (value === undefined) return;
    if (isListOfRecords(value)) lists.push({ name, rows: value });
    else lines.push(lineOf(name, value));
  };
  for (const [name, value] of Object.entries(result)) {
    const isOpened = isRecord(value) && Object.values(value).some(isListOfRecords);
    if (isOpened) for (const [inner, each] of Object.entries(value)) add(`${name}.${inner}`, each);
    else add(name, value);
  }
  return { lines, lists };
}

function lineOf(name: string, value: unknown): string {
  const text = cell(value);
  return text === '' ? `${cell(name)}:` : `${cell(name)}: ${text}`;
}

interface Column {
  readonly title: string;
  readonly of: (row: Fields) => unknown;
}

/** A level of a table. `columns` are those of rows without inner rows, or of the line above inner rows. */
interface Storey {
  readonly columns: readonly Column[];
  readonly within?: { readonly name: string; readonly storey: Storey };
}

function tableOf(rows: Rows, inner: readonly string[] | undefined): string[] {
  const storey = storeyFor(rows, MAX_LEVELS, inner);
  let lowest = storey;
  while (lowest.within !== undefined) lowest = lowest.within.storey;
  return [headerOf(lowest.columns), ...rows.flatMap((row) => linesOf(row, storey, '#'))];
}

function storeyFor(rows: Rows, max: number, declared: readonly string[] | undefined): Storey {
  const lists = max === 1 ? [] : listsOfAll(rows);
  const name = declared === undefined ? heaviest(rows, lists) : lists.find((each) => each === declared[0]);
  if (name === undefined) return { columns: columnsOf(rows) };
  const inner = rows.flatMap((row) => own(row, name) as Rows);
  return {
    columns: columnsOf(rows.map((row) => without(row, name))),
    within: { name, storey: storeyFor(inner, max - 1, declared?.slice(1)) },
  };
}

/** Names of fields that contain a list of records in every row. */
function listsOfAll(rows: Rows): string[] {
  const isOfAll = (name: string) => {
    const lists = rows.map((row) => own(row, name));
    return lists.some(isListOfRecords) && lists.every((list) => isList(list) && list.every(isRecord));
  };
  return Object.keys(rows[0] ?? {}).filter(isOfAll);
}

function heaviest(rows: Rows, lists: readonly string[]): string | undefined {
  const [first, ...others] = lists;
  if (others.length === 0) return first;
  const weight = (name: string) => JSON.stringify(rows.map((row) => own(row, name))).length;
  return others.reduce((max, name) => (weight(name) > weight(max) ? name : max), first as string);
}

function linesOf(row: Fields, { columns, within }: Storey, mark: string): string[] {
  // Text from a source must not look like a line that starts inner rows.
  if (within === undefined) return [mark === '#' ? rowOf(row, columns) : rowOf(row, columns).replace(/^#/, ' #')];
  const cells = columns.map(({ title, of }) => [title, cell(of(row))]).filter(([, text]) => text !== '');
  const above = `${mark} ${cells.map(([title, text]) => `${title}: ${text}`).join('; ')}`;
  return [above, ...(own(row, within.name) as Rows).flatMap((each) => linesOf(each, within.storey, `${mark}#`))];
}

function headerOf(columns: readonly Column[]): string {
  return columns.map(({ title }) => title).join('\t');
}

function rowOf(row: Fields, columns: readonly Column[]): string {
  return columns.map(({ of }) => cell(of(row))).join('\t');
}

/** Returns the columns of rows, and expands fields that are flat records in every row. */
function columnsOf(rows: Rows): Column[] {
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  return [...names].flatMap(
    (name) => openedColumns(rows, name) ?? openedLists(rows, name) ?? [columnOf(name, (row) => own(row, name))],
  );
}

function openedColumns(rows: Rows, name: string): Column[] | undefined {
  const inner = new Set<string>();
  for (const row of rows) {
    const value = own(row, name);
    if (value === null || value === undefined) continue;
    if (!isRecord(value) || Object.values(value).some((each) => typeof each === 'object' && each !== null)) {
      return undefined;
    }
    for (const field of Object.keys(value)) inner.add(field);
    // Too many names mean that the names differ between rows and are data.
    if (inner.size > MAX_OPENED) return undefined;
  }
  if (inner.size === 0) return undefined;
  return [...inner].map((field) =>
    columnOf(`${name}.${field}`, (row) => {
      const value = own(row, name);
      return isRecord(value) ? own(value, field) : undefined;
    }),
  );
}

/** Undefined unless every row has a list of flat records or no value. */
function openedLists(rows: Rows, name: string): Column[] | undefined {
  const fields = new Set<string>();
  for (const row of rows) {
    const value = own(row, name) ?? [];
    if (!isList(value)) return undefined;
    for (const record of value) {
      if (!isRecord(record) || Object.values(record).some((each) => typeof each === 'object' && each !== null)) {
        return undefined;
      }
      for (const field of Object.keys(record)) fields.add(field);
      if (fields.size > MAX_OPENED) return undefined;
    }
  }
  if (fields.size === 0) return undefined;
  return [...fields].map((field) =>
    columnOf(`${name}.${field}`, (row) => {
      const values = ((own(row, name) ?? []) as Rows).map((record) => cell(own(record, field)));
      return values.every((each) => each === '') ? '' : values.join(' | ');
    }),
  );
}

const MAX_LEVELS = 3;
/** Maximum number of fields of a record that become columns. */
const MAX_OPENED = 12;

function columnOf(name: string, of: Column['of']): Column {
  return { title: cell(name), of };
}

/** Excludes empty lists, because they would have no header. */
function isListOfRecords(value: unknown): value is Rows {
  return isList(value) && value.length > 0 && value.every(isRecord);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function own(row: Fields, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined;
}

function without(row: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(row).filter(([each]) => each !== name));
}

function cell(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(BREAKS, ' ');
  if (value === null || value === undefined) return '';
  const json = JSON.stringify(value) ?? '';
  // Numbers that JSON cannot represent become empty cells.
  if (typeof value !== 'object') return json === 'null' ? '' : json;
  return json.replaceAll(BREAKS, ' ');
}
