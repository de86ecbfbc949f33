// A metric as prom-client's registry takes it: numbers that were counted elsewhere and are handed over when somebody asks.

/** A number with its labels. */
export interface Value {
  /** Where it differs from the metric's: the parts of a histogram. */
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** A metric with its values as they stand. */
export interface CollectedMetric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly aggregator: 'sum';
  readonly values: readonly Value[];
}
