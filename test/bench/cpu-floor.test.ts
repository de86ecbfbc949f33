// Compares the processor time of a REST call with bare node:http in the same run, to detect small costs that add up.
// The rounds alternate. Other load slows both programs through shared caches, and slows the larger one more. Therefore
// only the cheaper rounds count, and it is enough for one of several series to reach the floor.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Running, start } from './measure.ts';
import { load } from './rest.ts';

/**
 * Minimum number of requests per second of processor time, relative to bare node:http. Measured on 28 November 2026 on
 * a slow machine: 0.57 to 0.65 when idle, 0.52 to 0.65 with other load that fills the caches, 0.39 to 0.47 with 20
 * microseconds of artificial work per call.
 */
const FLOOR = 0.55;
const MAX_SERIES = 8;
const ALTERNATIONS = 20;
const REQUESTS = 600;
const WARM_UP_REQUESTS = 10_000;
const CONNECTIONS = 32;
const SCHEDSTAT = '/proc/self/schedstat';

test(`REST throughput per CPU second is at least ${FLOOR} times that of bare node:http`, async () => {
  if (!existsSync(SCHEDSTAT)) return void process.stdout.write(`skipped: this system has no ${SCHEDSTAT}\n`);
  const peer = (name: string) => start({ name, script: new URL(`peers/${name}.ts`, import.meta.url) });
  const [almanac, bare] = await Promise.all([peer('almanac'), peer('node-http')]);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    for (const server of [almanac, bare]) await send(server, agent, WARM_UP_REQUESTS);
    let best = 0;
    for (let series = 0; series < MAX_SERIES && best < FLOOR; series++) {
      const [own, other]: [number[], number[]] = [[], []];
      for (let round = 0; round < ALTERNATIONS; round++) {
        own.push(await costOf(almanac, agent));
        other.push(await costOf(bare, agent));
      }
      const ratio = lowerQuartile(other) / lowerQuartile(own);
      process.stdout.write(`${ratio.toFixed(2)} of bare node:http\n`);
      best = Math.max(best, ratio);
    }
    assert.ok(best >= FLOOR, `${best.toFixed(2)} of bare node:http`);
  } finally {
    agent.destroy();
    await Promise.all([almanac.stop(), bare.stop()]);
  }
});

/** Processor time of one round in nanoseconds. */
async function costOf(server: Running, agent: Agent): Promise<number> {
  const before = processorTime(server.pid);
  await send(server, agent, REQUESTS);
  return processorTime(server.pid) - before;
}

function lowerQuartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;
}

/** Processor time of all threads of a process in nanoseconds (first value of Linux's schedstat). */
function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => {
    const [used = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(used);
  }, 0);
}

async function send(server: Running, agent: Agent, requests: number): Promise<void> {
  const { path, method, headers, body = '' } = load(server);
  const options = { agent, port: server.ready.port, host: '127.0.0.1', method, path, headers };
  let left = requests;
  const caller = async () => {
    while (left-- > 0) {
      await new Promise<void>((resolve, reject) => {
        const sent = request(options, (response) => {
          if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
          response.resume().once('end', resolve);
        });
        sent.once('error', reject).end(body);
      });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
}

test.run();
