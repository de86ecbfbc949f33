// All watchers, a line a source of spec/events: loaded when the first look of one of its entities is due. The compiler sees to it
// that each is here.

import type { Watchers } from '../../generated/events.ts';
import type { UpstreamId } from '../../generated/upstreams.ts';
import type { LookFunction } from '../contract/event.ts';
import type { SourceLoader } from '../sources/index.ts';
import type { WatcherLoader } from '../watch/watches.ts';

const modules = {
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
} satisfies { [Source in keyof Watchers]: () => Promise<{ create(context: never): Watchers[Source] }> };

/** Loads the watcher of a source, made with the source that it asks. */
export function createWatcherLoader(source: SourceLoader): WatcherLoader {
  return async (name, upstream) => {
    const [module, asked] = await Promise.all([
      modules[name as keyof typeof modules](),
      source(upstream as UpstreamId),
    ]);
    const create = module.create as (context: object) => object;
    return create({ source: asked }) as Readonly<Record<string, LookFunction>>;
  };
}
