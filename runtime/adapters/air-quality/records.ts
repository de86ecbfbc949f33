// What the service adds to the figures of its source: where they are of, and whom to name.

import type { AirQuality as AirQualityRecord, Location } from '../../../generated/api/air-quality/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Cell, CurrentAir, Place } from './air-quality/air-quality.ts';

/** What every answer says of its figures. The license demands the attribution. */
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

/** Where figures are of: the grid cell's middle, and the place that was named. */
export function location(cell: Cell, { lat, lon }: Point, place?: Place): AdapterResult<Location> {
  return {
    latitude: lat,
    longitude: lon,
    cell_latitude: cell.latitude,
    cell_longitude: cell.longitude,
    ...place?.location,
  };
}

/** The air now. */
export function airQuality({ cell, now }: CurrentAir, point: Point, place?: Place): AdapterResult<AirQualityRecord> {
  return { location: location(cell, point, place), ...now, ...ABOUT };
}
