// Generated from spec/services/space-weather/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import {
  type JsonObject,
  at,
  completeOf,
  each,
  epochTimeOf,
  itemsOf,
  momentOf,
  numberOf,
  oneOf,
  readEach,
  required,
  textOf,
  unlessEmpty,
  wholeOf,
  within,
} from '../../../runtime/decoding/source-values.ts';
import type { GeomagneticStorm, GetIssPositionResult, KpReading, SolarFlare } from './types.ts';

/** Fields that the adapter derives from a row. */
export interface Derivations {
  readonly SolarFlare: {
    class(row: JsonObject): AdapterResult<SolarFlare>['class'];
    class_type(row: JsonObject): AdapterResult<SolarFlare>['class_type'];
    magnitude(row: JsonObject): AdapterResult<SolarFlare>['magnitude'];
    duration_minutes(row: JsonObject): AdapterResult<SolarFlare>['duration_minutes'];
    latitude(row: JsonObject): AdapterResult<SolarFlare>['latitude'];
    longitude(row: JsonObject): AdapterResult<SolarFlare>['longitude'];
  };
  readonly PositionOfWhereTheIss: {
    altitude_km(row: JsonObject): AdapterResult<GetIssPositionResult>['altitude_km'];
    velocity_kmh(row: JsonObject): AdapterResult<GetIssPositionResult>['velocity_kmh'];
    footprint_km(row: JsonObject): AdapterResult<GetIssPositionResult>['footprint_km'];
    subsolar_latitude(row: JsonObject): AdapterResult<GetIssPositionResult>['subsolar_latitude'];
    subsolar_longitude(row: JsonObject): AdapterResult<GetIssPositionResult>['subsolar_longitude'];
  };
}

/** spec/services/space-weather/service.yaml#records.GeomagneticStorm */
export function readGeomagneticStorm(
  row: JsonObject,
): Omit<AdapterResult<GeomagneticStorm>, 'last_observed_time' | 'max_kp' | 'severity' | 'g_scale'> {
  return {
    id: required(textOf(row['gstID']), 'gstID'),
    start_time: required(momentOf(row['startTime']), 'startTime'),
    kp_index: readEach(itemsOf(row['allKpIndex']), (item) => completeOf(item, readKpReading)),
    linked_events: readEach(each(row, 'linkedEvents', '*', 'activityID'), textOf),
    submission_time: momentOf(row['submissionTime']),
    link: textOf(row['link']),
  };
}

/** spec/services/space-weather/service.yaml#records.KpReading */
export function readKpReading(row: JsonObject): AdapterResult<KpReading> {
  return {
    observed_time: required(momentOf(row['observedTime']), 'observedTime'),
    kp: required(within(numberOf(row['kpIndex']), 0, 9), 'kpIndex'),
    source: textOf(row['source']),
  };
}

/** spec/services/space-weather/service.yaml#records.SolarFlare */
export function readSolarFlare(row: JsonObject, derive: Pick<Derivations, 'SolarFlare'>): AdapterResult<SolarFlare> {
  return {
    id: required(textOf(row['flrID']), 'flrID'),
    class: derive.SolarFlare.class(row),
    class_type: derive.SolarFlare.class_type(row),
    magnitude: derive.SolarFlare.magnitude(row),
    begin_time: required(momentOf(row['beginTime']), 'beginTime'),
    peak_time: momentOf(row['peakTime']),
    end_time: momentOf(row['endTime']),
    duration_minutes: derive.SolarFlare.duration_minutes(row),
    source_location: textOf(row['sourceLocation']),
    latitude: derive.SolarFlare.latitude(row),
    longitude: derive.SolarFlare.longitude(row),
    active_region: wholeOf(row['activeRegionNum']),
    instruments: unlessEmpty(readEach(each(row, 'instruments', '*', 'displayName'), textOf)),
    linked_events: unlessEmpty(readEach(each(row, 'linkedEvents', '*', 'activityID'), textOf)),
    note: textOf(row['note']),
    submission_time: momentOf(row['submissionTime']),
    link: textOf(row['link']),
  };
}

/** spec/services/space-weather/service.yaml#readers.PositionOfWhereTheIss */
export function readPositionOfWhereTheIss(
  row: JsonObject,
  derive: Pick<Derivations, 'PositionOfWhereTheIss'>,
): AdapterResult<GetIssPositionResult> {
  return {
    latitude: required(within(numberOf(row['latitude']), -90, 90), 'latitude'),
    longitude: required(within(numberOf(row['longitude']), -180, 180), 'longitude'),
    timestamp: required(epochTimeOf(row['timestamp'], 1), 'timestamp'),
    altitude_km: derive.PositionOfWhereTheIss.altitude_km(row),
    velocity_kmh: derive.PositionOfWhereTheIss.velocity_kmh(row),
    visibility: oneOf(row['visibility'], ['daylight', 'eclipsed']),
    footprint_km: derive.PositionOfWhereTheIss.footprint_km(row),
    subsolar_latitude: derive.PositionOfWhereTheIss.subsolar_latitude(row),
    subsolar_longitude: derive.PositionOfWhereTheIss.subsolar_longitude(row),
    provider: 'wheretheiss.at',
    source: 'https://wheretheiss.at/',
  };
}

/** spec/services/space-weather/service.yaml#readers.PositionOfOpenNotify */
export function readPositionOfOpenNotify(row: JsonObject): AdapterResult<GetIssPositionResult> {
  return {
    latitude: required(within(numberOf(at(row, 'iss_position', 'latitude')), -90, 90), 'iss_position.latitude'),
    longitude: required(within(numberOf(at(row, 'iss_position', 'longitude')), -180, 180), 'iss_position.longitude'),
    timestamp: required(epochTimeOf(row['timestamp'], 1), 'timestamp'),
    altitude_km: null,
    velocity_kmh: null,
    visibility: null,
    footprint_km: null,
    subsolar_latitude: null,
    subsolar_longitude: null,
    provider: 'open-notify.org',
    source: 'http://open-notify.org/',
  };
}
