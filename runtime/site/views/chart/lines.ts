// Prepares lines for drawing: groups them into one measure per axis, selects the visible ones, and converts values to
// an index.

import type { Line, ShownSeries } from '../../../views/shown.ts';

/** Lines that share an axis, because they have the same unit or show the same field. */
export interface Measure {
  readonly title: string;
  readonly unit?: string;
  readonly lines: readonly Line[];
}

/** Returns one measure per unit. Fields without a unit do not share an axis. */
export function measuresOf({ title, lines, y }: ShownSeries): Measure[] {
  const measures = new Map<string, { title: string; unit?: string; lines: Line[] }>();
  for (const line of lines) {
    const unit = line.unit ?? y.unit;
    const key = unit ?? line.measure ?? '';
    const known = measures.get(key) ?? {
      title: line.measure ?? y.title,
      ...(unit === undefined ? {} : { unit }),
      lines: [],
    };
    // If several fields share a unit, the title of the view is used or, if it is generic, the unit.
    if (line.measure !== undefined && known.title !== line.measure)
      known.title = title === 'Chart' ? (unit ?? y.title) : title;
    known.lines.push(line);
    measures.set(key, known);
  }
  return [...measures.values()].sort((a, b) => b.lines.length - a.lines.length);
}

/** @param measure title of the measure, for a line without a name */
export function lineName({ label, name = label }: Line, measure: string): string {
  return name || measure;
}

const FIRST_LINES = 8;

export function firstVisible(lines: readonly Line[]): ReadonlySet<string> {
  if (lines.length <= FIRST_LINES) return new Set(lines.map(({ label }) => label));
  const byLast = [...lines].sort((a, b) => Math.abs(lastOf(b)?.y ?? 0) - Math.abs(lastOf(a)?.y ?? 0));
  return new Set(byLast.slice(0, FIRST_LINES).map(({ label }) => label));
}

export interface KnownPoint {
  readonly x: string | number;
  readonly y: number;
}

export function lastOf({ points }: Line): KnownPoint | undefined {
  return points.findLast((point): point is KnownPoint => point.y !== null);
}

/** Values relative to the first value, which becomes 100. Undefined if the first value is missing, 0 or negative. */
export function indexed(line: Line): Line | undefined {
  const first = line.points.find(({ y }) => y !== null)?.y;
  if (first === undefined || first === null || first <= 0) return undefined;
  return { ...line, points: line.points.map(({ x, y }) => ({ x, y: y === null ? null : (y / first) * 100 })) };
}

/** Smallest and largest value of the lines; undefined if there are no values. */
export function extentOf(lines: readonly Line[]): readonly [least: number, most: number] | undefined {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { points } of lines) {
    for (const { y } of points) {
      if (y === null) continue;
      min = Math.min(min, y);
      max = Math.max(max, y);
    }
  }
  return min > max ? undefined : [min, max];
}

export function nearestIndex(positions: readonly number[], at: number): number {
  let nearest = 0;
  for (const [index, position] of positions.entries()) {
    if (Math.abs(position - at) < Math.abs((positions[nearest] ?? 0) - at)) nearest = index;
  }
  return nearest;
}
