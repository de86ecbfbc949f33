// Counters are converted to metrics at scrape time, so calls do not pay for it.

import type { SourceState } from '../sources/client/client.ts';
import { collected, type MetricSource, type Series, seriesBy } from './collected.ts';

export type SourceStates = () => Readonly<Record<string, SourceState>>;

const SERIES: readonly Series<SourceState>[] = [
  {
    name: 'almanac_source_configured',
    help: 'Whether the source is configured.',
    type: 'gauge',
    value: ({ configured }) => Number(configured),
  },
  {
    name: 'almanac_source_circuit_open',
    help: 'Whether the circuit breaker of the source is open.',
    type: 'gauge',
    value: ({ breaker }) => Number(breaker !== 'closed'),
  },
  {
    name: 'almanac_source_in_flight',
    help: 'Requests to the source in flight.',
    type: 'gauge',
    value: ({ inFlight }) => inFlight,
  },
  {
    name: 'almanac_source_queued',
    help: 'Requests waiting for a connection slot.',
    type: 'gauge',
    value: ({ queued }) => queued,
  },
  {
    name: 'almanac_source_last_success_timestamp_seconds',
    help: 'Time of the last valid response from the source; absent before the first one.',
    type: 'gauge',
    value: ({ lastSuccess }) => (lastSuccess === undefined ? undefined : lastSuccess / 1000),
  },
  {
    name: 'almanac_source_requests_total',
    help: 'Requests sent to the source, including retries.',
    type: 'counter',
    value: ({ requests }) => requests,
  },
  {
    name: 'almanac_source_failures_total',
    help: 'Requests that failed at the source.',
    type: 'counter',
    value: ({ failures }) => failures,
  },
  {
    name: 'almanac_source_circuit_openings_refused_total',
    help: 'Times that failed calls would have opened the circuit breaker, but a known-good probe of the source succeeded.',
    type: 'counter',
    value: ({ openingsRefused }) => openingsRefused,
  },
  {
    name: 'almanac_source_cache_entries',
    help: 'Cached responses.',
    type: 'gauge',
    value: ({ cache }) => cache.entries,
  },
  {
    name: 'almanac_source_cache_bytes',
    help: 'Maximum memory for cached responses.',
    type: 'gauge',
    value: ({ cache }) => cache.bytes,
  },
];

export function sourceMetrics(states: SourceStates): readonly MetricSource[] {
  const name = 'almanac_source_cache_answers_total';
  const help = 'Responses by cache outcome: fresh from the cache (hit), stale from the cache, or fetched (miss).';
  const answers = () =>
    Object.entries(states()).flatMap(([source, state]) =>
      CACHE_RESULTS.map((result) => ({ labels: { source, result }, value: countOf(state, result) })),
    );
  const departed = { name: 'almanac_source_departures_total', help: DEPARTURES, type: 'counter' } as const;
  const departures = () =>
    Object.entries(states()).flatMap(([source, state]) =>
      state.departures.map(({ field, kind, count }) => ({ labels: { source, kind, field }, value: count })),
    );
  const opened = { name: 'almanac_source_circuit_openings_total', help: OPENINGS, type: 'counter' } as const;
  const openings = () =>
    Object.entries(states()).flatMap(([source, state]) =>
      Object.entries(state.openings).map(([cause, value]) => ({ labels: { source, cause }, value })),
    );
  return [
    ...seriesBy('source', SERIES, states),
    { name: opened.name, get: () => collected(opened, openings()) },
    { name: departed.name, get: () => collected(departed, departures()) },
    { name, get: () => collected({ name, help, type: 'counter' }, answers()) },
  ];
}

const OPENINGS =
  'Openings of the circuit breaker: requests failed, the source asked for a pause (window), a probe failed, or another process opened it (elsewhere).';
const DEPARTURES = 'Responses with schema drift in a field: missing, wrong type, empty, or an unknown value.';

const CACHE_RESULTS = ['hit', 'stale', 'miss'] as const;

function countOf({ cache }: SourceState, result: (typeof CACHE_RESULTS)[number]): number {
  if (result === 'stale') return cache.stale;
  return result === 'hit' ? cache.hits : cache.misses;
}
