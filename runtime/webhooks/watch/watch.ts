// For each entity type, one Watch polls the source.

import type { Look, LookCall } from '../../contract/event.ts';

export interface Watch<Cursor = unknown, Item extends object = object> {
  /** `<source>_<entity>`. */
  readonly entityType: string;
  readonly source: string;
  /** Polling interval. Jitter of up to a tenth keeps watches from polling in sync. */
  readonly everyMs: number;
  /** Field that identifies a record. Its value is a string or number. */
  readonly identity: string;
  /** Fields that are compared. A missing field is equivalent to null. */
  readonly compare: readonly string[];
  /**
   * The compared field that contains a record's end time, or `never`. A record that is missing before its end is not
   * removed immediately (see compare.ts).
   */
  readonly ends?: string;
  /** Selects the watched records. Changing it requires a new baseline. */
  readonly scope?: Readonly<Record<string, unknown>>;
  /**
   * Records that have not been seen for this long are forgotten; for sources that return only their newest records. By
   * default, every record is remembered until it is removed.
   */
  readonly forgetUnseenMs?: number;
  /** Called before each poll, which is skipped if the result is false. By default, no poll is skipped. */
  wanted?(): boolean | Promise<boolean>;
  /**
   * Polls the source. `cursor` is the one returned by the last successful poll; undefined requests a baseline. Rejects
   * if the source does not return a usable result. The engine sets `call.newest`, because an older cached response
   * would be reported as a change back to the previous state.
   */
  look(cursor: Cursor | undefined, call: LookCall): Promise<Look<Item>>;
}
