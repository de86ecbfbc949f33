// Generated from spec/services/maritime/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetVesselArguments,
  GetVesselTrackArguments,
  SearchVesselArguments,
  VesselsInAreaArguments,
} from './types.ts';
import { AIS_SOURCE_VALUES, VESSEL_TYPE_VALUES } from './values.ts';

const BBOX_PATTERN = /^ *-?[0-9]{1,3}([.][0-9]{1,12})? *, *-?[0-9]{1,2}([.][0-9]{1,12})? *, *-?[0-9]{1,3}([.][0-9]{1,12})? *, *-?[0-9]{1,2}([.][0-9]{1,12})? *$/u;
const FLAG_PATTERN = /^[A-Za-z]{2}$/u;
const STATION_VALUES = [
  'vessel', 'group', 'coast_station', 'aircraft', 'aid_to_navigation', 'auxiliary_craft', 'handheld',
  'distress_beacon', 'other',
] as const;
const STATUS_VALUES = ['ok', 'empty', 'failed', 'not_configured', 'not_covered', 'hidden', 'no_history'] as const;

/** spec/services/maritime/service.yaml#tools.get_vessel */
export function decodeGetVessel(raw: RawArguments): Decoded<GetVesselArguments> {
  const read = new ArgumentReader(raw, ['mmsi']);
  return read.finish<GetVesselArguments>({
    mmsi: read.integer('mmsi', { required: true, minimum: 100000000, maximum: 999999999, giver: 'search_vessel' }),
  });
}

/** Result of spec/services/maritime/service.yaml#tools.get_vessel */
export function checkGetVesselResult(check: ResultCheck, result: object): void {
  check.integer(result, 'mmsi', { required: true });
  check.string(result, 'name', { required: true, nullable: true });
  check.string(result, 'flag', { required: true, nullable: true });
  check.string(result, 'flag_name', { required: true, nullable: true });
  check.choice(result, 'station', STATION_VALUES, { required: true });
  check.string(result, 'type', { required: true, nullable: true });
  check.integer(result, 'type_code', { required: true, nullable: true });
  check.string(result, 'type_label', { required: true, nullable: true });
  check.record(result, 'position', { required: true, nullable: true }, checkPosition);
  check.number(result, 'speed', { required: true, nullable: true, minimum: 0 });
  check.number(result, 'course', { required: true, nullable: true, minimum: 0, maximum: 360 });
  check.number(result, 'heading', { required: true, nullable: true, minimum: 0, maximum: 360 });
  check.string(result, 'nav_status', { required: true, nullable: true });
  check.integer(result, 'nav_status_code', { required: true, nullable: true, minimum: 0, maximum: 14 });
  check.string(result, 'destination', { required: true, nullable: true });
  check.string(result, 'eta', { required: true, nullable: true, format: 'date-time' });
  check.number(result, 'draught_m', { required: true, nullable: true });
  check.number(result, 'length_m', { required: true, nullable: true });
  check.number(result, 'width_m', { required: true, nullable: true });
  check.integer(result, 'imo', { required: true, nullable: true });
  check.string(result, 'call_sign', { required: true, nullable: true });
  check.string(result, 'details_updated_at', { required: true, nullable: true, format: 'date-time' });
  check.choice(result, 'source', AIS_SOURCE_VALUES, { required: true, nullable: true });
  check.list(result, 'sources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSourceOutcome),
  );
}

/** spec/services/maritime/service.yaml#tools.vessels_in_area */
export function decodeVesselsInArea(raw: RawArguments): Decoded<VesselsInAreaArguments> {
  const read = new ArgumentReader(
    raw,
    ['port_name', 'bbox', 'lon_min', 'lat_min', 'lon_max', 'lat_max', 'vessel_type', 'limit', 'offset', 'max_age_hours'],
  );
  const args: VesselsInAreaArguments = {
    port_name: read.string('port_name', { emptyMeansAbsent: true, maxLength: 60 }),
    bbox: read.string('bbox', {
      emptyMeansAbsent: true,
      maxLength: 100,
      pattern: BBOX_PATTERN,
      wanted: 'four numbers lon_min,lat_min,lon_max,lat_max such as 24.5,59.9,25.5,60.3',
    }),
    lon_min: read.number('lon_min', { minimum: -180, maximum: 180 }),
    lat_min: read.number('lat_min', { minimum: -90, maximum: 90 }),
    lon_max: read.number('lon_max', { minimum: -180, maximum: 180 }),
    lat_max: read.number('lat_max', { minimum: -90, maximum: 90 }),
    vessel_type: read.choice('vessel_type', VESSEL_TYPE_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
    max_age_hours: read.integer('max_age_hours', { default: 1, minimum: 1, maximum: 24 }),
  };
  read.oneGroupOf([['port_name'], ['bbox'], ['lon_min', 'lat_min', 'lon_max', 'lat_max']]);
  return read.finish(args);
}

/** Result of spec/services/maritime/service.yaml#tools.vessels_in_area */
export function checkVesselsInAreaResult(check: ResultCheck, result: object): void {
  check.record(result, 'area', { required: true }, checkArea);
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.list(result, 'vessels', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkFoundVessel),
  );
  check.list(result, 'sources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSourceOutcome),
  );
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/maritime/service.yaml#tools.get_vessel_track */
export function decodeGetVesselTrack(raw: RawArguments): Decoded<GetVesselTrackArguments> {
  const read = new ArgumentReader(raw, ['mmsi', 'hours', 'max_points']);
  return read.finish<GetVesselTrackArguments>({
    mmsi: read.integer('mmsi', { required: true, minimum: 100000000, maximum: 999999999, giver: 'search_vessel' }),
    hours: read.integer('hours', { default: 24, minimum: 1, maximum: 168 }),
    max_points: read.integer('max_points', { default: 300, minimum: 2, maximum: 2000 }),
  });
}

/** Result of spec/services/maritime/service.yaml#tools.get_vessel_track */
export function checkGetVesselTrackResult(check: ResultCheck, result: object): void {
  check.integer(result, 'mmsi', { required: true });
  check.string(result, 'name', { required: true, nullable: true });
  check.string(result, 'from', { required: true, format: 'date-time' });
  check.string(result, 'to', { required: true, format: 'date-time' });
  check.integer(result, 'point_count', { required: true, minimum: 0 });
  check.integer(result, 'points_known', { required: true, minimum: 0 });
  check.integer(result, 'implausible_count', { required: true, minimum: 0 });
  check.number(result, 'distance_nm', { required: true, nullable: true, minimum: 0 });
  check.list(result, 'points', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkTrackPoint),
  );
  check.list(result, 'sources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSourceOutcome),
  );
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/maritime/service.yaml#tools.search_vessel */
export function decodeSearchVessel(raw: RawArguments): Decoded<SearchVesselArguments> {
  const read = new ArgumentReader(raw, ['name_query', 'flag', 'limit', 'offset']);
  return read.finish<SearchVesselArguments>({
    name_query: read.string('name_query', { required: true, minLength: 2, maxLength: 40 }),
    flag: read.country('flag', {
      emptyMeansAbsent: true,
      as: 'iso2',
      maxLength: 500,
      pattern: FLAG_PATTERN,
      wanted: 'an ISO 3166-1 alpha-2 code such as FI',
    }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 100 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
  });
}

/** Result of spec/services/maritime/service.yaml#tools.search_vessel */
export function checkSearchVesselResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.string(result, 'flag', {});
  check.list(result, 'vessels', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkFoundVessel),
  );
  check.list(result, 'sources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSourceOutcome),
  );
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/maritime/service.yaml#records.Area */
function checkArea(check: ResultCheck, area: object): void {
  check.string(area, 'port', { required: true, nullable: true });
  check.number(area, 'lon_min', { required: true });
  check.number(area, 'lat_min', { required: true });
  check.number(area, 'lon_max', { required: true });
  check.number(area, 'lat_max', { required: true });
  check.boolean(area, 'crosses_antimeridian', { required: true });
}

/** spec/services/maritime/service.yaml#records.FoundVessel */
function checkFoundVessel(check: ResultCheck, foundVessel: object): void {
  check.integer(foundVessel, 'mmsi', { required: true });
  check.string(foundVessel, 'name', { required: true, nullable: true });
  check.string(foundVessel, 'flag', { required: true, nullable: true });
  check.string(foundVessel, 'type', { required: true, nullable: true });
  check.record(foundVessel, 'position', { required: true, nullable: true }, checkPosition);
  check.number(foundVessel, 'speed', { required: true, nullable: true, minimum: 0 });
  check.number(foundVessel, 'course', { required: true, nullable: true, minimum: 0, maximum: 360 });
  check.string(foundVessel, 'destination', { required: true, nullable: true });
  check.string(foundVessel, 'nav_status', { required: true, nullable: true });
  check.choice(foundVessel, 'source', AIS_SOURCE_VALUES, { required: true });
}

/** spec/services/maritime/service.yaml#records.Position */
function checkPosition(check: ResultCheck, position: object): void {
  check.number(position, 'lat', { required: true, minimum: -90, maximum: 90 });
  check.number(position, 'lon', { required: true, minimum: -180, maximum: 180 });
  check.string(position, 'timestamp', { required: true, format: 'date-time' });
  check.integer(position, 'age_minutes', { required: true, minimum: 0 });
}

/** spec/services/maritime/service.yaml#records.SourceOutcome */
function checkSourceOutcome(check: ResultCheck, sourceOutcome: object): void {
  check.choice(sourceOutcome, 'source', AIS_SOURCE_VALUES, { required: true });
  check.string(sourceOutcome, 'publisher', { required: true });
  check.choice(sourceOutcome, 'status', STATUS_VALUES, { required: true });
  check.integer(sourceOutcome, 'count', { required: true, minimum: 0 });
  check.string(sourceOutcome, 'reason', { required: true, nullable: true });
  check.string(sourceOutcome, 'coverage', { required: true });
  check.string(sourceOutcome, 'fetched_at', { required: true, nullable: true, format: 'date-time' });
}

/** spec/services/maritime/service.yaml#records.TrackPoint */
function checkTrackPoint(check: ResultCheck, trackPoint: object): void {
  check.number(trackPoint, 'lat', { required: true, minimum: -90, maximum: 90 });
  check.number(trackPoint, 'lon', { required: true, minimum: -180, maximum: 180 });
  check.number(trackPoint, 'speed', { required: true, nullable: true, minimum: 0 });
  check.number(trackPoint, 'course', { required: true, nullable: true, minimum: 0, maximum: 360 });
  check.string(trackPoint, 'timestamp', { required: true, format: 'date-time' });
  check.boolean(trackPoint, 'implausible', {});
}
