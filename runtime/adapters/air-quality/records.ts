// Readings as published records: pure mapping, with the words of the two indices.

import type {
  AirQuality as AirQualityRecord,
  Concentration,
  EuropeanCategory,
  HourlyPoint,
  Location,
  OtherPlace,
  UsCategory,
} from '../../../generated/api/air-quality/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { AirQualityAnswer, Place, Pollutant, Reading } from './air-quality/air-quality.ts';

/** What the licence of the figures demands to be said. */
export const ATTRIBUTION =
  'Weather data by Open-Meteo.com, CC BY 4.0; generated using Copernicus Atmosphere Monitoring Service information.';
/** Where the figures are described. */
export const SOURCE = 'https://open-meteo.com/en/docs/air-quality-api';

/** The last value of each word; what is above all of them has the word that comes after. */
const EUROPEAN: readonly (readonly [EuropeanCategory, number])[] = [
  ['good', 20],
  ['fair', 40],
  ['moderate', 60],
  ['poor', 80],
  ['very_poor', 100],
  ['extremely_poor', Number.POSITIVE_INFINITY],
];
const US: readonly (readonly [UsCategory, number])[] = [
  ['good', 50],
  ['moderate', 100],
  ['unhealthy_for_sensitive_groups', 150],
  ['unhealthy', 200],
  ['very_unhealthy', 300],
  ['hazardous', Number.POSITIVE_INFINITY],
];

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Where figures are of: the grid cell's middle, and the place that was named. */
export function location({ cell }: AirQualityAnswer, { lat, lon }: Point, place?: Place): AdapterResult<Location> {
  return {
    latitude: lat,
    longitude: lon,
    cell_latitude: cell.latitude,
    cell_longitude: cell.longitude,
    city: place?.name,
    region: place?.region,
    country: place?.country,
    country_code: place?.countryCode,
    timezone: place?.timezone,
    population: place?.population,
    geonameid: place?.geonameId,
  };
}

/** @throws Error for an answer without a reading, which readers never give */
export function airQuality(answered: AirQualityAnswer, point: Point, place?: Place): AdapterResult<AirQualityRecord> {
  const [reading] = answered.readings;
  if (reading === undefined) throw new Error('There is no reading.');
  const of = (name: Pollutant): AdapterResult<Concentration> => ({
    value: reading.values[name],
    unit: answered.units[name],
  });
  return {
    location: location(answered, point, place),
    time: reading.time,
    interval_seconds: answered.interval,
    european_aqi: { value: reading.europeanIndex, category: wordOf(EUROPEAN, reading.europeanIndex) },
    us_aqi: { value: reading.usIndex, category: wordOf(US, reading.usIndex) },
    pollutants: {
      pm2_5: of('pm2_5'),
      pm10: of('pm10'),
      nitrogen_dioxide: of('nitrogen_dioxide'),
      ozone: of('ozone'),
      sulphur_dioxide: of('sulphur_dioxide'),
      carbon_monoxide: of('carbon_monoxide'),
    },
    kind: 'modelled',
    attribution: ATTRIBUTION,
    source: SOURCE,
  };
}

function wordOf<Word>(bands: readonly (readonly [Word, number])[], value: number | undefined): Word | null {
  if (value === undefined) return null;
  return bands.find(([, last]) => value <= last)?.[0] ?? null;
}

/** The figures of one hour. */
export function hourlyPoint({ time, europeanIndex, usIndex, values }: Reading): AdapterResult<HourlyPoint> {
  return {
    time,
    european_aqi: europeanIndex,
    us_aqi: usIndex,
    pm2_5: values.pm2_5,
    pm10: values.pm10,
    nitrogen_dioxide: values.nitrogen_dioxide,
    ozone: values.ozone,
    sulphur_dioxide: values.sulphur_dioxide,
    carbon_monoxide: values.carbon_monoxide,
  };
}

/** Another place of the same name. */
export function otherPlace({ name, region, country, latitude, longitude }: Place): AdapterResult<OtherPlace> {
  return { city: name, region, country, latitude, longitude };
}
