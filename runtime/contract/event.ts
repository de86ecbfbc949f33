// Events for webhook subscribers. The generator writes one descriptor per entity type; the type's watcher supplies a
// `look` function that queries the source once.

import type { Call } from './call.ts';
import type { Deprecation } from './operation.ts';
import type { PublishedFields } from './published.ts';

/** A setting that operators change with `ALMANAC_SCOPE_<TYPE>_<NAME>`. */
export interface ScopeSetting {
  readonly type: 'string' | 'integer' | 'number' | 'list';
  readonly description: string;
  readonly default: string | number | readonly string[];
  /** Every value must match. `words` describes the pattern. */
  readonly pattern?: RegExp;
  readonly words?: string;
  readonly ignore?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly maxItems?: number;
  /** The source is watched only if this setting is not empty. */
  readonly needed?: true;
  /**
   * Each value is a record: the look function reports added and removed values, and a change to the list needs no new
   * baseline.
   */
  readonly byRecord?: true;
}

export interface EventType {
  /** Public name, `<source>_<entity>`. */
  readonly type: string;
  /** Id (sources/<id>.yaml). */
  readonly source: string;
  readonly entity: string;
  readonly title?: string;
  /** Fields that the form offers as filters; `area` means a box on the map. */
  readonly filters?: readonly string[];
  readonly summary: string;
  /** Polling interval. */
  readonly everyMs: number;
  readonly identity: string;
  /** Fields whose changes cause an event. */
  readonly compare: readonly string[];
  /**
   * Field that contains the end time of a record, or `never`. A record that disappears earlier is not immediately
   * reported as removed.
   */
  readonly ends?: string;
  readonly scope: Readonly<Record<string, ScopeSetting>>;
  /** True if the type is watched even without subscribers. */
  readonly always: boolean;
  readonly deprecated?: Deprecation;
  /**
   * For sources that list only recent records: records that have not been seen for this long are dropped without an
   * event.
   */
  readonly forgetUnseenMs?: number;
  /** Tool that returns a record, given its identity. */
  readonly fetch?: { readonly service: string; readonly tool: string; readonly argument: string };
  readonly fields: PublishedFields;
  readonly schema: object;
  readonly example: object;
}

export type LookCall = Pick<Call, 'deadline' | 'signal' | 'provenance' | 'now'> & {
  /** Bypasses cached responses. */
  readonly newest?: boolean;
};

export interface Look<Item extends object = object> {
  /**
   * - `all`: every existing record. A missing known record was removed, or counts as removed if it stays missing.
   * - `some`: a selection (the most recent records, or those changed since the cursor). The absence of a record has no
   *   meaning.
   * - `half`: less than the source should have returned, for example because a page failed. Like `some`, but never used
   * as a baseline.
   */
  readonly covers: 'all' | 'some' | 'half';
  /** Plain JSON values. If several records have the same identity, only the last one counts. */
  readonly records: readonly Item[];
  /** Records that were removed according to the source itself. */
  readonly removedIds?: readonly string[];
  /** Records newly added to a watchlist, which are stored without an event. */
  readonly adoptedIds?: readonly string[];
  /**
   * Records that are no longer watched (removed from the watchlist or outside the window), which are dropped without an
   * event.
   */
  readonly forgottenIds?: readonly string[];
  /** Where the next poll starts: any JSON value. If absent, the cursor does not change. */
  readonly nextCursor?: unknown;
}

export type ScopeValues = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Queries the source once. Must bypass the cache: a cached response older than the last poll would be reported as a
 * change back to the old values.
 * @param cursor from the last successful poll; undefined requests a baseline, with which later polls are compared
 * @throws Problem, as a rejection, if the source returns no usable data
 */
export type LookFunction = (cursor: unknown, scope: ScopeValues, call: LookCall) => Promise<Look>;
