// The exports of a service's watch.ts: for each source, a function that creates the polls of its entities. The spec declares
// the interval, the identity of a record and the compared fields.

import type { Watchers } from '../../generated/events.ts';
import type { SourceId } from '../../generated/sources.ts';
import type { Sources } from './sources.ts';

export interface WatchContext<Id extends SourceId> {
  readonly source: Sources[Id];
}

export interface WatchModule<Source extends keyof Watchers> {
  readonly watchers: { readonly [Each in Source]: (context: never) => Watchers[Each] };
}
