// The processor time of a REST call, compared with bare node:http in the same run: rounds alternate, and only the servers' own processor
// time counts, so that other work on the machine does not decide. It keeps small costs from adding up unnoticed.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { median, type Running, start } from './measure.ts';
import { load } from './rest.ts';

/**
 * Smallest part of bare node:http's rate per processor second. Measured on 28 November 2026: 0.73 to 0.77 on a quiet machine, 0.62 to 0.74
 * beside other work, 0.44 with 15 microseconds of artificial work per call.
 */
const FLOOR = 0.55;
const ALTERNATIONS = 24;
const REQUESTS = 2_000;
const CONNECTIONS = 32;
const SCHEDSTAT = '/proc/self/schedstat';

test(`a REST call has at least ${FLOOR} of the rate of bare node:http per second of processor time`, async () => {
  if (!existsSync(SCHEDSTAT)) return void process.stdout.write(`skipped: this system has no ${SCHEDSTAT}\n`);
  const peer = (name: string) => start({ name, script: new URL(`peers/${name}.ts`, import.meta.url) });
  const [almanac, bare] = await Promise.all([peer('almanac'), peer('node-http')]);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    for (const server of [almanac, bare]) for (let round = 0; round < 3; round++) await send(server, agent);
    const ratios: number[] = [];
    for (let round = 0; round < ALTERNATIONS; round++) {
      const [own, other] = [await costOf(almanac, agent), await costOf(bare, agent)];
      ratios.push(other / own);
    }
    const ratio = median(ratios);
    process.stdout.write(`${ratio.toFixed(2)} of bare node:http\n`);
    assert.ok(ratio >= FLOOR, `${ratio.toFixed(2)} of bare node:http`);
  } finally {
    agent.destroy();
    await Promise.all([almanac.stop(), bare.stop()]);
  }
});

/** Nanoseconds of processor time of one round. */
async function costOf(server: Running, agent: Agent): Promise<number> {
  const before = processorTime(server.pid);
  await send(server, agent);
  return processorTime(server.pid) - before;
}

/** Nanoseconds of processor time of all threads of a process (first figure of Linux's schedstat). */
function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => {
    const [used = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(used);
  }, 0);
}

/** Sends one round of calls over connections that stay open. */
async function send(server: Running, agent: Agent): Promise<void> {
  const { path, method, headers, body = '' } = load(server);
  const options = { agent, port: server.ready.port, host: '127.0.0.1', method, path, headers };
  let left = REQUESTS;
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
