// One Watch per entity type polls its source.

import type { Look, LookCall } from '../../contract/event.ts';

export interface Watch<Cursor = unknown, Item extends object = object> {
  /** `<source>_<entity>`. */
  readonly entityType: string;
  readonly source: string;
  /** Polling interval. Jitter of up to a tenth keeps watches from synchronizing. */
  readonly everyMs: number;
  /** Field that identifies a record. Its value is a string or number. */
  readonly identity: string;
  /** Compared fields. A missing field equals null. */
  readonly compare: readonly string[];
  /**
   * The compared field with a record's end time, or `never`. A record that is missing before its end is not removed yet
   * (see compare.ts).
   */
  readonly ends?: string;
  /** Selects the watched records. Changing it requires a new baseline. */
  readonly scope?: Readonly<Record<string, unknown>>;
  /**
   * Forgets records that were not seen for this long; for sources that return only their newest records. By default, every record is
   * remembered until it is removed.
   */
  readonly forgetUnseenMs?: number;
  /** Called before each poll, which is skipped if the result is false. The default polls always. */
  wanted?(): boolean | Promise<boolean>;
  /**
   * `cursor` is the one that the last successful poll returned; undefined requests a baseline. Rejects if the source gives no usable
   * result. The engine sets `call.newest`, because an older cached response would be reported as a reverting change.
   */
  look(cursor: Cursor | undefined, call: LookCall): Promise<Look<Item>>;
}
