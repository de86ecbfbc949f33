// Loads sources: each when an adapter or a watcher that asks it is, and made once for all of them.

import type { SourceId } from '../../generated/sources.ts';
import type { SourceCatalogs } from '../sources/catalogs/catalogs.ts';
import type { SourceClients } from '../sources/client/clients.ts';
import type { SourceContext, SourceSettings } from '../sources/context.ts';
import type { PositionStore } from '../store/position-store.ts';
import { sourceModules } from './source-index.ts';

type Modules = typeof sourceModules;

/** Every source by the id of its manifest. */
export type Sources = { [Id in SourceId]: ReturnType<Awaited<ReturnType<Modules[Id]>>['create']> };

/** Gives a source, loading and making it the first time. */
export type SourceLoader = <Id extends SourceId>(id: Id) => Promise<Sources[Id]>;

/** The sources of one server. */
export function createSourceLoader(
  sourceClients: Pick<SourceClients, 'client'>,
  harvests: SourceCatalogs,
  settings: SourceSettings = { faostatDomains: [] },
  positions?: PositionStore,
): SourceLoader {
  const made = new Map<SourceId, Promise<object>>();
  const make = async (id: SourceId): Promise<object> => {
    // Each module takes the context of its own id: that they belong together is checked where they are listed.
    const module = (await sourceModules[id]()) as { create(context: SourceContext): object };
    return module.create({ client: sourceClients.client(id), harvests, positions, settings });
  };
  return async <Id extends SourceId>(id: Id) => {
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
