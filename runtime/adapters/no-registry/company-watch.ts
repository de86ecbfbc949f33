// How the companies of the watchlist are looked at. The register's update feed tells which of them changed, so that a look
// costs two requests and not one a company; what was seen is compared and remembered by whoever asks for the looks.

import type { Company } from '../../../generated/services/no-registry/types.ts';
import type { Brreg } from '../../sources/brreg.ts';
import type { SourceCall } from '../../upstream/client.ts';
import { company } from './company.ts';

/** The feed is read from this long before the last look: entries appear with some minutes' delay. */
const OVERLAP_MS = 3_600_000;
/** So often every company is fetched all the same, in case the feed left one out. */
const WHOLE_LOOK_MS = 24 * 3_600_000;
/** Requests of a look under way: the source's other places stay free for callers. */
const AT_ONCE = 2;

/** Where the next look begins. */
export interface WatchCursor {
  /** The watchlist of the last look. */
  readonly numbers: readonly string[];
  /** Times of the last look, and of the last at all companies, in milliseconds since 1970. */
  readonly lookedAt: number;
  readonly wholeAt: number;
}

/** What a look saw: the companies that may have changed, and those of which nothing is to be seen any more. */
export interface CompanyLook {
  readonly covers: 'some';
  readonly records: readonly Company[];
  /** Companies that were looked at and are not in the register (any more). */
  readonly removedIds: readonly string[];
  /** New on the watchlist: their state is no change. */
  readonly adoptedIds: readonly string[];
  /** Off the watchlist. */
  readonly forgottenIds: readonly string[];
  readonly nextCursor: WatchCursor;
}

/** The fields whose change is told: all but those that tell nothing of the company or move by themselves. */
export const WATCHED_FIELDS = [
  'name',
  'status',
  'unit_type',
  'legal_form',
  'industry_code',
  'further_industries',
  'auxiliary_industry',
  'address',
  'postal_address',
  'employee_count',
  'has_registered_employees',
  'registration_date',
  'founded_date',
  'start_date',
  'closed_date',
  'ownership_change_date',
  'vat_registered',
  'vat_registration_date',
  'voluntary_vat_registrations',
  'bankrupt',
  'bankruptcy_date',
  'winding_up',
  'winding_up_date',
  'forced_dissolution',
  'deleted',
  'deletion_date',
  'parent_org_number',
  'website',
  'phone',
  'mobile',
  'email',
  'sector_code',
  'share_capital',
  'activity',
  'purpose',
  'articles_date',
  'in_group',
  'last_annual_accounts',
  'business_enterprise_date',
  'registered_in',
  'language_form',
  'remarks',
] as const satisfies readonly (keyof Company)[];

/**
 * Looks at the companies on the list. Without a cursor, and once a day, at all of them; else at those that are new on the list
 * and those that the feed names. Rejects with a Problem when any of them could not be seen: then nothing was seen.
 */
export async function lookAtCompanies(
  source: Brreg,
  numbers: readonly string[],
  cursor: WatchCursor | undefined,
  call: SourceCall & { now(): Date },
): Promise<CompanyLook> {
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
  call: SourceCall,
): Promise<ReadonlySet<string> | undefined> {
  if (cursor === undefined || now - cursor.wholeAt >= WHOLE_LOOK_MS) return undefined;
  return source.updatedSince(numbers, new Date(cursor.lookedAt - OVERLAP_MS), call);
}

async function unitsOf(source: Brreg, numbers: readonly string[], call: SourceCall): Promise<Map<string, Company>> {
  const seen = new Map<string, Company>();
  const waiting = numbers.values();
  const fetchSome = async () => {
    for (const number of waiting) {
      const unit = await source.unit(number, call, true);
      if (unit !== undefined) seen.set(number, company(unit));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  return seen;
}
