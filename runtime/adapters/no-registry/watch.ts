// Polls the companies on the watchlist. The update feed lists the companies that changed, so a poll costs two requests
// instead of one request per company.

import type { BrregWatcher } from '../../../generated/events.ts';
import type { Company } from '../../../generated/services/no-registry/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Look, LookCall } from '../../contract/event.ts';
import { DAY_MS, HOUR_MS } from '../../lib/duration.ts';
import { ageOf } from '../../lib/steady.ts';
import type { WatchContext } from '../watch-context.ts';
import type { Brreg } from './brreg/brreg.ts';

export const watchers = { brreg: create };

/**
 * Feed entries appear with a delay of a few minutes, so each poll also reads the entries of this long before the
 * previous poll.
 */
const OVERLAP_MS = HOUR_MS;
/** Interval at which all companies are fetched, in case the feed omitted a change. */
const WHOLE_LOOK_MS = DAY_MS;
/** Maximum number of concurrent requests. Low, to leave the source's remaining slots to callers. */
const AT_ONCE = 2;

interface WatchCursor {
  readonly numbers: readonly string[];
  /**
   * Time of the last poll, in milliseconds since 1970. `wholeAt` is the time of the last poll that fetched all
   * companies.
   */
  readonly lookedAt: number;
  readonly wholeAt: number;
}

function create({ source }: WatchContext<'brreg'>): BrregWatcher {
  return {
    company: (cursor, { watchlist }, call) =>
      lookAtCompanies(source, watchlist, cursor as WatchCursor | undefined, call),
  };
}

/**
 * Fetches all companies if there is no cursor, and once a day. Otherwise fetches only companies that are new on the
 * watchlist or listed in the feed. Rejects if any company cannot be fetched, so a poll is never partial.
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

/** Returns undefined if all companies must be fetched. */
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
