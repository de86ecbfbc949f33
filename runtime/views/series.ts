// Series have one line per group and value field. Points are in chronological order, and gaps are preserved.

import type { SeriesView, ViewField } from '../contract/view.ts';
import { columnOf } from './columns.ts';
import type { Column, Line, Plain, ShownSeries } from './shown.ts';
import { type Bounds, type FoundValue, figure, isRecord, plain, rowsOf, unitOf, valueAt } from './walk.ts';

type Point = Line['points'][number];
interface Drawn {
  readonly label: string;
  readonly unit: string | undefined;
  readonly measure: string | undefined;
  readonly groups: readonly string[];
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
    for (const y of view.y) {
      const label = lineLabel(view, y, row, bounds);
      const measure = view.y.length > 1 ? y.title : undefined;
      const line = lines.get(label) ?? {
        label,
        unit: unitOf(row, y, bounds),
        measure,
        groups: groupsOf(view, row, bounds),
        points: [],
      };
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
  const common = commonGroups(drawn);
  return {
    ...(common.size === 0 ? {} : { caption: [...common.values()].join(', ') }),
    ...{ kind: 'series', title: view.title, omitted, empty: drawn.length === 0 },
    x: columnOf(view.x, undefined),
    y: yColumn(view.y, units),
    group: view.group.map(({ title }) => title).join(', '),
    lines: drawn.map(({ label, unit, measure, groups, points }) => ({
      label,
      ...(common.size === 0
        ? {}
        : { name: [...groups.filter((_, index) => !common.has(index)), measure ?? []].flat().join(', ') }),
      ...(unit === undefined ? {} : { unit }),
      ...(measure === undefined ? {} : { measure }),
      points: points.sort((a, b) => inOrder(a.x, b.x)),
    })),
  };
}

export function lineLabel(view: SeriesView, y: ViewField, row: FoundValue, bounds: Bounds): string {
  const groups = groupsOf(view, row, bounds);
  return (view.y.length > 1 ? [...groups, y.title] : groups).join(', ');
}

function groupsOf({ group, x }: SeriesView, row: FoundValue, bounds: Bounds): string[] {
  const at = plain(valueAt(row, x.path), bounds);
  return group.flatMap((field) => groupText(valueAt(row, field.path), x, at, bounds));
}

/** Returns the values that all lines have in common, by position in the label. They belong in the title instead. */
function commonGroups(lines: readonly Drawn[]): ReadonlyMap<number, string> {
  const [first, ...others] = lines;
  if (first === undefined || others.some(({ groups }) => groups.length !== first.groups.length)) return new Map();
  const isCommon = (text: string, index: number) => others.every(({ groups }) => groups[index] === text);
  return new Map(first.groups.flatMap((text, index) => (isCommon(text, index) ? [[index, text] as const] : [])));
}

function yColumn(fields: readonly ViewField[], units: ReadonlySet<string | undefined>): Column {
  const [unit] = units.size === 1 ? units : [undefined];
  const [first] = fields;
  if (first !== undefined && fields.length === 1) return columnOf(first, unit);
  return columnOf({ path: 'value', title: 'Value', type: 'number' }, unit);
}

/**
 * Returns the part of a line's label that comes from one group field. For an object with arbitrary keys, this is
 * everything except the time.
 */
function groupText(value: unknown, x: ViewField, at: Plain, bounds: Bounds): string[] {
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
