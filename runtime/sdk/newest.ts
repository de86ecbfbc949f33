// For sources that list only their most recent records. A record that is missing from the list does not count as
// removed. A record that is older than all records in the first poll is not reported as new when it appears.

import type { Look } from '../contract/event.ts';

interface Reach {
  /** Date of the oldest record in the baseline. */
  readonly since: string;
}

/** A list that lacks more than this share of expected records counts as `half`. */
const LACKING_SHARE = 0.2;

/**
 * @param records most recent first
 * @param dayOf `YYYY-MM-DD`; a record without a date counts as new
 * @param due expected number of records, if known; with an incomplete baseline, the missing records would later be
 *   reported as new
 */
export function newestLook<Item extends object>(
  records: readonly Item[],
  idOf: (record: Item) => string,
  dayOf: (record: Item) => string | undefined,
  cursor: unknown,
  due = 0,
): Look<Item> {
  const days = records.map(dayOf).filter((day) => day !== undefined);
  const since = (cursor as Reach | undefined)?.since ?? days.sort()[0] ?? '';
  const adoptedIds = records.filter((record) => (dayOf(record) ?? since) < since).map(idOf);
  const covers = records.length < due * (1 - LACKING_SHARE) ? 'half' : 'some';
  return { covers, records, adoptedIds, nextCursor: { since } satisfies Reach };
}
