// Reads the OECD's figures: CSV with labels (`CODE: Label` in header and cells), rows in no order.

import { records } from '../../../lib/delimited.ts';
import { numberOf } from '../../../lib/loose-json.ts';
import { observationStatus } from '../../../sdk/observation-status.ts';
import type { Observation } from '../../../sdk/series.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

/** How answers are read here. */
export const reads = readers(import.meta.url, { figures: readFigures });

/** A series with its figures. */
export interface FiguresSeries {
  /** Code and label by column, attributes among them. */
  readonly cells: Readonly<Record<string, Cell>>;
  /** Labels of the columns. */
  readonly columns: Readonly<Record<string, string>>;
  readonly observations: readonly Observation[];
}

/** What asking for figures came to. */
export type FiguresAnswer =
  | { readonly kind: 'series'; readonly series: readonly FiguresSeries[] }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown_flow' }
  | { readonly kind: 'refused'; readonly message: string };

interface Cell {
  readonly code: string;
  readonly label: string;
}

const [TIME, VALUE] = ['TIME_PERIOD', 'OBS_VALUE'] as const;
/** Attributes without which a value says something else: power of ten, base period, currency. */
const OF_VALUES = ['UNIT_MULT', 'BASE_PER', 'UNIT_MEASURE', 'CURRENCY'];
/** Columns that say which message it is. */
const OF_MESSAGE = new Set(['DATAFLOW', 'STRUCTURE', 'STRUCTURE_ID', 'STRUCTURE_NAME', 'ACTION']);

/** Reads figures, or why there are none. */
function readFigures(answer: Answer): FiguresAnswer {
  if (answer.status === 404) {
    return answer.text().includes('Could not find') ? { kind: 'unknown_flow' } : { kind: 'nothing' };
  }
  if (answer.status === 204) return { kind: 'nothing' };
  if (answer.status !== 200) return { kind: 'refused', message: answer.text().slice(0, 200) };
  const [header = [], ...rows] = records(answer.text());
  const columns = header.map(cellOf);
  if (!columns.some(({ code }) => code === VALUE)) throw new Error('The figures have no OBS_VALUE.');
  const names = Object.fromEntries(columns.map(({ code, label }) => [code, label]));
  const series = seriesOf(columns, rows);
  return series.length === 0
    ? { kind: 'nothing' }
    : { kind: 'series', series: series.map((each) => ({ ...each, columns: names })) };
}

interface Parts {
  readonly cells: Record<string, Cell>;
  readonly observations: Observation[];
}

/** Dimensions come first, then the time and the value, then attributes: of these only what a value needs parts one series from another. */
function seriesOf(columns: readonly Cell[], rows: readonly (readonly string[])[]): Parts[] {
  const end = columns.findIndex(({ code }) => code === TIME || code === VALUE);
  const dimensions = columns.flatMap(({ code }, index) => (index < end && !OF_MESSAGE.has(code) ? [code] : []));
  const series = new Map<string, Parts[]>();
  for (const row of rows) {
    const cells = Object.fromEntries(columns.map(({ code }, index) => [code, cellOf(row[index] ?? '')]));
    const key = dimensions.map((name) => cells[name]?.code).join(' ');
    const alike = series.get(key) ?? [];
    series.set(key, alike);
    // A row that leaves an attribute out has that of the others.
    const known = alike.find((each) => OF_VALUES.every((name) => mayBeOne(each.cells[name], cells[name])));
    const own = known ?? { cells: {}, observations: [] };
    if (known === undefined) alike.push(own);
    for (const name of [...dimensions, ...OF_VALUES]) {
      const cell = cells[name];
      if (cell !== undefined && cell.code !== '') own.cells[name] ??= cell;
    }
    own.observations.push(observationOf(cells));
  }
  return [...series.values()].flat();
}

function observationOf(cells: Readonly<Record<string, Cell>>): Observation {
  const [value, status] = [cells[VALUE]?.code, cells['OBS_STATUS']];
  return {
    period: cells[TIME]?.code ?? '',
    value: numberOf(value) ?? exponential(value),
    status: status === undefined ? undefined : statusOf(status),
  };
}

/** The OECD's own label where it gives one; a bare code is one of the common code list. */
function statusOf({ code, label }: Cell): string | undefined {
  const known = observationStatus(code);
  return known === undefined || label === code ? known : label;
}

/** Whether two cells may be of one series: they say the same, or one of them nothing. */
function mayBeOne(a: Cell | undefined, b: Cell | undefined): boolean {
  return a === undefined || b === undefined || a.code === '' || b.code === '' || a.code === b.code;
}

/** Cut at the first ": "; without labels code and label are the same. */
function cellOf(cell: string): Cell {
  const at = cell.indexOf(': ');
  return at === -1
    ? { code: cell.trim(), label: cell.trim() }
    : { code: cell.slice(0, at).trim(), label: cell.slice(at + 2).trim() };
}

/** `1.2E-05`: plain numbers are the rule. */
function exponential(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d+(?:\.\d+)?[eE][-+]?\d{1,3}$/.test(text) ? Number(text) : undefined;
}
