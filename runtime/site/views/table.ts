// A list of records as a table. It scrolls by itself where it is wider than the page.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import type { Column, Row, ShownTable } from '../../views/shown.ts';
import { Address, Cell, isFigure } from './cell.ts';
import { counted, formatted, withUnit } from './format.ts';

/** Rows that are shown before more are asked for. */
const FIRST_ROWS = 100;
/** A table of so many columns is no wider than they need: values far from their names are hard to follow. */
const FEW_COLUMNS = 3;

/** A column as it is drawn: programs' names for it are not shown. */
export type DrawnColumn = Omit<Column, 'name'>;

export interface DataTableProps {
  readonly title: string;
  readonly columns: readonly DrawnColumn[];
  readonly rows: readonly Row[];
}

/** A column that is drawn, and where its values stand in a row. */
interface Placed {
  readonly column: DrawnColumn;
  readonly index: number;
  /** Where the units of its figures stand, where rows have different ones. */
  readonly units?: number;
  /** How wide its texts want to be. */
  readonly width: string;
}

/** Rows under the titles of their columns; columns that no row has anything in are named below them. */
export function DataTable({ title, columns, rows }: DataTableProps): unknown {
  const [all, showAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FIRST_ROWS);
  const isFilled = (index: number) => rows.some(({ cells }) => cells[index] != null && cells[index] !== '');
  const placed = columns
    .map(
      (column, index): Placed => ({
        ...{ column, index, width: widthOf(column, index, rows) },
        ...(columns[index + 1]?.isUnit ? { units: index + 1 } : {}),
      }),
    )
    .filter(({ column }) => !column.isUnit);
  const filled = placed.filter(({ index }) => isFilled(index));
  const drawn = filled.length === 0 ? placed : filled;
  const left = placed.filter((each) => !drawn.includes(each));
  const isNarrow = drawn.length <= FEW_COLUMNS && drawn.every(({ width }) => width !== 'long');
  return html`<div class="scroll" role="region" aria-label=${title} tabindex="0">
      <table class=${isNarrow ? 'data few' : 'data'}>
        <thead>
          <tr>
            ${drawn.map(({ column, width }) => html`<th scope="col" class=${isFigure(column.type) ? 'end' : width}>${withUnit(column.title, column.unit)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map((row) => html`<tr>${drawn.map((place) => html`<${DataCell} place=${place} row=${row} />`)}</tr>`)}
        </tbody>
      </table>
    </div>
    ${left.length > 0 && html`<p class="note">Empty columns hidden: ${left.map(({ column }) => column.title).join(', ')}.</p>`}
    ${shown.length < rows.length && html`<button type="button" class="quiet" onClick=${() => showAll(true)}>Show all ${counted(rows.length, 'row')}</button>`}`;
}

/** Characters of a text that stay on one line, and those that are a line or two. */
const SHORT = 24;
const MIDDLING = 60;

/** By its longest text: short ones are not broken, long ones get room. Figures and times never are. */
function widthOf({ type }: DrawnColumn, index: number, rows: readonly Row[]): string {
  let longest = 0;
  for (const { cells } of rows.slice(0, FIRST_ROWS)) {
    const cell = cells[index] ?? null;
    if (typeof cell === 'string') longest = Math.max(longest, formatted(cell, type).length);
  }
  return longest <= SHORT ? 'short' : longest <= MIDDLING ? 'middling' : 'long';
}

function DataCell({ place, row }: { place: Placed; row: Row }): unknown {
  const { column, index, units, width } = place;
  const value = row.cells[index] ?? null;
  const { type, headline } = column;
  if (headline) {
    const text = formatted(value, type);
    const name =
      row.link === undefined
        ? html`<${Cell} value=${value} type=${type} />`
        : html`<${Address} address=${row.link} text=${text} />`;
    return html`<th scope="row" class=${width}>${name}</th>`;
  }
  const unit = units === undefined ? undefined : row.cells[units];
  return html`<td class=${isFigure(type) ? 'end' : width}><${Cell} value=${value} type=${type} unit=${unit ?? undefined} /></td>`;
}

export function TableView({ shown }: { shown: ShownTable }): unknown {
  return html`<${DataTable} title=${shown.title} columns=${shown.columns} rows=${shown.rows} />`;
}
