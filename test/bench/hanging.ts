// A source that accepts connections and never answers: how long its callers wait, and how it affects callers of other
// services. The same load runs alternately with and without callers of this source.

import { createRequire } from 'node:module';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sources } from '../../generated/sources.ts';
import { median, type Running, start } from './measure.ts';

const REQUESTS_A_SECOND = 200;
const CONNECTIONS = 20;
const CALLERS = 20;
/** The source's timeout for a call, plus one second for everything else. */
const MAX_CALL_MS = sources['ecb-fx'].timeouts.call + 1000;

interface Result {
  readonly non2xx: number;
  readonly latency: { readonly p50: number; readonly p99: number };
}
const autocannon = createRequire(import.meta.url)('autocannon') as (options: object) => Promise<Result>;

export async function benchHanging(rounds: number, seconds: number): Promise<string[]> {
  const source = await hangingSource();
  const environment = { UPSTREAM_ECB_FX_BASE_URL: `http://127.0.0.1:${source.port}` };
  const server = await start({ name: 'Almanac', script: new URL('peers/almanac.ts', import.meta.url), environment });
  const [withoutHanging, withHanging, waits]: [number[], number[], number[]] = [[], [], []];
  // The first call of a service loads its adapter; that is startup cost, not the cost of a hanging source.
  await Promise.all([steadyLoad(server, 2), callHangingSource(server, 1)]);
  for (let round = 0; round < rounds; round++) {
    withoutHanging.push((await steadyLoad(server, seconds)).latency.p99);
    const callers = callHangingSource(server, seconds);
    withHanging.push((await steadyLoad(server, seconds)).latency.p99);
    waits.push(...(await callers));
  }
  await server.stop();
  source.close();
  const ratio = median(withHanging) / median(withoutHanging);
  return [
    '| a source hangs | measured | target |',
    '|---|---:|---:|',
    `| its callers wait at most | ${(Math.max(...waits) / 1000).toFixed(1)} s (${waits.length} calls) | ${MAX_CALL_MS / 1000} s |`,
    `| p99 of another service, without and with it | ${median(withoutHanging)} and ${median(withHanging)} ms (${ratio.toFixed(2)}x) | 1.1x |`,
  ];
}

export function steadyLoad({ ready }: Running, seconds: number): Promise<Result> {
  return autocannon({
    url: `http://127.0.0.1:${ready.port}/rest/unit-conversion/convert_units`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Service-API-Key': ready.key },
    body: JSON.stringify({ value: 26.2, from_unit: 'mile', to_unit: 'kilometer' }),
    connections: CONNECTIONS,
    overallRate: REQUESTS_A_SECOND,
    duration: seconds,
  });
}

/** Calls the hanging source repeatedly, and returns the duration of each call in milliseconds. */
async function callHangingSource({ ready }: Running, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const waits: number[] = [];
  const caller = async () => {
    while (performance.now() < until) {
      const begun = performance.now();
      const url = `http://127.0.0.1:${ready.port}/rest/eu-bank-fx/get_rate?base=EUR&target=USD`;
      const answer = await fetch(url, { headers: { 'Service-API-Key': ready.key ?? '' } });
      await answer.text();
      waits.push(performance.now() - begun);
      if (answer.status === 200) throw new Error('The hanging source answered.');
      // An open circuit answers immediately. Pause, because callers that respect Retry-After do not retry that fast.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return waits;
}

async function hangingSource(): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
