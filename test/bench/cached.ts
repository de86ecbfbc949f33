// Cost of returning a cached source answer, compared with a built-in answer of the same size. Fetching is not measured.

import { type Load, measure, median, type Running, start } from './measure.ts';

const TARGET_MS = 0.3;

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
    '| an answer of 40 rows | CPU µs per request | difference | target |',
    '|---|---:|---:|---:|',
    `| built in | ${builtIn.toFixed(0)} | | |`,
    `| cached source answer | ${cached.toFixed(0)} | ${((cached - builtIn) / 1000).toFixed(3)} ms | at most ${TARGET_MS} ms |`,
  ];
}

export function load({ ready }: Running, tool: 'built_in' | 'from_source'): Load {
  return { path: `/rest/bench/${tool}`, method: 'GET', headers: { 'Service-API-Key': ready.key ?? '' } };
}
