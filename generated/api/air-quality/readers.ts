// Generated from spec/api/air-quality/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import {
  type JsonObject,
  momentOf,
  numberOf,
  recordOf,
  required,
  roundedOf,
  textOf,
  unless,
  wholeOf,
} from '../../../runtime/decoding/source-values.ts';
import type {
  AirQuality,
  Concentration,
  EuropeanIndex,
  HourlyPoint,
  Location,
  OtherPlace,
  Pollutants,
  UsIndex,
} from './types.ts';

/** Fields that the adapter derives from a row. */
export interface Derivations {
  readonly EuropeanIndex: {
    category(row: JsonObject): AdapterResult<EuropeanIndex>['category'];
  };
  readonly UsIndex: {
    category(row: JsonObject): AdapterResult<UsIndex>['category'];
  };
}

/** spec/api/air-quality/service.yaml#records.AirQuality */
export function readAirQuality(
  row: JsonObject,
  derive: Pick<Derivations, 'EuropeanIndex' | 'UsIndex'>,
): Omit<AdapterResult<AirQuality>, 'location' | 'other_places' | 'note' | 'kind' | 'attribution' | 'source'> {
  return {
    time: required(momentOf(row['time']), 'time'),
    interval_seconds: wholeOf(row['interval']),
    european_aqi: readEuropeanIndex(row, derive),
    us_aqi: readUsIndex(row, derive),
    pollutants: readPollutants(row),
  };
}

/** spec/api/air-quality/service.yaml#records.Concentration */
export function readConcentration(row: JsonObject): AdapterResult<Concentration> {
  return {
    value: numberOf(row['value']),
    unit: textOf(row['unit']),
  };
}

/** spec/api/air-quality/service.yaml#records.EuropeanIndex */
export function readEuropeanIndex(
  row: JsonObject,
  derive: Pick<Derivations, 'EuropeanIndex'>,
): AdapterResult<EuropeanIndex> {
  return {
    value: roundedOf(row['european_aqi']),
    category: derive.EuropeanIndex.category(row),
  };
}

/** spec/api/air-quality/service.yaml#records.HourlyPoint */
export function readHourlyPoint(row: JsonObject): AdapterResult<HourlyPoint> {
  return {
    time: required(momentOf(row['time']), 'time'),
    european_aqi: roundedOf(row['european_aqi']),
    us_aqi: roundedOf(row['us_aqi']),
    pm2_5: numberOf(row['pm2_5']),
    pm10: numberOf(row['pm10']),
    nitrogen_dioxide: numberOf(row['nitrogen_dioxide']),
    ozone: numberOf(row['ozone']),
    sulphur_dioxide: numberOf(row['sulphur_dioxide']),
    carbon_monoxide: numberOf(row['carbon_monoxide']),
  };
}

/** spec/api/air-quality/service.yaml#records.Location */
export function readLocation(
  row: JsonObject,
): Omit<AdapterResult<Location>, 'latitude' | 'longitude' | 'cell_latitude' | 'cell_longitude'> {
  return {
    city: textOf(row['name']),
    region: textOf(row['admin1']),
    country: textOf(row['country']),
    country_code: textOf(row['country_code']),
    timezone: textOf(row['timezone']),
    population: wholeOf(unless(row['population'], [0])),
    geonameid: wholeOf(row['id']),
  };
}

/** spec/api/air-quality/service.yaml#records.OtherPlace */
export function readOtherPlace(row: JsonObject): AdapterResult<OtherPlace> {
  return {
    city: required(textOf(row['name']), 'name'),
    region: textOf(row['admin1']),
    country: textOf(row['country']),
    latitude: required(numberOf(row['latitude']), 'latitude'),
    longitude: required(numberOf(row['longitude']), 'longitude'),
  };
}

/** spec/api/air-quality/service.yaml#records.Pollutants */
export function readPollutants(row: JsonObject): AdapterResult<Pollutants> {
  return {
    pm2_5: required(recordOf(row['pm2_5'], readConcentration), 'pm2_5'),
    pm10: required(recordOf(row['pm10'], readConcentration), 'pm10'),
    nitrogen_dioxide: required(recordOf(row['nitrogen_dioxide'], readConcentration), 'nitrogen_dioxide'),
    ozone: required(recordOf(row['ozone'], readConcentration), 'ozone'),
    sulphur_dioxide: required(recordOf(row['sulphur_dioxide'], readConcentration), 'sulphur_dioxide'),
    carbon_monoxide: required(recordOf(row['carbon_monoxide'], readConcentration), 'carbon_monoxide'),
  };
}

/** spec/api/air-quality/service.yaml#records.UsIndex */
export function readUsIndex(row: JsonObject, derive: Pick<Derivations, 'UsIndex'>): AdapterResult<UsIndex> {
  return {
    value: roundedOf(row['us_aqi']),
    category: derive.UsIndex.category(row),
  };
}
