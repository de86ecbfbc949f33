// REST POST convert_units: Almanac with all features on, compared with three peers that only do the conversion.

import { type Load, measure, median, type Running, type Sample, type Subject, start } from './measure.ts';

const peer = (name: string) => new URL(`peers/${name}.ts`, import.meta.url);
const ALMANAC: Subject = { name: 'Almanac', script: peer('almanac') };
const PEERS: readonly (Subject & { readonly target: number })[] = [
  { name: 'Koa + @koa/router + body parser + Ajv', script: peer('koa'), target: 1.3 },
  { name: 'Fastify 5 with its body schema', script: peer('fastify'), target: 0.57 },
  { name: 'bare node:http', script: peer('node-http'), target: 0.65 },
];

export async function benchRest(rounds: number, seconds: number, base?: Subject): Promise<string[]> {
  const subjects = [ALMANAC, ...PEERS, ...(base === undefined ? [] : [base])];
  const running = await Promise.all(subjects.map(start));
  const samples = subjects.map((): Sample[] => []);
  await each(running, (server) => measure(server, load(server), 2, 32));
  for (let round = 0; round < rounds; round++) {
    await each(running, async (server, index) => {
      samples[index]?.push(await measure(server, load(server), seconds, 32));
    });
  }
  await each(running, (server) => server.stop());
  return table(subjects, samples);
}

export function load({ ready }: Running): Load {
  const key: Record<string, string> = ready.key === undefined ? {} : { 'Service-API-Key': ready.key };
  return {
    path: '/rest/unit-conversion/convert_units',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...key },
    body: JSON.stringify({ value: 26.2, from_unit: 'mile', to_unit: 'kilometer' }),
  };
}

function targetOf(peer: { readonly target: number } | undefined): string {
  return peer === undefined ? '' : `${peer.target}x`;
}

async function each<Result>(
  running: readonly Running[],
  act: (server: Running, index: number) => Promise<Result>,
): Promise<void> {
  for (const [index, server] of running.entries()) await act(server, index);
}

function table(subjects: readonly Subject[], samples: readonly (readonly Sample[])[]): string[] {
  const rates = samples.map((list) => median(list.map((sample) => sample.requestsPerSecond)));
  const costs = samples.map((list) => median(list.map((sample) => sample.cpuMicroseconds)));
  const [ownRate = 0, ownCost = 0] = [rates[0], costs[0]];
  return [
    '| REST POST convert_units | requests/s | CPU µs per request | ratio | target |',
    '|---|---:|---:|---:|---:|',
    `| ${ALMANAC.name} (key, quota, validation, headers, metrics) | ${ownRate.toFixed(0)} | ${ownCost.toFixed(0)} | | |`,
    ...subjects.slice(1).map(({ name }, index) => {
      const [rate = 0, cost = 0] = [rates[index + 1], costs[index + 1]];
      const ratio = `${(ownRate / rate).toFixed(2)}x (CPU ${(cost / ownCost).toFixed(2)}x)`;
      return `| ${name} | ${rate.toFixed(0)} | ${cost.toFixed(0)} | ${ratio} | ${targetOf(PEERS[index])} |`;
    }),
  ];
}
