// One Watch per entity type polls its source.

import type { Look, LookCall } from '../../contract/event.ts';

export interface Watch<Cursor = unknown, Item extends object = object> {
  /** `<source>_<entity>`. */
  readonly entityType: string;
  /** For logs. */
  readonly source: string;
  /** Up to a tenth of jitter keeps watches from synchronizing. */
  readonly everyMs: number;
  /** Field with a string or number. */
  readonly identity: string;
  /** A missing field equals null. */
  readonly compare: readonly string[];
  /** The compared field with a record's end, or `never`. A record missing before its end is not yet removed (see compare.ts). */
  readonly ends?: string;
  /** Changing the watched part requires a new baseline. */
  readonly scope?: Readonly<Record<string, unknown>>;
  /**
   * Forgets records not seen for this long, for sources that return only their newest records. Default: remember every record
   * until it is removed.
   */
  readonly forgetUnseenMs?: number;
  /** Called before each poll. Default: always. */
  wanted?(): boolean | Promise<boolean>;
  /**
   * `cursor` is the result of the last successful poll; undefined requests a baseline. Rejects without a usable result. The
   * engine sets `call.newest`: an older response would be reported as a reverting change.
   */
  look(cursor: Cursor | undefined, call: LookCall): Promise<Look<Item>>;
}
