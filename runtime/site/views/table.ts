// Table of records. It scrolls horizontally if it is wider than the page.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import type { Column, Row, ShownTable } from '../../views/shown.ts';
import { Address, Cell, isFigure } from './cell.ts';
import { counted, formatted, withUnit } from './format.ts';
import { LeadMenu } from './record-links.ts';

/** Rows shown before "Show all". */
const FIRST_ROWS = 100;
/** Tables with this many columns or fewer are only as wide as their content: widely spaced values are hard to follow. */
const FEW_COLUMNS = 3;

/** Only columns with the name of their field can have links. */
export type DrawnColumn = Omit<Column, 'name'> & Partial<Pick<Column, 'name'>>;

export interface DataTableProps {
  readonly title: string;
  readonly columns: readonly DrawnColumn[];
  readonly rows: readonly Row[];
}

/** A visible column and the index of its values in a row. */
interface Placed {
  readonly column: DrawnColumn;
  readonly index: number;
  /** Index of the unit, if it differs by row. */
  readonly units?: number;
  /** CSS class for the width. */
  readonly width: string;
}

/** Columns without any value are hidden and named below the table. */
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

/** Length in characters up to which texts stay on one line, and on about two lines. */
const SHORT = 24;
const MIDDLING = 60;

/** Width class by the longest text. Figures and times never wrap. */
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
  const { type, headline, name: path = '' } = column;
  const leads = value === null ? undefined : row.leads?.[path];
  if (headline) {
    const text = formatted(value, type);
    const name =
      row.link === undefined
        ? html`<${Cell} value=${value} type=${type} leads=${leads} />`
        : html`<${Address} address=${row.link} text=${text} />${leads && html`<${LeadMenu} leads=${leads} text=${text} />`}`;
    return html`<th scope="row" class=${width}>${name}</th>`;
  }
  const unit = units === undefined ? undefined : row.cells[units];
  return html`<td class=${isFigure(type) ? 'end' : width}><${Cell} value=${value} type=${type} unit=${unit ?? undefined} leads=${leads} /></td>`;
}

export function TableView({ shown }: { shown: ShownTable }): unknown {
  return html`<${DataTable} title=${shown.title} columns=${shown.columns} rows=${shown.rows} />`;
}
