// One Watch per entity type; it only polls its source. Comparing, storing and reporting are the same for all types and live in this folder.

import type { Look, LookCall } from '../../contract/event.ts';

/** One kind of record that is watched for changes. */
export interface Watch<Cursor = unknown, Item extends object = object> {
  /** `<source>_<entity>`. */
  readonly entityType: string;
  /** Id of the source, for logs. */
  readonly source: string;
  /** Poll interval in milliseconds, with up to a tenth of jitter to keep watches from synchronizing. */
  readonly everyMs: number;
  /** The field that identifies a record: a string or number. */
  readonly identity: string;
  /** The fields whose change is a change of the record. A missing field equals null. */
  readonly compare: readonly string[];
  /**
   * The compared field with the time at which a record ends by itself, or `never`. A record that is missing before its end is not yet
   * removed (see compare.ts). Without this field, a missing record is removed.
   */
  readonly ends?: string;
  /** The watched part of the source. A change of it requires a new baseline. */
  readonly scope?: Readonly<Record<string, unknown>>;
  /**
   * For sources that return only their newest records: records not seen for this long are forgotten without a change. Without it, every
   * record is remembered until it is removed.
   */
  readonly forgetUnseenMs?: number;
  /** Whether there are subscribers, called before each poll. Default: always. */
  wanted?(): boolean | Promise<boolean>;
  /**
   * Polls the source. `cursor` is what the last successful poll returned; undefined requests a baseline: everything that later polls are
   * compared with. Rejects (with a Problem, as the source client does) if there is no usable result. The engine sets `call.newest` to
   * bypass cached responses: one that is older than the last poll's would be reported as a reverting change.
   */
  look(cursor: Cursor | undefined, call: LookCall): Promise<Look<Item>>;
}
