// State of the server and its sources, for /status.json and the HTML pages.

import type { HealthStatus, StatusDocumentResult, WatchState } from '../../generated/endpoints/types.ts';
import { platform } from '../../generated/platform.ts';
import { sources } from '../../generated/sources.ts';
import type { SourcePolicy } from '../contract/source.ts';
import type { Accounts } from '../identity/accounts.ts';
import { DAY_MS, HOUR_MS } from '../lib/duration.ts';
import type { ListStates } from '../sources/catalogs/catalogs.ts';
import type { SourceState } from '../sources/client/client.ts';
import { SOURCE_DAYS } from '../store/purge.ts';
import type { Store } from '../store/store.ts';
import type { WatcherState } from '../webhooks/watch/watcher.ts';
import { type Known, sourceStates } from './source-states.ts';

export interface StatusSources {
  readonly store: Store;
  readonly accounts: Pick<Accounts, 'keysWaiting'>;
  readonly sources: () => Readonly<Record<string, SourceState>>;
  readonly watches: () => Promise<WatcherState>;
  readonly lists: () => ListStates;
  readonly isStopping: () => boolean;
  /** Unconfigured sources, with the setting that enables them. */
  readonly off: Readonly<Record<string, string>>;
}

/** The report includes figures only if `detailed`. */
export type StatusReport = (detailed: boolean) => Promise<StatusDocumentResult>;

const policies: readonly SourcePolicy[] = Object.values(sources);
const MONTH_HOURS = 30 * 24;
/** Requests within this many milliseconds share one result, because sums over a month are expensive. */
const NUMBERS_MS = 5_000;

export async function healthStatus({
  isStopping,
  store,
}: Pick<StatusSources, 'isStopping' | 'store'>): Promise<HealthStatus> {
  if (isStopping()) return 'stopping';
  return (await store.healthy()) ? 'ok' : 'store_unavailable';
}

/** In seconds. */
export function uptime(): number {
  return Math.floor(process.uptime());
}

type Numbers = Pick<Known, 'lastDay' | 'lastMonth' | 'lastDays' | 'today'>;

export function statusReport(from: StatusSources): StatusReport {
  const numbers = pacesOf(from.store);
  return async (detailed) => {
    const status = await healthStatus(from);
    const known = await numbers(status);
    const keysWaiting = detailed ? await from.accounts.keysWaiting() : undefined;
    return {
      ...{ status, release: platform.release, version: platform.version, uptime_seconds: uptime() },
      ...(keysWaiting === undefined ? {} : { keys_waiting: keysWaiting }),
      sources: sourceStates(
        { policies, off: from.off, states: from.sources(), lists: from.lists(), ...known },
        detailed,
      ),
      watches: detailed ? await watchStates(from.watches) : [],
    };
  };
}

/** The result is empty while the store is unavailable. */
function pacesOf({ tallies }: Store): (status: HealthStatus) => Promise<Numbers> {
  let kept: Promise<Numbers> | undefined;
  let until = 0;
  return (status) => {
    const today = Math.floor(Date.now() / DAY_MS);
    const none = { lastDay: [], lastMonth: [], lastDays: [], today };
    if (status === 'store_unavailable') return Promise.resolve(none);
    if (kept === undefined || performance.now() >= until) {
      const hour = Math.floor(Date.now() / HOUR_MS);
      until = performance.now() + NUMBERS_MS;
      kept = Promise.all([
        tallies.paces(hour - 23),
        tallies.paces(hour - MONTH_HOURS + 1),
        tallies.days(today - SOURCE_DAYS + 1),
      ]).then(
        ([lastDay, lastMonth, lastDays]) => ({ lastDay, lastMonth, lastDays, today }),
        () => none,
      );
    }
    return kept;
  };
}

async function watchStates(state: () => Promise<WatcherState>): Promise<WatchState[]> {
  const { watches } = await state();
  return Object.entries(watches)
    .map(([type, { source, everyMs, lookedAt, failures, failure, sequence }]): WatchState => {
      const went = failures > 0 ? 'failing' : lookedAt == null ? 'unknown' : 'ok';
      const last = lookedAt == null ? null : new Date(lookedAt).toISOString();
      const common = { type, source, state: went, last_look: last } as const;
      return { ...common, every_seconds: everyMs / 1_000, changes: sequence, failure: failure ?? null };
    })
    .sort((a, b) => (a.type < b.type ? -1 : 1));
}
