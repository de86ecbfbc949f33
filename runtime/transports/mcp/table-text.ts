// A result as lines for a model to read (call_tool of `/mcp/`, and `?text=table`): where a result is mostly lists of records, the
// names of their fields stand once, at the top, and not once a row. Programs read `structuredContent`, which stays as it is.
// A result has at most four storeys here (its fields, the rows of a list, the rows within a row, and those within these); what is deeper is JSON.

import { isRecord } from '../../views/walk.ts';

type Fields = Readonly<Record<string, unknown>>;
type Rows = readonly Fields[];

/** Everything that ends a line or a cell somewhere: what comes from a source cannot begin a row of its own. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * The result as text: every field that holds no list of records as a line `name: value`; then each list of records, after a blank
 * line: its name where there are several lists, a header and the rows, tabs between the cells. A record among the cells has a column
 * for each of its fields (`place.lat`). Of rows that have a list of records of their own (series and their figures), each stands as a
 * line `# name: value; …` above its rows, whose header stands once; where these have rows, too (offers, their legs and the flights of each), as `## …`. Fields keep their order; null and what a record lacks is empty.
 * A list of plain records in a cell becomes a column per field (`authors.name`), its values joined by ` | `; what else is nested is JSON.
 * @param rowPaths which lists are rows, as the views of the tool declare it (`series.observations`, `papers`). A list that none of them
 *   names is opened down to the list that holds most.
 * @returns undefined for a result without a list of records: that one is told as JSON
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

/** The lists within a top-level list that are rows, by the first path that names it; undefined where none does. */
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

/** The lines and the lists of a result; a record in it that holds lists of records is opened, under its name. */
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

/** A column: its title, and what of a row stands in it. */
interface Column {
  readonly title: string;
  readonly of: (row: Fields) => unknown;
}

/** How rows are told: the columns of those that hold none, or those of a line above the rows within. */
interface Storey {
  readonly columns: readonly Column[];
  readonly within?: { readonly name: string; readonly storey: Storey };
}

function tableOf(rows: Rows, inner: readonly string[] | undefined): string[] {
  const storey = storeyFor(rows, MOST_STOREYS, inner);
  let lowest = storey;
  while (lowest.within !== undefined) lowest = lowest.within.storey;
  return [headerOf(lowest.columns), ...rows.flatMap((row) => linesOf(row, storey, '#'))];
}

function storeyFor(rows: Rows, most: number, declared: readonly string[] | undefined): Storey {
  const lists = most === 1 ? [] : listsOfAll(rows);
  const name = declared === undefined ? heaviest(rows, lists) : lists.find((each) => each === declared[0]);
  if (name === undefined) return { columns: columnsOf(rows) };
  const inner = rows.flatMap((row) => own(row, name) as Rows);
  return {
    columns: columnsOf(rows.map((row) => without(row, name))),
    within: { name, storey: storeyFor(inner, most - 1, declared?.slice(1)) },
  };
}

/** The fields in which every row has a list of records. */
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
  return others.reduce((most, name) => (weight(name) > weight(most) ? name : most), first as string);
}

function linesOf(row: Fields, { columns, within }: Storey, mark: string): string[] {
  // What comes from a source cannot pose as the line above its rows.
  if (within === undefined) return [mark === '#' ? rowOf(row, columns) : rowOf(row, columns).replace(/^#/, ' #')];
  const given = columns.map(({ title, of }) => [title, cell(of(row))]).filter(([, text]) => text !== '');
  const above = `${mark} ${given.map(([title, text]) => `${title}: ${text}`).join('; ')}`;
  return [above, ...(own(row, within.name) as Rows).flatMap((each) => linesOf(each, within.storey, `${mark}#`))];
}

function headerOf(columns: readonly Column[]): string {
  return columns.map(({ title }) => title).join('\t');
}

function rowOf(row: Fields, columns: readonly Column[]): string {
  return columns.map(({ of }) => cell(of(row))).join('\t');
}

/** The fields of all rows in the order in which they first occur; one that is a plain record in every row is opened. */
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
    // Names of their own in every row are data, and would make a column each.
    if (inner.size > MOST_OPENED) return undefined;
  }
  if (inner.size === 0) return undefined;
  return [...inner].map((field) =>
    columnOf(`${name}.${field}`, (row) => {
      const value = own(row, name);
      return isRecord(value) ? own(value, field) : undefined;
    }),
  );
}

/** Columns of a field that holds a list of plain records, or none, in every row. */
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
      if (fields.size > MOST_OPENED) return undefined;
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

/** Rows, rows within a row, and rows within those. */
const MOST_STOREYS = 3;
/** Fields of a record that become columns. */
const MOST_OPENED = 12;

function columnOf(name: string, of: Column['of']): Column {
  return { title: cell(name), of };
}

/** An empty list has no fields to put at its top. */
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
  // Numbers that JSON does not have are null there, and empty here.
  if (typeof value !== 'object') return json === 'null' ? '' : json;
  return json.replaceAll(BREAKS, ' ');
}
