// What webhook subscribers can watch: one descriptor an entity type, written by the generator from events/<source>.yaml, and what the
// watcher of a type supplies: one look at its source.

import type { Call } from './call.ts';
import type { Deprecation } from './operation.ts';
import type { PublishedFields } from './published.ts';

/** A part of what is watched that an operator may set by environment; the variable is `ALMANAC_SCOPE_<TYPE>_<NAME>`. */
export interface ScopeSetting {
  readonly type: 'string' | 'integer' | 'number' | 'list';
  readonly description: string;
  readonly default: string | number | readonly string[];
  /** What every value must look like, and the same in words. */
  readonly pattern?: RegExp;
  readonly words?: string;
  /** Characters that do not count. */
  readonly ignore?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly maxItems?: number;
  /** Nothing is watched while it is empty. */
  readonly needed?: true;
  /** Each value is a record: the look tells of new and dropped ones itself, and a change of the list is no new baseline. */
  readonly byRecord?: true;
}

/** One kind of record that is watched for changes. */
export interface EventType {
  /** `<source>_<entity>`: what a subscriber names. */
  readonly type: string;
  /** Id of the source (sources/<id>.yaml) that is queried. */
  readonly source: string;
  readonly entity: string;
  readonly summary: string;
  /** Milliseconds between two looks. */
  readonly everyMs: number;
  /** The field that tells records apart. */
  readonly identity: string;
  /** The fields whose change is an event. */
  readonly compare: readonly string[];
  /** The field that says when a record ends by itself, or `never`: a record that is missing before is not yet removed. */
  readonly ends?: string;
  /** What part of the source is watched. */
  readonly scope: Readonly<Record<string, ScopeSetting>>;
  /** Watched without subscribers too. */
  readonly always: boolean;
  /** It will go. */
  readonly deprecated?: Deprecation;
  /** For sources that tell only their newest records: those not seen for so long are dropped without a change. */
  readonly forgetUnseenMs?: number;
  /** The tool whose answer is the record, asked by its identity. */
  readonly fetch?: { readonly service: string; readonly tool: string; readonly argument: string };
  /** What is published of a record. */
  readonly fields: PublishedFields;
  /** JSON Schema of a record. */
  readonly schema: object;
  readonly example: object;
}

/** What a look is handed: as much of a call as sources need. */
export type LookCall = Pick<Call, 'deadline' | 'signal' | 'provenance' | 'now'> & {
  /** Kept answers will not do. */
  readonly newest?: boolean;
};

/** What a look saw. */
export interface Look<Item extends object = object> {
  /**
   * - `all`: every record that there is. A known one that is missing was removed, or will count as removed when it stays missing.
   * - `some`: all that this source tells (its newest, those changed since the cursor). A missing one means nothing.
   * - `half`: less than the source should have told (a page failed, say). As `some`, but never good for a baseline.
   */
  readonly covers: 'all' | 'some' | 'half';
  /** Plain JSON values. Of two with one identity the later one counts. */
  readonly records: readonly Item[];
  /** Records of which the source itself says that they are gone. */
  readonly removedIds?: readonly string[];
  /** Records that are watched only from now on (new on a watchlist): their state is taken over without a change. */
  readonly adoptedIds?: readonly string[];
  /** Records that are not watched any more (off the watchlist, out of the window): dropped without a change. */
  readonly forgottenIds?: readonly string[];
  /** Where the next look begins: any JSON value. Without it the cursor stays where it was. */
  readonly nextCursor?: unknown;
}

/** Values of an entity type's scope, by name. */
export type ScopeValues = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Asks the source once. `cursor` is what the last good look returned; undefined asks for a baseline: everything that later
 * looks shall be compared with. Rejects (with a Problem, as the source client does) when there is nothing to be said. A kept
 * answer that is older than the last look's would be told as a change back: looks ask for the newest.
 */
export type LookFunction = (cursor: unknown, scope: ScopeValues, call: LookCall) => Promise<Look>;
