// A list of records as a table. It scrolls by itself where it is wider than the page.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import type { Column, Row, ShownTable } from '../../../views/shown.ts';
import { Address, Cell, isFigure } from './cell.ts';
import { counted, formatted, withUnit } from './format.ts';

/** Rows that are shown before more are asked for. */
const FIRST_ROWS = 100;

/** A column as it is drawn: programs' names for it are not shown. */
export type DrawnColumn = Omit<Column, 'name'>;

export interface DataTableProps {
  readonly title: string;
  readonly columns: readonly DrawnColumn[];
  readonly rows: readonly Row[];
}

/** Rows under the titles of their columns. */
export function DataTable({ title, columns, rows }: DataTableProps): unknown {
  const [all, showAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FIRST_ROWS);
  return html`<div class="scroll" role="region" aria-label=${title} tabindex="0">
      <table class="data">
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col" class=${isFigure(column.type) && 'end'}>${withUnit(column.title, column.unit)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map((row) => html`<tr>${columns.map((column, index) => html`<${DataCell} column=${column} row=${row} index=${index} />`)}</tr>`)}
        </tbody>
      </table>
    </div>
    ${shown.length < rows.length && html`<button type="button" class="quiet" onClick=${() => showAll(true)}>Show all ${counted(rows.length, 'row')}</button>`}`;
}

function DataCell({ column, row, index }: { column: DrawnColumn; row: Row; index: number }): unknown {
  const value = row.cells[index] ?? null;
  const { type, headline } = column;
  if (headline) {
    const text = formatted(value, type);
    const name =
      row.link === undefined
        ? html`<${Cell} value=${value} type=${type} />`
        : html`<${Address} address=${row.link} text=${text} />`;
    return html`<th scope="row">${name}</th>`;
  }
  return html`<td class=${isFigure(type) && 'end'}><${Cell} value=${value} type=${type} /></td>`;
}

export function TableView({ shown }: { shown: ShownTable }): unknown {
  return html`<${DataTable} title=${shown.title} columns=${shown.columns} rows=${shown.rows} />`;
}
