// Generated from spec/api/air-quality/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { CityArguments, CurrentArguments, HistoryArguments } from './types.ts';

/** Of the European index: good to 20, fair to 40, moderate to 60, poor to 80, very poor to 100. */
export const EUROPEAN_CATEGORY_VALUES = ['good', 'fair', 'moderate', 'poor', 'very_poor', 'extremely_poor'] as const;

/**
 * Of the US index: good to 50, moderate to 100, unhealthy for sensitive groups to 150, unhealthy to 200, very
 * unhealthy to 300.
 */
export const US_CATEGORY_VALUES = [
  'good', 'moderate', 'unhealthy_for_sensitive_groups', 'unhealthy', 'very_unhealthy', 'hazardous',
] as const;

/** spec/api/air-quality/service.yaml#records.Location */
export const locationFields = published.fields({
  latitude: published.number(),
  longitude: published.number(),
  cell_latitude: published.number(),
  cell_longitude: published.number(),
  city: published.string({ optional: true }),
  region: published.string({ optional: true }),
  country: published.string({ optional: true }),
  country_code: published.string({ optional: true }),
  timezone: published.string({ optional: true }),
  population: published.integer({ optional: true }),
  geonameid: published.integer({ optional: true }),
});

/** spec/api/air-quality/service.yaml#records.EuropeanIndex */
export const europeanIndexFields = published.fields({
  value: published.integer({ nullable: true }),
  category: published.choice(EUROPEAN_CATEGORY_VALUES, { nullable: true }),
});

/** spec/api/air-quality/service.yaml#records.UsIndex */
export const usIndexFields = published.fields({
  value: published.integer({ nullable: true }),
  category: published.choice(US_CATEGORY_VALUES, { nullable: true }),
});

/** spec/api/air-quality/service.yaml#records.Concentration */
export const concentrationFields = published.fields({
  value: published.number({ nullable: true }),
  unit: published.string({ nullable: true }),
});

/** spec/api/air-quality/service.yaml#records.Pollutants */
export const pollutantsFields = published.fields({
  pm2_5: published.record(concentrationFields),
  pm10: published.record(concentrationFields),
  nitrogen_dioxide: published.record(concentrationFields),
  ozone: published.record(concentrationFields),
  sulphur_dioxide: published.record(concentrationFields),
  carbon_monoxide: published.record(concentrationFields),
});

/** spec/api/air-quality/service.yaml#records.OtherPlace */
export const otherPlaceFields = published.fields({
  city: published.string(),
  region: published.string({ nullable: true }),
  country: published.string({ nullable: true }),
  latitude: published.number(),
  longitude: published.number(),
});

/** spec/api/air-quality/service.yaml#records.AirQuality */
export const airQualityFields = published.fields({
  location: published.record(locationFields),
  time: published.string({ format: 'date-time' }),
  interval_seconds: published.integer({ nullable: true }),
  european_aqi: published.record(europeanIndexFields),
  us_aqi: published.record(usIndexFields),
  pollutants: published.record(pollutantsFields),
  other_places: published.list(published.record(otherPlaceFields), { optional: true }),
  note: published.string({ optional: true }),
  kind: published.choice(['modelled']),
  attribution: published.string(),
  source: published.string({ format: 'uri' }),
});

/** spec/api/air-quality/service.yaml#records.HourlyPoint */
export const hourlyPointFields = published.fields({
  time: published.string({ format: 'date-time' }),
  european_aqi: published.integer({ nullable: true }),
  us_aqi: published.integer({ nullable: true }),
  pm2_5: published.number({ nullable: true }),
  pm10: published.number({ nullable: true }),
  nitrogen_dioxide: published.number({ nullable: true }),
  ozone: published.number({ nullable: true }),
  sulphur_dioxide: published.number({ nullable: true }),
  carbon_monoxide: published.number({ nullable: true }),
});

/** spec/api/air-quality/service.yaml#endpoints.current */
export function decodeCurrent(raw: RawArguments): Decoded<CurrentArguments> {
  const read = new ArgumentReader(raw, ['lat', 'lon']);
  return read.finish<CurrentArguments>({
    lat: read.number('lat', { required: true, minimum: -90, maximum: 90 }),
    lon: read.number('lon', { required: true, minimum: -180, maximum: 180 }),
  });
}

/** Result of spec/api/air-quality/service.yaml#endpoints.current */
export const currentResult = published.record(airQualityFields);

/** spec/api/air-quality/service.yaml#endpoints.city */
export function decodeCity(raw: RawArguments): Decoded<CityArguments> {
  const read = new ArgumentReader(raw, ['city']);
  return read.finish<CityArguments>({
    city: read.string('city', { required: true, minLength: 2, maxLength: 100 }),
  });
}

/** Result of spec/api/air-quality/service.yaml#endpoints.city */
export const cityResult = published.record(airQualityFields);

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
export const historyResult = published.record(published.fields({
  location: published.record(locationFields),
  hours: published.integer({ minimum: 1 }),
  count: published.integer({ minimum: 0 }),
  unit: published.string({ nullable: true }),
  points: published.list(published.record(hourlyPointFields)),
  kind: published.choice(['modelled']),
  attribution: published.string(),
  source: published.string({ format: 'uri' }),
}));
