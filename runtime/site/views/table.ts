// Table of records that can be sorted by column and filtered by text. Each row can be opened to show all of its fields.

import { html } from 'htm/preact';
import { useMemo, useState } from 'preact/hooks';
import type { CsvTable } from '../../views/csv.ts';
import type { Column, Fact, Row, ShownTable } from '../../views/shown.ts';
import { columnFormat, filtered, type Order, sorted } from './arrange.ts';
import { Address, Cell, isFigure } from './cell.ts';
import { CsvDownloads } from './downloads.ts';
import { FactList } from './facts.ts';
import { useFittingColumns } from './fitting.ts';
import { counted, formatted, withUnit } from './format.ts';
import { useLive } from './live.ts';
import { LeadMenu } from './record-links.ts';

/** Number of rows shown before "Load all" is clicked. */
const FIRST_ROWS = 100;
/**
 * Tables with this many columns or fewer are only as wide as their content, because widely spaced values are hard to
 * follow.
 */
const FEW_COLUMNS = 3;
/** Tables with fewer rows than this have no filter. */
const ROWS_TO_FILTER = 8;

/** Only columns that have the name of a field can have links. */
export type DrawnColumn = Omit<Column, 'name'> & Partial<Pick<Column, 'name'>>;

export interface DataTableProps {
  readonly title: string;
  readonly columns: readonly DrawnColumn[];
  readonly rows: readonly Row[];
  /** The complete rows for CSV, in the same order as `rows`, which may contain only some of them. */
  readonly csv?: (() => CsvTable) | undefined;
}

/** A visible column, and the index of its value in each row. */
interface Placed {
  readonly column: DrawnColumn;
  readonly index: number;
  /** Index of the unit, if the unit differs between rows. */
  readonly units?: number;
  readonly width: string;
  readonly format: (value: Row['cells'][number]) => string;
}

interface TextEvent {
  readonly currentTarget: { readonly value: string };
}

/** Columns without values are hidden and listed below the table. */
export function DataTable({ title, columns, rows, csv }: DataTableProps): unknown {
  const [all, showAll] = useState(false);
  const isLive = useLive();
  const [order, setOrder] = useState<Order | undefined>(undefined);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<Row>>(new Set());
  const arranged = useMemo(() => sorted(filtered(rows, search), order), [rows, search, order]);
  const shown = all ? arranged : arranged.slice(0, FIRST_ROWS);
  const placed = useMemo(() => placedIn(columns, rows), [columns, rows]);
  const filled = placed.filter(({ index }) => rows.some(({ cells }) => cells[index] != null && cells[index] !== ''));
  const drawn = filled.length === 0 ? placed : filled;
  const left = placed.filter((each) => !drawn.includes(each));
  const isNarrow = drawn.length <= FEW_COLUMNS && drawn.every(({ width }) => width !== 'long');
  const [wide, setWide] = useState(false);
  const [scroller, fitting] = useFittingColumns(wide, drawn.length);
  const opens = drawn.length > FEW_COLUMNS || rows.some(({ more }) => more !== undefined);
  // Reserve a column for the button that opens a row.
  const room = fitting === undefined ? drawn.length : fitting - Number(opens);
  const beyond = drawn.slice(room);
  const toggle = (row: Row) => {
    const next = new Set(open);
    if (!next.delete(row)) next.add(row);
    setOpen(next);
  };
  const saved = (): CsvTable => {
    const whole = csv?.() ?? { columns: [], rows: [] };
    if (arranged === rows) return whole;
    const places = new Map(rows.map((row, index) => [row, index]));
    return { columns: whole.columns, rows: arranged.flatMap((row) => whole.rows[places.get(row) ?? -1] ?? []) };
  };
  return html`${
    rows.length >= ROWS_TO_FILTER &&
    html`<div class="table-tools scripted">
      <input type="search" value=${search} aria-label=${`Filter the rows of ${title}`} placeholder="Filter rows" onInput=${(event: TextEvent) => setSearch(event.currentTarget.value)} />
      <p role="status">${search === '' ? '' : counted(arranged.length, 'row')}</p>
    </div>`
  }
    <div class="scroll table" role="region" aria-label=${title} tabindex="0" ref=${scroller}>
      <table class=${isNarrow ? 'data few' : 'data'}>
        <thead>
          <tr>
            ${opens && html`<th scope="col" class="opens scripted"><span class="visually-hidden">Details</span></th>`}
            ${drawn.map((place, at) => html`<${HeadCell} place=${place} order=${order} sort=${isLive ? setOrder : undefined} hidden=${at >= room} />`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            (row) =>
              html`<${TableRow} row=${row} placed=${drawn} room=${room} opens=${opens} isOpen=${open.has(row)} toggle=${toggle} />`,
          )}
        </tbody>
      </table>
    </div>
    ${shown.length === 0 && html`<p class="note">No row contains this text.</p>`}
    ${
      shown.length < arranged.length &&
      html`<p class="more-rows">${shown.length} of ${counted(arranged.length, 'row')} <button type="button" class="quiet scripted" onClick=${() => showAll(true)}>Load all</button></p>`
    }
    ${
      (beyond.length > 0 || wide) &&
      html`<p class="more-rows"><button type="button" class="quiet scripted" aria-expanded=${String(wide)} onClick=${() => setWide(!wide)}>${wide ? 'Show fewer columns' : `Show ${beyond.length} more ${beyond.length === 1 ? 'column' : 'columns'}`}</button></p>`
    }
    ${left.length > 0 && html`<p class="note">Empty columns hidden: ${left.map(({ column }) => column.title).join(', ')}.</p>`}
    ${csv !== undefined && html`<${CsvDownloads} table=${saved} />`}`;
}

function placedIn(columns: readonly DrawnColumn[], rows: readonly Row[]): Placed[] {
  return columns
    .map((column, index): Placed => {
      const values = rows.map(({ cells }) => cells[index] ?? null);
      return {
        ...{ column, index, width: widthOf(column, index, rows) },
        // Decimals are not aligned if the units differ, because such numbers are not compared digit by digit.
        format: columns[index + 1]?.isUnit
          ? (value) => formatted(value, column.type)
          : columnFormat(values, column.type),
        ...(columns[index + 1]?.isUnit ? { units: index + 1 } : {}),
      };
    })
    .filter(({ column }) => !column.isUnit);
}

/** Maximum length in characters of strings that stay on one line, and of strings that take about two lines. */
const SHORT = 24;
const MIDDLING = 60;

/** Width class of a column, based on its longest string. Figures and times never wrap. */
function widthOf({ type }: DrawnColumn, index: number, rows: readonly Row[]): string {
  let longest = 0;
  for (const { cells } of rows.slice(0, FIRST_ROWS)) {
    const cell = cells[index] ?? null;
    if (typeof cell === 'string') longest = Math.max(longest, formatted(cell, type).length);
  }
  return longest <= SHORT ? 'short' : longest <= MIDDLING ? 'middling' : 'long';
}

interface HeadCellProps {
  readonly place: Placed;
  readonly order: Order | undefined;
  /** Undefined without JavaScript. */
  readonly sort: ((order: Order | undefined) => void) | undefined;
  readonly hidden: boolean;
}

/**
 * The first click sorts numbers in descending order, and strings in ascending order. A third click restores the
 * original order.
 */
function HeadCell({ place: { column, index, width }, order, sort, hidden }: HeadCellProps): unknown {
  const own = order?.column === index ? order : undefined;
  const isFirstDescending = isFigure(column.type);
  const next =
    own === undefined
      ? { column: index, isDescending: isFirstDescending }
      : own.isDescending === isFirstDescending
        ? { column: index, isDescending: !isFirstDescending }
        : undefined;
  const state = own === undefined ? undefined : own.isDescending ? 'descending' : 'ascending';
  const title = withUnit(column.title, column.unit);
  return html`<th scope="col" class=${isFigure(column.type) ? 'end' : width} aria-sort=${state} hidden=${hidden}>
    ${sort === undefined ? title : html`<button type="button" class="sorts" onClick=${() => sort(next)}>${title}</button>`}
  </th>`;
}

interface TableRowProps {
  readonly row: Row;
  readonly placed: readonly Placed[];
  readonly room: number;
  /** Whether rows have additional fields to show. */
  readonly opens: boolean;
  readonly isOpen: boolean;
  readonly toggle: (row: Row) => void;
}

function TableRow({ row, placed, room, opens, isOpen, toggle }: TableRowProps): unknown {
  return html`<tr class=${isOpen ? 'open' : undefined}>
      ${
        opens &&
        html`<td class="opens scripted"><button type="button" aria-expanded=${String(isOpen)} aria-label="Details of the row" onClick=${() => toggle(row)}></button></td>`
      }
      ${placed.map((place, at) => html`<${DataCell} place=${place} row=${row} hidden=${at >= room} />`)}
    </tr>
    ${isOpen && html`<tr class="row-details"><td colspan=${placed.length + 1}><${FactList} facts=${[...factsIn(row, placed.slice(room)), ...(row.more?.() ?? [])]} /></td></tr>`}`;
}

/** Values of the columns that do not fit. */
function factsIn({ cells, leads = {} }: Row, placed: readonly Placed[]): Fact[] {
  return placed
    .map(({ column: { name = '', title, type, unit }, index, units }): Fact => {
      const own = units === undefined ? unit : String(cells[units] ?? '');
      const links = leads[name];
      return {
        ...{ title, type, value: cells[index] ?? null },
        ...(own === undefined ? {} : { unit: own }),
        ...(links === undefined ? {} : { leads: links }),
      };
    })
    .filter(({ value }) => value !== null && value !== '');
}

function DataCell({ place, row, hidden }: { place: Placed; row: Row; hidden: boolean }): unknown {
  const { column, index, units, width, format } = place;
  const value = row.cells[index] ?? null;
  const { type, headline, name: path = '' } = column;
  const leads = value === null ? undefined : row.leads?.[path];
  if (headline) {
    const text = formatted(value, type);
    const name =
      row.link === undefined
        ? html`<${Cell} value=${value} type=${type} leads=${leads} />`
        : html`<${Address} address=${row.link} text=${text} />${leads && html`<${LeadMenu} leads=${leads} text=${text} />`}`;
    return html`<th scope="row" class=${width} hidden=${hidden}>${name}</th>`;
  }
  const unit = units === undefined ? undefined : row.cells[units];
  return html`<td class=${isFigure(type) ? 'end' : width} hidden=${hidden}><${Cell} value=${value} type=${type} unit=${unit ?? undefined} text=${format(value)} leads=${leads} /></td>`;
}

export function TableView({ shown, csv }: { shown: ShownTable; csv?: () => CsvTable }): unknown {
  return html`<${DataTable} title=${shown.title} columns=${shown.columns} rows=${shown.rows} csv=${csv} />`;
}
