// Events for webhook subscribers: the generator writes one descriptor per entity type from events/<source>.yaml, and the type's watcher
// supplies a look function that queries its source once.

import type { Call } from './call.ts';
import type { Deprecation } from './operation.ts';
import type { PublishedFields } from './published.ts';

/** A part of the watch scope that operators may set with the environment variable `ALMANAC_SCOPE_<TYPE>_<NAME>`. */
export interface ScopeSetting {
  readonly type: 'string' | 'integer' | 'number' | 'list';
  readonly description: string;
  readonly default: string | number | readonly string[];
  /** Pattern that every value must match, and its description. */
  readonly pattern?: RegExp;
  readonly words?: string;
  /** Characters to ignore. */
  readonly ignore?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly maxItems?: number;
  /** Watching starts only when this is not empty. */
  readonly needed?: true;
  /** Each value is a record: the look function reports added and dropped values itself, and a change of the list needs no new baseline. */
  readonly byRecord?: true;
}

export interface EventType {
  /** `<source>_<entity>`: the name that subscribers use. */
  readonly type: string;
  /** Id of the source (sources/<id>.yaml) that is queried. */
  readonly source: string;
  readonly entity: string;
  readonly summary: string;
  /** Milliseconds between two looks. */
  readonly everyMs: number;
  /** The field that identifies a record. */
  readonly identity: string;
  /** Fields whose changes cause an event. */
  readonly compare: readonly string[];
  /** The field with the time at which a record ends, or `never`. A record that disappears earlier is not yet reported as removed. */
  readonly ends?: string;
  readonly scope: Readonly<Record<string, ScopeSetting>>;
  /** Watched even without subscribers. */
  readonly always: boolean;
  readonly deprecated?: Deprecation;
  /** For sources that list only recent records: records unseen for this long are dropped without an event. */
  readonly forgetUnseenMs?: number;
  /** The tool that returns the record by its identity. */
  readonly fetch?: { readonly service: string; readonly tool: string; readonly argument: string };
  /** Published fields of a record. */
  readonly fields: PublishedFields;
  /** JSON Schema of a record. */
  readonly schema: object;
  readonly example: object;
}

/** The call context of a look function: the parts of a call that sources need. */
export type LookCall = Pick<Call, 'deadline' | 'signal' | 'provenance' | 'now'> & {
  /** Bypasses cached responses. */
  readonly newest?: boolean;
};

/** The result of one look. */
export interface Look<Item extends object = object> {
  /**
   * - `all`: every existing record. A missing known record was removed, or counts as removed if it stays missing.
   * - `some`: everything this source returns (its most recent records, or those changed since the cursor). A missing record means nothing.
   * - `half`: less than the source should have returned, for example because a page failed. Like `some`, but never used as a baseline.
   */
  readonly covers: 'all' | 'some' | 'half';
  /** Plain JSON values. If two have the same identity, the later one counts. */
  readonly records: readonly Item[];
  /** Records that the source itself reports as removed. */
  readonly removedIds?: readonly string[];
  /** Records newly added to a watchlist: their state is stored without an event. */
  readonly adoptedIds?: readonly string[];
  /** Records no longer watched (removed from the watchlist or outside the window): dropped without an event. */
  readonly forgottenIds?: readonly string[];
  /** Where the next look starts: any JSON value. If absent, the cursor does not change. */
  readonly nextCursor?: unknown;
}

/** Scope values of an entity type by name. */
export type ScopeValues = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Queries the source once. `cursor` is what the last successful look returned; undefined requests a baseline, with which later looks are
 * compared. Rejects (with a Problem, like the source client) if the source returns nothing usable. Looks must bypass the cache: a cached
 * response older than the last look would be reported as a change back.
 */
export type LookFunction = (cursor: unknown, scope: ScopeValues, call: LookCall) => Promise<Look>;
