// Client for Open-Meteo: modeled air quality worldwide, and geocoding of place names.

import type { LifetimeName } from '../../../../generated/sources.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type Cell, type CurrentAir, type HourlyAir, type Place, POLLUTANTS, reads } from './read.ts';

export { type Cell, type CurrentAir, type Place, POLLUTANTS } from './read.ts';

const VARIABLES = ['european_aqi', 'us_aqi', ...POLLUTANTS].join();
/** Maximum degrees between a place and its grid cell's center. Cells outside Europe are 0.4 to 0.75 degrees wide. */
const MAX_SHIFT = 1;
/**
 * Coordinates are rounded to about 100 meters, far less than the size of a cell. More digits would only reduce cache
 * hits.
 */
const DECIMALS = 3;
const MAX_PLACES = 20;

export function create({ client }: SourceContext<'air-quality'>): AirQuality {
  return new AirQuality(client);
}

export class AirQuality {
  readonly #client: SourceClient<LifetimeName<'air-quality'>>;

  constructor(client: SourceClient<LifetimeName<'air-quality'>>) {
    this.#client = client;
  }

  current(latitude: number, longitude: number, call: SourceCall): Promise<CurrentAir> {
    const query = { ...at(latitude, longitude), current: VARIABLES };
    return this.#client.read({ ...request(latitude, longitude), query }, reads.current, call);
  }

  /** Returns values at full hours only, oldest first. */
  async hours(latitude: number, longitude: number, hours: number, call: SourceCall): Promise<HourlyAir> {
    const query = { ...at(latitude, longitude), hourly: VARIABLES, past_hours: hours, forecast_hours: 1 };
    const answered = await this.#client.read({ ...request(latitude, longitude), query }, reads.hours, call);
    const now = call.now().getTime();
    const past = answered.points.filter(({ time }) => Date.parse(time) <= now);
    return { ...answered, points: past.slice(-hours) };
  }

  /** Returns the best match first. Single-letter names return no results. */
  places(name: string, call: SourceCall): Promise<readonly Place[]> {
    const query = { name, count: MAX_PLACES, language: 'en', format: 'json' };
    const lifetime = 'places' as const;
    return this.#client.read(
      { host: 'geocoding', path: '/v1/search', query, lifetime, expect: 'json' },
      reads.places,
      call,
    );
  }
}

function at(latitude: number, longitude: number) {
  return { latitude: rounded(latitude), longitude: rounded(longitude), timezone: 'UTC' };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS)) + 0;
}

function request(latitude: number, longitude: number) {
  return {
    path: '/v1/air-quality',
    expect: 'json' as const,
    answers: ({ cell }: { readonly cell: Cell }) => {
      // Longitudes wrap around at 180 degrees.
      const eastward = Math.abs(cell.longitude - rounded(longitude)) % 360;
      const shift = Math.max(Math.abs(cell.latitude - rounded(latitude)), Math.min(eastward, 360 - eastward));
      return shift <= MAX_SHIFT;
    },
  };
}
