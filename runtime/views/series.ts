// One line per group and value field, in chronological order, with gaps preserved.

import type { SeriesView, ViewField } from '../contract/view.ts';
import { columnOf } from './columns.ts';
import type { Column, Line, ShownSeries } from './shown.ts';
import { type Bounds, figure, isRecord, plain, rowsOf, unitOf, valueAt } from './walk.ts';

type Point = Line['points'][number];
interface Drawn {
  readonly label: string;
  readonly unit: string | undefined;
  readonly points: Point[];
}

export function seriesShown(view: SeriesView, answer: unknown, bounds: Bounds): ShownSeries {
  const found = rowsOf(answer, view.rows, bounds);
  const lines = new Map<string, Drawn>();
  let { omitted } = found;
  for (const row of found.rows) {
    const x = plain(valueAt(row, view.x.path), bounds);
    if (typeof x !== 'string' && typeof x !== 'number') {
      omitted += 1;
      continue;
    }
    const groups = view.group.flatMap((field) => groupText(valueAt(row, field.path), view.x, x, bounds));
    for (const y of view.y) {
      const label = (view.y.length > 1 ? [...groups, y.title] : groups).join(', ');
      const line = lines.get(label) ?? { label, unit: unitOf(row, y, bounds), points: [] };
      if (!lines.has(label) && lines.size >= bounds.lines) omitted += 1;
      else
        lines
          .set(label, line)
          .get(label)
          ?.points.push({ x, y: figure(row, y.path) });
    }
  }
  const drawn = [...lines.values()].filter(({ points }) => points.some(({ y }) => y !== null));
  const units = new Set(drawn.map(({ unit }) => unit));
  return {
    ...{ kind: 'series', title: view.title, omitted, empty: drawn.length === 0 },
    x: columnOf(view.x, undefined),
    y: yColumn(view.y, units),
    group: view.group.map(({ title }) => title).join(', '),
    lines: drawn.map(({ label, unit, points }) => ({
      label,
      ...(unit === undefined ? {} : { unit }),
      points: points.sort((a, b) => inOrder(a.x, b.x)),
    })),
  };
}

function yColumn(fields: readonly ViewField[], units: ReadonlySet<string | undefined>): Column {
  const [unit] = units.size === 1 ? units : [undefined];
  const [first] = fields;
  if (first !== undefined && fields.length === 1) return columnOf(first, unit);
  return columnOf({ path: 'value', title: 'Value', type: 'number' }, unit);
}

/** The part of a line's label from one group field; for an object with arbitrary keys, everything except the time. */
function groupText(value: unknown, x: ViewField, at: string | number, bounds: Bounds): string[] {
  if (!isRecord(value)) return [plain(value, bounds) ?? []].flat().map(String);
  const time = x.path.split('.').at(-1);
  return Object.keys(value)
    .slice(0, bounds.spread)
    .filter((name) => name !== time && value[name] !== at)
    .flatMap((name) => plain(value[name], bounds) ?? [])
    .map(String);
}

function inOrder(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}
