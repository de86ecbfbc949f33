// Lists that are returned whole unless the caller sets a limit. A default answer has at most 300 rows, and at most as many as a model
// can hold: 10,000 tokens of the text that it reads over MCP, where the names of fields stand once and not in every row. A limit that
// the caller chose is kept, however long the rows are.

import { type Page, pageFigures } from './page.ts';

/** The default of a limit. Manifests name it, too; those with long rows have a smaller one, which their adapters pass on. */
export const MOST_WHOLE_ROWS = 300;
/** 10,000 tokens of four characters, less a twentieth for names of fields and the line that cites the source. */
const MOST_CHARACTERS = 38_000;

/** Which piece of a list is wanted. */
export interface WholeWish {
  /** The default, or none, for the whole list. */
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  /** The default of `limit`. */
  readonly byDefault?: number;
}

/**
 * The records of a piece of a list that is here as a whole.
 * @param rest what else the answer contains, of which the size counts
 */
export function wholePage<Row, Told extends object>(
  all: readonly Row[],
  { byDefault = MOST_WHOLE_ROWS, limit = byDefault, offset = 0 }: WholeWish,
  told: (row: Row) => Told,
  rest: object = {},
): Page<Told> {
  const rows = all.slice(offset, offset + limit).map(told);
  const kept = limit === byDefault ? fittingRows(rows, rest) : rows;
  return { rows: kept, ...pageFigures(kept.length, { limit: kept.length, offset }, all.length) };
}

/** The first of these rows, as many as an answer can have beside `rest`; at least one. */
export function fittingRows<Row extends object>(rows: readonly Row[], rest: object = {}): readonly Row[] {
  let left = MOST_CHARACTERS - JSON.stringify(rest).length;
  const end = rows.findIndex((row) => {
    left -= charactersOf(row);
    return left < 0;
  });
  return end < 0 ? rows : rows.slice(0, Math.max(1, end));
}

/**
 * The largest number of items, at most 300, that each of several lists can have in one answer; at least one.
 * @param lists the characters of the items of each list
 */
export function fittingShare(lists: readonly (readonly object[])[], rest: object = {}): number {
  const left = MOST_CHARACTERS - JSON.stringify(rest).length;
  const sizes = lists.map((items) => items.slice(0, MOST_WHOLE_ROWS).map(charactersOf));
  let used = 0;
  for (let share = 0; share < MOST_WHOLE_ROWS; share++) {
    used += sizes.reduce((sum, items) => sum + (items[share] ?? 0), 0);
    if (used > left) return Math.max(1, share);
  }
  return MOST_WHOLE_ROWS;
}

/** Characters of a row's cells and the tabs between them. A record in a row has a cell for each field; other nested values are JSON. */
function charactersOf(row: object): number {
  return Object.values(row).reduce((sum: number, value: unknown) => sum + charactersOfCell(value), 0);
}

function charactersOfCell(value: unknown): number {
  if (value === undefined || value === null) return 1;
  if (typeof value !== 'object') return String(value).length + 1;
  const isOpened =
    !Array.isArray(value) && Object.values(value).every((each) => typeof each !== 'object' || each === null);
  return isOpened ? charactersOf(value) : JSON.stringify(value).length + 1;
}
