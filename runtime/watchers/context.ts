// What a watcher is made with. Each watcher's file exports `create(context)` and supplies the looks of its source's entities; how
// often, what identifies a record and what is compared stand in spec/events.

import type { UpstreamId } from '../../generated/upstreams.ts';
import type { Sources } from '../sources/index.ts';

export interface WatcherContext<Id extends UpstreamId> {
  readonly source: Sources[Id];
}
