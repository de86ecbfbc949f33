// Reads tables. Both pages and CSV output render the columns and rows returned here.

import type { SeriesView, TableView, View } from '../contract/view.ts';
import { columnsOf, nameOf, type ReadColumn } from './columns.ts';
import { lineLabel } from './series.ts';
import type { Column, Plain } from './shown.ts';
import { type Bounds, type FoundValue, figure, rowsOf, unitOf } from './walk.ts';

export type TabularView = TableView | SeriesView;

export interface TableRow {
  readonly cells: readonly Plain[];
  readonly from: FoundValue;
  /** In a series, the line to which the value belongs. */
  readonly line?: string;
}

export interface Table {
  readonly columns: readonly Column[];
  /** `from` is the value that the row was read from. */
  readonly rows: readonly TableRow[];
  readonly omitted: number;
}

export function tabularView(views: readonly View[]): TabularView | undefined {
  return views.find((view) => view.kind === 'table' || view.kind === 'series');
}

/** Returns the table with all other fields of its rows as additional columns, such as codes, links and coordinates. */
export function completeTable(view: TabularView, answer: unknown, bounds: Bounds): Table {
  const { columns, rows, omitted } = tableOf(view, answer, bounds);
  const { also = [] } = view;
  const found = rows.map(({ from }) => from);
  const more = also.flatMap((field) => columnsOf(field, found, false, bounds));
  return {
    columns: [...columns, ...columnsIn(more)],
    rows: rows.map((row) => ({ ...row, cells: [...row.cells, ...cellsOf(more, row.from)] })),
    omitted,
  };
}

/** Series are returned in long form: one value per row, with a name column if there are several lines. */
export function tableOf(view: TabularView, answer: unknown, bounds: Bounds): Table {
  const { rows, omitted } = rowsOf(answer, view.rows, bounds);
  if (view.kind === 'series') return { ...longForm(view, rows, bounds), omitted };
  const read = view.columns.flatMap((field) => columnsOf(field, rows, view.headline === field.path, bounds));
  return { columns: columnsIn(read), rows: rows.map((from) => ({ cells: cellsOf(read, from), from })), omitted };
}

function longForm(view: SeriesView, rows: readonly FoundValue[], bounds: Bounds): Omit<Table, 'omitted'> {
  const { x, y, group } = view;
  const time = columnsOf(x, rows, false, bounds);
  const grouped = group
    .flatMap((field) => columnsOf(field, rows, false, bounds))
    .filter(({ column }) => column.name !== x.path);
  const read = [...grouped, ...time];
  const [first] = y;
  const only = y.length === 1 ? first : undefined;
  const hasUnits = y.some((field) => field.unit !== undefined || field.unitField !== undefined);
  const named = (name: string, type: Column['type']): Column => ({ name, title: name, type });
  const columns = [
    ...columnsIn(read),
    ...(only === undefined ? [named('measure', 'text'), named('value', 'number')] : [named(nameOf(only), 'number')]),
    ...(hasUnits ? [named('unit', 'text')] : []),
  ];
  const valuesIn = (from: FoundValue) =>
    y.map(
      (field): TableRow => ({
        cells: [
          ...cellsOf(read, from),
          ...(only === undefined ? [nameOf(field)] : []),
          figure(from, field.path),
          ...(hasUnits ? [unitOf(from, field, bounds) ?? null] : []),
        ],
        from,
        line: lineLabel(view, field, from, bounds),
      }),
    );
  return { columns, rows: rows.flatMap(valuesIn) };
}

function columnsIn(read: readonly ReadColumn[]): Column[] {
  return read.map(({ column }) => column);
}

function cellsOf(read: readonly ReadColumn[], row: FoundValue): Plain[] {
  return read.map(({ cell }) => cell(row));
}
