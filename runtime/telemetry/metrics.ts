// Label values come only from the catalog and from fixed sets, so callers cannot create series.

import { Counter, collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import { calledInput } from '../contract/deprecated.ts';
import type { EventType } from '../contract/event.ts';
import type { DeprecatedInput, Operation } from '../contract/operation.ts';
import type { Outcome } from '../dispatch/invocation.ts';
import type { ListStates } from '../sources/catalogs/catalogs.ts';
import type { StoreReadings } from '../store/health.ts';
import { CallSeries } from './call-series.ts';
import { collected } from './collected.ts';
import { listMetrics } from './list-series.ts';
import { LOOP_LAG, LoopLag } from './loop-lag.ts';
import { type SourceStates, sourceMetrics } from './source-series.ts';
import { storeMetrics } from './store-series.ts';

/** Disables prom-client's event loop metric, which LoopLag replaces. */
const NEVER_MS = 2 ** 31 - 1;

const CACHE_REJECTIONS = {
  name: 'almanac_cache_rejected_total',
  help: 'Entries and messages of the shared cache that were ignored: forged, damaged, replayed or from another deployment.',
  type: 'counter',
} as const;
const LOST_LINES = {
  name: 'almanac_log_lines_lost_total',
  help: 'Log lines lost because the output was full or not read in time.',
  type: 'counter',
} as const;

const KEYS_WAITING = {
  name: 'almanac_keys_waiting',
  help: 'Keys not used since the master key was rotated. They stop working when the previous master key is removed.',
  type: 'gauge',
} as const;

export interface FurtherReadings {
  readonly store?: () => StoreReadings;
  readonly lists?: () => ListStates;
  readonly lostLines?: () => number;
  /** Number of rejections by kind; undefined if there is no shared cache. */
  readonly cacheRejections?: (() => Readonly<Record<string, number>>) | undefined;
  /**
   * Undefined if no master key rotation is in progress. The function returns undefined while the store is unavailable.
   */
  readonly keysWaiting?: (() => Promise<number | undefined>) | undefined;
}

export class Metrics {
  readonly registry = new Registry();
  readonly violations = new Map<string, number>();
  readonly #calls = new CallSeries();
  readonly #violations: Counter<'service' | 'tool' | 'severity'>;

  readonly #outdated: Counter<'service' | 'tool' | 'what'>;
  readonly #refused: Counter<'reason' | 'status'>;
  readonly #attempts: Counter<'outcome'>;
  readonly #deferred: Counter<'share'>;

  constructor(sources: SourceStates, readings: FurtherReadings = {}) {
    const { store, lists, lostLines = () => 0, cacheRejections, keysWaiting } = readings;
    const registers = [this.registry];
    collectDefaultMetrics({
      register: this.registry,
      prefix: 'almanac_',
      eventLoopMonitoringPrecision: NEVER_MS,
    });
    for (const { name } of this.registry.getMetricsAsArray()) {
      if (name.includes('eventloop_lag')) this.registry.removeSingleMetric(name);
    }
    const lag = new LoopLag();
    this.#register(LOOP_LAG, () => lag.collect());
    this.#register('almanac_calls_total', () => this.#calls.counts());
    this.#register('almanac_call_duration_seconds', () => this.#calls.durations());
    this.#violations = new Counter({
      name: 'almanac_result_violations_total',
      help: 'Results that did not match their published schema.',
      labelNames: ['service', 'tool', 'severity'],
      registers,
    });
    this.#outdated = new Counter({
      name: 'almanac_deprecated_uses_total',
      help: 'Uses of deprecated items: a tool, an argument, a value, a former name, an event.',
      labelNames: ['service', 'tool', 'what'],
      registers,
    });
    this.#refused = new Counter({
      name: 'almanac_refused_requests_total',
      help: 'Requests rejected before a call started, by reason.',
      labelNames: ['reason', 'status'],
      registers,
    });
    this.#attempts = new Counter({
      name: 'almanac_webhook_attempts_total',
      help: 'Webhook delivery attempts by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    this.#deferred = new Counter({
      name: 'almanac_webhook_put_off_total',
      help: 'Times that deliveries of a subscription waited because a limit on concurrent deliveries was reached: per key, per receiving network, or overall.',
      labelNames: ['share'],
      registers,
    });
    for (const share of ['key', 'network', 'all']) this.#deferred.labels(share).inc(0);
    this.#register(LOST_LINES.name, () => collected(LOST_LINES, [{ value: lostLines(), labels: {} }]));
    if (cacheRejections !== undefined) {
      const values = () => Object.entries(cacheRejections()).map(([kind, value]) => ({ labels: { kind }, value }));
      this.#register(CACHE_REJECTIONS.name, () => collected(CACHE_REJECTIONS, values()));
    }
    if (keysWaiting !== undefined) {
      this.#register(KEYS_WAITING.name, async () => {
        const value = await keysWaiting();
        return collected(KEYS_WAITING, value === undefined ? [] : [{ labels: {}, value }]);
      });
    }
    for (const { name, get } of sourceMetrics(sources)) this.#register(name, get);
    if (store !== undefined) for (const { name, get } of storeMetrics(store)) this.#register(name, get);
    if (lists !== undefined) for (const { name, get } of listMetrics(lists)) this.#register(name, get);
  }

  called(operation: Operation, transport: string, outcome: Outcome, elapsedMs: number): void {
    this.#calls.observe(operation, transport, outcome, elapsedMs);
  }

  refused(reason: string, status: number): void {
    this.#refused.labels(reason, String(status)).inc();
  }

  /** `error` is one of a fixed set of values; undefined for success. */
  attempted(error: string | undefined): void {
    this.#attempts.labels(error ?? 'delivered').inc();
  }

  deferred(share: string): void {
    this.#deferred.labels(share).inc();
  }

  violated(operation: Operation, fatal: boolean): void {
    this.#violations.labels(operation.service, operation.name, fatal ? 'required' : 'optional').inc();
    this.violations.set(operation.id, (this.violations.get(operation.id) ?? 0) + 1);
  }

  outdated(operation: Operation, inputs: readonly DeprecatedInput[]): void {
    const whats = inputs.map(calledInput);
    if (operation.deprecated !== undefined) whats.push('the tool');
    for (const what of whats) this.#outdated.labels(operation.service, operation.name, what).inc();
  }

  eventOutdated({ source, type }: Pick<EventType, 'source' | 'type'>, uses: number): void {
    this.#outdated.labels(source, type, 'the event').inc(uses);
  }

  /** prom-client has no type for a metric that consists only of `get`. */
  #register(name: string, get: () => object | Promise<object>): void {
    this.registry.registerMetric({ name, get: async () => get() } as unknown as Metric);
  }
}
