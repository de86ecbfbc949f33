import type { ListState, ListStates } from '../sources/catalogs/catalogs.ts';
import { type MetricSource, type Series, seriesBy } from './collected.ts';

const SERIES: readonly Series<ListState>[] = [
  {
    name: 'almanac_list_rows',
    help: 'Rows of the downloaded list.',
    type: 'gauge',
    value: ({ rows }) => rows,
  },
  {
    name: 'almanac_list_built_timestamp_seconds',
    help: 'Time at which the list was last downloaded; absent before the first download.',
    type: 'gauge',
    value: ({ builtAt }) => (builtAt === undefined ? undefined : builtAt / 1000),
  },
  {
    name: 'almanac_list_building',
    help: 'Whether the list is being downloaded.',
    type: 'gauge',
    value: ({ building }) => Number(building),
  },
  {
    name: 'almanac_list_failing_since_timestamp_seconds',
    help: 'Time since which downloading the list has failed; absent if it succeeds.',
    type: 'gauge',
    value: ({ failingSince }) => (failingSince === undefined ? undefined : failingSince / 1000),
  },
];

export function listMetrics(states: () => ListStates): readonly MetricSource[] {
  return seriesBy('list', SERIES, states);
}
