// What /metrics shows, in Prometheus' format. Label values come from the catalogue and from closed sets, so that no caller
// can make new series.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Operation } from '../contract/operation.ts';
import type { Outcome } from '../corridor/invocation.ts';
import type { SourceState } from '../upstream/client.ts';

/** Seconds; those of the OpenTelemetry conventions for servers. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** An operation's series on one door, looked up once. */
interface Series {
  readonly outcomes: Map<string, Counter.Internal>;
  readonly seconds: Histogram.Internal<string>;
}

export class Metrics {
  readonly registry = new Registry();
  readonly #calls: Counter<'service' | 'tool' | 'door' | 'outcome'>;
  readonly #seconds: Histogram<'service' | 'tool' | 'door'>;
  readonly #violations: Counter<'service' | 'tool' | 'severity'>;
  readonly #series = new Map<Operation, Map<string, Series>>();
  readonly violations = new Map<string, number>();

  constructor(sources: () => Readonly<Record<string, SourceState>>) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, prefix: 'almanac_' });
    this.#calls = new Counter({
      name: 'almanac_calls_total',
      help: 'Calls by tool, door and outcome (ok, or the problem code).',
      labelNames: ['service', 'tool', 'door', 'outcome'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'almanac_call_duration_seconds',
      help: 'Time that calls took in the corridor.',
      labelNames: ['service', 'tool', 'door'],
      buckets: BUCKETS,
      registers,
    });
    this.#violations = new Counter({
      name: 'almanac_result_violations_total',
      help: 'Departures of results from their published schema.',
      labelNames: ['service', 'tool', 'severity'],
      registers,
    });
    sourceGauges(this.registry, sources);
  }

  /** Counts one call. */
  called(operation: Operation, door: string, outcome: Outcome, elapsedMs: number): void {
    const series = this.#seriesOf(operation, door);
    const label = outcome.ok ? 'ok' : outcome.problem.code;
    let counter = series.outcomes.get(label);
    if (counter === undefined) {
      counter = this.#calls.labels(operation.service, operation.name, door, label);
      series.outcomes.set(label, counter);
    }
    counter.inc();
    series.seconds.observe(elapsedMs / 1000);
  }

  /** Counts one departure of a result from its schema. */
  violated(operation: Operation, fatal: boolean): void {
    this.#violations.labels(operation.service, operation.name, fatal ? 'required' : 'optional').inc();
    this.violations.set(operation.id, (this.violations.get(operation.id) ?? 0) + 1);
  }

  #seriesOf(operation: Operation, door: string): Series {
    let doors = this.#series.get(operation);
    if (doors === undefined) {
      doors = new Map();
      this.#series.set(operation, doors);
    }
    let series = doors.get(door);
    if (series === undefined) {
      series = { outcomes: new Map(), seconds: this.#seconds.labels(operation.service, operation.name, door) };
      doors.set(door, series);
    }
    return series;
  }
}

function sourceGauges(registry: Registry, sources: () => Readonly<Record<string, SourceState>>): void {
  const gauge = (name: string, help: string, value: (state: SourceState) => number) => {
    const made: Gauge<'source'> = new Gauge({
      name,
      help,
      labelNames: ['source'],
      registers: [registry],
      collect() {
        for (const [id, state] of Object.entries(sources())) made.labels(id).set(value(state));
      },
    });
  };
  gauge('almanac_source_configured', 'Whether the source has what it needs (1) or not (0).', ({ configured }) =>
    Number(configured),
  );
  gauge('almanac_source_circuit_open', 'Whether the circuit to the source is open.', ({ breaker }) =>
    Number(breaker !== 'closed'),
  );
  gauge('almanac_source_in_flight', 'Requests under way to the source.', ({ inFlight }) => inFlight);
  gauge('almanac_source_queued', 'Requests that wait for a place.', ({ queued }) => queued);
}
