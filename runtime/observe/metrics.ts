// What /metrics shows, in Prometheus' format. Label values come from the catalogue and from closed sets, so that no caller
// can make new series.

import { Counter, collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import type { Operation } from '../contract/operation.ts';
import type { Outcome } from '../corridor/invocation.ts';
import { CallSeries } from './call-series.ts';
import { type SourceStates, sourceMetrics } from './source-series.ts';

/** How often the event loop's delay is looked at, in milliseconds; each look costs. */
const LOOP_DELAY_PRECISION_MS = 100;

export class Metrics {
  readonly registry = new Registry();
  /** Departures of results from their schema, by operation. */
  readonly violations = new Map<string, number>();
  readonly #calls = new CallSeries();
  readonly #violations: Counter<'service' | 'tool' | 'severity'>;

  constructor(sources: SourceStates) {
    const registers = [this.registry];
    collectDefaultMetrics({
      register: this.registry,
      prefix: 'almanac_',
      eventLoopMonitoringPrecision: LOOP_DELAY_PRECISION_MS,
    });
    this.#register('almanac_calls_total', () => this.#calls.counts());
    this.#register('almanac_call_duration_seconds', () => this.#calls.durations());
    this.#violations = new Counter({
      name: 'almanac_result_violations_total',
      help: 'Departures of results from their published schema.',
      labelNames: ['service', 'tool', 'severity'],
      registers,
    });
    for (const { name, get } of sourceMetrics(sources)) this.#register(name, get);
  }

  /** Counts one call. */
  called(operation: Operation, door: string, outcome: Outcome, elapsedMs: number): void {
    this.#calls.observe(operation, door, outcome, elapsedMs);
  }

  /** Counts one departure of a result from its schema. */
  violated(operation: Operation, fatal: boolean): void {
    this.#violations.labels(operation.service, operation.name, fatal ? 'required' : 'optional').inc();
    this.violations.set(operation.id, (this.violations.get(operation.id) ?? 0) + 1);
  }

  /** The registry asks a metric for nothing but its numbers; prom-client has no name for so small an interface. */
  #register(name: string, get: () => object): void {
    this.registry.registerMetric({ name, get: async () => get() } as unknown as Metric);
  }
}
