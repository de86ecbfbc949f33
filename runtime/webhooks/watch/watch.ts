// One Watch per entity type polls its source. Comparing, storing and reporting are the same for all.

import type { Look, LookCall } from '../../contract/event.ts';

export interface Watch<Cursor = unknown, Item extends object = object> {
  /** `<source>_<entity>`. */
  readonly entityType: string;
  /** For logs. */
  readonly source: string;
  /** In milliseconds, with up to a tenth of jitter to keep watches from synchronizing. */
  readonly everyMs: number;
  /** Field with a string or number. */
  readonly identity: string;
  /** Fields whose change counts. A missing field equals null. */
  readonly compare: readonly string[];
  /**
   * The compared field with the time at which a record ends, or `never`. A record missing before its end is not yet removed
   * (see compare.ts). Without this field, it is.
   */
  readonly ends?: string;
  /** The watched part of the source. Changing it requires a new baseline. */
  readonly scope?: Readonly<Record<string, unknown>>;
  /**
   * For sources that return only their newest records: forgets records not seen for this long without a change. Default:
   * remember every record until it is removed.
   */
  readonly forgetUnseenMs?: number;
  /** Whether there are subscribers; called before each poll. Default: always. */
  wanted?(): boolean | Promise<boolean>;
  /**
   * `cursor` is the result of the last successful poll; undefined requests a baseline. Rejects (with a Problem, as the source
   * client does) without a usable result. The engine sets `call.newest` to bypass cached responses: an older one would be
   * reported as a reverting change.
   */
  look(cursor: Cursor | undefined, call: LookCall): Promise<Look<Item>>;
}
