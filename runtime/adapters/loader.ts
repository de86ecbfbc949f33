// Loads adapters: each when one of its tools is first called, so that a server starts in the time that its doors need, however
// many services it offers.

import type { Adapters } from '../../generated/catalog.ts';
import type { UpstreamId } from '../../generated/upstreams.ts';
import type { AdapterModule, Context } from './context.ts';
import { adapterModules } from './index.ts';
import type { SourceLoader, Sources } from './sources.ts';

/** What adapters need beside their sources. */
export type AdapterServices = Omit<Context<'shared'>, 'source'>;

/** Loads the adapter of a service, with its sources. */
export type AdapterLoader = (key: string, upstreams: readonly string[]) => Promise<object>;

/** Makes adapters of sources and of what the server gives them beside. */
export function createAdapterLoader(source: SourceLoader, services: AdapterServices): AdapterLoader {
  return async (key, upstreams) => {
    // Keys and ids are the catalogue's: the index has each of them.
    const ids = upstreams as readonly UpstreamId[];
    const [module, ...made] = await Promise.all([
      adapterModules[key as keyof Adapters](),
      ...ids.map((id) => source(id)),
    ]);
    const sources = new Map<string, object>(ids.map((id, index) => [id, made[index] as object]));
    const context: Context<never> = { ...services, source: (id: UpstreamId) => sources.get(id) as Sources[never] };
    return (module as AdapterModule<never>).create(context);
  };
}
