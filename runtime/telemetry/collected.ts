// Metrics in the format of prom-client, which reads the values at scrape time.

export interface Value {
  /** Set for the parts of a histogram. */
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

export interface CollectedMetric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly values: readonly Value[];
}

export interface MetricSource {
  readonly name: string;
  readonly get: () => CollectedMetric;
}

export type MetricHead = Pick<CollectedMetric, 'name' | 'help' | 'type'>;

/** A metric with one value per id; undefined while an id has no value. */
export interface Series<State> extends MetricHead {
  readonly value: (state: State) => number | undefined;
}

export function collected({ name, help, type }: MetricHead, values: readonly Value[]): CollectedMetric {
  return { name, help, type, values };
}

/** The id becomes the value of `label`. */
export function seriesBy<State>(
  label: string,
  series: readonly Series<State>[],
  states: () => Readonly<Record<string, State>>,
): MetricSource[] {
  const valuesOf = (value: Series<State>['value']) =>
    Object.entries(states()).flatMap(([id, state]) => {
      const number = value(state);
      return number === undefined ? [] : [{ labels: { [label]: id }, value: number }];
    });
  return series.map((each) => ({ name: each.name, get: () => collected(each, valuesOf(each.value)) }));
}
