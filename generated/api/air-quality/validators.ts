// Generated from spec/api/air-quality/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type { CityArguments, CurrentArguments, HistoryArguments } from './types.ts';
import { EUROPEAN_CATEGORY_VALUES, US_CATEGORY_VALUES } from './values.ts';

/** spec/api/air-quality/service.yaml#endpoints.current */
export function decodeCurrent(raw: RawArguments): Decoded<CurrentArguments> {
  const read = new ArgumentReader(raw, ['lat', 'lon']);
  return read.finish<CurrentArguments>({
    lat: read.number('lat', { required: true, minimum: -90, maximum: 90 }),
    lon: read.number('lon', { required: true, minimum: -180, maximum: 180 }),
  });
}

/** Result of spec/api/air-quality/service.yaml#endpoints.current */
export function checkCurrentResult(check: ResultCheck, result: object): void {
  checkAirQuality(check, result);
}

/** spec/api/air-quality/service.yaml#endpoints.city */
export function decodeCity(raw: RawArguments): Decoded<CityArguments> {
  const read = new ArgumentReader(raw, ['city']);
  return read.finish<CityArguments>({
    city: read.string('city', { required: true, minLength: 2, maxLength: 100 }),
  });
}

/** Result of spec/api/air-quality/service.yaml#endpoints.city */
export function checkCityResult(check: ResultCheck, result: object): void {
  checkAirQuality(check, result);
}

/** spec/api/air-quality/service.yaml#endpoints.history */
export function decodeHistory(raw: RawArguments): Decoded<HistoryArguments> {
  const read = new ArgumentReader(raw, ['lat', 'lon', 'hours']);
  return read.finish<HistoryArguments>({
    lat: read.number('lat', { required: true, minimum: -90, maximum: 90 }),
    lon: read.number('lon', { required: true, minimum: -180, maximum: 180 }),
    hours: read.integer('hours', { default: 24, minimum: 1, maximum: 72 }),
  });
}

/** Result of spec/api/air-quality/service.yaml#endpoints.history */
export function checkHistoryResult(check: ResultCheck, result: object): void {
  check.record(result, 'location', { required: true }, checkLocation);
  check.integer(result, 'hours', { required: true, minimum: 1 });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.string(result, 'unit', { required: true, nullable: true });
  check.list(result, 'points', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkHourlyPoint),
  );
  check.choice(result, 'kind', ['modelled'], { required: true });
  check.string(result, 'attribution', { required: true });
  check.string(result, 'source', { required: true, format: 'uri' });
}

/** spec/api/air-quality/service.yaml#records.AirQuality */
function checkAirQuality(check: ResultCheck, airQuality: object): void {
  check.record(airQuality, 'location', { required: true }, checkLocation);
  check.string(airQuality, 'time', { required: true, format: 'date-time' });
  check.integer(airQuality, 'interval_seconds', { required: true, nullable: true });
  check.record(airQuality, 'european_aqi', { required: true }, checkEuropeanIndex);
  check.record(airQuality, 'us_aqi', { required: true }, checkUsIndex);
  check.record(airQuality, 'pollutants', { required: true }, checkPollutants);
  check.list(airQuality, 'other_places', {}, (check, items, index) =>
    check.record(items, index, { required: true }, checkOtherPlace),
  );
  check.string(airQuality, 'note', {});
  check.choice(airQuality, 'kind', ['modelled'], { required: true });
  check.string(airQuality, 'attribution', { required: true });
  check.string(airQuality, 'source', { required: true, format: 'uri' });
}

/** spec/api/air-quality/service.yaml#records.Concentration */
function checkConcentration(check: ResultCheck, concentration: object): void {
  check.number(concentration, 'value', { required: true, nullable: true });
  check.string(concentration, 'unit', { required: true, nullable: true });
}

/** spec/api/air-quality/service.yaml#records.EuropeanIndex */
function checkEuropeanIndex(check: ResultCheck, europeanIndex: object): void {
  check.integer(europeanIndex, 'value', { required: true, nullable: true });
  check.choice(europeanIndex, 'category', EUROPEAN_CATEGORY_VALUES, { required: true, nullable: true });
}

/** spec/api/air-quality/service.yaml#records.HourlyPoint */
function checkHourlyPoint(check: ResultCheck, hourlyPoint: object): void {
  check.string(hourlyPoint, 'time', { required: true, format: 'date-time' });
  check.integer(hourlyPoint, 'european_aqi', { required: true, nullable: true });
  check.integer(hourlyPoint, 'us_aqi', { required: true, nullable: true });
  check.number(hourlyPoint, 'pm2_5', { required: true, nullable: true });
  check.number(hourlyPoint, 'pm10', { required: true, nullable: true });
  check.number(hourlyPoint, 'nitrogen_dioxide', { required: true, nullable: true });
  check.number(hourlyPoint, 'ozone', { required: true, nullable: true });
  check.number(hourlyPoint, 'sulphur_dioxide', { required: true, nullable: true });
  check.number(hourlyPoint, 'carbon_monoxide', { required: true, nullable: true });
}

/** spec/api/air-quality/service.yaml#records.Location */
function checkLocation(check: ResultCheck, location: object): void {
  check.number(location, 'latitude', { required: true });
  check.number(location, 'longitude', { required: true });
  check.number(location, 'cell_latitude', { required: true });
  check.number(location, 'cell_longitude', { required: true });
  check.string(location, 'city', {});
  check.string(location, 'region', {});
  check.string(location, 'country', {});
  check.string(location, 'country_code', {});
  check.string(location, 'timezone', {});
  check.integer(location, 'population', {});
  check.integer(location, 'geonameid', {});
}

/** spec/api/air-quality/service.yaml#records.OtherPlace */
function checkOtherPlace(check: ResultCheck, otherPlace: object): void {
  check.string(otherPlace, 'city', { required: true });
  check.string(otherPlace, 'region', { required: true, nullable: true });
  check.string(otherPlace, 'country', { required: true, nullable: true });
  check.number(otherPlace, 'latitude', { required: true });
  check.number(otherPlace, 'longitude', { required: true });
}

/** spec/api/air-quality/service.yaml#records.Pollutants */
function checkPollutants(check: ResultCheck, pollutants: object): void {
  check.record(pollutants, 'pm2_5', { required: true }, checkConcentration);
  check.record(pollutants, 'pm10', { required: true }, checkConcentration);
  check.record(pollutants, 'nitrogen_dioxide', { required: true }, checkConcentration);
  check.record(pollutants, 'ozone', { required: true }, checkConcentration);
  check.record(pollutants, 'sulphur_dioxide', { required: true }, checkConcentration);
  check.record(pollutants, 'carbon_monoxide', { required: true }, checkConcentration);
}

/** spec/api/air-quality/service.yaml#records.UsIndex */
function checkUsIndex(check: ResultCheck, usIndex: object): void {
  check.integer(usIndex, 'value', { required: true, nullable: true });
  check.choice(usIndex, 'category', US_CATEGORY_VALUES, { required: true, nullable: true });
}
