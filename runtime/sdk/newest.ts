// Looks at the newest of a list that the source cannot give whole: nothing that is missing is gone, and what is older than the
// first look reached is no news when it moves into sight.

import type { Look } from '../contract/event.ts';

/** Where later looks begin. */
interface Reach {
  /** Day of the oldest record that the baseline had. */
  readonly since: string;
}

/** A list that lacks more than this share of what it should hold is no better than half. */
const LACKING_SHARE = 0.2;

/**
 * @param records newest first
 * @param dayOf `YYYY-MM-DD` of a record; undefined for one that does not say, which is always news
 * @param due how many the source should have given, where that is known: a baseline of fewer would tell the others as new later
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
