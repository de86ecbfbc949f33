// Lists that are complete unless the caller sets a limit. By default a result has at most 300 rows and about 10,000
// tokens of MCP text, which contains field names only once. A limit from the caller applies to rows of any length.

import { type Page, pageFigures } from './page.ts';

/**
 * Default number of rows, which manifests repeat. Manifests of tools with long rows set a smaller default, which their
 * adapters pass on.
 */
export const MAX_WHOLE_ROWS = 300;
/** 10,000 tokens of four characters each, minus 5 % for field names and the citation line. */
const MAX_CHARACTERS = 38_000;

export interface WholePageOptions {
  /** If undefined or equal to the default, the complete list is requested. */
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly byDefault?: number;
}

/** @param rest the other content of the answer, which also counts toward its size */
export function wholePage<Row, Published extends object>(
  all: readonly Row[],
  { byDefault = MAX_WHOLE_ROWS, limit = byDefault, offset = 0 }: WholePageOptions,
  toRecord: (row: Row) => Published,
  rest: object = {},
): Page<Published> {
  const rows = all.slice(offset, offset + limit).map(toRecord);
  const kept = limit === byDefault ? fittingRows(rows, rest) : rows;
  return { rows: kept, ...pageFigures(kept.length, { limit: kept.length, offset }, all.length) };
}

/** Number of leading rows that fit into a result with `rest`; at least one. */
export function fittingRows<Row extends object>(rows: readonly Row[], rest: object = {}): readonly Row[] {
  let left = MAX_CHARACTERS - JSON.stringify(rest).length;
  const end = rows.findIndex((row) => {
    left -= charactersOf(row);
    return left < 0;
  });
  return end < 0 ? rows : rows.slice(0, Math.max(1, end));
}

/** Number of items per list that fit into one answer: from 1 to 300. */
export function fittingShare(lists: readonly (readonly object[])[], rest: object = {}): number {
  const left = MAX_CHARACTERS - JSON.stringify(rest).length;
  const sizes = lists.map((items) => items.slice(0, MAX_WHOLE_ROWS).map(charactersOf));
  let used = 0;
  for (let share = 0; share < MAX_WHOLE_ROWS; share++) {
    used += sizes.reduce((sum, items) => sum + (items[share] ?? 0), 0);
    if (used > left) return Math.max(1, share);
  }
  return MAX_WHOLE_ROWS;
}

/**
 * Number of characters in the cells and the tabs between them. A nested record has one cell per field; other nested
 * values are written as JSON.
 */
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
