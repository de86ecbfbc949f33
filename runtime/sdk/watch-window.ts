// Looks at everything that began in the last days, which the source gives whole: what is missing there was taken back, but what
// began before leaves sight without being gone, and comes back into sight without being new.

import type { Look } from '../contract/event.ts';

/** Where the next look begins. */
interface Sights {
  /** When each record seen began, by its id. */
  readonly began: Readonly<Record<string, string>>;
  /** Those that left sight last. */
  readonly left: readonly string[];
}

const NOTHING: Sights = { began: {}, left: [] };
/** More than there are at the end of a window: half an answer lets all of them leave, and the next one brings them back. */
const MOST_LEFT = 500;

/**
 * @param beganOf ISO 8601 day or time; undefined for a record that does not say, which is never told as gone
 * @param since day or time from which on the source must name every record: some way into the window, where it cuts by other rules
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
  // What is missing within the window stays noted: where much is, it is not believed at once, and may leave the window meanwhile.
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

/** Whether an earlier look named the record. */
export function wasSeen(cursor: unknown, id: string): boolean {
  return Object.hasOwn(sightsOf(cursor).began, id);
}

function sightsOf(cursor: unknown): Sights {
  return (cursor as Sights | undefined) ?? NOTHING;
}
