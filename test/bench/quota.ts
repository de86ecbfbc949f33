// Calls counted by PostgreSQL: one process and one key with a daily limit. Every call waits until it is counted.
// PostgreSQL is not pinned to a core.

import { postgres } from '../runtime/store/engines.ts';
import { type Load, measure, median, type Running, type Sample, start } from './measure.ts';

const TARGET = 2_000;

/** @returns a single line if PostgreSQL is not available */
export async function benchQuota(rounds: number, seconds: number): Promise<string[]> {
  const engine = await postgres();
  if (engine === undefined) return ['Calls counted by PostgreSQL were not measured.'];
  const place = await engine.place();
  const { databaseUrl } = place.location as { databaseUrl: string };
  const environment = { DATABASE_URL: databaseUrl, ALMANAC_MASTER_KEY: 'a master key of at least 32 characters' };
  const server = await start({ name: 'Almanac', script: new URL('peers/almanac.ts', import.meta.url), environment });
  const samples: Sample[] = [];
  await measure(server, load(server), 2, 32);
  for (let round = 0; round < rounds; round++) samples.push(await measure(server, load(server), seconds, 32));
  await server.stop();
  await place.remove();
  const of = (read: (sample: Sample) => number, digits: number) => median(samples.map(read)).toFixed(digits);
  return [
    '| counted by PostgreSQL | calls/s | p99 ms | CPU µs per call | target |',
    '|---|---:|---:|---:|---:|',
    `| REST POST convert_units, one key | ${of((s) => s.requestsPerSecond, 0)} | ${of((s) => s.p99Ms, 0)} | ${of((s) => s.cpuMicroseconds, 0)} | ${TARGET}/s |`,
  ];
}

function load({ ready }: Running): Load {
  return {
    path: '/rest/unit-conversion/convert_units',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Service-API-Key': ready.key ?? '' },
    body: JSON.stringify({ value: 26.2, from_unit: 'mile', to_unit: 'kilometer' }),
  };
}
