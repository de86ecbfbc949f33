// What a service's watch.ts exports: for each source, a function that creates the look-ups of its entities. The interval, the identity
// of a record and the compared fields are declared in the spec.

import type { Watchers } from '../../generated/events.ts';
import type { SourceId } from '../../generated/sources.ts';
import type { Sources } from './sources.ts';

export interface WatchContext<Id extends SourceId> {
  readonly source: Sources[Id];
}

export interface WatchModule<Source extends keyof Watchers> {
  readonly watchers: { readonly [Each in Source]: (context: never) => Watchers[Each] };
}
