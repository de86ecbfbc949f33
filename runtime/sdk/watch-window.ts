// For sources that list every record of the last few days. A record that disappears within this window counts as
// withdrawn. An older record leaves the window without being removed, and may reappear without being new.

import type { Look } from '../contract/event.ts';

interface Sights {
  /** Start date or time of each visible record, keyed by id. */
  readonly began: Readonly<Record<string, string>>;
  /** Records that recently left the window. */
  readonly left: readonly string[];
}

const NOTHING: Sights = { began: {}, left: [] };
/**
 * Maximum number of records in `left`. Larger than the number that normally leave, because a partial response makes all
 * of them leave, and the next response brings them back.
 */
const MAX_LEFT = 500;

/**
 * @param beganOf ISO 8601 date or time; a record without one is never reported as removed
 * @param since date or time from which the source must list every record; choose a shorter window if the source's own
 *   rules differ
 */
export function windowLook<Item extends object>(
  records: readonly Item[],
  idOf: (record: Item) => string,
  beganOf: (record: Item) => string | undefined,
  since: string,
  cursor: unknown,
): Look<Item> {
  const before = sightsOf(cursor);
  const seen = Object.fromEntries(records.map((record) => [idOf(record), beganOf(record) ?? '']));
  const isSeen = (id: string) => Object.hasOwn(seen, id);
  const missing = Object.entries(before.began).filter(([id]) => !isSeen(id));
  const leaving = missing.filter(([, began]) => began < since).map(([id]) => id);
  // These records stay in the cursor. If many records are missing, their removal is confirmed only by later polls, and
  // they may leave the window in the meantime.
  const doubtful = missing.filter(([, began]) => began >= since);
  const began = { ...Object.fromEntries(doubtful), ...seen };
  const left = [...before.left.filter((id) => !isSeen(id)), ...leaving].slice(-MAX_LEFT);
  return {
    covers: 'all',
    records,
    adoptedIds: before.left.filter(isSeen),
    forgottenIds: leaving,
    nextCursor: { began, left } satisfies Sights,
  };
}

/** Whether an earlier poll returned the record. */
export function wasSeen(cursor: unknown, id: string): boolean {
  return Object.hasOwn(sightsOf(cursor).began, id);
}

function sightsOf(cursor: unknown): Sights {
  return (cursor as Sights | undefined) ?? NOTHING;
}
