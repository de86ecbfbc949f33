// Loads adapters: each when one of its tools is first called, so that a server starts in the time that its transports need, however
// many services it offers.

import type { Adapters } from '../../generated/catalog.ts';
import type { SourceId } from '../../generated/sources.ts';
import type { AdapterModule, Context } from './context.ts';
import { adapterModules } from './index.ts';
import type { SourceLoader, Sources } from './sources.ts';

/** What adapters need beside their sources. */
export type AdapterServices = Omit<Context<'shared'>, 'source'>;

/** Loads the adapter of a service, with its sources. */
export type AdapterLoader = (key: string, sources: readonly string[]) => Promise<object>;

/** Makes adapters of sources and of what the server gives them beside. */
export function createAdapterLoader(source: SourceLoader, services: AdapterServices): AdapterLoader {
  return async (key, sources) => {
    // Keys and ids are the catalogue's: the index has each of them.
    const ids = sources as readonly SourceId[];
    const [module, ...created] = await Promise.all([
      adapterModules[key as keyof Adapters](),
      ...ids.map((id) => source(id)),
    ]);
    const made = new Map<string, object>(ids.map((id, index) => [id, created[index] as object]));
    const context: Context<never> = { ...services, source: (id: SourceId) => made.get(id) as Sources[never] };
    return (module as AdapterModule<never>).create(context);
  };
}
