// What this server watches, and who is told: the Norwegian companies of the operator's watchlist. Webhook subscriptions will
// add their entity types here.

import type { Company } from '../generated/services/no-registry/types.ts';
import { lookAtCompanies, WATCHED_FIELDS, type WatchCursor } from './adapters/no-registry/company-watch.ts';
import { readWatchlist, WATCHLIST_VARIABLE } from './adapters/no-registry/watchlist.ts';
import type { TrackedCompanies } from './adapters/no-registry.ts';
import type { Log } from './observe/log.ts';
import { Brreg } from './sources/brreg.ts';
import type { Store } from './store/store.ts';
import type { Upstreams } from './upstream/upstreams.ts';
import type { Watch } from './watch/watch.ts';
import { Watcher } from './watch/watcher.ts';

const COMPANY = 'brreg_company';
const COMPANY_INTERVAL_MS = 15 * 60_000;

export interface WatchingOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly store: Store;
  readonly upstreams: Upstreams;
  readonly now: () => Date;
  readonly log: Log;
}

export interface Watching {
  readonly watcher: Watcher;
  /** Where a watchlist is configured. */
  readonly trackedCompanies: TrackedCompanies | undefined;
}

/** The watcher, not yet started. Throws an Error that names what is wrong with the watchlist. */
export function createWatching({ environment, store, upstreams, now, log }: WatchingOptions): Watching {
  const numbers = readWatchlist(environment[WATCHLIST_VARIABLE]);
  const brreg = new Brreg(upstreams.client('brreg'));
  const companies = (tracked: readonly string[]): Watch<WatchCursor, Company> => ({
    entityType: COMPANY,
    source: 'brreg',
    everyMs: COMPANY_INTERVAL_MS,
    identity: 'org_number',
    compare: WATCHED_FIELDS,
    look: (cursor, call) => lookAtCompanies(brreg, tracked, cursor, call),
  });
  const watches = numbers === undefined ? [] : [companies(numbers) as Watch];
  const watcher = new Watcher({ store, watches, now, log });
  if (numbers === undefined) return { watcher, trackedCompanies: undefined };
  const history = { changesSince: (since: number, limit: number) => watcher.changesSince(COMPANY, since, limit) };
  return { watcher, trackedCompanies: { numbers, history } };
}
