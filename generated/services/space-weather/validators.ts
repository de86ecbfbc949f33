// Generated from spec/services/space-weather/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type { GetGeomagneticStormsArguments, GetIssPositionArguments, GetSolarFlaresArguments } from './types.ts';
import {
  DETAIL_VALUES,
  EVENT_SORT_VALUES,
  FLARE_CLASS_VALUES,
  STORM_SCALE_VALUES,
  STORM_SEVERITY_VALUES,
} from './values.ts';

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
export function checkGetSolarFlaresResult(check: ResultCheck, result: object): void {
  check.string(result, 'from', { required: true, format: 'date-time' });
  check.string(result, 'to', { required: true, format: 'date-time' });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.string(result, 'strongest', { required: true, nullable: true });
  check.list(result, 'by_class', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkClassCount),
  );
  check.list(result, 'flares', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSolarFlare),
  );
  check.string(result, 'source', { required: true, format: 'uri' });
}

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
export function checkGetGeomagneticStormsResult(check: ResultCheck, result: object): void {
  check.string(result, 'from', { required: true, format: 'date-time' });
  check.string(result, 'to', { required: true, format: 'date-time' });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.number(result, 'max_kp', { required: true, nullable: true, minimum: 0, maximum: 9 });
  check.list(result, 'storms', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkGeomagneticStorm),
  );
  check.string(result, 'source', { required: true, format: 'uri' });
}

/** spec/services/space-weather/service.yaml#tools.get_iss_position */
export function decodeGetIssPosition(raw: RawArguments): Decoded<GetIssPositionArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<GetIssPositionArguments>({});
}

/** Result of spec/services/space-weather/service.yaml#tools.get_iss_position */
export function checkGetIssPositionResult(check: ResultCheck, result: object): void {
  check.number(result, 'latitude', { required: true, minimum: -90, maximum: 90 });
  check.number(result, 'longitude', { required: true, minimum: -180, maximum: 180 });
  check.string(result, 'timestamp', { required: true, format: 'date-time' });
  check.number(result, 'altitude_km', { required: true, nullable: true });
  check.number(result, 'velocity_kmh', { required: true, nullable: true });
  check.choice(result, 'visibility', ['daylight', 'eclipsed'], { required: true, nullable: true });
  check.number(result, 'footprint_km', { required: true, nullable: true });
  check.number(result, 'subsolar_latitude', { required: true, nullable: true });
  check.number(result, 'subsolar_longitude', { required: true, nullable: true });
  check.choice(result, 'provider', ['wheretheiss.at', 'open-notify.org'], { required: true });
  check.string(result, 'source', { required: true, format: 'uri' });
}

/** spec/services/space-weather/service.yaml#records.ClassCount */
function checkClassCount(check: ResultCheck, classCount: object): void {
  check.choice(classCount, 'class', FLARE_CLASS_VALUES, { required: true, nullable: true });
  check.integer(classCount, 'count', { required: true, minimum: 1 });
}

/** spec/services/space-weather/service.yaml#records.GeomagneticStorm */
function checkGeomagneticStorm(check: ResultCheck, geomagneticStorm: object): void {
  check.string(geomagneticStorm, 'id', { required: true });
  check.string(geomagneticStorm, 'start_time', { required: true, format: 'date-time' });
  check.string(geomagneticStorm, 'last_observed_time', { required: true, nullable: true, format: 'date-time' });
  check.number(geomagneticStorm, 'max_kp', { required: true, nullable: true, minimum: 0, maximum: 9 });
  check.choice(geomagneticStorm, 'severity', STORM_SEVERITY_VALUES, { required: true, nullable: true });
  check.choice(geomagneticStorm, 'g_scale', STORM_SCALE_VALUES, { required: true, nullable: true });
  check.list(geomagneticStorm, 'kp_index', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkKpReading),
  );
  check.list(geomagneticStorm, 'linked_events', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(geomagneticStorm, 'submission_time', { format: 'date-time' });
  check.string(geomagneticStorm, 'link', { required: true, nullable: true });
}

/** spec/services/space-weather/service.yaml#records.KpReading */
function checkKpReading(check: ResultCheck, kpReading: object): void {
  check.string(kpReading, 'observed_time', { required: true, format: 'date-time' });
  check.number(kpReading, 'kp', { required: true, minimum: 0, maximum: 9 });
  check.string(kpReading, 'source', {});
}

/** spec/services/space-weather/service.yaml#records.SolarFlare */
function checkSolarFlare(check: ResultCheck, solarFlare: object): void {
  check.string(solarFlare, 'id', { required: true });
  check.choice(solarFlare, 'class', FLARE_CLASS_VALUES, { required: true, nullable: true });
  check.string(solarFlare, 'class_type', { required: true, nullable: true });
  check.number(solarFlare, 'magnitude', { nullable: true });
  check.string(solarFlare, 'begin_time', { required: true, format: 'date-time' });
  check.string(solarFlare, 'peak_time', { required: true, nullable: true, format: 'date-time' });
  check.string(solarFlare, 'end_time', { required: true, nullable: true, format: 'date-time' });
  check.integer(solarFlare, 'duration_minutes', { nullable: true });
  check.string(solarFlare, 'source_location', { required: true, nullable: true });
  check.number(solarFlare, 'latitude', { nullable: true });
  check.number(solarFlare, 'longitude', { nullable: true });
  check.integer(solarFlare, 'active_region', { required: true, nullable: true });
  check.list(solarFlare, 'instruments', {}, (check, items, index) => check.string(items, index, { required: true }));
  check.list(solarFlare, 'linked_events', {}, (check, items, index) => check.string(items, index, { required: true }));
  check.string(solarFlare, 'note', {});
  check.string(solarFlare, 'submission_time', { format: 'date-time' });
  check.string(solarFlare, 'link', { nullable: true });
}
