// Generated from spec/api/air-quality/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  AirQuality,
  Concentration,
  EuropeanIndex,
  HistoryResult,
  HourlyPoint,
  Location,
  OtherPlace,
  Pollutants,
  UsIndex,
} from './types.ts';

/** spec/api/air-quality/service.yaml#endpoints.history */
export function writeHistoryResult(given: AdapterResult<HistoryResult>): HistoryResult {
  return {
    location: writeLocation(given.location),
    hours: given.hours,
    count: given.count,
    unit: given.unit ?? null,
    points: given.points.map(writeHourlyPoint),
    kind: given.kind,
    attribution: given.attribution,
    source: given.source,
  };
}

/** spec/api/air-quality/service.yaml#records.AirQuality */
export function writeAirQuality(given: AdapterResult<AirQuality>): AirQuality {
  return {
    location: writeLocation(given.location),
    time: given.time,
    interval_seconds: given.interval_seconds ?? null,
    european_aqi: writeEuropeanIndex(given.european_aqi),
    us_aqi: writeUsIndex(given.us_aqi),
    pollutants: writePollutants(given.pollutants),
    ...(given.other_places === undefined ? {} : { other_places: given.other_places.map(writeOtherPlace) }),
    ...(given.note === undefined ? {} : { note: given.note }),
    kind: given.kind,
    attribution: given.attribution,
    source: given.source,
  };
}

/** spec/api/air-quality/service.yaml#records.Concentration */
export function writeConcentration(given: AdapterResult<Concentration>): Concentration {
  return {
    value: given.value ?? null,
    unit: given.unit ?? null,
  };
}

/** spec/api/air-quality/service.yaml#records.EuropeanIndex */
export function writeEuropeanIndex(given: AdapterResult<EuropeanIndex>): EuropeanIndex {
  return {
    value: given.value ?? null,
    category: given.category ?? null,
  };
}

/** spec/api/air-quality/service.yaml#records.HourlyPoint */
export function writeHourlyPoint(given: AdapterResult<HourlyPoint>): HourlyPoint {
  return {
    time: given.time,
    european_aqi: given.european_aqi ?? null,
    us_aqi: given.us_aqi ?? null,
    pm2_5: given.pm2_5 ?? null,
    pm10: given.pm10 ?? null,
    nitrogen_dioxide: given.nitrogen_dioxide ?? null,
    ozone: given.ozone ?? null,
    sulphur_dioxide: given.sulphur_dioxide ?? null,
    carbon_monoxide: given.carbon_monoxide ?? null,
  };
}

/** spec/api/air-quality/service.yaml#records.Location */
export function writeLocation(given: AdapterResult<Location>): Location {
  return {
    latitude: given.latitude,
    longitude: given.longitude,
    cell_latitude: given.cell_latitude,
    cell_longitude: given.cell_longitude,
    ...(given.city === undefined ? {} : { city: given.city }),
    ...(given.region === undefined ? {} : { region: given.region }),
    ...(given.country === undefined ? {} : { country: given.country }),
    ...(given.country_code === undefined ? {} : { country_code: given.country_code }),
    ...(given.timezone === undefined ? {} : { timezone: given.timezone }),
    ...(given.population === undefined ? {} : { population: given.population }),
    ...(given.geonameid === undefined ? {} : { geonameid: given.geonameid }),
  };
}

/** spec/api/air-quality/service.yaml#records.OtherPlace */
export function writeOtherPlace(given: AdapterResult<OtherPlace>): OtherPlace {
  return {
    city: given.city,
    region: given.region ?? null,
    country: given.country ?? null,
    latitude: given.latitude,
    longitude: given.longitude,
  };
}

/** spec/api/air-quality/service.yaml#records.Pollutants */
export function writePollutants(given: AdapterResult<Pollutants>): Pollutants {
  return {
    pm2_5: writeConcentration(given.pm2_5),
    pm10: writeConcentration(given.pm10),
    nitrogen_dioxide: writeConcentration(given.nitrogen_dioxide),
    ozone: writeConcentration(given.ozone),
    sulphur_dioxide: writeConcentration(given.sulphur_dioxide),
    carbon_monoxide: writeConcentration(given.carbon_monoxide),
  };
}

/** spec/api/air-quality/service.yaml#records.UsIndex */
export function writeUsIndex(given: AdapterResult<UsIndex>): UsIndex {
  return {
    value: given.value ?? null,
    category: given.category ?? null,
  };
}
