// The vessels in an area. AIS skips: a vessel is there for as long as it was heard in the last hours, and one that lies on the
// edge of the area has left only when it is some way off. A vessel that is heard elsewhere has left; one that the answer lacks is
// missing, and may be there again in the next answer.

import type { DigitrafficAisWatcher } from '../../../generated/events.ts';
import { Problem } from '../../contract/problem.ts';
import type { AisPosition } from '../../reference/ais.ts';
import type { Box } from '../../reference/ports.ts';
import type { WatchContext } from '../watch-context.ts';
import { circleAround, foundVessel, isInside } from './maritime.ts';

/** The look-ups of each source, by the name under which its events are declared. */
export const watchers = { 'digitraffic-ais': create };

/** Who was last heard in the area. */
interface Inside {
  readonly mmsis: readonly number[];
}

/** At anchor some send every few minutes, and in places a receiver hears a part of that. */
const HOURS = 2;
/** Degrees: a kilometre or two. */
const EDGE = 0.02;
/** So far around the area a vessel that left it is still heard: more than 30 knots between two looks. */
const AROUND_KM = 10;
/** More than lie in any area: those that fell silent make place for others. */
const MOST_INSIDE = 5_000;

/** Makes the looks at the source's entities. */
function create({ source }: WatchContext<'digitraffic-ais'>): DigitrafficAisWatcher {
  return {
    async vessel(cursor, { area }, call) {
      const box = boxOf(area);
      const wide = { west: box.west - EDGE, south: box.south - EDGE, east: box.east + EDGE, north: box.north + EDGE };
      const circle = circleAround(wide);
      const [positions, all] = await Promise.all([
        source.within({ ...circle, radiusKm: circle.radiusKm + AROUND_KM }, HOURS, call),
        // Names and destinations of all vessels are megabytes: kept ones will do.
        source.allDetails({ ...call, newest: false }),
      ]);
      const before = new Set((cursor as Inside | undefined)?.mmsis);
      const isThere = (position: AisPosition) => isInside(before.has(position.mmsi) ? wide : box, position);
      const inside = positions.filter(isThere);
      const elsewhere = positions.filter((position) => !isThere(position)).map(({ mmsi }) => String(mmsi));
      const details = new Map(all.map((each) => [each.mmsi, each]));
      const records = inside.map((position) => {
        const { mmsi, latitude, longitude, time } = position;
        const vessel = { mmsi, details: details.get(mmsi), position, source: 'digitraffic-ais' } as const;
        return { ...foundVessel(vessel, call.now()), latitude, longitude, time };
      });
      // Who is not heard is where it was: half an answer must not make those on the edge leave.
      const heard = new Set(positions.map(({ mmsi }) => mmsi));
      const silent = [...before].filter((mmsi) => !heard.has(mmsi));
      const mmsis = [...silent, ...inside.map(({ mmsi }) => mmsi)].slice(-MOST_INSIDE);
      return { covers: 'all', records, removedIds: elsewhere, nextCursor: { mmsis } satisfies Inside };
    },
  };
}

function boxOf(area: string): Box {
  const [west = 0, south = 0, east = 0, north = 0] = area.split(',').map(Number);
  if (west < east && south < north) return { west, south, east, north };
  throw new Problem('not_configured', `The area ${area} is no box: it is written west,south,east,north.`);
}
