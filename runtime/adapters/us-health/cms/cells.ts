// Cells of the catalogue's rows. Every value is a text, and what is not there is said by a text, too (SOURCES.md cms F8, F9); here texts
// become numbers, days, codes, or undefined.

import { isCalendarDate } from '../../../lib/formats.ts';

/** A row by column name; a value that is no text is read as one. */
export type Row = Readonly<Record<string, unknown>>;

const NOT_GIVEN: ReadonlySet<string> = new Set(['', '-', '--', 'n/a', 'not available', 'not applicable', 'null']);
const DECIMAL = /^[+-]?(?:\d+(?:,\d{3})*(?:\.\d*)?|\.\d+)$/;

/** A cell as it stands, without white space around it; empty for what is no cell. */
export function raw(row: Row, column: string): string {
  const value = row[column];
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value).trim();
}

/** A cell; undefined where it says that there is nothing ("Not Available", "N/A", "--", nothing). */
export function text(row: Row, column: string): string | undefined {
  const value = raw(row, column);
  return NOT_GIVEN.has(value.toLowerCase()) ? undefined : value;
}

/** A cell's number; undefined where it holds none. */
export function number(row: Row, column: string): number | undefined {
  const value = raw(row, column);
  return DECIMAL.test(value) ? Number(value.replaceAll(',', '')) : undefined;
}

/** A cell's count: a whole number from 0. */
export function count(row: Row, column: string): number | undefined {
  const value = number(row, column);
  return value !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** A cell's day (`MM/DD/YYYY`) as `YYYY-MM-DD`; undefined where it holds none. */
export function day(row: Row, column: string): string | undefined {
  const value = raw(row, column);
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value) ?? [];
  const iso = year === undefined ? value : `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  return isCalendarDate(iso) ? iso : undefined;
}

/** A cell's yes or no; undefined where it says neither. */
export function yesNo(row: Row, column: string): boolean | undefined {
  const value = raw(row, column).toLowerCase();
  if (value === 'yes' || value === 'y') return true;
  return value === 'no' || value === 'n' ? false : undefined;
}

/** A cell's footnote codes: none, one, or several separated by comma and blank (`1, 3, 29`). */
export function footnoteCodes(row: Row, column: string): string[] {
  const codes = (text(row, column) ?? '').split(',').map((code) => code.trim());
  return [...new Set(codes.filter((code) => code !== ''))];
}
