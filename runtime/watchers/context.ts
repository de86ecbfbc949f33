// What a watcher is made with. Each watcher's file exports `create(context)` and supplies the looks of its source's entities; how
// often, what identifies a record and what is compared stand in spec/events.

import type { Watchers } from '../../generated/events.ts';
import type { UpstreamId } from '../../generated/upstreams.ts';
import type { Sources } from '../sources/loader.ts';

/** What a watcher is made with. */
export interface WatcherContext<Id extends UpstreamId> {
  readonly source: Sources[Id];
}

/** What a watcher's module exports; which source it is made with, its own manifest says. */
export interface WatcherModule<Source extends keyof Watchers> {
  create(context: never): Watchers[Source];
}
