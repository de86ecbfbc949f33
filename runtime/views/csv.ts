// CSV output (RFC 4180, UTF-8). Columns use field names, so programs do not break when titles change.

import type { Column, Plain } from './shown.ts';
import { type TabularView, tableOf } from './table.ts';
import { FILE } from './walk.ts';

/** Columns and rows, one cell per column. */
export interface CsvTable {
  readonly columns: readonly Pick<Column, 'name'>[];
  readonly rows: readonly { readonly cells: readonly Plain[] }[];
}

export function csvOf(view: TabularView, answer: unknown): string {
  return csvOfTable(tableOf(view, answer, FILE));
}

/** Returns rows as CSV with a header line. */
export function csvOfTable({ columns, rows }: CsvTable): string {
  return [line(columns.map(({ name }) => name)), ...rows.map(({ cells }) => line(cells))].join('');
}

function line(cells: readonly Plain[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

/**
 * Security: a character that spreadsheets read as the start of a formula. It may be at the start of a cell, or after a
 * character at which a spreadsheet may split a cell: in many locales Excel splits a CSV file at semicolons, even inside
 * quotation marks. Spaces and quotation marks may come between.
 */
const FORMULA = /(?:^|[,;|\t\n\v\f\r\u0085\u2028\u2029])[ "'\u00a0]*[=+\-@\uff0b\uff0d\uff1d\uff20]/g;
/** A signed number that fills the rest of its cell stays a number. */
const NUMBER = /[+-][0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?:$|[,;|\t\n\v\f\r\u0085\u2028\u2029])/y;
const LEADING_CONTROL = /^[\t\r\n]/;

/** Adds an apostrophe before each formula, so spreadsheets show it as text. */
function disarmed(text: string): string {
  const inert = text.replace(FORMULA, (found, at: number) => {
    const start = found.length - 1;
    NUMBER.lastIndex = at + start;
    return NUMBER.test(text) ? found : `${found.slice(0, start)}'${found[start]}`;
  });
  return LEADING_CONTROL.test(text) ? `'${inert}` : inert;
}

function written(cell: Plain): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = disarmed(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
