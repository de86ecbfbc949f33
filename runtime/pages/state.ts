// `/health…` and `/metrics`: how the server, its store and each source are doing.

import { setTimeout as wait } from 'node:timers/promises';
import type { PlatformHandlers } from '../../generated/endpoints/handlers.ts';
import type {
  HealthResult,
  HealthStatus,
  ListHealth,
  SourceHealth,
  StatusDocumentResult,
  WatchState as WatchEntry,
  WatchHealth,
} from '../../generated/endpoints/types.ts';
import { platform } from '../../generated/platform.ts';
import { upstreams } from '../../generated/upstreams.ts';
import { OtherStatus } from '../contract/endpoint.ts';
import type { UpstreamPolicy } from '../contract/upstream.ts';
import type { CacheEngineState } from '../fleet/cache-engine.ts';
import { metricsOfAll } from '../fleet/metrics-of-all.ts';
import type { ListState, ListStates } from '../harvest/harvest.ts';
import { HOUR_MS } from '../kit/duration.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Store } from '../store/store.ts';
import type { SourceState } from '../upstream/client.ts';
import type { WatcherState } from '../watch/watcher.ts';
import { type Known, sourceStates } from './source-states.ts';

/** How long scrapes are gathered for one rendering. */
const GATHER_MS = 50;

/** What the pages of health and metrics need. */
export interface StatePagesOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly sources: () => Readonly<Record<string, SourceState>>;
  readonly watches: () => Promise<WatcherState>;
  readonly lists: () => ListStates;
  /** The engine that processes share answers by; undefined where none is set. */
  readonly cache: () => CacheEngineState | undefined;
  readonly isStopping: () => boolean;
  /** Sources that the operator has not switched on, with what to set. */
  readonly off: Readonly<Record<string, string>>;
  /** Who sees the numbers: `/metrics` and the details of `/health`. */
  readonly visible: 'public' | 'operator';
}

type StateHandlers = Pick<PlatformHandlers, 'health' | 'health_live' | 'health_ready' | 'metrics' | 'status_document'>;

/** The handlers of health and metrics. */
export function statePages(options: StatePagesOptions): StateHandlers {
  const { store, metrics, isStopping, visible } = options;
  const numbers = pacesOf(store);
  const metricsText = metricsOfAll(metrics.registry);
  let rendering: Promise<string> | undefined;
  const status = async (): Promise<HealthStatus> => {
    if (isStopping()) return 'stopping';
    return (await store.healthy()) ? 'ok' : 'store_unavailable';
  };
  return {
    async health(_, request) {
      const detailed = visible === 'public' || request.isOperator();
      const now = await status();
      const report: HealthResult = {
        status: now,
        version: platform.version,
        uptime_seconds: uptime(),
        ...(detailed ? await details(options, now) : {}),
      };
      return now === 'ok' ? report : new OtherStatus(report);
    },
    async status_document(_, request) {
      const detailed = visible === 'public' || request.isOperator();
      const now = await status();
      const known = await numbers(now);
      const report: StatusDocumentResult = {
        ...{ status: now, version: platform.version, uptime_seconds: uptime() },
        sources: sourceStates(
          { policies, off: options.off, states: options.sources(), lists: options.lists(), ...known },
          detailed,
        ),
        watches: detailed ? await watchStates(options.watches) : [],
      };
      return now === 'ok' ? report : new OtherStatus(report);
    },
    health_live: () => ({ status: 'ok', uptime_seconds: uptime() }),
    async health_ready() {
      const now = await status();
      return now === 'ok' ? { status: now } : new OtherStatus({ status: now });
    },
    async metrics(_, request) {
      if (visible === 'operator') request.demandOperator();
      // Rendering is the most costly thing that a caller without a key can ask for, so that all who ask within a moment get one
      // text, made at its end: nothing that was counted before somebody asked is missing from it.
      rendering ??= wait(GATHER_MS).then(() => {
        rendering = undefined;
        return metricsText();
      });
      return { text: await rendering, type: metrics.registry.contentType };
    },
  };
}

const policies: readonly UpstreamPolicy[] = Object.values(upstreams);
const MONTH_HOURS = 30 * 24;
/** Sums over a month are a query each: all who ask within these milliseconds get one. */
const NUMBERS_MS = 5_000;

/** What sources took lately; nothing while the store cannot be asked. */
function pacesOf({ tallies }: Store): (status: HealthStatus) => Promise<Pick<Known, 'lastDay' | 'lastMonth'>> {
  let kept: Promise<Pick<Known, 'lastDay' | 'lastMonth'>> | undefined;
  let until = 0;
  const none = { lastDay: [], lastMonth: [] };
  return (status) => {
    if (status === 'store_unavailable') return Promise.resolve(none);
    if (kept === undefined || performance.now() >= until) {
      const hour = Math.floor(Date.now() / HOUR_MS);
      until = performance.now() + NUMBERS_MS;
      kept = Promise.all([tallies.paces(hour - 23), tallies.paces(hour - MONTH_HOURS + 1)]).then(
        ([lastDay, lastMonth]) => ({ lastDay, lastMonth }),
        () => none,
      );
    }
    return kept;
  };
}

/** How the last look of each watch went. */
async function watchStates(state: () => Promise<WatcherState>): Promise<WatchEntry[]> {
  const { watches } = await state();
  return Object.entries(watches)
    .map(([type, { source, lookedAt, failures }]): WatchEntry => {
      const went = failures > 0 ? 'failing' : lookedAt == null ? 'unknown' : 'ok';
      return { type, source, state: went, last_look: iso(lookedAt) };
    })
    .sort((a, b) => (a.type < b.type ? -1 : 1));
}

function uptime(): number {
  return Math.floor(process.uptime());
}

async function details(
  { store, sources, watches, lists, cache, metrics }: StatePagesOptions,
  status: HealthStatus,
): Promise<Partial<HealthResult>> {
  return {
    store: { engine: store.engine, healthy: status !== 'store_unavailable' },
    sources: Object.fromEntries(Object.entries(sources()).map(([id, state]) => [id, sourceReport(state)])),
    ...sharedReport(cache()),
    lists: Object.fromEntries(Object.entries(lists()).map(([id, state]) => [id, listReport(state)])),
    watching: await watchingReport(watches),
    result_violations: Object.fromEntries(metrics.violations),
  };
}

/** What is watched for changes, and how the last looks went. */
async function watchingReport(state: () => Promise<WatcherState>): Promise<NonNullable<HealthResult['watching']>> {
  const { leading, watches } = await state();
  const reports = Object.entries(watches).map(
    ([type, { source, everyMs, lookedAt, failures, failure, sequence }]): [string, WatchHealth] => [
      type,
      {
        source,
        every_seconds: everyMs / 1000,
        last_look: iso(lookedAt),
        failures,
        failure: failure ?? null,
        changes: sequence,
      },
    ],
  );
  return { leading, watches: Object.fromEntries(reports) };
}

function iso(time: number | null | undefined): string | null {
  return time == null ? null : new Date(time).toISOString();
}

function sourceReport(state: SourceState): SourceHealth {
  const { configured, breaker, inFlight, queued, requests, failures, lastSuccess, lastFailure, cache } = state;
  const departures = state.departures.map(({ last, ...each }) => ({ ...each, last: new Date(last).toISOString() }));
  return {
    configured,
    circuit: breaker,
    in_flight: inFlight,
    queued,
    requests,
    failures,
    last_success: iso(lastSuccess),
    last_failure:
      lastFailure === undefined ? null : { at: new Date(lastFailure.at).toISOString(), code: lastFailure.code },
    cache,
    ...(departures.length === 0 ? {} : { departures }),
  };
}

function listReport({
  source,
  rows,
  builtAt,
  building,
  written,
  expected,
  failure,
  failingSince,
}: ListState): ListHealth {
  return {
    source,
    rows,
    built_at: iso(builtAt),
    building: building ? { rows: written ?? 0, expected: expected ?? null } : null,
    failure: failure ?? null,
    failing_since: iso(failingSince),
  };
}

function sharedReport(state: CacheEngineState | undefined): Pick<HealthResult, 'cache'> {
  return state === undefined ? {} : { cache: { up: state.up, since: new Date(state.since).toISOString() } };
}
