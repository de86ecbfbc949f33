// Generated from spec/services/ and spec/api/ by `make generate`: do not edit.

import type { Adapters } from '../../generated/catalog.ts';
import type { AdapterModule } from './context.ts';

/** The adapters of all services and areas. */
export const adapterModules = {
  'api/air-quality': () => import('./air-quality/air-quality.ts'),
  'api/opendata': () => import('./opendata/opendata.ts'),
  'api/preprints': () => import('./preprints/preprints.ts'),
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
  maritime: () => import('./maritime/maritime.ts'),
  migration: () => import('./migration/migration.ts'),
  'no-parliament': () => import('./no-parliament/no-parliament.ts'),
  'no-registry': () => import('./no-registry/no-registry.ts'),
  places: () => import('./places/places.ts'),
  scholarly: () => import('./scholarly/scholarly.ts'),
  'se-parliament': () => import('./se-parliament/se-parliament.ts'),
  'se-statistics': () => import('./se-statistics/se-statistics.ts'),
  shared: () => import('./feedback/feedback.ts'),
  'space-weather': () => import('./space-weather/space-weather.ts'),
  sports: () => import('./sports/sports.ts'),
  trials: () => import('./trials/trials.ts'),
  'unit-conversion': () => import('./unit-conversion/unit-conversion.ts'),
  'us-health': () => import('./us-health/us-health.ts'),
  webhooks: () => import('./webhooks/webhooks.ts'),
  'world-time': () => import('./world-time/world-time.ts'),
} satisfies { readonly [Key in keyof Adapters]: () => Promise<AdapterModule<Key>> };
