// How the companies of the watchlist are looked at. The register's update feed tells which of them changed, so that a look
// costs two requests and not one a company; what was seen is compared and remembered by whoever asks for the looks.

import type { BrregWatcher } from '../../../generated/events.ts';
import type { Company } from '../../../generated/services/no-registry/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Look, LookCall } from '../../contract/event.ts';
import { DAY_MS, HOUR_MS } from '../../lib/duration.ts';
import { ageOf } from '../../lib/steady.ts';
import type { WatchContext } from '../watch-context.ts';
import type { Brreg } from './brreg/brreg.ts';

/** The look-ups of each source, by the name under which its events are declared. */
export const watchers = { brreg: create };

/** The feed is read from this long before the last look: entries appear with some minutes' delay. */
const OVERLAP_MS = HOUR_MS;
/** So often every company is fetched all the same, in case the feed left one out. */
const WHOLE_LOOK_MS = DAY_MS;
/** Requests of a look under way: the source's other places stay free for callers. */
const AT_ONCE = 2;

/** Where the next look begins. */
interface WatchCursor {
  /** The watchlist of the last look. */
  readonly numbers: readonly string[];
  /** Times of the last look, and of the last at all companies, in milliseconds since 1970. */
  readonly lookedAt: number;
  readonly wholeAt: number;
}

/** Makes the looks at the source's entities. */
function create({ source }: WatchContext<'brreg'>): BrregWatcher {
  return {
    company: (cursor, { watchlist }, call) =>
      lookAtCompanies(source, watchlist, cursor as WatchCursor | undefined, call),
  };
}

/**
 * Looks at the companies on the list. Without a cursor, and once a day, at all of them; else at those that are new on the list
 * and those that the feed names. Rejects with a Problem when any of them could not be seen: then nothing was seen.
 */
async function lookAtCompanies(
  source: Brreg,
  numbers: readonly string[],
  cursor: WatchCursor | undefined,
  call: LookCall,
): Promise<Look<AdapterResult<Company>> & { readonly nextCursor: WatchCursor }> {
  const now = call.now().getTime();
  const known = new Set(cursor?.numbers);
  const adoptedIds = cursor === undefined ? [] : numbers.filter((number) => !known.has(number));
  const updated = await updatedSince(source, numbers, cursor, now, call);
  const due = updated === undefined ? numbers : numbers.filter((number) => updated.has(number) || !known.has(number));
  const seen = await unitsOf(source, due, call);
  return {
    covers: 'some',
    records: due.map((number) => seen.get(number)).filter((record) => record !== undefined),
    removedIds: due.filter((number) => !seen.has(number)),
    adoptedIds,
    forgottenIds: [...known].filter((number) => !numbers.includes(number)),
    nextCursor: { numbers, lookedAt: now, wholeAt: updated === undefined ? now : (cursor?.wholeAt ?? now) },
  };
}

/** What the feed names; undefined when everything is to be looked at. */
async function updatedSince(
  source: Brreg,
  numbers: readonly string[],
  cursor: WatchCursor | undefined,
  now: number,
  call: LookCall,
): Promise<ReadonlySet<string> | undefined> {
  if (cursor === undefined || ageOf(cursor.wholeAt, now) >= WHOLE_LOOK_MS) return undefined;
  return source.updatedSince(numbers, new Date(cursor.lookedAt - OVERLAP_MS), call);
}

async function unitsOf(
  source: Brreg,
  numbers: readonly string[],
  call: LookCall,
): Promise<Map<string, AdapterResult<Company>>> {
  const seen = new Map<string, AdapterResult<Company>>();
  const waiting = numbers.values();
  const fetchSome = async () => {
    for (const number of waiting) {
      const unit = await source.unit(number, call, true);
      if (unit !== undefined) seen.set(number, unit);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  return seen;
}
