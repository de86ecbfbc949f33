// Generated from spec/services/maritime/events/digitraffic-ais.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../runtime/contract/adapter-result.ts';
import type { Vessel } from './digitraffic-ais.ts';

/** spec/services/maritime/events/digitraffic-ais.yaml#entities.vessel */
export function writeVessel(given: AdapterResult<Vessel>): Vessel {
  return {
    mmsi: given.mmsi,
    name: given.name ?? null,
    flag: given.flag ?? null,
    type: given.type ?? null,
    latitude: given.latitude,
    longitude: given.longitude,
    time: given.time,
    speed: given.speed ?? null,
    course: given.course ?? null,
    destination: given.destination ?? null,
    nav_status: given.nav_status ?? null,
  };
}
