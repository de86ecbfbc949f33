// Prepares lines for drawing: one measure per axis, the lines that are visible, and values as an index.

import type { Line, ShownSeries } from '../../../views/shown.ts';

/** Lines that share an axis: they have the same unit, or are of the same field. */
export interface Measure {
  readonly title: string;
  readonly unit?: string;
  readonly lines: readonly Line[];
}

/** One measure per unit; fields without a unit do not share an axis. */
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
    // Several fields with one unit are named by the view, or else by the unit.
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

/** Values relative to the first one, which becomes 100. Undefined if that is impossible: it is 0 or negative. */
export function indexed(line: Line): Line | undefined {
  const first = line.points.find(({ y }) => y !== null)?.y;
  if (first === undefined || first === null || first <= 0) return undefined;
  return { ...line, points: line.points.map(({ x, y }) => ({ x, y: y === null ? null : (y / first) * 100 })) };
}

/** Least and most value of lines; undefined without values. */
export function extentOf(lines: readonly Line[]): readonly [least: number, most: number] | undefined {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { points } of lines) {
    for (const { y } of points) {
      if (y === null) continue;
      least = Math.min(least, y);
      most = Math.max(most, y);
    }
  }
  return least > most ? undefined : [least, most];
}

export function nearestIndex(positions: readonly number[], at: number): number {
  let nearest = 0;
  for (const [index, position] of positions.entries()) {
    if (Math.abs(position - at) < Math.abs((positions[nearest] ?? 0) - at)) nearest = index;
  }
  return nearest;
}
