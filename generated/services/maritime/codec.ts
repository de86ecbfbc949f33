// Generated from spec/services/maritime/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  GetVesselArguments,
  GetVesselTrackArguments,
  SearchVesselArguments,
  VesselsInAreaArguments,
} from './types.ts';

/** Id of a source. */
export const AIS_SOURCE_VALUES = ['digitraffic-ais', 'barentswatch-ais', 'aisstream'] as const;

/** Kind of vessel to filter by. */
export const VESSEL_TYPE_VALUES = ['cargo', 'tanker', 'passenger', 'fishing', 'tug'] as const;

const BBOX_PATTERN = /^ *-?[0-9]{1,3}([.][0-9]{1,12})? *, *-?[0-9]{1,2}([.][0-9]{1,12})? *, *-?[0-9]{1,3}([.][0-9]{1,12})? *, *-?[0-9]{1,2}([.][0-9]{1,12})? *$/u;
const FLAG_PATTERN = /^[A-Za-z]{2}$/u;
const STATION_VALUES = [
  'vessel', 'group', 'coast_station', 'aircraft', 'aid_to_navigation', 'auxiliary_craft', 'handheld',
  'distress_beacon', 'other',
] as const;
const STATUS_VALUES = ['ok', 'empty', 'failed', 'not_configured', 'not_covered', 'hidden', 'no_history'] as const;

/** spec/services/maritime/service.yaml#records.Area */
export const areaFields = published.fields({
  port: published.string({ nullable: true }),
  lon_min: published.number(),
  lat_min: published.number(),
  lon_max: published.number(),
  lat_max: published.number(),
  crosses_antimeridian: published.boolean(),
});

/** spec/services/maritime/service.yaml#records.Position */
export const positionFields = published.fields({
  lat: published.number({ minimum: -90, maximum: 90 }),
  lon: published.number({ minimum: -180, maximum: 180 }),
  timestamp: published.string({ format: 'date-time' }),
  age_minutes: published.integer({ minimum: 0 }),
});

/** spec/services/maritime/service.yaml#records.FoundVessel */
export const foundVesselFields = published.fields({
  mmsi: published.integer(),
  name: published.string({ nullable: true }),
  flag: published.string({ nullable: true }),
  type: published.string({ nullable: true }),
  position: published.record(positionFields, { nullable: true }),
  speed: published.number({ nullable: true, minimum: 0 }),
  course: published.number({ nullable: true, minimum: 0, maximum: 360 }),
  destination: published.string({ nullable: true }),
  nav_status: published.string({ nullable: true }),
  source: published.choice(AIS_SOURCE_VALUES),
});

/** spec/services/maritime/service.yaml#records.SourceOutcome */
export const sourceOutcomeFields = published.fields({
  source: published.choice(AIS_SOURCE_VALUES),
  publisher: published.string(),
  status: published.choice(STATUS_VALUES),
  count: published.integer({ minimum: 0 }),
  reason: published.string({ nullable: true }),
  coverage: published.string(),
  fetched_at: published.string({ nullable: true, format: 'date-time' }),
});

/** spec/services/maritime/service.yaml#records.TrackPoint */
export const trackPointFields = published.fields({
  lat: published.number({ minimum: -90, maximum: 90 }),
  lon: published.number({ minimum: -180, maximum: 180 }),
  speed: published.number({ nullable: true, minimum: 0 }),
  course: published.number({ nullable: true, minimum: 0, maximum: 360 }),
  timestamp: published.string({ format: 'date-time' }),
  implausible: published.boolean({ optional: true }),
});

/** spec/services/maritime/service.yaml#tools.get_vessel */
export function decodeGetVessel(raw: RawArguments): Decoded<GetVesselArguments> {
  const read = new ArgumentReader(raw, ['mmsi']);
  return read.finish<GetVesselArguments>({
    mmsi: read.integer('mmsi', { required: true, minimum: 100000000, maximum: 999999999, provider: 'search_vessel' }),
  });
}

/** Result of spec/services/maritime/service.yaml#tools.get_vessel */
export const getVesselResult = published.record(published.fields({
  mmsi: published.integer(),
  name: published.string({ nullable: true }),
  flag: published.string({ nullable: true }),
  flag_name: published.string({ nullable: true }),
  station: published.choice(STATION_VALUES),
  type: published.string({ nullable: true }),
  type_code: published.integer({ nullable: true }),
  type_label: published.string({ nullable: true }),
  position: published.record(positionFields, { nullable: true }),
  speed: published.number({ nullable: true, minimum: 0 }),
  course: published.number({ nullable: true, minimum: 0, maximum: 360 }),
  heading: published.number({ nullable: true, minimum: 0, maximum: 360 }),
  nav_status: published.string({ nullable: true }),
  nav_status_code: published.integer({ nullable: true, minimum: 0, maximum: 14 }),
  destination: published.string({ nullable: true }),
  eta: published.string({ nullable: true, format: 'date-time' }),
  draught_m: published.number({ nullable: true }),
  length_m: published.number({ nullable: true }),
  width_m: published.number({ nullable: true }),
  imo: published.integer({ nullable: true }),
  call_sign: published.string({ nullable: true }),
  details_updated_at: published.string({ nullable: true, format: 'date-time' }),
  source: published.choice(AIS_SOURCE_VALUES, { nullable: true }),
  sources: published.list(published.record(sourceOutcomeFields)),
}));

/** spec/services/maritime/service.yaml#tools.vessels_in_area */
export function decodeVesselsInArea(raw: RawArguments): Decoded<VesselsInAreaArguments> {
  const read = new ArgumentReader(raw, [
    'port_name', 'bbox', 'lon_min', 'lat_min', 'lon_max', 'lat_max', 'vessel_type', 'limit', 'offset', 'max_age_hours',
  ]);
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
export const vesselsInAreaResult = published.record(published.fields({
  area: published.record(areaFields),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  vessels: published.list(published.record(foundVesselFields)),
  sources: published.list(published.record(sourceOutcomeFields)),
  note: published.string({ nullable: true }),
}));

/** spec/services/maritime/service.yaml#tools.get_vessel_track */
export function decodeGetVesselTrack(raw: RawArguments): Decoded<GetVesselTrackArguments> {
  const read = new ArgumentReader(raw, ['mmsi', 'hours', 'max_points']);
  return read.finish<GetVesselTrackArguments>({
    mmsi: read.integer('mmsi', { required: true, minimum: 100000000, maximum: 999999999, provider: 'search_vessel' }),
    hours: read.integer('hours', { default: 24, minimum: 1, maximum: 168 }),
    max_points: read.integer('max_points', { default: 300, minimum: 2, maximum: 2000 }),
  });
}

/** Result of spec/services/maritime/service.yaml#tools.get_vessel_track */
export const getVesselTrackResult = published.record(published.fields({
  mmsi: published.integer(),
  name: published.string({ nullable: true }),
  from: published.string({ format: 'date-time' }),
  to: published.string({ format: 'date-time' }),
  point_count: published.integer({ minimum: 0 }),
  points_known: published.integer({ minimum: 0 }),
  implausible_count: published.integer({ minimum: 0 }),
  distance_nm: published.number({ nullable: true, minimum: 0 }),
  points: published.list(published.record(trackPointFields)),
  sources: published.list(published.record(sourceOutcomeFields)),
  note: published.string({ nullable: true }),
}));

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
export const searchVesselResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  flag: published.string({ optional: true }),
  vessels: published.list(published.record(foundVesselFields)),
  sources: published.list(published.record(sourceOutcomeFields)),
  note: published.string({ nullable: true }),
}));
