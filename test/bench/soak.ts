// Several minutes of steady load: half built-in answers, half cached source answers. Latencies include the delay of
// calls sent late.

import { createRequire } from 'node:module';
import { load } from './cached.ts';
import { residentMegabytes, start } from './measure.ts';

const REQUESTS_A_SECOND = 300;
const CONNECTIONS = 50;
const SAMPLE_MS = 1_000;
/** Share of the run after which memory should be stable: two of five minutes. */
const SETTLED = 0.4;
const TARGET = { p99Ms: 150, driftPercent: 10 };

interface SoakResult {
  readonly '2xx': number;
  readonly '5xx': number;
  readonly non2xx: number;
  readonly errors: number;
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
}

type Autocannon = (options: object) => Promise<SoakResult>;
const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;

export async function benchSoak(seconds: number): Promise<string[]> {
  const server = await start({ name: 'Almanac', script: new URL('peers/with-source.ts', import.meta.url) });
  const megabytes: number[] = [];
  const sampling = setInterval(() => megabytes.push(residentMegabytes(server.pid)), SAMPLE_MS);
  const requests = (['built_in', 'from_source'] as const).map((tool) => load(server, tool));
  const result = await autocannon({
    url: `http://127.0.0.1:${server.ready.port}`,
    connections: CONNECTIONS,
    overallRate: REQUESTS_A_SECOND,
    duration: seconds,
    requests,
  });
  clearInterval(sampling);
  await server.stop();
  const { from, to } = drift(megabytes);
  const percent = (to / from - 1) * 100;
  return [
    `| ${seconds} s of ${REQUESTS_A_SECOND} calls/s, ${CONNECTIONS} connections | measured | target |`,
    '|---|---:|---:|',
    `| correct answers | ${result['2xx']} | |`,
    `| 5xx, other answers, no answer | ${result['5xx']}, ${result.non2xx - result['5xx']}, ${result.errors} | 0 |`,
    `| p50, p99, slowest | ${result.latency.p50}, ${result.latency.p99}, ${result.latency.max} ms | p99 ${TARGET.p99Ms} ms |`,
    `| resident memory at ${SETTLED * 100} % of the time, at the end | ${from.toFixed(0)}, ${to.toFixed(0)} MB (${percent.toFixed(1)} %) | ${TARGET.driftPercent} % |`,
  ];
}

/**
 * Memory when it should have become stable, and at the end. Medians, because garbage collection runs at irregular
 * times.
 */
function drift(megabytes: readonly number[]): { from: number; to: number } {
  const settled = Math.floor(megabytes.length * SETTLED);
  const width = Math.max(1, Math.floor(megabytes.length / 10));
  const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { from: middle(megabytes.slice(settled, settled + width)), to: middle(megabytes.slice(-width)) };
}
