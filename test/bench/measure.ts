// Each server process is pinned to one core and the load to another. Servers alternate in every round, so a slow moment
// of the machine affects all of them. Reports medians and ratios.

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');
const CLOCK_TICKS_A_SECOND = 100;
const SERVER_CORE = '0';
/** Core for the load and everything else that is not under test. */
export const LOAD_CORE = '1';

/** A server under test; its script prints one line of JSON when it is ready. */
export interface Subject {
  readonly name: string;
  readonly script: URL;
  readonly environment?: Readonly<Record<string, string>>;
  /** Core to use instead of the default core for servers. */
  readonly core?: string;
}

export interface Ready {
  readonly port: number;
  readonly key?: string;
}

export interface Running {
  readonly ready: Ready;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface Load {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Sample {
  readonly requestsPerSecond: number;
  /** Processor time per request in microseconds, user plus system. */
  readonly cpuMicroseconds: number;
  readonly p99Ms: number;
}

export async function start(subject: Subject): Promise<Running> {
  const child = pinned(subject.core ?? SERVER_CORE, [subject.script.pathname], subject.environment ?? {});
  const lines = createInterface({ input: child.stdout as NonNullable<ChildProcess['stdout']> });
  const ready = await new Promise<Ready>((resolve, reject) => {
    lines.once('line', (line) => resolve(JSON.parse(line) as Ready));
    child.once('exit', (code) => reject(new Error(`${subject.name} exited with code ${code} before it was ready.`)));
  });
  return {
    ready,
    pid: child.pid as number,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

/** Sends a load for `seconds` seconds and measures its cost on the server. */
export async function measure(running: Running, load: Load, seconds: number, connections: number): Promise<Sample> {
  const before = cpuSeconds(running.pid);
  const result = await autocannon(`http://127.0.0.1:${running.ready.port}${load.path}`, load, seconds, connections);
  const cpu = cpuSeconds(running.pid) - before;
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    throw new Error(
      `${result.non2xx} error responses, ${result.errors} connection errors, ${result['2xx']} successful responses.`,
    );
  }
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    cpuMicroseconds: (cpu * 1e6) / result['2xx'],
    p99Ms: result.latency.p99,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

interface AutocannonResult {
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  readonly duration: number;
  readonly latency: { readonly p99: number };
}

async function autocannon(url: string, load: Load, seconds: number, connections: number): Promise<AutocannonResult> {
  const headers = Object.entries(load.headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const body = load.body === undefined ? [] : ['-b', load.body];
  const options = [
    '-c',
    String(connections),
    '-d',
    String(seconds),
    '-m',
    load.method,
    '--json',
    '-n',
    ...headers,
    ...body,
  ];
  const child = pinned(LOAD_CORE, [AUTOCANNON, ...options, url], {});
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(output) as AutocannonResult;
}

/** Arguments that start a Node process on one core, or unpinned if the machine has only one. */
function pinned(core: string, args: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
  const canPin = process.platform === 'linux' && availableParallelism() > 1;
  const [command, ...rest] = canPin ? ['taskset', '-c', core, process.execPath, ...args] : [process.execPath, ...args];
  const env = { ...process.env, NODE_ENV: 'production', ...environment };
  return spawn(command as string, rest, { env, stdio: ['ignore', 'pipe', 'ignore'] });
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_A_SECOND;
}
