// Finds positions in a track that the vessel could not have reached from its other positions. Such positions come from
// garbled messages, jammed satellite navigation, or other vessels that transmit the same number.

import { HOUR_MS } from '../../lib/duration.ts';
import { type AisPosition, kilometres } from '../../reference/ais.ts';

export const NAUTICAL_MILE_KM = 1.852;
/** Maximum plausible speed. The fastest ferries and navy ships reach almost 60 knots. */
const FASTEST_KNOTS = 60;
/** Maximum plausible ratio of the speed between two positions to the reported speed. */
const ABOVE_REPORTED = 1.25;
/** Allowance for errors: positions can be off by tens of meters and receiver clocks by seconds. */
const INEXACT_NM = 0.5;
/**
 * Maximum number of candidate lines to extend at a time, which limits the work for random positions. If there are more
 * lines, the shortest one is no longer extended.
 */
const MAX_OPEN_LINES = 20;

/**
 * Returns the positions that are not part of the vessel's track. Positions are grouped into lines: each position
 * extends the nearest line from which the vessel could have reached it. The longest line is the track; if several are
 * equally long, the most recent one.
 * @param positions oldest first
 */
export function implausible(positions: readonly AisPosition[]): ReadonlySet<AisPosition> {
  const lines: AisPosition[][] = [];
  const open = new Set<AisPosition[]>();
  for (const position of positions) {
    const line = nearestOf(open, position);
    if (line !== undefined) {
      line.push(position);
      continue;
    }
    if (open.size >= MAX_OPEN_LINES) open.delete(shortestOf(open));
    const started = [position];
    lines.push(started);
    open.add(started);
  }
  let track: readonly AisPosition[] = [];
  for (const line of lines) {
    const isLater = (line.at(-1)?.time ?? '') > (track.at(-1)?.time ?? '');
    if (line.length > track.length || (line.length === track.length && isLater)) track = line;
  }
  const plausible = new Set(track);
  return new Set(positions.filter((position) => !plausible.has(position)));
}

function nearestOf(lines: Iterable<AisPosition[]>, position: AisPosition): AisPosition[] | undefined {
  let nearest: AisPosition[] | undefined;
  let min = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const last = line.at(-1) as AisPosition;
    const miles = nauticalMiles(last, position);
    if (miles < min && miles <= reach(last, position)) [nearest, min] = [line, miles];
  }
  return nearest;
}

function shortestOf(lines: ReadonlySet<AisPosition[]>): AisPosition[] {
  return [...lines].reduce((shortest, line) => (line.length < shortest.length ? line : shortest));
}

export function nauticalMiles(one: AisPosition, other: AisPosition): number {
  return kilometres(one, other) / NAUTICAL_MILE_KM;
}

/** Returns the maximum distance, in nautical miles, that the vessel could have covered between two positions. */
function reach(one: AisPosition, other: AisPosition): number {
  // A false message can report any speed, so use the lower of the two speeds.
  const reported = Math.min(one.speed ?? 0, other.speed ?? 0);
  const hours = (Date.parse(other.time) - Date.parse(one.time)) / HOUR_MS;
  return INEXACT_NM + hours * Math.max(FASTEST_KNOTS, reported * ABOVE_REPORTED);
}
