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
  readonly values: readonly Value[];
}

/** A metric that is collected when it is asked for. */
export interface MetricSource {
  readonly name: string;
  readonly get: () => CollectedMetric;
}

/** What a metric is, without its values. */
export type MetricHead = Pick<CollectedMetric, 'name' | 'help' | 'type'>;

/** A metric of things that have an id: its number for each, or undefined while there is none. */
export interface Series<State> extends MetricHead {
  readonly value: (state: State) => number | undefined;
}

/** A metric with its values. */
export function collected({ name, help, type }: MetricHead, values: readonly Value[]): CollectedMetric {
  return { name, help, type, values };
}

/** Series of things by id, which stands under `label`. */
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
