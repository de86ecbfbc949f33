// Loads each source when an adapter or watcher first uses it, and shares the instance.

import type { SourceId } from '../../generated/sources.ts';
import type { SourceCatalogs } from '../sources/catalogs/catalogs.ts';
import type { SourceClients } from '../sources/client/clients.ts';
import type { SourceContext, SourceSettings } from '../sources/context.ts';
import type { PositionStore } from '../store/position-store.ts';
import { sourceModules } from './source-index.ts';

type Modules = typeof sourceModules;

export type Sources = { [Id in SourceId]: ReturnType<Awaited<ReturnType<Modules[Id]>>['create']> };

export type SourceLoader = <Id extends SourceId>(id: Id) => Promise<Sources[Id]>;

export function createSourceLoader(
  sourceClients: Pick<SourceClients, 'client'>,
  catalogs: SourceCatalogs,
  settings: SourceSettings = { faostatDomains: [] },
  positions?: PositionStore,
): SourceLoader {
  const made = new Map<SourceId, Promise<object>>();
  const make = async (id: SourceId): Promise<object> => {
    // Each module takes the context for its own source id, which the type of the index already checks.
    const module = (await sourceModules[id]()) as { create(context: SourceContext): object };
    return module.create({ client: sourceClients.client(id), catalogs, positions, settings });
  };
  return async <Id extends SourceId>(id: Id) => {
    let source = made.get(id);
    if (source === undefined) {
      source = make(id);
      made.set(id, source);
      // A source that failed to load is loaded again on the next call.
      source.catch(() => made.delete(id));
    }
    return (await source) as Sources[Id];
  };
}
