// `/health…` and `/metrics`: state of the server, its store and its sources.

import { setTimeout as wait } from 'node:timers/promises';
import type { PlatformHandlers } from '../../generated/endpoints/handlers.ts';
import type {
  HealthResult,
  HealthStatus,
  ListHealth,
  SourceHealth,
  WatchHealth,
} from '../../generated/endpoints/types.ts';
import { platform } from '../../generated/platform.ts';
import type { CacheEngineState } from '../cluster/cache-engine.ts';
import { OtherStatus } from '../contract/endpoint.ts';
import type { ListState, ListStates } from '../sources/catalogs/catalogs.ts';
import type { SourceState } from '../sources/client/client.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { WatcherState } from '../webhooks/watch/watcher.ts';
import { healthStatus, type StatusReport, uptime } from './status-report.ts';

/** Metrics scrapes within this many milliseconds share one rendering. */
const GATHER_MS = 50;

export interface StatePagesOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly sources: () => Readonly<Record<string, SourceState>>;
  readonly watches: () => Promise<WatcherState>;
  readonly lists: () => ListStates;
  /** Undefined if there is no shared cache. */
  readonly cache: () => CacheEngineState | undefined;
  readonly isStopping: () => boolean;
  readonly report: StatusReport;
  /** Who can access `/metrics` and the details of `/health`. */
  readonly visible: 'public' | 'operator';
}

type StateHandlers = Pick<PlatformHandlers, 'health' | 'health_live' | 'health_ready' | 'metrics' | 'status_document'>;

export function statePages(options: StatePagesOptions): StateHandlers {
  const { metrics, visible, report } = options;
  let rendering: Promise<string> | undefined;
  return {
    async health(_, request) {
      const detailed = visible === 'public' || request.isOperator();
      const now = await healthStatus(options);
      const health: HealthResult = {
        status: now,
        release: platform.release,
        version: platform.version,
        uptime_seconds: uptime(),
        ...(detailed ? await details(options, now) : {}),
      };
      return now === 'ok' ? health : new OtherStatus(health);
    },
    async status_document(_, request) {
      const detailed = visible === 'public' || request.isOperator();
      const document = await report(detailed);
      return document.status === 'ok' ? document : new OtherStatus(document);
    },
    health_live: () => ({ status: 'ok', uptime_seconds: uptime() }),
    async health_ready() {
      const now = await healthStatus(options);
      return now === 'ok' ? { status: now } : new OtherStatus({ status: now });
    },
    async metrics(_, request) {
      if (visible === 'operator') request.demandOperator();
      // Rendering is the most expensive request without a key. It runs at the end of the interval, so the result contains
      // everything counted before any of the requests.
      rendering ??= wait(GATHER_MS).then(() => {
        rendering = undefined;
        return metrics.registry.metrics();
      });
      return { text: await rendering, type: metrics.registry.contentType };
    },
  };
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
