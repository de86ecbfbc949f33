// All sources, a line each: loaded when an adapter or a watcher that asks them is, and made once for all of them. The compiler
// sees to it that every manifest of spec/upstreams has its source here.

import type { UpstreamId } from '../../generated/upstreams.ts';
import type { Harvests } from '../harvest/harvest.ts';
import type { PositionStore } from '../store/position-store.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import type { SourceContext, SourceSettings } from './context.ts';

const modules = {
  'air-quality': () => import('./air-quality/air-quality.ts'),
  arxiv: () => import('./arxiv/arxiv.ts'),
  aisstream: () => import('./aisstream/aisstream.ts'),
  'airline-awards': () => import('./airline-awards/airline-awards.ts'),
  'barentswatch-ais': () => import('./barentswatch-ais/barentswatch-ais.ts'),
  bls: () => import('./bls/bls.ts'),
  brreg: () => import('./brreg/brreg.ts'),
  cellar: () => import('./cellar/cellar.ts'),
  clinicaltrials: () => import('./clinicaltrials/clinicaltrials.ts'),
  cms: () => import('./cms/cms.ts'),
  cordis: () => import('./cordis/cordis.ts'),
  cvr: () => import('./cvr/cvr.ts'),
  'cvr-virk': () => import('./cvr-virk/cvr-virk.ts'),
  'data-gov': () => import('./data-gov/data-gov.ts'),
  'data-gov-uk': () => import('./data-gov-uk/data-gov-uk.ts'),
  donki: () => import('./donki/donki.ts'),
  'ecb-fx': () => import('./ecb-fx/ecb-fx.ts'),
  iss: () => import('./iss/iss.ts'),
  nppes: () => import('./nppes/nppes.ts'),
  openalex: () => import('./openalex/openalex.ts'),
  'digitraffic-ais': () => import('./digitraffic-ais/digitraffic-ais.ts'),
  'dmi-warnings': () => import('./dmi-warnings/dmi-warnings.ts'),
  duffel: () => import('./duffel/duffel.ts'),
  'fmi-warnings': () => import('./fmi-warnings/fmi-warnings.ts'),
  gdacs: () => import('./gdacs/gdacs.ts'),
  gdelt: () => import('./gdelt/gdelt.ts'),
  'nve-flood': () => import('./nve-flood/nve-flood.ts'),
  'nws-alerts': () => import('./nws-alerts/nws-alerts.ts'),
  'open-canada': () => import('./open-canada/open-canada.ts'),
  'places-data': () => import('./places-data/places-data.ts'),
  riksdagen: () => import('./riksdagen/riksdagen.ts'),
  'seats-aero': () => import('./seats-aero/seats-aero.ts'),
  'smhi-warnings': () => import('./smhi-warnings/smhi-warnings.ts'),
  stortinget: () => import('./stortinget/stortinget.ts'),
  tzdb: () => import('./tzdb/tzdb.ts'),
  thesportsdb: () => import('./thesportsdb/thesportsdb.ts'),
  unhcr: () => import('./unhcr/unhcr.ts'),
  'usgs-earthquakes': () => import('./usgs-earthquakes/usgs-earthquakes.ts'),
  'ecb-sdmx': () => import('./ecb-sdmx/ecb-sdmx.ts'),
  eurostat: () => import('./eurostat/eurostat.ts'),
  faostat: () => import('./faostat/faostat.ts'),
  oecd: () => import('./oecd/oecd.ts'),
  scb: () => import('./scb/scb.ts'),
  'world-bank': () => import('./world-bank/world-bank.ts'),
} satisfies { [Id in UpstreamId]: () => Promise<{ create(context: SourceContext<Id>): object }> };

type Modules = typeof modules;

/** Every source by the id of its manifest. */
export type Sources = { [Id in UpstreamId]: ReturnType<Awaited<ReturnType<Modules[Id]>>['create']> };

/** Gives a source, loading and making it the first time. */
export type SourceLoader = <Id extends UpstreamId>(id: Id) => Promise<Sources[Id]>;

/** The sources of one server. */
export function createSourceLoader(
  upstreams: Pick<Upstreams, 'client'>,
  harvests: Harvests,
  settings: SourceSettings = { faostatDomains: [] },
  positions?: PositionStore,
): SourceLoader {
  const made = new Map<UpstreamId, Promise<object>>();
  const make = async (id: UpstreamId): Promise<object> => {
    // Each module takes the context of its own id: that they belong together is checked where they are listed.
    const module = (await modules[id]()) as { create(context: SourceContext): object };
    return module.create({ client: upstreams.client(id), harvests, positions, settings });
  };
  return async <Id extends UpstreamId>(id: Id) => {
    let source = made.get(id);
    if (source === undefined) {
      source = make(id);
      made.set(id, source);
      // A load that failed is tried again.
      source.catch(() => made.delete(id));
    }
    return (await source) as Sources[Id];
  };
}
