// What /metrics shows of the lists that are fetched whole and searched here (runtime/sources/catalogs).

import type { ListState, ListStates } from '../sources/catalogs/catalogs.ts';
import { type MetricSource, type Series, seriesBy } from './collected.ts';

const SERIES: readonly Series<ListState>[] = [
  {
    name: 'almanac_list_rows',
    help: 'Rows of the list that is searched.',
    type: 'gauge',
    value: ({ rows }) => rows,
  },
  {
    name: 'almanac_list_built_timestamp_seconds',
    help: 'When that list was fetched; absent before the first.',
    type: 'gauge',
    value: ({ builtAt }) => (builtAt === undefined ? undefined : builtAt / 1000),
  },
  {
    name: 'almanac_list_building',
    help: 'Whether it is being fetched.',
    type: 'gauge',
    value: ({ building }) => Number(building),
  },
  {
    name: 'almanac_list_failing_since_timestamp_seconds',
    help: 'Since when fetching it has failed; absent while it does not.',
    type: 'gauge',
    value: ({ failingSince }) => (failingSince === undefined ? undefined : failingSince / 1000),
  },
];

/** All metrics by list, each to be collected when it is asked for. */
export function listMetrics(states: () => ListStates): readonly MetricSource[] {
  return seriesBy('list', SERIES, states);
}
