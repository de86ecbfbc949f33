// Rows of the catalogue's data sets, and their cells. Every value is a text (FACTS of the source: "all values are strings"), and
// what is not there is said by a text, too; here texts become numbers, dates, codes, or null.

import { isCalendarDate } from '../../contract/formats.ts';
import { Problem } from '../../contract/problem.ts';
import type { Answer } from '../../upstream/answer.ts';

/** A row by column name; a value that is no text is read as one. */
export type Row = Readonly<Record<string, unknown>>;

/** One page of a data set's rows. */
export interface Page {
  readonly rows: readonly Row[];
  /** How many rows match, over all pages. */
  readonly count: number;
}

const NOT_GIVEN: ReadonlySet<string> = new Set(['', '-', '--', 'n/a', 'not available', 'not applicable', 'null']);
const DECIMAL = /^[+-]?(?:\d+(?:,\d{3})*(?:\.\d*)?|\.\d+)$/;

/**
 * The page in an answer `{"results": [{…}], "count": 5426, …}`.
 * @throws Problem `upstream_invalid_response` for anything else
 */
export function readPage(answer: Answer): Page {
  const { results, count } = Object(answer.json()) as { results?: unknown; count?: unknown };
  const isWhole = Array.isArray(results) && results.every((row) => typeof row === 'object' && row !== null);
  const total = count === undefined || count === null ? Number.NaN : Number(count);
  if (isWhole && Number.isInteger(total) && total >= 0) return { rows: results as Row[], count: total };
  throw new Problem('upstream_invalid_response', `${answer.provenance.source}: the answer holds no rows and count.`);
}

/** A cell as it stands, without white space around it. */
export function raw(row: Row, column: string): string {
  const value = row[column];
  return value === undefined || value === null ? '' : String(value).trim();
}

/** A cell, or null where it says that there is nothing ("Not Available", "N/A", "--", nothing). */
export function text(row: Row, column: string): string | null {
  const value = raw(row, column);
  return NOT_GIVEN.has(value.toLowerCase()) ? null : value;
}

/** A cell's number, or null where it holds none. */
export function number(row: Row, column: string): number | null {
  const value = raw(row, column);
  return DECIMAL.test(value) ? Number(value.replaceAll(',', '')) : null;
}

/** A cell's day (`MM/DD/YYYY`) as `YYYY-MM-DD`, or null where it holds none. */
export function day(row: Row, column: string): string | null {
  const value = raw(row, column);
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value) ?? [];
  const iso = year === undefined ? value : `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  return isCalendarDate(iso) ? iso : null;
}

/** A cell's yes or no, or null where it says neither. */
export function yesNo(row: Row, column: string): boolean | null {
  const value = raw(row, column).toLowerCase();
  if (value === 'yes' || value === 'y') return true;
  return value === 'no' || value === 'n' ? false : null;
}

/** A cell's footnote codes: none, one, or several separated by comma and blank (`1, 3, 29`). */
export function footnoteCodes(row: Row, column: string): string[] {
  const codes = (text(row, column) ?? '').split(',').map((code) => code.trim());
  return [...new Set(codes.filter((code) => code !== ''))];
}
