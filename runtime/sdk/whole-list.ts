// Lists that are returned completely unless the caller sets a limit. By default an answer has at most 300 rows and about 10,000 tokens,
// counted in MCP's text form, where field names occur once and not in every row. A limit from the caller applies however long the rows are.

import { type Page, pageFigures } from './page.ts';

/** Default limit. Manifests repeat it; those with long rows set a smaller one, which their adapters pass on. */
export const MOST_WHOLE_ROWS = 300;
/** 10,000 tokens of four characters, less 5 % for field names and the citation line. */
const MOST_CHARACTERS = 38_000;

export interface WholeWish {
  /** Undefined, or the default, for the whole list. */
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  /** The default of `limit`. */
  readonly byDefault?: number;
}

/**
 * Returns one page of a complete list.
 * @param rest the other content of the answer, whose size counts too
 */
export function wholePage<Row, Published extends object>(
  all: readonly Row[],
  { byDefault = MOST_WHOLE_ROWS, limit = byDefault, offset = 0 }: WholeWish,
  toRecord: (row: Row) => Published,
  rest: object = {},
): Page<Published> {
  const rows = all.slice(offset, offset + limit).map(toRecord);
  const kept = limit === byDefault ? fittingRows(rows, rest) : rows;
  return { rows: kept, ...pageFigures(kept.length, { limit: kept.length, offset }, all.length) };
}

/** Returns as many leading rows as fit into an answer together with `rest`; at least one. */
export function fittingRows<Row extends object>(rows: readonly Row[], rest: object = {}): readonly Row[] {
  let left = MOST_CHARACTERS - JSON.stringify(rest).length;
  const end = rows.findIndex((row) => {
    left -= charactersOf(row);
    return left < 0;
  });
  return end < 0 ? rows : rows.slice(0, Math.max(1, end));
}

/**
 * Returns how many items of each list fit into one answer: at least 1, at most 300.
 * @param lists lengths of the items of each list, in characters
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

/** Length of a row's cells and the tabs between them. A nested record has one cell per field; other nested values are JSON. */
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
