// Generated from spec/services/maritime/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  Area,
  FoundVessel,
  GetVesselResult,
  GetVesselTrackResult,
  SearchVesselResult,
  SourceOutcome,
  TrackPoint,
  VesselsInAreaResult,
} from './types.ts';

/** spec/services/maritime/service.yaml#tools.get_vessel */
export function writeGetVesselResult(given: AdapterResult<GetVesselResult>): GetVesselResult {
  return {
    mmsi: given.mmsi,
    name: given.name ?? null,
    flag: given.flag ?? null,
    flag_name: given.flag_name ?? null,
    station: given.station,
    type: given.type ?? null,
    type_code: given.type_code ?? null,
    type_label: given.type_label ?? null,
    position: given.position ?? null,
    speed: given.speed ?? null,
    course: given.course ?? null,
    heading: given.heading ?? null,
    nav_status: given.nav_status ?? null,
    nav_status_code: given.nav_status_code ?? null,
    destination: given.destination ?? null,
    eta: given.eta ?? null,
    draught_m: given.draught_m ?? null,
    length_m: given.length_m ?? null,
    width_m: given.width_m ?? null,
    imo: given.imo ?? null,
    call_sign: given.call_sign ?? null,
    details_updated_at: given.details_updated_at ?? null,
    source: given.source ?? null,
    sources: given.sources.map(writeSourceOutcome),
  };
}

/** spec/services/maritime/service.yaml#tools.vessels_in_area */
export function writeVesselsInAreaResult(given: AdapterResult<VesselsInAreaResult>): VesselsInAreaResult {
  return {
    area: writeArea(given.area),
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    vessels: given.vessels.map(writeFoundVessel),
    sources: given.sources.map(writeSourceOutcome),
    note: given.note ?? null,
  };
}

/** spec/services/maritime/service.yaml#tools.get_vessel_track */
export function writeGetVesselTrackResult(given: AdapterResult<GetVesselTrackResult>): GetVesselTrackResult {
  return {
    mmsi: given.mmsi,
    name: given.name ?? null,
    from: given.from,
    to: given.to,
    point_count: given.point_count,
    points_known: given.points_known,
    implausible_count: given.implausible_count,
    distance_nm: given.distance_nm ?? null,
    points: given.points.map(writeTrackPoint),
    sources: given.sources.map(writeSourceOutcome),
    note: given.note ?? null,
  };
}

/** spec/services/maritime/service.yaml#tools.search_vessel */
export function writeSearchVesselResult(given: AdapterResult<SearchVesselResult>): SearchVesselResult {
  return {
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    ...(given.flag === undefined ? {} : { flag: given.flag }),
    vessels: given.vessels.map(writeFoundVessel),
    sources: given.sources.map(writeSourceOutcome),
    note: given.note ?? null,
  };
}

/** spec/services/maritime/service.yaml#records.Area */
export function writeArea(given: AdapterResult<Area>): Area {
  return {
    port: given.port ?? null,
    lon_min: given.lon_min,
    lat_min: given.lat_min,
    lon_max: given.lon_max,
    lat_max: given.lat_max,
    crosses_antimeridian: given.crosses_antimeridian,
  };
}

/** spec/services/maritime/service.yaml#records.FoundVessel */
export function writeFoundVessel(given: AdapterResult<FoundVessel>): FoundVessel {
  return {
    mmsi: given.mmsi,
    name: given.name ?? null,
    flag: given.flag ?? null,
    type: given.type ?? null,
    position: given.position ?? null,
    speed: given.speed ?? null,
    course: given.course ?? null,
    destination: given.destination ?? null,
    nav_status: given.nav_status ?? null,
    source: given.source,
  };
}

/** spec/services/maritime/service.yaml#records.SourceOutcome */
export function writeSourceOutcome(given: AdapterResult<SourceOutcome>): SourceOutcome {
  return {
    source: given.source,
    publisher: given.publisher,
    status: given.status,
    count: given.count,
    reason: given.reason ?? null,
    coverage: given.coverage,
    fetched_at: given.fetched_at ?? null,
  };
}

/** spec/services/maritime/service.yaml#records.TrackPoint */
export function writeTrackPoint(given: AdapterResult<TrackPoint>): TrackPoint {
  return {
    lat: given.lat,
    lon: given.lon,
    speed: given.speed ?? null,
    course: given.course ?? null,
    timestamp: given.timestamp,
    ...(given.implausible === undefined ? {} : { implausible: given.implausible }),
  };
}
