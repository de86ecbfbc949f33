// Loads each adapter when one of its tools is first called, so that startup time does not grow with the number of
// services.

import type { SourceId } from '../../generated/sources.ts';
import type { DeclaredTools } from '../contract/declared-tool.ts';
import type { SourceClient } from '../sources/client/client.ts';
import type { AdapterModule, Context } from './context.ts';
import { declaredHandlers } from './declared.ts';
import { declaredModules } from './declared-index.ts';
import { adapterModules } from './index.ts';
import type { SourceLoader, Sources } from './sources.ts';

export interface AdapterServices extends Omit<Context<'shared'>, 'source'> {
  readonly client: (id: SourceId) => SourceClient<string>;
}

export type AdapterLoader = (key: string, sources: readonly string[]) => Promise<object>;

export function createAdapterLoader(source: SourceLoader, { client, ...services }: AdapterServices): AdapterLoader {
  const byCode = async (key: string, ids: readonly SourceId[]): Promise<object> => {
    const load = (adapterModules as Readonly<Record<string, () => Promise<object>>>)[key];
    if (load === undefined) return {};
    const [module, ...created] = await Promise.all([load(), ...ids.map((id) => source(id))]);
    const made = new Map<string, object>(ids.map((id, index) => [id, created[index] as object]));
    const context: Context<never> = { ...services, source: (id: SourceId) => made.get(id) as Sources[never] };
    return (module as AdapterModule<never>).create(context);
  };
  const declared = async (key: string): Promise<object> => {
    const load = (declaredModules as Readonly<Record<string, () => Promise<DeclaredTools>>>)[key];
    return load === undefined ? {} : declaredHandlers(await load(), client);
  };
  return async (key, sources) => {
    // The cast is safe because the ids come from the catalog, and the index contains all of them.
    const [coded, plain] = await Promise.all([byCode(key, sources as readonly SourceId[]), declared(key)]);
    return { ...coded, ...plain };
  };
}
