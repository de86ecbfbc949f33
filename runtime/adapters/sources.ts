// Loads sources: each when an adapter or a watcher that asks it is, and made once for all of them.

import type { UpstreamId } from '../../generated/upstreams.ts';
import type { Harvests } from '../sources/catalogs/harvest.ts';
import type { Upstreams } from '../sources/client/clients.ts';
import type { SourceContext, SourceSettings } from '../sources/context.ts';
import type { PositionStore } from '../store/position-store.ts';
import { sourceModules } from './source-index.ts';

type Modules = typeof sourceModules;

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
    const module = (await sourceModules[id]()) as { create(context: SourceContext): object };
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
