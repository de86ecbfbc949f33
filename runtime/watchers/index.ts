// Generated from spec/events/ by `make generate`: do not edit.

import type { Watchers } from '../../generated/events.ts';
import type { WatcherModule } from './context.ts';

/** The watcher of every source whose events are declared. */
export const watcherModules = {
  arxiv: () => import('./arxiv.ts'),
  brreg: () => import('./brreg.ts'),
  cellar: () => import('./cellar.ts'),
  clinicaltrials: () => import('./clinicaltrials.ts'),
  cordis: () => import('./cordis.ts'),
  'digitraffic-ais': () => import('./digitraffic-ais.ts'),
  donki: () => import('./donki.ts'),
  'ecb-fx': () => import('./ecb-fx.ts'),
  gdacs: () => import('./gdacs.ts'),
  'nws-alerts': () => import('./nws-alerts.ts'),
  openalex: () => import('./openalex.ts'),
  riksdagen: () => import('./riksdagen.ts'),
  scb: () => import('./scb.ts'),
  'smhi-warnings': () => import('./smhi-warnings.ts'),
  stortinget: () => import('./stortinget.ts'),
  unhcr: () => import('./unhcr.ts'),
  'usgs-earthquakes': () => import('./usgs-earthquakes.ts'),
} satisfies { readonly [Source in keyof Watchers]: () => Promise<WatcherModule<Source>> };
