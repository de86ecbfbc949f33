// Every cell is a string, even if its value is missing (SOURCES.md cms F8, F9).

import { isCalendarDate } from '../../../lib/formats.ts';

/** Keyed by column name. Values of other types are converted to strings. */
export type Row = Readonly<Record<string, unknown>>;

const NOT_GIVEN: ReadonlySet<string> = new Set(['', '-', '--', 'n/a', 'not available', 'not applicable', 'null']);
const DECIMAL = /^[+-]?(?:\d+(?:,\d{3})*(?:\.\d*)?|\.\d+)$/;

export function raw(row: Row, column: string): string {
  const value = row[column];
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value).trim();
}

/** Returns undefined for strings that mean "missing" ("Not Available", "N/A", "--", empty). */
export function text(row: Row, column: string): string | undefined {
  const value = raw(row, column);
  return NOT_GIVEN.has(value.toLowerCase()) ? undefined : value;
}

export function number(row: Row, column: string): number | undefined {
  const value = raw(row, column);
  return DECIMAL.test(value) ? Number(value.replaceAll(',', '')) : undefined;
}

/** Returns undefined unless the cell is a non-negative integer. */
export function count(row: Row, column: string): number | undefined {
  const value = number(row, column);
  return value !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** Converts `MM/DD/YYYY` to `YYYY-MM-DD`. */
export function day(row: Row, column: string): string | undefined {
  const value = raw(row, column);
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value) ?? [];
  const iso = year === undefined ? value : `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  return isCalendarDate(iso) ? iso : undefined;
}

export function yesNo(row: Row, column: string): boolean | undefined {
  const value = raw(row, column).toLowerCase();
  if (value === 'yes' || value === 'y') return true;
  return value === 'no' || value === 'n' ? false : undefined;
}

/** Codes are separated by a comma and a space (`1, 3, 29`). */
export function footnoteCodes(row: Row, column: string): string[] {
  const codes = (text(row, column) ?? '').split(',').map((code) => code.trim());
  return [...new Set(codes.filter((code) => code !== ''))];
}
