// Generated from codegen/emit/client/cli/table.ts by `make generate`: do not edit.

// Formats tables for people. If a table is wider than the terminal, strings are truncated, and columns that still do
// not fit are omitted. Numbers are never truncated, because a truncated number looks like a different number.

import { cut, inert, widthOf } from './text.ts';

const GAP = '  ';
/** Minimum width of text columns. */
const NARROWEST = 8;
const NUMBER = /^-?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?$/i;

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface TableLines {
  readonly header: string;
  readonly rule: string;
  readonly rows: readonly string[];
  readonly omitted: readonly string[];
}

/**
 * Omits columns without values.
 * @param width width of the terminal in characters; undefined if there is no limit
 */
export function layOut(table: Table, width: number | undefined): TableLines {
  const { header, rows } = withoutEmptyColumns(table);
  const names = header.map(inert);
  const cells = rows.map((row) => names.map((_, at) => inert(row[at] ?? '')));
  const longest = names.map((_, at) => cells.reduce((max, row) => Math.max(max, widthOf(row[at] as string)), 1));
  const natural = names.map((name, at) => Math.max(widthOf(name), longest[at] as number));
  const numeric = names.map((_, at) => cells.every((row) => row[at] === '' || NUMBER.test(row[at] as string)));
  const min = natural.map((columns, at) => (numeric[at] ? (longest[at] as number) : Math.min(columns, NARROWEST)));
  const widths = width === undefined ? natural : fitted(natural, min, width);
  const line = (row: readonly string[]) =>
    widths
      .map((columns, at) => padded(cut(row[at] as string, columns), columns, numeric[at] === true))
      .join(GAP)
      .trimEnd();
  return {
    header: line(names),
    rule: widths.map((columns) => '─'.repeat(columns)).join(GAP),
    rows: cells.map(line),
    omitted: names.slice(widths.length),
  };
}

function withoutEmptyColumns({ header, rows }: Table): Table {
  const filled = header.map((_, at) => rows.some((row) => (row[at] ?? '') !== ''));
  if (!filled.includes(true)) return { header, rows };
  const kept = (row: readonly string[]) => row.filter((_, at) => filled[at] === true);
  return { header: kept(header), rows: rows.map(kept) };
}

function padded(text: string, width: number, atEnd: boolean): string {
  const gap = ' '.repeat(Math.max(0, width - widthOf(text)));
  return atEnd ? `${gap}${text}` : `${text}${gap}`;
}

/** Reduces the width of the widest columns first, down to `min`. May return fewer columns. */
function fitted(natural: readonly number[], min: readonly number[], width: number): number[] {
  let count = natural.length;
  while (count > 1 && total(min.slice(0, count)) > width) count -= 1;
  // Limits the column widths to the greatest maximum for which the table fits.
  const limitedTo = (max: number) =>
    natural.slice(0, count).map((columns, at) => Math.min(columns, Math.max(max, min[at] as number)));
  let [low, high] = [0, Math.max(0, ...natural)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (total(limitedTo(middle)) <= width) low = middle;
    else high = middle - 1;
  }
  const widths = limitedTo(low);
  const last = widths.length - 1;
  if (count === 1) return [Math.min(widths[0] as number, width)];
  widths[last] = Math.min(natural[last] as number, (widths[last] as number) + width - total(widths));
  return widths;
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, columns) => sum + columns, GAP.length * (widths.length - 1));
}
