// For sources that list every record of the last few days. A record missing within the window was withdrawn. An older record
// leaves the window without being removed, and may reappear without being new.

import type { Look } from '../contract/event.ts';

interface Sights {
  /** Start of each visible record, by id. */
  readonly began: Readonly<Record<string, string>>;
  /** Records that recently left the window. */
  readonly left: readonly string[];
}

const NOTHING: Sights = { began: {}, left: [] };
/**
 * Larger than the number of records that normally leave: a partial response makes all of them leave, and the next one brings
 * them back.
 */
const MOST_LEFT = 500;

/**
 * @param beganOf ISO 8601 date or time; a record without one is never reported as removed
 * @param since date or time from which the source must list every record; inside the window if the source uses other
 * rules
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
  // These stay in the cursor: if many records are missing, the removal is confirmed only by later polls, and they may leave
  // the window meanwhile.
  const doubtful = missing.filter(([, began]) => began >= since);
  const began = { ...Object.fromEntries(doubtful), ...seen };
  const left = [...before.left.filter((id) => !isSeen(id)), ...leaving].slice(-MOST_LEFT);
  return {
    covers: 'all',
    records,
    adoptedIds: before.left.filter(isSeen),
    forgottenIds: leaving,
    nextCursor: { began, left } satisfies Sights,
  };
}

/** In an earlier poll. */
export function wasSeen(cursor: unknown, id: string): boolean {
  return Object.hasOwn(sightsOf(cursor).began, id);
}

function sightsOf(cursor: unknown): Sights {
  return (cursor as Sights | undefined) ?? NOTHING;
}
