// prom-client hashes all labels on every observation, which costs more than the rest of dispatch. Here, an observation
// only increments numbers in an array.

import type { Operation } from '../contract/operation.ts';
import type { Outcome } from '../dispatch/invocation.ts';
import type { CollectedMetric, Value } from './collected.ts';

/** Bucket bounds in seconds, from OpenTelemetry's conventions for servers. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface Series {
  readonly operation: Operation;
  readonly transport: string;
  readonly outcomes: Map<string, number>;
  /** Counts calls by the first bucket that contains them; the last bucket is unbounded. */
  readonly buckets: number[];
  seconds: number;
}

export class CallSeries {
  readonly #byTransport = new Map<string, Map<Operation, Series>>();

  observe(operation: Operation, transport: string, outcome: Outcome, elapsedMs: number): void {
    const series = this.#seriesOf(operation, transport);
    const label = outcome.ok ? 'ok' : outcome.problem.code;
    series.outcomes.set(label, (series.outcomes.get(label) ?? 0) + 1);
    const seconds = elapsedMs / 1000;
    series.seconds += seconds;
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] as number)) bucket++;
    series.buckets[bucket] = (series.buckets[bucket] as number) + 1;
  }

  counts(): CollectedMetric {
    const help = 'Calls by tool, transport and outcome (ok, or the problem code).';
    const values = this.#all().flatMap((series) =>
      [...series.outcomes].map(([outcome, value]) => ({ labels: { ...labelsOf(series), outcome }, value })),
    );
    return { name: 'almanac_calls_total', help, type: 'counter', values };
  }

  /** Buckets are cumulative: each one counts the calls up to its bound. */
  durations(): CollectedMetric {
    const name = 'almanac_call_duration_seconds';
    const values = this.#all().flatMap((series) => histogram(name, series));
    return { name, help: 'Duration of calls in the dispatch pipeline.', type: 'histogram', values };
  }

  #seriesOf(operation: Operation, transport: string): Series {
    let operations = this.#byTransport.get(transport);
    if (operations === undefined) {
      operations = new Map();
      this.#byTransport.set(transport, operations);
    }
    let series = operations.get(operation);
    if (series === undefined) {
      series = { operation, transport, outcomes: new Map(), buckets: Array(BUCKETS.length + 1).fill(0), seconds: 0 };
      operations.set(operation, series);
    }
    return series;
  }

  #all(): Series[] {
    return [...this.#byTransport.values()].flatMap((operations) => [...operations.values()]);
  }
}

function labelsOf({ operation, transport }: Series): Record<string, string> {
  return { service: operation.service, tool: operation.name, transport };
}

function histogram(name: string, series: Series): Value[] {
  const labels = labelsOf(series);
  let upTo = 0;
  const buckets = series.buckets.map((count, index) => {
    upTo += count;
    return { metricName: `${name}_bucket`, labels: { le: BUCKETS[index] ?? '+Inf', ...labels }, value: upTo };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: series.seconds },
    { metricName: `${name}_count`, labels, value: upTo },
  ];
}
