import type { AirQuality as AirQualityRecord, Location } from '../../../generated/api/air-quality/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Cell, CurrentAir, Place } from './air-quality/air-quality.ts';

/** The license requires attribution in every result. */
export const ABOUT = {
  kind: 'modelled',
  attribution:
    'Weather data by Open-Meteo.com, CC BY 4.0; generated using Copernicus Atmosphere Monitoring Service information.',
  source: 'https://open-meteo.com/en/docs/air-quality-api',
} as const;

interface Point {
  readonly lat: number;
  readonly lon: number;
}

export function location(cell: Cell, { lat, lon }: Point, place?: Place): AdapterResult<Location> {
  return {
    latitude: lat,
    longitude: lon,
    cell_latitude: cell.latitude,
    cell_longitude: cell.longitude,
    ...place?.location,
  };
}

export function airQuality({ cell, now }: CurrentAir, point: Point, place?: Place): AdapterResult<AirQualityRecord> {
  return { location: location(cell, point, place), ...now, ...ABOUT };
}
