// Runs one job in a process group of its own, and judges it by its output and its end. A shell stands between, since it alone can say
// what time of the cores its children took, theirs included: they are gone by when they could be asked.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Job, ROOT } from './jobs.ts';

export const TIME_LIMIT_MS = Number(process.env['ALMANAC_TEST_TIMEOUT_MS'] ?? 300_000);

/** Code that was compiled by an earlier file: a third of the time of a short one. */
const COMPILED = join(ROOT, 'node_modules/.cache/almanac/compiled-tests');

const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';
const TIMED_MERGED = '"$@" 2>&1 3>&-; code=$?; times >&3; exit $code';
/** The second line of a shell's `times`: user and system time of its children. */
const OF_CHILDREN = /\n(\d+)m([\d.,]+)s (\d+)m([\d.,]+)s/;

/** A test that cannot run here says so in a line of its own: `skipped: PostgreSQL does not answer`. */
const ANNOUNCED_SKIP = /^\s*skipped: (?!\s*\d+$)\S/i;

export interface Result {
  readonly job: Job;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** Seconds of the cores, with those of its own servers; undefined where it was stopped. */
  readonly cpuSeconds: number | undefined;
  readonly output: string;
  readonly fault: string | undefined;
}

/** @param samples folder of recordings to play; none are played without */
export async function runJob(job: Job, samples: string | undefined): Promise<Result> {
  const [command, args] =
    job.kind === 'test' ? [process.execPath, [job.name]] : ['make', ['--no-print-directory', job.name]];
  const ended = await runCommand([command, ...args], { samples });
  return judge(job, ended.output, ended.fault, ended);
}

export interface Ended {
  /** Of both channels. */
  readonly output: string;
  readonly seconds: number;
  /** Undefined where it was stopped. */
  readonly cpuSeconds: number | undefined;
  /** That it was stopped, or did not end with code 0. */
  readonly fault: string | undefined;
}

interface CommandOptions {
  readonly samples: string | undefined;
  /** Whether both channels are one, so that what is written to them comes in its order. */
  readonly merged?: boolean;
  readonly limitMs?: number;
  /** Whether this output begins something that has the time limit anew. */
  readonly beginsAnew?: (output: string) => boolean;
}

/** Runs a command in a process group of its own until it ends, or its time limit does. */
export function runCommand(
  command: readonly string[],
  { samples, merged = false, limitMs = TIME_LIMIT_MS, beginsAnew }: CommandOptions,
): Promise<Ended> {
  const started = performance.now();
  const { ALMANAC_SAMPLES: _, ...environment } = process.env;
  return new Promise((resolve) => {
    const child = spawn('/bin/sh', ['-c', merged ? TIMED_MERGED : TIMED, 'sh', ...command], {
      cwd: ROOT,
      env: {
        ...environment,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        NODE_COMPILE_CACHE: COMPILED,
        // Known by the way from there, so that copies of the repository find it too.
        NODE_COMPILE_CACHE_PORTABLE: '1',
        ...(samples === undefined ? {} : { ALMANAC_SAMPLES: samples }),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    let times = '';
    let late = false;
    const read = (chunk: string) => {
      output += chunk;
      if (beginsAnew?.(output)) timer.refresh();
    };
    child.stdio[3]?.on('data', (chunk) => (times += chunk));
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    const timer = setTimeout(() => {
      late = true;
      // The whole group: a test's own servers must not outlive it.
      process.kill(-(child.pid as number), 'SIGKILL');
    }, limitMs);
    child.on('close', (code) => {
      clearTimeout(timer);
      const fault = late
        ? `did not end within ${limitMs / 1000} s`
        : code === 0
          ? undefined
          : `ended with code ${code}`;
      resolve({ output, fault, seconds: (performance.now() - started) / 1000, cpuSeconds: ofChildren(times) });
    });
  });
}

function ofChildren(times: string): number | undefined {
  const [, ...parts] = OF_CHILDREN.exec(times) ?? [];
  const [minutes = 0, seconds = 0, systemMinutes = 0, systemSeconds = 0] = parts.map((part) =>
    Number(part.replace(',', '.')),
  );
  return parts.length === 0 ? undefined : 60 * (minutes + systemMinutes) + seconds + systemSeconds;
}

type Spent = Pick<Result, 'seconds' | 'cpuSeconds'>;

/**
 * What a job came to.
 * @param ended what was wrong with its end
 */
export function judge(job: Job, output: string, ended: string | undefined, { seconds, cpuSeconds }: Spent): Result {
  const spent = { seconds, cpuSeconds };
  if (job.kind === 'check') {
    const failed = ended === undefined ? 0 : 1;
    return { job, passed: 0, failed, skipped: 0, ...spent, output, fault: ended };
  }
  const { total, passed, skipped } = counts(output);
  const announced = skips(output).length;
  // uvu ends well where a hook before the tests failed.
  const left = total - passed;
  const nothing = total === 0 && announced === 0 ? 'ran no test' : undefined;
  const fault = ended ?? nothing ?? (left > 0 ? `left ${left} of ${total} tests without a pass` : undefined);
  const failed = Math.max(left, fault === undefined ? 0 : 1);
  return { job, passed, failed, skipped: skipped + announced, ...spent, output, fault };
}

/** Reads uvu's closing lines: `Total: 5`, `Passed: 5`, `Skipped: 0`. */
function counts(output: string): { total: number; passed: number; skipped: number } {
  const sum = (label: string) =>
    [...output.matchAll(new RegExp(`^\\s*${label}:\\s+(\\d+)`, 'gm'))].reduce(
      (total, match) => total + Number(match[1]),
      0,
    );
  return { total: sum('Total'), passed: sum('Passed'), skipped: sum('Skipped') };
}

/** What a test said that it cannot do here. */
export function skips(output: string): string[] {
  return output.split('\n').filter((line) => ANNOUNCED_SKIP.test(line));
}
