// What is watched: one Watch an entity type, written beside the source that it asks. It only looks; comparing, remembering
// and telling are the same for all and live in this folder.

import type { Look, LookCall } from '../../contract/event.ts';

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
  /**
   * The compared field that says when a record ends by itself, or `never`. A record that is missing before its end is not yet
   * removed (see compare.ts). Without it, a record is removed when it is missing.
   */
  readonly ends?: string;
  /** What part of the source is watched. When it is changed, a new baseline is taken. */
  readonly scope?: Readonly<Record<string, unknown>>;
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
   * The engine sets `call.newest`, so the source client does not use cached responses: one that is older than the last look's would be
   * reported as a change back.
   */
  look(cursor: Cursor | undefined, call: LookCall): Promise<Look<Item>>;
}
