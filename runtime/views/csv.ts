// CSV output (RFC 4180, UTF-8). Headers are field names in snake_case, so that programs do not break when titles
// change.

import type { Column, Plain } from './shown.ts';
import { completeTable, type TabularView } from './table.ts';
import { FILE } from './walk.ts';

/** Columns and rows, one cell per column. */
export interface CsvTable {
  readonly columns: readonly Pick<Column, 'name'>[];
  readonly rows: readonly { readonly cells: readonly Plain[] }[];
}

export function csvOf(view: TabularView, answer: unknown): string {
  return csvOfTable(completeTable(view, answer, FILE));
}

export function csvOfTable({ columns, rows }: CsvTable): string {
  return [line(headersOf(columns)), ...rows.map(({ cells }) => line(cells))].join('');
}

/** Spreadsheets read a file as UTF-8 only if it starts with this mark. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Returns header names: `price.amount` becomes `price_amount`, and equal headers are numbered. */
export function headersOf(columns: readonly Pick<Column, 'name'>[]): string[] {
  const times = new Map<string, number>();
  return columns.map(({ name }) => {
    const header = snakeCase(name) || 'column';
    const count = (times.get(header) ?? 0) + 1;
    times.set(header, count);
    return count === 1 ? header : `${header}_${count}`;
  });
}

function snakeCase(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_/, '')
    .replace(/_$/, '')
    .toLowerCase();
}

/** Maximum number of characters in a file name without its extension. */
const MAX_NAME_LENGTH = 100;

/** Names a file after the tool and the arguments of a call: `get_history_gbp_jpy_2026-03-11`. */
export function fileNameOf(name: string, args: Readonly<Record<string, unknown>>): string {
  const values = Object.values(args).flatMap((value) => (typeof value === 'object' ? [] : [String(value)]));
  // Split and join, so that parts do not begin or end with underscores.
  const parts = [name, ...values].flatMap((part) => part.normalize('NFKD').split(/[^A-Za-z0-9.-]+/));
  return parts
    .filter((part) => /[A-Za-z0-9]/.test(part))
    .join('_')
    .slice(0, MAX_NAME_LENGTH);
}

function line(cells: readonly Plain[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

/**
 * Security: a character that spreadsheets read as the start of a formula. It may be at the start of a cell, or after a
 * character at which a spreadsheet may split a cell: in many locales Excel splits a CSV file at semicolons, even inside
 * quotation marks. Spaces and quotation marks may come in between.
 */
const FORMULA = /(?:^|[,;|\t\n\v\f\r\u0085\u2028\u2029])[ "'\u00a0]*[=+\-@\uff0b\uff0d\uff1d\uff20]/g;
/** A signed number that fills the rest of its cell is left unchanged. */
const NUMBER = /[+-][0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?:$|[,;|\t\n\v\f\r\u0085\u2028\u2029])/y;
const LEADING_CONTROL = /^[\t\r\n]/;

/** Adds an apostrophe before each formula, so that spreadsheets show it as text. */
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
