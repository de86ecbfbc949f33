// All adapters, a line a service: each is loaded when one of its tools is first called, so that a server starts in the time that
// its doors need, however many services it offers. The compiler sees to it that every service has its adapter here.

import type { Adapters } from '../../generated/catalog.ts';
import type { UpstreamId } from '../../generated/upstreams.ts';
import type { SourceLoader, Sources } from '../sources/index.ts';
import type { AdapterModule, Context } from './context.ts';

const modules: { [Key in keyof Adapters]: () => Promise<AdapterModule<Key>> } = {
  'api/air-quality': () => import('./api/air-quality/air-quality.ts'),
  'api/opendata': () => import('./api/opendata/opendata.ts'),
  'api/preprints': () => import('./api/preprints/preprints.ts'),
  'crisis-intelligence': () => import('./crisis-intelligence/crisis-intelligence.ts'),
  'currency-conversion': () => import('./currency-conversion/currency-conversion.ts'),
  'dk-registry': () => import('./dk-registry/dk-registry.ts'),
  'economic-indicators': () => import('./economic-indicators/economic-indicators.ts'),
  'eu-bank-fx': () => import('./eu-bank-fx/eu-bank-fx.ts'),
  'eu-bank-stats': () => import('./eu-bank-stats/eu-bank-stats.ts'),
  'eu-law': () => import('./eu-law/eu-law.ts'),
  'eu-research': () => import('./eu-research/eu-research.ts'),
  flights: () => import('./flights/flights.ts'),
  'food-agri': () => import('./food-agri/food-agri.ts'),
  horoscopes: () => import('./horoscopes/horoscopes.ts'),
  migration: () => import('./migration/migration.ts'),
  maritime: () => import('./maritime/maritime.ts'),
  'no-parliament': () => import('./no-parliament/no-parliament.ts'),
  'no-registry': () => import('./no-registry/no-registry.ts'),
  places: () => import('./places/places.ts'),
  scholarly: () => import('./scholarly/scholarly.ts'),
  'se-parliament': () => import('./se-parliament/se-parliament.ts'),
  'se-statistics': () => import('./se-statistics/se-statistics.ts'),
  shared: () => import('./shared/shared.ts'),
  'space-weather': () => import('./space-weather/space-weather.ts'),
  sports: () => import('./sports/sports.ts'),
  trials: () => import('./trials/trials.ts'),
  'unit-conversion': () => import('./unit-conversion/unit-conversion.ts'),
  'us-health': () => import('./us-health/us-health.ts'),
  webhooks: () => import('./webhooks/webhooks.ts'),
  'world-time': () => import('./world-time/world-time.ts'),
};

/** What adapters need beside their sources. */
export type AdapterServices = Omit<Context<'shared'>, 'source'>;

/** Loads the adapter of a service, with its sources. */
export type AdapterLoader = (key: string, upstreams: readonly string[]) => Promise<object>;

export function createAdapterLoader(source: SourceLoader, services: AdapterServices): AdapterLoader {
  return async (key, upstreams) => {
    // Keys and ids are the catalogue's: `modules` has each of them.
    const ids = upstreams as readonly UpstreamId[];
    const [module, ...made] = await Promise.all([modules[key as keyof Adapters](), ...ids.map((id) => source(id))]);
    const sources = new Map<string, object>(ids.map((id, index) => [id, made[index] as object]));
    const context: Context<never> = { ...services, source: (id: UpstreamId) => sources.get(id) as Sources[never] };
    return (module as AdapterModule<never>).create(context);
  };
}
