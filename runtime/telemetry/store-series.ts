import type { StoreReadings } from '../store/health.ts';
import { type CollectedMetric, collected, type MetricSource, type Value } from './collected.ts';

export function storeMetrics(readings: () => StoreReadings): readonly MetricSource[] {
  return [
    { name: STORE_UP.name, get: () => collected(STORE_UP, [{ labels: {}, value: Number(readings().up) }]) },
    metric('almanac_store_errors_total', 'Failed statements by reason.', 'counter', () => {
      const { unavailable, otherErrors } = readings();
      return [
        { labels: { reason: 'unavailable' }, value: unavailable },
        { labels: { reason: 'other' }, value: otherErrors },
      ];
    }),
    metric(DURATION, 'Duration of statements.', 'histogram', () => durations(readings())),
  ];
}

const STORE_UP = {
  name: 'almanac_store_up',
  help: 'Whether the store can be read and written.',
  type: 'gauge',
} as const;
const DURATION = 'almanac_store_statement_duration_seconds';

function durations({ durations: counts, seconds }: StoreReadings): Value[] {
  const buckets = counts.map(([bound, value]) => ({
    metricName: `${DURATION}_bucket`,
    labels: { le: Number.isFinite(bound) ? bound : '+Inf' },
    value,
  }));
  return [
    ...buckets,
    { metricName: `${DURATION}_sum`, labels: {}, value: seconds },
    { metricName: `${DURATION}_count`, labels: {}, value: counts.at(-1)?.[1] ?? 0 },
  ];
}

function metric(name: string, help: string, type: CollectedMetric['type'], values: () => Value[]): MetricSource {
  return { name, get: () => collected({ name, help, type }, values()) };
}
