// Runs one job in a process group of its own, and judges it by its output and its end. A shell stands between, since it alone can say
// what time of the cores its children took, theirs included: they are gone by when they could be asked.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Job, ROOT } from './jobs.ts';

const TIME_LIMIT_MS = Number(process.env['ALMANAC_TEST_TIMEOUT_MS'] ?? 180_000);

/** Code that was compiled by an earlier file: a third of the time of a short one. */
const COMPILED = join(ROOT, 'node_modules/.cache/almanac/compiled-tests');

const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';
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
export function runJob(job: Job, samples: string | undefined): Promise<Result> {
  const started = performance.now();
  const { ALMANAC_SAMPLES: _, ...environment } = process.env;
  const [command, args] =
    job.kind === 'test' ? [process.execPath, [job.name]] : ['make', ['--no-print-directory', job.name]];
  return new Promise((resolve) => {
    const child = spawn('/bin/sh', ['-c', TIMED, 'sh', command, ...args], {
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
    child.stdio[3]?.on('data', (chunk) => (times += chunk));
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const timer = setTimeout(() => {
      late = true;
      // The whole group: a test's own servers must not outlive it.
      process.kill(-(child.pid as number), 'SIGKILL');
    }, TIME_LIMIT_MS);
    child.on('close', (code) => {
      clearTimeout(timer);
      const fault = late ? `did not end within ${TIME_LIMIT_MS / 1000} s` : undefined;
      const spent = { seconds: (performance.now() - started) / 1000, cpuSeconds: ofChildren(times) };
      resolve(judge(job, output, fault ?? (code === 0 ? undefined : `ended with code ${code}`), spent));
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

function judge(job: Job, output: string, ended: string | undefined, spent: Spent): Result {
  if (job.kind === 'check') {
    const failed = ended === undefined ? 0 : 1;
    return { job, passed: 0, failed, skipped: 0, ...spent, output, fault: ended };
  }
  const { total, passed, skipped } = counts(output);
  const announced = skips(output).length;
  const fault = ended ?? (total === 0 && announced === 0 ? 'ran no test' : undefined);
  const failed = Math.max(total - passed - skipped, fault === undefined ? 0 : 1);
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
