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

export interface Cities {
  readonly gazetteer: Gazetteer;
  readonly search: CitySearch;
}

export interface PlacesData {
  countries(): Countries;
  /** The first load takes about a second. After a failure, the next call tries again. */
  cities(): Promise<Cities>;
}

/** Does not load anything yet. Call `cities()` to preload the data. */
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
  // The thread creates few objects, so a small young generation keeps peak memory low.
  const resourceLimits = { maxYoungGenerationSizeMb: 4 };
  const worker = new Worker(new URL('load-cities.ts', import.meta.url), { resourceLimits });
  // Keep the listeners, because without one a late error would end the process.
  const loaded = await new Promise<LoadedCities>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The thread that loads places exited early.')));
  });
  const gazetteer = new Gazetteer(loaded.columns);
  return { gazetteer, search: new CitySearch(gazetteer, loaded.postings) };
}
