// Generated from spec/ by `make generate`: do not edit.

import type { Watchers } from '../../generated/events.ts';
import type { WatchModule } from './watch-context.ts';

/** The watcher modules of all sources that declare events. */
export const watcherModules = {
  arxiv: () => import('./preprints/watch.ts'),
  brreg: () => import('./no-registry/watch.ts'),
  cellar: () => import('./eu-law/watch.ts'),
  clinicaltrials: () => import('./trials/watch.ts'),
  cordis: () => import('./eu-research/watch.ts'),
  'digitraffic-ais': () => import('./maritime/watch.ts'),
  donki: () => import('./space-weather/watch.ts'),
  'ecb-fx': () => import('./eu-bank-fx/watch.ts'),
  gdacs: () => import('./crisis-intelligence/watch.ts'),
  'nws-alerts': () => import('./crisis-intelligence/watch.ts'),
  openalex: () => import('./scholarly/watch.ts'),
  riksdagen: () => import('./se-parliament/watch.ts'),
  scb: () => import('./se-statistics/watch.ts'),
  'smhi-warnings': () => import('./crisis-intelligence/watch.ts'),
  stortinget: () => import('./no-parliament/watch.ts'),
  unhcr: () => import('./migration/watch.ts'),
  'usgs-earthquakes': () => import('./crisis-intelligence/watch.ts'),
} satisfies { readonly [Source in keyof Watchers]: () => Promise<WatchModule<Source>> };
