// Chooses charts for the rows of a query: lines if a column contains periods, bars if a column labels each row.

import type { BarsView, SeriesView, ViewField } from '../../../contract/view.ts';
import type { AnswerColumn, AnswerTable } from '../../../query/answer.ts';
import { show } from '../../../views/show.ts';
import type { Shown } from '../../../views/shown.ts';
import { SCREEN } from '../../../views/walk.ts';

type Rows = Pick<AnswerTable, 'columns' | 'rows'>;

interface Values extends AnswerColumn {
  readonly index: number;
  readonly values: readonly (string | number | null)[];
}

const MAX_CHARTS = 3;
const MAX_BARS = 100;
/**
 * Maximum factor between figures on one axis. With larger differences, the bars of the smaller column would be
 * invisible.
 */
const FACTOR = 20;
const PERIOD = /^\d{4}(?:-?(?:Q[1-4]|S[12]|W\d{2}|M?\d{2}))?$|^\d{4}-\d{2}-\d{2}(?:T.*)?$/;

/** Returns at most three charts, and none for rows that a chart would not make clearer. */
export function chartsOf({ columns, rows }: Rows): readonly Shown[] {
  if (rows.length < 2) return [];
  const all = columns.map(
    (column, index): Values => ({ ...column, index, values: rows.map((row) => row[index] ?? null) }),
  );
  const time = timeOf(all);
  const figures = all.filter((each) => each !== time && isFigure(each));
  if (figures.length === 0) return [];
  const records = rows.map((row) => Object.fromEntries(row.map((value, index) => [pathOf(index), value])));
  const charts = together(figures).slice(0, MAX_CHARTS);
  const texts = all.filter((each) => each !== time && isLabel(each));
  const group = time === undefined ? undefined : groupOf(time, texts);
  const label = texts.find(isUnique);
  return charts.flatMap((chart): Shown[] => {
    const title = chart.map(({ name }) => name).join(', ');
    const y = chart.map(fieldOf);
    if (time !== undefined && group !== undefined) {
      const view: SeriesView = { kind: 'series', title, rows: 'rows', x: fieldOf(time), y, group: group.map(fieldOf) };
      return [show(view, { rows: records }, SCREEN)];
    }
    if (label === undefined || rows.length > MAX_BARS) return [];
    const view: BarsView = { kind: 'bars', title, rows: 'rows', category: fieldOf(label), values: y, ordered: true };
    return [show(view, { rows: records }, SCREEN)];
  });
}

function pathOf(index: number): string {
  return `c${index}`;
}

function fieldOf({ name, unit, index, type }: Values): ViewField {
  const isNumber = type === 'number' || type === 'integer';
  return {
    ...{ path: pathOf(index), title: name, type: isNumber ? 'number' : 'text' },
    ...(unit === undefined ? {} : { unit }),
  };
}

/**
 * The column with at least two different periods: a column declared as a period or date, or one whose values all look
 * like periods.
 */
function timeOf(all: readonly Values[]): Values | undefined {
  const several = all.filter(({ values }) => new Set(values).size > 1);
  const isTime = ({ is }: Values) => is === 'period' || is === 'year' || is === 'day' || is === 'moment';
  return several.find(isTime) ?? several.find((each) => each.type === 'text' && looksLikeTime(each));
}

function looksLikeTime({ values }: Values): boolean {
  const filled = values.filter((value) => value !== null);
  return filled.length > 0 && filled.every((value) => PERIOD.test(String(value)));
}

/** True for quantities with different values. Excludes years, periods, coordinates and ids. */
function isFigure({ type, is, values }: Values): boolean {
  if (type !== 'number' && type !== 'integer') return false;
  if (is !== undefined && /^(?:year|period|latitude|longitude|id\..*)$/.test(is)) return false;
  // If every row has the same number, such as a count of all rows, there is nothing to compare.
  return values.some((value) => typeof value === 'number') && new Set(values).size > 1;
}

function isLabel({ type, values }: Values): boolean {
  return type === 'text' && values.some((value) => value !== null);
}

function isUnique({ values }: Values): boolean {
  return values.every((value) => value !== null && value !== '') && new Set(values).size === values.length;
}

/**
 * Returns the columns needed to distinguish the lines of a chart: none or one. Undefined if a line would have two
 * values for the same period.
 */
function groupOf({ values }: Values, texts: readonly Values[]): readonly Values[] | undefined {
  const isClear = (keys: readonly string[]) => new Set(keys).size === keys.length;
  if (isClear(values.map(String))) return [];
  const found = texts.find((text) => isClear(values.map((value, row) => JSON.stringify([value, text.values[row]]))));
  return found === undefined ? undefined : [found];
}

/** Groups figures that share a chart: those with the same unit and a similar size. */
function together(figures: readonly Values[]): Values[][] {
  const charts: Values[][] = [];
  for (const figure of figures) {
    const fits = charts.find(([first]) => first !== undefined && areComparable(first, figure));
    if (fits === undefined) charts.push([figure]);
    else fits.push(figure);
  }
  return charts;
}

function areComparable(one: Values, other: Values): boolean {
  if (one.unit !== other.unit) return false;
  const [a, b] = [largestOf(one), largestOf(other)];
  return a <= b * FACTOR && b <= a * FACTOR;
}

function largestOf({ values }: Values): number {
  return Math.max(0, ...values.map((value) => (typeof value === 'number' ? Math.abs(value) : 0)));
}
