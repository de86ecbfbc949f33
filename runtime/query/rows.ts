// Converts the results of calls to the rows of a table.

import { columnNames } from '../contract/column-names.ts';
import type { ColumnType, ResultColumn, ResultTable } from '../contract/result-table.ts';
import { rowsOf, valueAt } from '../views/walk.ts';
import { firstDayOf, hasFirstDay, normalize, type SqlValue } from './normalize.ts';

export const MAX_TABLE_ROWS = 10_000;
/** Maximum number of characters in a value; longer strings are truncated. */
const MAX_TEXT = 4_000;

export interface TableColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly is?: string;
  readonly unit?: string;
  readonly unitColumn?: string;
}

/** Describes where the value of a column comes from. */
type Cell =
  | { readonly kind: 'varied'; readonly argument: string }
  | { readonly kind: 'result'; readonly column: ResultColumn }
  | { readonly kind: 'first day'; readonly of: Cell };

/**
 * Reads the columns of a call's table: arguments that `for_each` varies, fields of the result, and first days of
 * periods.
 */
export class TableReader {
  readonly columns: readonly TableColumn[];
  readonly #cells: readonly Cell[];
  readonly #rows: string | undefined;

  /** @param call the call's table, and the arguments that `for_each` varies, keyed by name */
  constructor({ table, forEach }: { readonly table: ResultTable; readonly forEach: ReadonlyMap<string, unknown> }) {
    this.#rows = table.rows;
    const columns: TableColumn[] = [];
    const cells: Cell[] = [];
    const add = (column: TableColumn, cell: Cell) => {
      columns.push(column);
      cells.push(cell);
    };
    for (const argument of forEach.keys()) {
      const { type = 'text', is } = table.arguments[argument] ?? {};
      add({ name: argument, type, ...(is === undefined ? {} : { is }) }, { kind: 'varied', argument });
    }
    const names = columnNames(
      [...forEach.keys()],
      table.columns.map(({ name }) => name),
    );
    for (const [index, column] of table.columns.entries()) {
      const { path: _, name: __, unitColumn, ...rest } = column;
      const shown = names[index] as string;
      const unit = unitColumn !== undefined && forEach.has(unitColumn) ? `result_${unitColumn}` : unitColumn;
      add({ name: shown, ...rest, ...(unit === undefined ? {} : { unitColumn: unit }) }, { kind: 'result', column });
    }
    const taken = new Set(columns.map(({ name }) => name));
    for (const [index, { name, is }] of [...columns.entries()]) {
      if (!hasFirstDay(is) || taken.has(`${name}_start`)) continue;
      add({ name: `${name}_start`, type: 'text', is: 'day' }, { kind: 'first day', of: cells[index] as Cell });
    }
    this.columns = columns;
    this.#cells = cells;
  }

  /** Returns the first `room` rows of a result, and the number of remaining rows. */
  read(
    result: object,
    varied: Readonly<Record<string, unknown>>,
    room: number,
  ): { rows: SqlValue[][]; omitted: number } {
    const { rows, omitted } = rowsOf(result, this.#rows, { ...BOUNDS, rows: room });
    const cellValue = (cell: Cell, row: (typeof rows)[number]): SqlValue => {
      if (cell.kind === 'first day') return firstDayOf(cellValue(cell.of, row));
      if (cell.kind === 'varied') return this.#varied(cell.argument, varied);
      return normalize(sqlValue(valueAt(row, cell.column.path), cell.column.type), cell.column.is);
    };
    return { rows: rows.map((row) => this.#cells.map((cell) => cellValue(cell, row))), omitted };
  }

  /** The row for a failed call contains only the call's arguments. */
  failed(varied: Readonly<Record<string, unknown>>): SqlValue[] {
    return this.#cells.map((cell) => (cell.kind === 'varied' ? this.#varied(cell.argument, varied) : null));
  }

  #varied(argument: string, varied: Readonly<Record<string, unknown>>): SqlValue {
    const { type, is } = this.columns.find(({ name }) => name === argument) as TableColumn;
    return normalize(sqlValue(varied[argument], type), is);
  }
}

const BOUNDS = { lines: 0, spread: 0, text: MAX_TEXT, longText: MAX_TEXT };

function sqlValue(value: unknown, type: ColumnType): SqlValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return type === 'json' ? JSON.stringify(value) : value.slice(0, MAX_TEXT);
  return JSON.stringify(value).slice(0, MAX_TEXT);
}
