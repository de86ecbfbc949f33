// Sorts and filters the rows of a table, and aligns the decimals of a column.

import type { FieldType } from '../../contract/view.ts';
import type { Plain } from '../../views/shown.ts';
import { formatted } from './format.ts';

export interface Order {
  readonly column: number;
  readonly isDescending: boolean;
}

interface Cells {
  readonly cells: readonly Plain[];
}

const TEXT_ORDER = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Rows without a value come last in both sort directions; equal rows keep their order. */
export function sorted<Row extends Cells>(rows: readonly Row[], order: Order | undefined): readonly Row[] {
  if (order === undefined) return rows;
  const { column, isDescending } = order;
  const isEmpty = (value: Plain | undefined) => value === null || value === undefined || value === '';
  return rows.toSorted((one, other) => {
    const [a, b] = [one.cells[column], other.cells[column]];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    const difference =
      typeof a === 'number' && typeof b === 'number' ? a - b : TEXT_ORDER.compare(String(a), String(b));
    return isDescending ? -difference : difference;
  });
}

/** Returns the rows that contain every word, ignoring case and accents. */
export function filtered<Row extends Cells>(rows: readonly Row[], text: string): readonly Row[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ cells }) => {
    const line = folded(cells.map((cell) => (cell === null ? '' : String(cell))).join(' '));
    return words.every((word) => line.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * Maximum number of decimals that a column shares. Values with more keep their own number of decimals, because the
 * column would be hard to read.
 */
const MAX_DECIMALS = 6;

/** Number of decimals with which all numbers of a column can be written; undefined if the numbers differ too much. */
export function commonDecimals(values: readonly Plain[]): number | undefined {
  let max = 0;
  for (const value of values) {
    if (typeof value !== 'number') continue;
    const text = String(value);
    if (text.includes('e')) return undefined;
    max = Math.max(max, text.length - (text.includes('.') ? text.indexOf('.') + 1 : text.length));
    if (max > MAX_DECIMALS) return undefined;
  }
  return max;
}

/** Formats the numbers of a column with the same number of decimals, to align their digits. */
export function columnFormat(values: readonly Plain[], type: FieldType): (value: Plain) => string {
  const decimals = type === 'number' ? commonDecimals(values) : undefined;
  if (decimals === undefined) return (value) => formatted(value, type);
  const isGrouped = values.some((value) => typeof value === 'number' && Math.abs(value) >= 10_000);
  const format = new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: isGrouped,
  });
  return (value) => (typeof value === 'number' ? format.format(value) : formatted(value, type));
}
