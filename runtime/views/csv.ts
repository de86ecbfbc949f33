// An answer as CSV (RFC 4180, UTF-8): the first of its views that has rows. Columns are called as the fields, so that programs that
// read them do not break when a title is reworded; a series comes in long form, one figure a row.

import type { SeriesView, TableView, View } from '../contract/view.ts';
import { columnsOf, nameOf, type ReadColumn } from './columns.ts';
import type { Plain } from './shown.ts';
import { FILE, type Found, figure, rowsOf, unitOf } from './walk.ts';

/** A view that can be written as rows. */
export type TabularView = TableView | SeriesView;

/** The first view that is a table or a series; undefined of a result that has neither. */
export function tabularView(views: readonly View[]): TabularView | undefined {
  return views.find((view) => view.kind === 'table' || view.kind === 'series');
}

/** The rows of a view as CSV, under a line with the names of the columns. */
export function csvOf(view: TabularView, answer: unknown): string {
  const { rows } = rowsOf(answer, view.rows, FILE);
  return view.kind === 'table' ? tableLines(view, rows) : seriesLines(view, rows);
}

function tableLines({ columns }: TableView, rows: readonly Found[]): string {
  const read = columns.flatMap((field) => columnsOf(field, rows, false, FILE));
  return lines(names(read), rows, (row) => [read.map(({ cell }) => cell(row))]);
}

function seriesLines({ x, y, group }: SeriesView, rows: readonly Found[]): string {
  const time = columnsOf(x, rows, false, FILE);
  const grouped = group
    .flatMap((field) => columnsOf(field, rows, false, FILE))
    .filter(({ column }) => column.name !== x.path);
  const read = [...grouped, ...time];
  const hasUnits = y.some((field) => field.unit !== undefined || field.unitField !== undefined);
  const [first] = y;
  const figures = y.length === 1 && first !== undefined ? [nameOf(first)] : ['measure', 'value'];
  return lines([...names(read), ...figures, ...(hasUnits ? ['unit'] : [])], rows, (row) =>
    y.map((field) => [
      ...read.map(({ cell }) => cell(row)),
      ...(y.length === 1 ? [] : [nameOf(field)]),
      figure(row, field.path),
      ...(hasUnits ? [unitOf(row, field, FILE) ?? null] : []),
    ]),
  );
}

function names(columns: readonly ReadColumn[]): string[] {
  return columns.map(({ column }) => column.name);
}

function lines(header: readonly string[], rows: readonly Found[], read: (row: Found) => Plain[][]): string {
  const all = [line(header)];
  for (const row of rows) for (const cells of read(row)) all.push(line(cells));
  return all.join('');
}

function line(cells: readonly Plain[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

/**
 * A character that spreadsheets read as the start of a formula: at the start of a cell, or after a character at which a spreadsheet may
 * split a cell (in many locales Excel splits a CSV file at semicolons, and quotation marks inside a line do not stop it). Spaces and
 * quotation marks may stand between.
 */
const FORMULA = /(?:^|[,;|\t\n\v\f\r\u0085\u2028\u2029])[ "'\u00a0]*[=+\-@\uff0b\uff0d\uff1d\uff20]/g;
/** A signed number that fills the rest of its cell stays a number. */
const NUMBER = /[+-][0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?:$|[,;|\t\n\v\f\r\u0085\u2028\u2029])/y;
const LEADING_CONTROL = /^[\t\r\n]/;

/** Writes an apostrophe before the start of each formula, so that spreadsheets show it as text. */
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
