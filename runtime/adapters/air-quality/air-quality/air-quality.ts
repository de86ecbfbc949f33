// Open-Meteo: modelled air quality of any place on earth, now and in the last hours, and the place that a name means.

import type { LifetimeName } from '../../../../generated/sources.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type Cell, type CurrentAir, type HourlyAir, type Place, POLLUTANTS, reads } from './read.ts';

export { type Cell, type CurrentAir, type Place, POLLUTANTS } from './read.ts';

const VARIABLES = ['european_aqi', 'us_aqi', ...POLLUTANTS].join();
/** Degrees that the middle of a grid cell may lie from the place: cells are 0.4 to 0.75 degrees wide outside Europe. */
const LARGEST_SHIFT = 1;
/** Digits of a coordinate: 100 metres, far below a cell; more would only make equal questions differ. */
const DECIMALS = 3;
const MOST_PLACES = 20;

/** Makes the source on its client. */
export function create({ client }: SourceContext<'air-quality'>): AirQuality {
  return new AirQuality(client);
}

/** All methods reject with a Problem of the client. */
export class AirQuality {
  readonly #client: SourceClient<LifetimeName<'air-quality'>>;

  constructor(client: SourceClient<LifetimeName<'air-quality'>>) {
    this.#client = client;
  }

  current(latitude: number, longitude: number, call: SourceCall): Promise<CurrentAir> {
    const query = { ...at(latitude, longitude), current: VARIABLES };
    return this.#client.read({ ...request(latitude, longitude), query }, reads.current, call);
  }

  /** The last `hours` full hours up to now, oldest first. */
  async hours(latitude: number, longitude: number, hours: number, call: SourceCall): Promise<HourlyAir> {
    const query = { ...at(latitude, longitude), hourly: VARIABLES, past_hours: hours, forecast_hours: 1 };
    const answered = await this.#client.read({ ...request(latitude, longitude), query }, reads.hours, call);
    const now = call.now().getTime();
    const past = answered.points.filter(({ time }) => Date.parse(time) <= now);
    return { ...answered, points: past.slice(-hours) };
  }

  /** Places of this name, best match first; none for names of one letter. */
  places(name: string, call: SourceCall): Promise<readonly Place[]> {
    const query = { name, count: MOST_PLACES, language: 'en', format: 'json' };
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
      // Longitudes wrap.
      const eastward = Math.abs(cell.longitude - rounded(longitude)) % 360;
      const shift = Math.max(Math.abs(cell.latitude - rounded(latitude)), Math.min(eastward, 360 - eastward));
      return shift <= LARGEST_SHIFT;
    },
  };
}
