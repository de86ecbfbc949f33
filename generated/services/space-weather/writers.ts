// Generated from spec/services/space-weather/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  ClassCount,
  GeomagneticStorm,
  GetGeomagneticStormsResult,
  GetIssPositionResult,
  GetSolarFlaresResult,
  KpReading,
  SolarFlare,
} from './types.ts';

/** spec/services/space-weather/service.yaml#tools.get_solar_flares */
export function writeGetSolarFlaresResult(given: AdapterResult<GetSolarFlaresResult>): GetSolarFlaresResult {
  return {
    from: given.from,
    to: given.to,
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    strongest: given.strongest ?? null,
    by_class: given.by_class.map(writeClassCount),
    flares: given.flares.map(writeSolarFlare),
    source: given.source,
  };
}

/** spec/services/space-weather/service.yaml#tools.get_geomagnetic_storms */
export function writeGetGeomagneticStormsResult(given: AdapterResult<GetGeomagneticStormsResult>): GetGeomagneticStormsResult {
  return {
    from: given.from,
    to: given.to,
    count: given.count,
    max_kp: given.max_kp ?? null,
    storms: given.storms.map(writeGeomagneticStorm),
    source: given.source,
  };
}

/** spec/services/space-weather/service.yaml#tools.get_iss_position */
export function writeGetIssPositionResult(given: AdapterResult<GetIssPositionResult>): GetIssPositionResult {
  return {
    latitude: given.latitude,
    longitude: given.longitude,
    timestamp: given.timestamp,
    altitude_km: given.altitude_km ?? null,
    velocity_kmh: given.velocity_kmh ?? null,
    visibility: given.visibility ?? null,
    footprint_km: given.footprint_km ?? null,
    subsolar_latitude: given.subsolar_latitude ?? null,
    subsolar_longitude: given.subsolar_longitude ?? null,
    provider: given.provider,
    source: given.source,
  };
}

/** spec/services/space-weather/service.yaml#records.ClassCount */
export function writeClassCount(given: AdapterResult<ClassCount>): ClassCount {
  return {
    class: given.class ?? null,
    count: given.count,
  };
}

/** spec/services/space-weather/service.yaml#records.GeomagneticStorm */
export function writeGeomagneticStorm(given: AdapterResult<GeomagneticStorm>): GeomagneticStorm {
  return {
    id: given.id,
    start_time: given.start_time,
    last_observed_time: given.last_observed_time ?? null,
    max_kp: given.max_kp ?? null,
    severity: given.severity ?? null,
    g_scale: given.g_scale ?? null,
    kp_index: given.kp_index.map(writeKpReading),
    linked_events: given.linked_events,
    ...(given.submission_time === undefined ? {} : { submission_time: given.submission_time }),
    link: given.link ?? null,
  };
}

/** spec/services/space-weather/service.yaml#records.KpReading */
export function writeKpReading(given: AdapterResult<KpReading>): KpReading {
  return {
    observed_time: given.observed_time,
    kp: given.kp,
    ...(given.source === undefined ? {} : { source: given.source }),
  };
}

/** spec/services/space-weather/service.yaml#records.SolarFlare */
export function writeSolarFlare(given: AdapterResult<SolarFlare>): SolarFlare {
  return {
    id: given.id,
    class: given.class ?? null,
    class_type: given.class_type ?? null,
    ...('magnitude' in given ? { magnitude: given.magnitude ?? null } : {}),
    begin_time: given.begin_time,
    peak_time: given.peak_time ?? null,
    end_time: given.end_time ?? null,
    ...('duration_minutes' in given ? { duration_minutes: given.duration_minutes ?? null } : {}),
    source_location: given.source_location ?? null,
    ...('latitude' in given ? { latitude: given.latitude ?? null } : {}),
    ...('longitude' in given ? { longitude: given.longitude ?? null } : {}),
    active_region: given.active_region ?? null,
    ...(given.instruments === undefined ? {} : { instruments: given.instruments }),
    ...(given.linked_events === undefined ? {} : { linked_events: given.linked_events }),
    ...(given.note === undefined ? {} : { note: given.note }),
    ...(given.submission_time === undefined ? {} : { submission_time: given.submission_time }),
    ...('link' in given ? { link: given.link ?? null } : {}),
  };
}
