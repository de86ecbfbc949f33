// Flares and storms as published records: pure mapping.

import { FLARE_CLASS_VALUES } from '../../../generated/services/space-weather/codec.ts';
import type {
  ClassCount,
  GeomagneticStorm,
  SolarFlare,
  StormScale,
  StormSeverity,
} from '../../../generated/services/space-weather/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { MINUTE_MS } from '../../lib/duration.ts';
import type { Flare, Storm } from './donki/donki.ts';

const SCALE: Readonly<Record<number, StormScale>> = { 5: 'G1', 6: 'G2', 7: 'G3', 8: 'G4' };
const TOP_KP = 9;

/** Comparable over the classes; -1 where the class is not known. */
export function strength({ letter, magnitude = 1 }: Flare): number {
  return letter === undefined ? -1 : 10 ** FLARE_CLASS_VALUES.indexOf(letter) * magnitude;
}

/** How many of each class, the strongest first, those without one last. */
export function countsByClass(flares: readonly Flare[]): AdapterResult<ClassCount>[] {
  const classes = Map.groupBy(flares, ({ letter }) => letter);
  const rank = (letter: Flare['letter']) => (letter === undefined ? -1 : FLARE_CLASS_VALUES.indexOf(letter));
  return [...classes]
    .sort(([a], [b]) => rank(b) - rank(a))
    .map(([letter, of]) => ({ class: letter, count: of.length }));
}

/** A solar flare by what is usually asked for. */
export function briefFlare(flare: Flare): AdapterResult<SolarFlare> {
  return {
    id: flare.id,
    class: flare.letter,
    class_type: flare.classType,
    begin_time: flare.begin,
    peak_time: flare.peak,
    end_time: flare.end,
    source_location: flare.location,
    active_region: flare.activeRegion,
    ...(flare.linkedEvents.length === 0 ? {} : { linked_events: flare.linkedEvents }),
  };
}

/** A solar flare with all that is known of it. */
export function flareRecord(flare: Flare): AdapterResult<SolarFlare> {
  const minutes =
    flare.end === undefined ? undefined : Math.round((Date.parse(flare.end) - Date.parse(flare.begin)) / MINUTE_MS);
  return {
    id: flare.id,
    class: flare.letter,
    class_type: flare.classType,
    magnitude: flare.magnitude,
    begin_time: flare.begin,
    peak_time: flare.peak,
    end_time: flare.end,
    duration_minutes: minutes === undefined || minutes < 0 ? null : minutes,
    source_location: flare.location,
    latitude: flare.position?.latitude,
    longitude: flare.position?.longitude,
    active_region: flare.activeRegion,
    instruments: flare.instruments,
    linked_events: flare.linkedEvents,
    note: flare.note,
    submission_time: flare.submitted,
    link: flare.link,
  };
}

/** A geomagnetic storm. */
export function stormRecord(storm: Storm): AdapterResult<GeomagneticStorm> {
  const maxKp = maxKpOf(storm);
  return {
    id: storm.id,
    start_time: storm.start,
    last_observed_time: storm.readings.at(-1)?.observed,
    max_kp: maxKp,
    severity: maxKp === undefined ? null : severityOf(maxKp),
    g_scale: maxKp === undefined ? null : scaleOf(maxKp),
    kp_index: storm.readings.map(({ observed, kp, source }) => ({
      observed_time: observed,
      kp,
      source,
    })),
    linked_events: storm.linkedEvents,
    submission_time: storm.submitted,
    link: storm.link,
  };
}

/** The largest Kp; undefined where none was entered. */
export function maxKpOf({ readings }: Storm): number | undefined {
  return readings.length === 0 ? undefined : Math.max(...readings.map(({ kp }) => kp));
}

/** Kp comes in thirds, and a minus belongs to the number above it: 4.67 is 5-, and counts as 5. */
function kpClassOf(kp: number): number {
  return Math.round(kp);
}

/** The scale of NOAA, in which 9- alone belongs to the number below: G4 is "8, including a 9-". Null below a storm. */
function scaleOf(kp: number): StormScale | null {
  if (kp >= TOP_KP) return 'G5';
  return SCALE[Math.min(kpClassOf(kp), TOP_KP - 1)] ?? null;
}

function severityOf(kp: number): StormSeverity {
  const kpClass = kpClassOf(kp);
  if (kpClass >= 7) return 'severe';
  return kpClass >= 5 ? 'storm' : 'below_storm';
}
