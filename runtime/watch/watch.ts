// What is watched: one Watch an entity type, written beside the source that it asks. It only looks; comparing, remembering
// and telling are the same for all and live in this folder.

import type { Call } from '../contract/call.ts';

/** What a look is handed: as much of a call as source modules need. */
export type WatchCall = Pick<Call, 'deadline' | 'signal' | 'provenance' | 'now'>;

/** What a look saw. */
export interface Look<Item extends object = object> {
  /**
   * - `all`: every record that there is. A known one that is missing was removed.
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

/** One kind of record that is watched for changes. */
export interface Watch<Cursor = unknown, Item extends object = object> {
  /** `<source>_<entity>`. */
  readonly entityType: string;
  /** Id of the source, for logs. */
  readonly source: string;
  /** Milliseconds between two looks; each is moved by up to a tenth, so that watches do not fall into step. */
  readonly everyMs: number;
  /** The field that tells records apart: a string or number. */
  readonly identity: string;
  /** The fields whose change is a change of the record. A field that is missing and one that is null are the same. */
  readonly compare: readonly string[];
  /** What part of the source is watched. When it is changed, a new baseline is taken. */
  readonly scope?: Readonly<Record<string, unknown>>;
  /** A watch that nobody attended to for longer takes a new baseline; two intervals unless said otherwise. */
  readonly rebaselineAfterMs?: number;
  /**
   * For sources that tell only their newest records: those not seen for so long are dropped without a change. Without it
   * every record is remembered until it is removed or forgotten.
   */
  readonly forgetUnseenMs?: number;
  /** Whether anybody wants to know: asked before each look. Without it, always. */
  wanted?(): boolean | Promise<boolean>;
  /**
   * Asks the source. `cursor` is what the last good look returned; undefined asks for a baseline: everything that later
   * looks shall be compared with. Rejects (with a Problem, as the source client does) when there is nothing to be said.
   * Requests should say `cache: 'none'`: a kept answer that is older than the last look's would be told as a change back.
   */
  look(cursor: Cursor | undefined, call: WatchCall): Promise<Look<Item>>;
}
