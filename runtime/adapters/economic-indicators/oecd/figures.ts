// Parses the OECD's CSV with labels (`CODE: Label` in header and cells). Rows are in no particular order.

import { records } from '../../../lib/delimited.ts';
import { numberOf } from '../../../lib/loose-json.ts';
import { observationStatus } from '../../../sdk/observation-status.ts';
import type { Observation } from '../../../sdk/series.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

export const reads = readers(import.meta.url, { figures: readFigures });

export interface FiguresSeries {
  readonly cells: Readonly<Record<string, Cell>>;
  readonly columns: Readonly<Record<string, string>>;
  readonly observations: readonly Observation[];
}

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
const OF_VALUES = ['UNIT_MULT', 'BASE_PER', 'UNIT_MEASURE', 'CURRENCY'];
/** Columns that describe the message, not the data. */
const OF_MESSAGE = new Set(['DATAFLOW', 'STRUCTURE', 'STRUCTURE_ID', 'STRUCTURE_NAME', 'ACTION']);

function readFigures(answer: Answer): FiguresAnswer {
  if (answer.status === 404) {
    return answer.text().includes('Could not find') ? { kind: 'unknown_flow' } : { kind: 'nothing' };
  }
  if (answer.status === 204) return { kind: 'nothing' };
  if (answer.status !== 200) return { kind: 'refused', message: answer.text().slice(0, 200) };
  const [header = [], ...rows] = records(answer.text());
  const columns = header.map(cellOf);
  if (!columns.some(({ code }) => code === VALUE)) throw new Error('The data has no OBS_VALUE column.');
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

/**
 * The columns are dimensions, then time and value, then attributes. Only the attributes in OF_VALUES distinguish one
 * series from another.
 */
function seriesOf(columns: readonly Cell[], rows: readonly (readonly string[])[]): Parts[] {
  const end = columns.findIndex(({ code }) => code === TIME || code === VALUE);
  const dimensions = columns.flatMap(({ code }, index) => (index < end && !OF_MESSAGE.has(code) ? [code] : []));
  const series = new Map<string, Parts[]>();
  for (const row of rows) {
    const cells = Object.fromEntries(columns.map(({ code }, index) => [code, cellOf(row[index] ?? '')]));
    const key = dimensions.map((name) => cells[name]?.code).join(' ');
    const alike = series.get(key) ?? [];
    series.set(key, alike);
    // A row in which an attribute is empty belongs to the same series as rows that specify the attribute.
    const known = alike.find((each) => OF_VALUES.every((name) => mayShareSeries(each.cells[name], cells[name])));
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

/** Returns the OECD's label if there is one; otherwise decodes the code with the common code list. */
function statusOf({ code, label }: Cell): string | undefined {
  const known = observationStatus(code);
  return known === undefined || label === code ? known : label;
}

/** Returns true if the codes are equal or one of them is empty. */
function mayShareSeries(a: Cell | undefined, b: Cell | undefined): boolean {
  return a === undefined || b === undefined || a.code === '' || b.code === '' || a.code === b.code;
}

/** Splits at the first ": ". If there is no label, the code is used as the label. */
function cellOf(cell: string): Cell {
  const at = cell.indexOf(': ');
  return at === -1
    ? { code: cell.trim(), label: cell.trim() }
    : { code: cell.slice(0, at).trim(), label: cell.slice(at + 2).trim() };
}

/** Parses values such as `1.2E-05`, and plain numbers, which are more common. */
function exponential(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d+(?:\.\d+)?[eE][-+]?\d{1,3}$/.test(text) ? Number(text) : undefined;
}
