// What an answer of a source costs while the cache has it, beside an answer of the same size that the server knows itself.
// Not measured: fetching.

import { type Load, measure, median, type Running, start } from './measure.ts';

const TARGET_MS = 0.3;

/** Runs the rounds and returns the table's lines. */
export async function benchCached(rounds: number, seconds: number): Promise<string[]> {
  const server = await start({ name: 'Almanac', script: new URL('peers/with-source.ts', import.meta.url) });
  const tools = ['built_in', 'from_source'] as const;
  const costs: Record<(typeof tools)[number], number[]> = { built_in: [], from_source: [] };
  for (const tool of tools) await measure(server, load(server, tool), 2, 16);
  for (let round = 0; round < rounds; round++) {
    for (const tool of tools)
      costs[tool].push((await measure(server, load(server, tool), seconds, 16)).cpuMicroseconds);
  }
  await server.stop();
  const [builtIn, cached] = [median(costs.built_in), median(costs.from_source)];
  return [
    '| an answer of 40 rows | CPU µs a request | more | target |',
    '|---|---:|---:|---:|',
    `| built in | ${builtIn.toFixed(0)} | | |`,
    `| of a source, cached | ${cached.toFixed(0)} | ${((cached - builtIn) / 1000).toFixed(3)} ms | at most ${TARGET_MS} ms |`,
  ];
}

/** A call of one of the two tools. */
export function load({ ready }: Running, tool: 'built_in' | 'from_source'): Load {
  return { path: `/rest/bench/${tool}`, method: 'GET', headers: { 'Service-API-Key': ready.key ?? '' } };
}
