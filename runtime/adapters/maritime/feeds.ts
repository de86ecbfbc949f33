// The AIS sources behind one interface. Operations that a source does not support are absent, which is reported in
// results.

import type { AisSource, VesselType } from '../../../generated/services/maritime/types.ts';
import { HOUR_MS } from '../../lib/duration.ts';
import type { AisDetails, AisPosition } from '../../reference/ais.ts';
import type { Box } from '../../reference/ports.ts';
import type { SourceCall } from '../../sources/client/client.ts';
import type { Aisstream } from './aisstream/aisstream.ts';
import { circleAround, isInside } from './area.ts';
import type { BarentswatchAis } from './barentswatch-ais/barentswatch-ais.ts';
import type { DigitrafficAis } from './digitraffic-ais/digitraffic-ais.ts';

export interface Seen {
  readonly mmsi: number;
  readonly details: AisDetails | undefined;
  readonly position: AisPosition | undefined;
}

export interface Feed {
  readonly id: AisSource;
  readonly coverage: string;
  readonly waters: readonly Box[];
  /** Settings that are missing; undefined if the feed is configured. */
  readonly missing: string | undefined;
  readonly hides: readonly VesselType[];
  vessel(mmsi: number, call: SourceCall): Promise<Seen | undefined>;
  within(box: Box, hours: number, call: SourceCall): Promise<readonly Seen[]>;
  /**
   * Returns the vessels whose names contain the folded `words` and whose details match, with their positions from
   * recent days.
   */
  all(words: string, isMatch: (details: AisDetails) => boolean, call: SourceCall): Promise<readonly Seen[]>;
  track?(mmsi: number, hours: number, call: SourceCall): Promise<readonly AisPosition[]>;
}

/** Maximum age of the positions that a name search returns. */
const SEARCH_HOURS = 168;

export function digitrafficFeed(source: DigitrafficAis): Feed {
  return {
    id: 'digitraffic-ais',
    coverage:
      'Finland and the northern Baltic Sea, and parts of the coasts of Sweden and Estonia; no fishing vessels, no history.',
    waters: [{ west: 14, south: 54.5, east: 31, north: 66.5 }],
    missing: undefined,
    hides: ['fishing'],
    vessel: async (mmsi, call) => {
      const [details, position] = await Promise.all([source.details(mmsi, call), source.position(mmsi, call)]);
      return details === undefined && position === undefined ? undefined : { mmsi, details, position };
    },
    within: async (box, hours, call) => {
      const [positions, details] = await Promise.all([
        source.within(circleAround(box), hours, call),
        source.allDetails(call),
      ]);
      const inside = positions.filter((position) => isInside(box, position));
      const known = byMmsi(details, new Set(inside.map(({ mmsi }) => mmsi)));
      return inside.map((position) => ({ mmsi: position.mmsi, details: known.get(position.mmsi), position }));
    },
    all: async (_words, isMatch, call) => {
      const [details, positions] = await Promise.all([source.allDetails(call), source.everywhere(SEARCH_HOURS, call)]);
      const matching = details.filter(isMatch);
      const known = byMmsi(positions, new Set(matching.map(({ mmsi }) => mmsi)));
      return matching.map((each) => ({ mmsi: each.mmsi, details: each, position: known.get(each.mmsi) }));
    },
  };
}

export function barentswatchFeed(source: BarentswatchAis): Feed {
  return {
    id: 'barentswatch-ais',
    coverage:
      'Norwegian waters including Svalbard and Jan Mayen, with fishing vessels; positions of the last 24 hours, tracks of 14 days.',
    waters: [{ west: -12, south: 56, east: 40, north: 82 }],
    missing: source.configured ? undefined : 'BARENTSWATCH_CLIENT_ID and BARENTSWATCH_CLIENT_SECRET',
    hides: [],
    vessel: async (mmsi, call) =>
      (await source.latest(call)).filter((each) => each.position.mmsi === mmsi).map(seen)[0],
    within: async (box, hours, call) => {
      const since = call.now().getTime() - hours * HOUR_MS;
      const isInRange = ({ position }: { position: AisPosition }) =>
        isInside(box, position) && Date.parse(position.time) >= since;
      return (await source.latest(call)).filter(isInRange).map(seen);
    },
    all: async (_words, isMatch, call) =>
      (await source.latest(call)).filter(({ details }) => isMatch(details)).map(seen),
    track: (mmsi, hours, call) => source.track(mmsi, hours, call),
  };
}

export function aisstreamFeed(source: Aisstream): Feed {
  return {
    id: 'aisstream',
    coverage:
      'Waters near about 430 major ports worldwide, where receivers are in range. Positions collected by this server: up to 168 hours back, one per vessel every 10 minutes.',
    waters: source.waters,
    missing: source.configured ? undefined : 'AISSTREAM_KEY',
    hides: [],
    vessel: (mmsi, call) => source.vessel(mmsi, call),
    within: (box, hours, call) => source.within(box, hours, call),
    all: async (words, isMatch, call) =>
      (await source.named(words, call)).filter(({ details }) => details !== undefined && isMatch(details)),
    track: (mmsi, hours, call) => source.track(mmsi, hours, call),
  };
}

function seen({ details, position }: { details: AisDetails; position: AisPosition }): Seen {
  return { mmsi: position.mmsi, details, position };
}

function byMmsi<Item extends { readonly mmsi: number }>(
  items: readonly Item[],
  requested: ReadonlySet<number>,
): ReadonlyMap<number, Item> {
  return new Map(items.filter(({ mmsi }) => requested.has(mmsi)).map((item) => [item.mmsi, item]));
}
