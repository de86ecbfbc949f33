// Loads each watcher when its first poll is due.

import type { SourceId } from '../../generated/sources.ts';
import type { LookFunction } from '../contract/event.ts';
import type { WatcherLoader } from '../webhooks/watch/watches.ts';
import type { SourceLoader } from './sources.ts';
import type { WatchModule } from './watch-context.ts';
import { watcherModules } from './watch-index.ts';

export function createWatcherLoader(source: SourceLoader): WatcherLoader {
  return async (name) => {
    const [module, sourceClient] = await Promise.all([
      watcherModules[name as keyof typeof watcherModules](),
      source(name as SourceId),
    ]);
    const { watchers } = module as WatchModule<never>;
    const create = watchers[name as never] as (context: object) => object;
    return create({ source: sourceClient }) as Readonly<Record<string, LookFunction>>;
  };
}
