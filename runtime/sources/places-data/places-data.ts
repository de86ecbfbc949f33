// The data that ships with the server, loaded when it is first needed and once: start-up does not wait for it, and a server
// whose callers never ask for a city never pays for it.

import { Worker } from 'node:worker_threads';
import { CitySearch } from './city-search.ts';
import { type Countries, loadCountries } from './countries.ts';
import { Gazetteer } from './gazetteer.ts';
import type { LoadedCities } from './load-cities.ts';

export { asciiOf } from './ascii.ts';
export { type CitySearch, type FoundPlace, MATCH_KINDS, type NearPlace, type Within } from './city-search.ts';
export { UNKNOWN_ELEVATION } from './columns.ts';
export { type Countries, type Country, type CountryRow, loadCountries, POPULATION_YEAR } from './countries.ts';
export { divisionsNamed } from './divisions.ts';
export type { Area, Gazetteer, Place, PlaceDetails } from './gazetteer.ts';

/** Places and their search. */
export interface Cities {
  readonly gazetteer: Gazetteer;
  readonly search: CitySearch;
}

/** The data that the places service answers from. */
export interface PlacesData {
  countries(): Countries;
  /** Waits for the first load (about a second); a load that failed is tried again by the next call. */
  cities(): Promise<Cities>;
}

/** The embedded data, not yet loaded. Calling `cities()` after start, without waiting, warms it up. */
export function create(): PlacesData {
  let countries: Countries | undefined;
  let cities: Promise<Cities> | undefined;
  return {
    countries() {
      countries ??= loadCountries();
      return countries;
    },
    cities() {
      cities ??= startLoading().catch((error: unknown) => {
        cities = undefined;
        throw error;
      });
      return cities;
    },
  };
}

async function startLoading(): Promise<Cities> {
  // It makes big buffers and few objects: a small young generation keeps its peak low.
  const resourceLimits = { maxYoungGenerationSizeMb: 4 };
  const worker = new Worker(new URL('load-cities.ts', import.meta.url), { resourceLimits });
  // The listeners stay: what fails after the message harms nobody, and unheard it would end the process.
  const loaded = await new Promise<LoadedCities>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The thread that loads places ended early.')));
  });
  const gazetteer = new Gazetteer(loaded.columns);
  return { gazetteer, search: new CitySearch(gazetteer, loaded.postings) };
}
