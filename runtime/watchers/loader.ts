// Loads watchers: each when the first look of one of its entities is due.

import type { UpstreamId } from '../../generated/upstreams.ts';
import type { LookFunction } from '../contract/event.ts';
import type { SourceLoader } from '../sources/loader.ts';
import type { WatcherLoader } from '../watch/watches.ts';
import { watcherModules } from './index.ts';

/** Loads the watcher of a source, made with the source that it asks. */
export function createWatcherLoader(source: SourceLoader): WatcherLoader {
  return async (name, upstream) => {
    const [module, asked] = await Promise.all([
      watcherModules[name as keyof typeof watcherModules](),
      source(upstream as UpstreamId),
    ]);
    const create = module.create as (context: object) => object;
    return create({ source: asked }) as Readonly<Record<string, LookFunction>>;
  };
}
