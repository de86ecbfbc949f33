// get_vessel_track: merges the points from all sources that have history, and thins them out to the requested number.

import type {
  AisSource,
  GetVesselTrackArguments,
  GetVesselTrackResult,
  TrackPoint,
} from '../../../generated/services/maritime/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { HOUR_MS } from '../../lib/duration.ts';
import type { AisPosition } from '../../reference/ais.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import type { Feed } from './feeds.ts';
import { implausible, nauticalMiles } from './jumps.ts';
import { queryFeeds, type Skipped } from './query-feeds.ts';

const NO_HISTORY: Skipped = { status: 'no_history', reason: 'This source has only the latest position.' };

export async function vesselTrack(
  feeds: readonly Feed[],
  { mmsi, hours, max_points }: GetVesselTrackArguments,
  call: Call,
): Promise<AdapterResult<GetVesselTrackResult>> {
  const now = call.now().getTime();
  const bar = (feed: Feed) => (feed.track === undefined ? NO_HISTORY : undefined);
  const request = async (feed: Feed, sourceCall: Parameters<Feed['vessel']>[1]) =>
    (await feed.track?.(mmsi, hours, sourceCall)) ?? [];
  // If the name cannot be found, the result does not include it.
  const [{ results, outcomes, hasFailures, lacks }, name] = await Promise.all([
    queryFeeds(feeds, bar, request, call),
    nameOf(feeds, mmsi, call),
  ]);
  const known = chronological(results.flatMap(({ items }) => items));
  const doubtful = implausible(known);
  const plausible = known.filter((position) => !doubtful.has(position));
  const points = thinned(known, max_points);
  const whose = results.filter(({ items }) => items.length > 0).map(({ source }) => source);
  call.cites?.(name === undefined ? whose : [...whose, name.source]);
  return {
    mmsi,
    name: name?.text,
    from: moment(now - hours * HOUR_MS),
    to: moment(now),
    point_count: points.length,
    points_known: known.length,
    implausible_count: doubtful.size,
    distance_nm: plausible.length < 2 ? null : distance(plausible),
    points: points.map((point) => pointRecord(point, doubtful.has(point))),
    sources: outcomes,
    note: joinedNotes(
      known.length === 0
        ? 'No source has positions of this vessel for this period. It may have been outside their coverage.'
        : null,
      hasFailures ? 'A source failed, so its points are missing.' : null,
      doubtful.size > 0 ? doubtfulNote(doubtful.size) : null,
      points.length < known.length ? `Reduced from ${known.length} points; increase max_points to get more.` : null,
      lacks,
    ),
  };
}

async function nameOf(
  feeds: readonly Feed[],
  mmsi: number,
  call: Call,
): Promise<{ readonly text: string; readonly source: AisSource } | undefined> {
  const found = await queryFeeds(
    feeds,
    () => undefined,
    async (feed, sourceCall) => [await feed.vessel(mmsi, sourceCall)],
    call,
  ).catch(() => undefined);
  const names = (found?.results ?? []).flatMap(({ source, items }) =>
    items.flatMap((seen) => (seen?.details?.name === undefined ? [] : [{ text: seen.details.name, source }])),
  );
  return names[0];
}

/** Sorts points oldest first and keeps one point per timestamp. */
function chronological(positions: readonly AisPosition[]): AisPosition[] {
  const byTime = new Map(positions.map((position) => [position.time, position]));
  return [...byTime.values()].sort((a, b) => (a.time < b.time ? -1 : 1));
}

/** Returns at most `max` points, evenly spaced by index, including the first and the last. */
function thinned(points: readonly AisPosition[], max: number): AisPosition[] {
  if (points.length <= max) return [...points];
  const step = (points.length - 1) / (max - 1);
  return Array.from({ length: max }, (_, index) => points[Math.round(index * step)] as AisPosition);
}

function distance(points: readonly AisPosition[]): number {
  let sum = 0;
  for (let index = 1; index < points.length; index++) {
    sum += nauticalMiles(points[index - 1] as AisPosition, points[index] as AisPosition);
  }
  return Math.round(sum * 10) / 10;
}

function pointRecord(
  { latitude, longitude, speed, course, time }: AisPosition,
  isImplausible: boolean,
): AdapterResult<TrackPoint> {
  const mark = isImplausible ? { implausible: true } : {};
  return { lat: latitude, lon: longitude, speed, course, timestamp: time, ...mark };
}

function doubtfulNote(count: number): string {
  const subject = count === 1 ? '1 position is' : `${count} positions are`;
  return `${subject} implausible: the vessel could not have reached them from its other positions. They are excluded from the distance.`;
}

function moment(time: number): string {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
