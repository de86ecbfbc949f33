// Converts metrics to OTLP with the same names and labels, so that one dashboard works for both Prometheus and OTLP.

import { type HrTime, ValueType } from '@opentelemetry/api';
import { AggregationTemporality, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics';

export interface PlainMetric {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly PlainValue[];
}

interface PlainValue {
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

const BEGAN = time(Date.now() - process.uptime() * 1_000);

/** @param now milliseconds since 1970 */
export function asOtlp(metrics: readonly PlainMetric[], now: number): MetricData[] {
  const span = { startTime: BEGAN, endTime: time(now) };
  return metrics
    .filter(({ values }) => values.length > 0)
    .map(({ name, help, type, values }): MetricData => {
      const head = {
        descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
        aggregationTemporality: AggregationTemporality.CUMULATIVE,
      };
      if (type === 'histogram')
        return { ...head, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(name, values, span) };
      const dataPoints = values.map(({ labels, value }) => ({ ...span, attributes: { ...labels }, value }));
      if (type === 'counter') return { ...head, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
      return { ...head, dataPointType: DataPointType.GAUGE, dataPoints };
    });
}

/** Prometheus buckets are cumulative; OpenTelemetry's are not. */
function histograms(name: string, values: readonly PlainValue[], span: { startTime: HrTime; endTime: HrTime }) {
  const series = Map.groupBy(values, ({ labels: { le: _, ...rest } }) => JSON.stringify(rest));
  return [...series].map(([labels, own]) => {
    const buckets = own
      .filter(({ labels: { le } }) => le !== undefined)
      .map(({ labels: { le }, value }) => [le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), value] as const)
      .sort(([a], [b]) => a - b);
    const numberOf = (ending: string) => own.find(({ metricName }) => metricName === name + ending)?.value ?? 0;
    const boundaries = buckets.map(([bound]) => bound).filter(Number.isFinite);
    const counts = buckets.map(([, count], index) => count - (buckets[index - 1]?.[1] ?? 0));
    const value = { buckets: { boundaries, counts }, sum: numberOf('_sum'), count: numberOf('_count') };
    return { ...span, attributes: JSON.parse(labels) as Record<string, string | number>, value };
  });
}

function time(ms: number): HrTime {
  return [Math.floor(ms / 1_000), Math.floor((ms % 1_000) * 1e6)];
}
