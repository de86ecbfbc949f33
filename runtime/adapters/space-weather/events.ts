import { FLARE_CLASS_VALUES } from '../../../generated/services/space-weather/codec.ts';
import type {
  ClassCount,
  GeomagneticStorm,
  SolarFlare,
  StormScale,
  StormSeverity,
} from '../../../generated/services/space-weather/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Flare, Storm } from './donki/donki.ts';

const SCALE: Readonly<Record<number, StormScale>> = { 5: 'G1', 6: 'G2', 7: 'G3', 8: 'G4' };
const TOP_KP = 9;

/** Returns a number that makes flares of different classes comparable, or -1 for an unknown class. */
export function strength({ class: letter, magnitude }: Flare): number {
  return letter == null ? -1 : 10 ** FLARE_CLASS_VALUES.indexOf(letter) * (magnitude ?? 1);
}

export function countsByClass(flares: readonly Flare[]): AdapterResult<ClassCount>[] {
  const classes = Map.groupBy(flares, (flare) => flare.class);
  const rank = (letter: Flare['class']) => (letter == null ? -1 : FLARE_CLASS_VALUES.indexOf(letter));
  return [...classes]
    .sort(([a], [b]) => rank(b) - rank(a))
    .map(([letter, of]) => ({ class: letter, count: of.length }));
}

export function flareRecord(flare: Flare): AdapterResult<SolarFlare> {
  return { ...flare, instruments: flare.instruments ?? [], linked_events: flare.linked_events ?? [] };
}

export function stormRecord(storm: Storm): AdapterResult<GeomagneticStorm> {
  const maxKp = maxKpOf(storm);
  return {
    ...storm,
    last_observed_time: lastObservedOf(storm),
    max_kp: maxKp,
    severity: maxKp === undefined ? null : severityOf(maxKp),
    g_scale: maxKp === undefined ? null : scaleOf(maxKp),
  };
}

/** Returns the end of the last three-hour period with a Kp value. */
export function lastObservedOf({ kp_index }: Storm): string | undefined {
  return kp_index.at(-1)?.observed_time;
}

export function maxKpOf({ kp_index }: Storm): number | undefined {
  return kp_index.length === 0 ? undefined : Math.max(...kp_index.map(({ kp }) => kp));
}

/** Kp is measured in thirds. A value with a minus belongs to the next higher number: 4.67 is 5- and counts as 5. */
function kpClassOf(kp: number): number {
  return Math.round(kp);
}

/**
 * Returns the level on the NOAA scale, in which 9- counts as 8 (G4 is "8, including a 9-"). Returns null for values
 * below storm level.
 */
function scaleOf(kp: number): StormScale | null {
  if (kp >= TOP_KP) return 'G5';
  return SCALE[Math.min(kpClassOf(kp), TOP_KP - 1)] ?? null;
}

function severityOf(kp: number): StormSeverity {
  const kpClass = kpClassOf(kp);
  if (kpClass >= 7) return 'severe';
  return kpClass >= 5 ? 'storm' : 'below_storm';
}
