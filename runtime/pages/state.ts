// `/health` and `/metrics`: how the server, its store and each source are doing.

import type Router from '@koa/router';
import { platform } from '../../generated/platform.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Store } from '../store/store.ts';
import type { SourceState } from '../upstream/client.ts';
import type { WatcherState } from '../watch/watcher.ts';

export interface StatePagesOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly sources: () => Readonly<Record<string, SourceState>>;
  readonly watches: () => Promise<WatcherState>;
}

/** Adds `/health` (503 when the store does not answer) and `/metrics`. */
export function addStatePages(router: Router, { store, metrics, sources, watches }: StatePagesOptions): void {
  router.get('/health', async (context) => {
    const healthy = await store.healthy();
    context.status = healthy ? 200 : 503;
    context.set('Cache-Control', 'no-store');
    context.body = {
      status: healthy ? 'ok' : 'store_unavailable',
      version: platform.version,
      uptime_seconds: Math.floor(process.uptime()),
      store: { engine: store.engine, healthy },
      sources: Object.fromEntries(Object.entries(sources()).map(([id, state]) => [id, sourceReport(state)])),
      watching: await watchingReport(watches),
      result_violations: Object.fromEntries(metrics.violations),
    };
  });
  router.get('/metrics', async (context) => {
    context.set('Cache-Control', 'no-store');
    context.type = metrics.registry.contentType;
    context.body = await metrics.registry.metrics();
  });
}

/** What is watched for changes, and how the last looks went. */
async function watchingReport(state: () => Promise<WatcherState>): Promise<object> {
  const { leading, watches } = await state();
  const reports = Object.entries(watches).map(([type, { source, everyMs, lookedAt, failures, failure, sequence }]) => [
    type,
    {
      source,
      every_seconds: everyMs / 1000,
      last_look: iso(lookedAt),
      failures,
      failure: failure ?? null,
      changes: sequence,
    },
  ]);
  return { leading, watches: Object.fromEntries(reports) };
}

function iso(time: number | null | undefined): string | null {
  return time == null ? null : new Date(time).toISOString();
}

function sourceReport(state: SourceState): object {
  const { configured, breaker, inFlight, queued, requests, failures, lastSuccess, lastFailure, cache } = state;
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
  };
}
