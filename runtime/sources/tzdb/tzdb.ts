import { TIME_ZONE_RELEASE } from '../../lib/time-zone-release.ts';
import { localTime, parseLocal, resolveLocal } from './local-time.ts';
import {
  isDst,
  januaryAndJuly,
  nextTransition,
  offsetText,
  previousTransition,
  standardOffsetSeconds,
} from './offsets.ts';
import { searchZones } from './zone-search.ts';
import { findZone, REGIONS, requireZone, suggestZones, ZONES } from './zones.ts';

export type { LocalTime, Resolution } from './local-time.ts';
export type { Transition } from './offsets.ts';
export type { NamedZone, Zone } from './zones.ts';

const TZDB = {
  release: TIME_ZONE_RELEASE.release,
  zones: ZONES,
  regions: REGIONS,
  find: findZone,
  require: requireZone,
  suggest: suggestZones,
  search: searchZones,
  isDst,
  januaryAndJuly,
  localTime,
  nextTransition,
  offsetText,
  parseLocal,
  previousTransition,
  resolveLocal,
  standardOffsetSeconds,
} as const;

export type Tzdb = typeof TZDB;

export function create(): Tzdb {
  return TZDB;
}
