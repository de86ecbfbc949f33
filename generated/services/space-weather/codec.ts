// Generated from spec/services/space-weather/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import { briefOf } from '../../../runtime/decoding/brief.ts';
import type {
  GetGeomagneticStormsArguments,
  GetIssPositionArguments,
  GetSolarFlaresArguments,
  SolarFlare,
} from './types.ts';

/** brief: the most commonly used fields; full: every field. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** newest: most recent first; strongest: strongest first. */
export const EVENT_SORT_VALUES = ['newest', 'strongest'] as const;

/** Class letter: each is ten times as strong as the previous one; X is the strongest. */
export const FLARE_CLASS_VALUES = ['A', 'B', 'C', 'M', 'X'] as const;

/**
 * NOAA scale; a Kp with a minus sign counts as the next whole number: G1 from 5- (4.67), G2 from 6- (5.67), G3 from
 * 7- (6.67), G4 from 8- (7.67) to 9- (8.67), G5 only at 9.
 */
export const STORM_SCALE_VALUES = ['G1', 'G2', 'G3', 'G4', 'G5'] as const;

/** Severity based on the largest Kp: severe from 7- (6.67), storm from 5- (4.67). */
export const STORM_SEVERITY_VALUES = ['severe', 'storm', 'below_storm'] as const;

/** spec/services/space-weather/service.yaml#records.ClassCount */
export const classCountFields = published.fields({
  class: published.choice(FLARE_CLASS_VALUES, { nullable: true }),
  count: published.integer({ minimum: 1 }),
});

/** spec/services/space-weather/service.yaml#records.KpReading */
export const kpReadingFields = published.fields({
  observed_time: published.string({ format: 'date-time' }),
  kp: published.number({ minimum: 0, maximum: 9 }),
  source: published.string({ optional: true }),
});

/** spec/services/space-weather/service.yaml#records.GeomagneticStorm */
export const geomagneticStormFields = published.fields({
  id: published.string(),
  start_time: published.string({ format: 'date-time' }),
  last_observed_time: published.string({ nullable: true, format: 'date-time' }),
  max_kp: published.number({ nullable: true, minimum: 0, maximum: 9 }),
  severity: published.choice(STORM_SEVERITY_VALUES, { nullable: true }),
  g_scale: published.choice(STORM_SCALE_VALUES, { nullable: true }),
  kp_index: published.list(published.record(kpReadingFields)),
  linked_events: published.list(published.string()),
  submission_time: published.string({ optional: true, format: 'date-time' }),
  link: published.string({ nullable: true }),
});

/** spec/services/space-weather/service.yaml#records.SolarFlare */
export const solarFlareFields = published.fields({
  id: published.string(),
  class: published.choice(FLARE_CLASS_VALUES, { nullable: true }),
  class_type: published.string({ nullable: true }),
  magnitude: published.number({ optional: true, nullable: true }),
  begin_time: published.string({ format: 'date-time' }),
  peak_time: published.string({ nullable: true, format: 'date-time' }),
  end_time: published.string({ nullable: true, format: 'date-time' }),
  duration_minutes: published.integer({ optional: true, nullable: true }),
  source_location: published.string({ nullable: true }),
  latitude: published.number({ optional: true, nullable: true }),
  longitude: published.number({ optional: true, nullable: true }),
  active_region: published.integer({ nullable: true }),
  instruments: published.list(published.string(), { optional: true }),
  linked_events: published.list(published.string(), { optional: true }),
  note: published.string({ optional: true }),
  submission_time: published.string({ optional: true, format: 'date-time' }),
  link: published.string({ optional: true, nullable: true }),
});

/** spec/services/space-weather/service.yaml#tools.get_solar_flares */
export function decodeGetSolarFlares(raw: RawArguments): Decoded<GetSolarFlaresArguments> {
  const read = new ArgumentReader(raw, ['days', 'sort', 'end_date', 'min_class', 'limit', 'offset', 'detail']);
  return read.finish<GetSolarFlaresArguments>({
    days: read.integer('days', { default: 7, minimum: 1, maximum: 30 }),
    sort: read.choice('sort', EVENT_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    end_date: read.string('end_date', { emptyMeansAbsent: true, format: 'date' }),
    min_class: read.choice('min_class', FLARE_CLASS_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 300 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 10000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/space-weather/service.yaml#tools.get_solar_flares */
export const getSolarFlaresResult = published.record(published.fields({
  from: published.string({ format: 'date-time' }),
  to: published.string({ format: 'date-time' }),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  strongest: published.string({ nullable: true }),
  by_class: published.list(published.record(classCountFields)),
  flares: published.list(published.record(solarFlareFields)),
  source: published.string({ format: 'uri' }),
}));

/** spec/services/space-weather/service.yaml#tools.get_geomagnetic_storms */
export function decodeGetGeomagneticStorms(raw: RawArguments): Decoded<GetGeomagneticStormsArguments> {
  const read = new ArgumentReader(raw, ['days', 'sort', 'end_date']);
  return read.finish<GetGeomagneticStormsArguments>({
    days: read.integer('days', { default: 30, minimum: 1, maximum: 60 }),
    sort: read.choice('sort', EVENT_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    end_date: read.string('end_date', { emptyMeansAbsent: true, format: 'date' }),
  });
}

/** Result of spec/services/space-weather/service.yaml#tools.get_geomagnetic_storms */
export const getGeomagneticStormsResult = published.record(published.fields({
  from: published.string({ format: 'date-time' }),
  to: published.string({ format: 'date-time' }),
  count: published.integer({ minimum: 0 }),
  max_kp: published.number({ nullable: true, minimum: 0, maximum: 9 }),
  storms: published.list(published.record(geomagneticStormFields)),
  source: published.string({ format: 'uri' }),
}));

/** spec/services/space-weather/service.yaml#tools.get_iss_position */
export function decodeGetIssPosition(raw: RawArguments): Decoded<GetIssPositionArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<GetIssPositionArguments>({});
}

/** Result of spec/services/space-weather/service.yaml#tools.get_iss_position */
export const getIssPositionResult = published.record(published.fields({
  latitude: published.number({ minimum: -90, maximum: 90 }),
  longitude: published.number({ minimum: -180, maximum: 180 }),
  timestamp: published.string({ format: 'date-time' }),
  altitude_km: published.number({ nullable: true }),
  velocity_kmh: published.number({ nullable: true }),
  visibility: published.choice(['daylight', 'eclipsed'], { nullable: true }),
  footprint_km: published.number({ nullable: true }),
  subsolar_latitude: published.number({ nullable: true }),
  subsolar_longitude: published.number({ nullable: true }),
  provider: published.choice(['wheretheiss.at', 'open-notify.org']),
  source: published.string({ format: 'uri' }),
}));

/** spec/services/space-weather/service.yaml#records.SolarFlare: its brief form if requested, otherwise all fields. */
export const briefSolarFlare = briefOf<SolarFlare>([
  'id', 'class', 'class_type', 'begin_time', 'peak_time', 'end_time', 'source_location', 'active_region',
  'linked_events',
]);
