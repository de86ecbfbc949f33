// One earthquake that GDACS and the USGS both report is one record: GDACS's, which has the alert level, with what the USGS measured.

import type { Crisis } from '../../../generated/services/crisis-intelligence/types.ts';
import type { Given } from '../../contract/given.ts';
import { MINUTE_MS } from '../../kit/duration.ts';
import type { Candidate } from './candidate.ts';

/** Agencies locate the same earthquake so far apart at most. */
const APART_MS = 5 * MINUTE_MS;
const APART_DEGREES = 1.5;

/** Records of which each event is there once. */
export interface Merged {
  readonly disasters: readonly Candidate[];
  readonly earthquakes: readonly Candidate[];
}

/** Joins the earthquakes that both sources report. */
export function mergeEarthquakes(disasters: readonly Candidate[], earthquakes: readonly Candidate[]): Merged {
  const taken = new Set<Candidate>();
  const merged = disasters.map((candidate) => {
    if (candidate.type !== 'EQ') return candidate;
    const twin = earthquakes.find((other) => !taken.has(other) && isSame(candidate.crisis, other.crisis));
    if (twin === undefined) return candidate;
    taken.add(twin);
    return { ...candidate, crisis: joined(candidate.crisis, twin.crisis) };
  });
  return { disasters: merged, earthquakes: earthquakes.filter((quake) => !taken.has(quake)) };
}

function isSame(one: Given<Crisis>, other: Given<Crisis>): boolean {
  const { latitude, longitude, starts_at } = one;
  if (latitude == null || longitude == null || starts_at == null) return false;
  if (other.latitude == null || other.longitude == null || other.starts_at == null) return false;
  if (Math.abs(Date.parse(starts_at) - Date.parse(other.starts_at)) > APART_MS) return false;
  // East and west of the 180th meridian are neighbours; towards the poles degrees of longitude get short.
  const east = Math.abs(longitude - other.longitude);
  const width = Math.min(east, 360 - east) * Math.cos((latitude * Math.PI) / 180);
  return Math.abs(latitude - other.latitude) <= APART_DEGREES && width <= APART_DEGREES;
}

function joined(kept: Given<Crisis>, other: Given<Crisis>): Given<Crisis> {
  const report = {
    source: other.source,
    source_id: other.source_id,
    url: other.url ?? undefined,
  };
  return {
    ...kept,
    magnitude: other.magnitude ?? kept.magnitude,
    depth_km: other.depth_km,
    area: kept.area ?? other.area,
    also_reported_by: [report],
  };
}
