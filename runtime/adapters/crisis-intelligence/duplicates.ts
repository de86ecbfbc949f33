// Merges earthquakes that both GDACS and the USGS report. The merged record is the GDACS record, which includes the
// alert level, with measurements from the USGS.

import type { Crisis } from '../../../generated/services/crisis-intelligence/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { MINUTE_MS } from '../../lib/duration.ts';
import type { Candidate } from './candidate.ts';

/** Maximum differences between two agencies' reports of the same earthquake. */
const APART_MS = 5 * MINUTE_MS;
const APART_DEGREES = 1.5;
const APART_MAGNITUDES = 1;

export interface Merged {
  readonly disasters: readonly Candidate[];
  readonly earthquakes: readonly Candidate[];
}

/**
 * Pairs each GDACS earthquake with at most one USGS report; reports that are closest in time, place and magnitude are
 * paired first. The lists must be unfiltered: if a filter removed the counterpart, a foreshock or aftershock would be
 * paired instead.
 */
export function counterparts(
  disasters: readonly Candidate[],
  earthquakes: readonly Candidate[],
): ReadonlyMap<Candidate, Candidate> {
  const quakesIn = Map.groupBy(earthquakes, ({ crisis }) => periodOf(crisis));
  const pairs: { disaster: Candidate; quake: Candidate; difference: number }[] = [];
  for (const disaster of disasters.filter(({ type }) => type === 'EQ')) {
    const period = periodOf(disaster.crisis);
    for (const quake of [-1, 0, 1].flatMap((step) => quakesIn.get(period + step) ?? [])) {
      const difference = differenceOf(disaster.crisis, quake.crisis);
      if (difference !== undefined) pairs.push({ disaster, quake, difference });
    }
  }
  pairs.sort((a, b) => a.difference - b.difference);
  const found = new Map<Candidate, Candidate>();
  const taken = new Set<Candidate>();
  for (const { disaster, quake } of pairs) {
    if (found.has(disaster) || taken.has(quake)) continue;
    found.set(disaster, quake);
    taken.add(quake);
  }
  return found;
}

export function mergeEarthquakes(
  disasters: readonly Candidate[],
  earthquakes: readonly Candidate[],
  pairs: ReadonlyMap<Candidate, Candidate>,
): Merged {
  const listed = new Set(earthquakes);
  const merged = new Set<Candidate>();
  const joinedDisasters = disasters.map((candidate) => {
    const quake = pairs.get(candidate);
    if (quake === undefined || !listed.has(quake)) return candidate;
    merged.add(quake);
    return { ...candidate, crisis: joined(candidate.crisis, quake.crisis) };
  });
  return { disasters: joinedDisasters, earthquakes: earthquakes.filter((quake) => !merged.has(quake)) };
}

/**
 * Returns the index of the `APART_MS`-long period in which the event starts. Reports of the same earthquake are at most
 * one period apart.
 */
function periodOf({ starts_at }: AdapterResult<Crisis>): number {
  return Math.floor(Date.parse(starts_at ?? '') / APART_MS);
}

/**
 * Returns how much two reports of an earthquake differ: 0 if they are equal, undefined if they describe different
 * earthquakes.
 */
function differenceOf(one: AdapterResult<Crisis>, other: AdapterResult<Crisis>): number | undefined {
  const { latitude, longitude, starts_at } = one;
  if (latitude == null || longitude == null || starts_at == null) return undefined;
  if (other.latitude == null || other.longitude == null || other.starts_at == null) return undefined;
  // Longitudes wrap at 180 degrees, and a degree of longitude gets shorter toward the poles.
  const east = Math.abs(longitude - other.longitude);
  const width = Math.min(east, 360 - east) * Math.cos((latitude * Math.PI) / 180);
  const shares = [
    Math.abs(Date.parse(starts_at) - Date.parse(other.starts_at)) / APART_MS,
    Math.abs(latitude - other.latitude) / APART_DEGREES,
    width / APART_DEGREES,
    one.magnitude == null || other.magnitude == null ? 0 : Math.abs(one.magnitude - other.magnitude) / APART_MAGNITUDES,
  ];
  return shares.some((share) => share > 1) ? undefined : shares.reduce((sum, share) => sum + share, 0);
}

function joined(kept: AdapterResult<Crisis>, other: AdapterResult<Crisis>): AdapterResult<Crisis> {
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
