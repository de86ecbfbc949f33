// Vessels in an area. AIS reception has gaps: a vessel counts as present if a message from it was received in recent
// hours, and as departed only if it is heard at some distance outside the area. A vessel that is missing from one
// response may be in the next.

import type { DigitrafficAisWatcher } from '../../../generated/events.ts';
import { Problem } from '../../contract/problem.ts';
import type { AisPosition } from '../../reference/ais.ts';
import type { Box } from '../../reference/ports.ts';
import type { WatchContext } from '../watch-context.ts';
import { circleAround, foundVessel, isInside } from './maritime.ts';

export const watchers = { 'digitraffic-ais': create };

/** MMSIs of the vessels whose last message came from inside the area. */
interface Inside {
  readonly mmsis: readonly number[];
}

/**
 * A vessel counts as present if a message from it was received within this many hours. Anchored vessels may transmit
 * only every few minutes, and receivers miss some messages.
 */
const HOURS = 2;
/** Distance outside the area, in degrees, at which a vessel counts as departed (one to two kilometers). */
const EDGE = 0.02;
/**
 * Margin around the area in which departed vessels are still detected. Larger than the distance covered at 30 knots
 * between two polls.
 */
const AROUND_KM = 10;
/**
 * Maximum number of vessels, which is more than any area contains. If it is exceeded, silent vessels are dropped first.
 */
const MAX_INSIDE = 5_000;

function create({ source }: WatchContext<'digitraffic-ais'>): DigitrafficAisWatcher {
  return {
    async vessel(cursor, { area }, call) {
      const box = boxOf(area);
      const wide = { west: box.west - EDGE, south: box.south - EDGE, east: box.east + EDGE, north: box.north + EDGE };
      const circle = circleAround(wide);
      const [positions, all] = await Promise.all([
        source.within({ ...circle, radiusKm: circle.radiusKm + AROUND_KM }, HOURS, call),
        // The names and destinations of all vessels amount to several megabytes, so accept a cached response.
        source.allDetails({ ...call, newest: false }),
      ]);
      const before = new Set((cursor as Inside | undefined)?.mmsis);
      const isInArea = (position: AisPosition) => isInside(before.has(position.mmsi) ? wide : box, position);
      const inside = positions.filter(isInArea);
      const elsewhere = positions.filter((position) => !isInArea(position)).map(({ mmsi }) => String(mmsi));
      const details = new Map(all.map((each) => [each.mmsi, each]));
      const records = inside.map((position) => {
        const { mmsi, latitude, longitude, time } = position;
        const vessel = { mmsi, details: details.get(mmsi), position, source: 'digitraffic-ais' } as const;
        return { ...foundVessel(vessel, call.now()), latitude, longitude, time };
      });
      // Vessels without a recent message keep their state, so that a partial response does not remove vessels at the
      // edge.
      const heard = new Set(positions.map(({ mmsi }) => mmsi));
      const silent = [...before].filter((mmsi) => !heard.has(mmsi));
      const mmsis = [...silent, ...inside.map(({ mmsi }) => mmsi)].slice(-MAX_INSIDE);
      return { covers: 'all', records, removedIds: elsewhere, nextCursor: { mmsis } satisfies Inside };
    },
  };
}

function boxOf(area: string): Box {
  const [west = 0, south = 0, east = 0, north = 0] = area.split(',').map(Number);
  if (west < east && south < north) return { west, south, east, north };
  throw new Problem('not_configured', `The area ${area} is not a box in the form west,south,east,north.`);
}
