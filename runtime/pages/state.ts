// `/health` and `/metrics`: how the server, its store and each source are doing.

import type Router from '@koa/router';
import { platform } from '../../generated/platform.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Store } from '../store/store.ts';
import type { SourceState } from '../upstream/client.ts';

export interface StatePagesOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly sources: () => Readonly<Record<string, SourceState>>;
}

/** Adds `/health` (503 when the store does not answer) and `/metrics`. */
export function addStatePages(router: Router, { store, metrics, sources }: StatePagesOptions): void {
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
      result_violations: Object.fromEntries(metrics.violations),
    };
  });
  router.get('/metrics', async (context) => {
    context.set('Cache-Control', 'no-store');
    context.type = metrics.registry.contentType;
    context.body = await metrics.registry.metrics();
  });
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
    last_success: lastSuccess === undefined ? null : new Date(lastSuccess).toISOString(),
    last_failure:
      lastFailure === undefined ? null : { at: new Date(lastFailure.at).toISOString(), code: lastFailure.code },
    cache,
  };
}
