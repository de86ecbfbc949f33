// Runs test files in parallel, each in its own process:
//
//     node test/run.ts [--checks] [--recorded] [part of a path …]
//
// 1. `filesToRun` finds the files, 2. `runAll` starts them, `run` runs one of them, 3. `judge` reads its output, 4. `report` prints the
//   failures. A file fails if a test fails, if no test runs (uvu reports success when `test.run()` is missing), or if it exceeds its time
//   limit (an open server keeps it alive). A file that fails in a whole run is retried on its own at the end; both results are printed.

import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COMPILED } from './support/compiled.ts';

const ROOT = join(import.meta.dirname, '..');
const TIME_LIMIT_MS = Number(process.env['ALMANAC_TEST_TIMEOUT_MS'] ?? 600_000);
const CHECKS = ['types', 'lint', 'patterns', 'drift', 'unused'];

/** CPU-bound files run one per core; more than four would exhaust the connections of one PostgreSQL server. */
const COMPUTING_AT_ONCE = Math.min(4, availableParallelism());
/** Files marked `Mostly waits` run in addition to these. */
const WAITING_AT_ONCE = 2 * COMPUTING_AT_ONCE;
/** If more files fail, load is not the cause, and retries would only take time. */
const MAX_SECOND_TRIES = 12;

/** Marks in the first lines of a test file. Long files start first, so no core waits for the last one. */
const TAKES_LONG = /^\/\/ .*\bTakes long\b/m;
const MOSTLY_WAITS = /^\/\/ .*\bMostly waits\b/m;
const HEAD_CHARACTERS = 1_000;
const REPLAYS_RECORDINGS = /\b(?:recordedTest|sample\w*)[<(]/;
/** Files that contain only tests of recordings. */
const ONLY_RECORDINGS = /\brecorded\.test\.ts$/;
/** Lines that tests print about themselves: the reason for a skip, or a warning. */
const NOTICE = /^\s*(?:skipped|warning): /;
const SKIP = /^\s*skipped: /;
const MAX_OUTPUT_CHARACTERS = 12_000;

interface Job {
  /** Path of a test file, or name of a check. */
  readonly name: string;
  readonly isCheck: boolean;
  readonly takesLong: boolean;
  readonly mostlyWaits: boolean;
}

interface Result {
  readonly job: Job;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Undefined if the job passed. */
  readonly fault: string | undefined;
  readonly output: string;
  readonly seconds: number;
  /** User and system time of the job's process and of all processes that it started and waited for. */
  readonly cpuSeconds: number;
}

const { values: options, positionals: words } = parseArgs({
  options: { checks: { type: 'boolean' }, recorded: { type: 'boolean' } },
  allowPositionals: true,
});
const samples = options.recorded ? (process.env['ALMANAC_SAMPLES'] ?? join(ROOT, '../shared/upstreams')) : undefined;
const running = new Set<number>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const group of running) killGroup(group);
    process.exit(1);
  });
}
process.exitCode = await main();

async function main(): Promise<number> {
  if (samples !== undefined && !existsSync(samples)) {
    print(
      `Nothing was run: there are no recordings of the real sources in ${samples} (ALMANAC_SAMPLES names their folder).`,
    );
    return 0;
  }
  const tests = filesToRun();
  const checks = (options.checks ? CHECKS : []).map((name) => ({
    ...{ name, isCheck: true, takesLong: true, mostlyWaits: false },
  }));
  if (tests.length === 0) print('No test file has this in its path.');
  const began = performance.now();
  // A developer who runs specific files wants to see their results first.
  const first =
    words.length > 0 ? [...(await runAll(tests)), ...(await runAll(checks))] : await runAll([...checks, ...tests]);
  const last = words.length > 0 ? first : await withSecondTries(first);
  const cpuSeconds = sum([...new Set([...first, ...last])], (result) => result.cpuSeconds);
  print(`\nTook ${((performance.now() - began) / 1000).toFixed(0)} s and ${cpuSeconds.toFixed(0)} s of CPU.`);
  return report(first, last) && tests.length > 0 ? 0 : 1;
}

function filesToRun(): Job[] {
  return globSync('test/**/*.test.ts', { cwd: ROOT, exclude: ['test/fixtures/**'] })
    .toSorted()
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
    .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }))
    .filter(({ name, text }) => (samples === undefined ? !ONLY_RECORDINGS.test(name) : REPLAYS_RECORDINGS.test(text)))
    .map(({ name, text }) => {
      const head = text.slice(0, HEAD_CHARACTERS);
      return { name, isCheck: false, takesLong: TAKES_LONG.test(head), mostlyWaits: MOSTLY_WAITS.test(head) };
    });
}

/** Runs jobs in two parallel queues: CPU-bound jobs, and jobs that mostly wait. */
async function runAll(jobs: readonly Job[]): Promise<Result[]> {
  const results: Result[] = [];
  const longFirst = jobs.toSorted((one, other) => Number(other.takesLong) - Number(one.takesLong));
  const queues = [
    { jobs: longFirst.filter((job) => !job.mostlyWaits), atOnce: COMPUTING_AT_ONCE },
    { jobs: longFirst.filter((job) => job.mostlyWaits), atOnce: WAITING_AT_ONCE },
  ];
  const worker = async (queue: Job[]) => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) results.push(await runAndPrint(job));
  };
  await Promise.all(queues.flatMap(({ jobs: queue, atOnce }) => Array.from({ length: atOnce }, () => worker(queue))));
  return results;
}

async function withSecondTries(results: readonly Result[]): Promise<Result[]> {
  const failed = results.filter(({ fault, job }) => fault !== undefined && !job.isCheck);
  if (failed.length > MAX_SECOND_TRIES) return [...results];
  const last = new Set(results);
  for (const first of failed) {
    print(`Second try, alone: ${first.job.name}`);
    last.delete(first);
    last.add(await runAndPrint(first.job));
  }
  return [...last];
}

async function runAndPrint(job: Job): Promise<Result> {
  const result = await run(job);
  const { passed, failed, skipped, seconds, cpuSeconds, fault, output } = result;
  const counts = job.isCheck ? '' : `  ${passed} passed, ${failed} failed, ${skipped} skipped`;
  print(
    `${fault === undefined ? 'ok  ' : 'FAIL'}  ${job.name}${counts}  ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU`,
  );
  for (const line of output.split('\n').filter((each) => NOTICE.test(each))) print(`      ${line.trim()}`);
  return result;
}

/**
 * Runs a job in its own process group, which is killed at its time limit. A shell wraps it, because only a shell reports the CPU time of
 * its children.
 */
function run(job: Job): Promise<Result> {
  const command = job.isCheck ? ['make', '--no-print-directory', job.name] : [process.execPath, job.name];
  const { ALMANAC_SAMPLES: _, ...environment } = process.env;
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn('/bin/sh', ['-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh', ...command], {
      cwd: ROOT,
      env: {
        ...environment,
        ...COMPILED,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ...(samples && { ALMANAC_SAMPLES: samples }),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const group = child.pid as number;
    running.add(group);
    let [output, times, isLate] = ['', '', false];
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stdio[3]?.on('data', (text) => (times += text));
    const timer = setTimeout(() => {
      isLate = true;
      killGroup(group);
    }, TIME_LIMIT_MS);
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(group);
      const ended = isLate
        ? `did not end within ${TIME_LIMIT_MS / 1000} s`
        : code !== 0
          ? `exit code ${code}`
          : undefined;
      const spent = { seconds: (performance.now() - began) / 1000, cpuSeconds: cpuOfChildren(times) };
      resolve({ job, output, ...judge(job, output, ended), ...spent });
    });
  });
}

function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // The process group has already exited.
  }
}

/** Reads the second line of the shell's `times`, such as `0m1.20s 0m0.30s`. */
function cpuOfChildren(times: string): number {
  const [, ofChildren = ''] = times.split('\n');
  return sum(
    [...ofChildren.matchAll(/(\d+)m([\d.,]+)s/g)],
    ([, minutes, seconds]) => 60 * Number(minutes) + Number(seconds?.replace(',', '.')),
  );
}

/** Counts the tests of a job from the lines that uvu prints after each suite: `Total: 5`, `Passed: 5`, `Skipped: 0`. */
function judge(
  job: Job,
  output: string,
  ended: string | undefined,
): Pick<Result, 'passed' | 'failed' | 'skipped' | 'fault'> {
  if (job.isCheck) return { passed: 0, failed: ended === undefined ? 0 : 1, skipped: 0, fault: ended };
  const count = (label: string) =>
    sum([...output.matchAll(new RegExp(`^ +${label}: +(\\d+)`, 'gm'))], ([, n]) => Number(n));
  const [total, passed] = [count('Total'), count('Passed')];
  const announced = output.split('\n').filter((line) => SKIP.test(line)).length;
  // uvu exits with 0 when a `before` hook throws.
  const left = total > passed ? `${total - passed} of ${total} tests did not pass` : undefined;
  const fault = ended ?? (total === 0 && announced === 0 ? 'ran no test' : left);
  const failed = Math.max(total - passed, fault === undefined ? 0 : 1);
  return { passed, failed, skipped: count('Skipped') + announced, fault };
}

/** Prints the failures and the counts. @returns whether all jobs passed, including retries */
function report(first: readonly Result[], last: readonly Result[]): boolean {
  const failures = last.filter(({ fault }) => fault !== undefined);
  const unsteady = first.filter((result) => result.fault !== undefined && !last.includes(result));
  for (const { job, fault, output } of [...unsteady, ...failures]) {
    print(`\n${'-'.repeat(20)} ${job.name}: ${fault}\n${shortened(output)}`);
  }
  const passedAlone = unsteady.filter(({ job }) => failures.every((failure) => failure.job !== job));
  for (const { job } of passedAlone) print(`Failed at first (output above), passed alone: ${job.name}`);
  if (failures.length > 0) print('\nFailed:');
  for (const { job, fault, output } of failures) {
    print(`  ${job.name}: ${fault}`);
    // Print uvu's heading for each failed test, and the message below it.
    for (const [, name, message] of output.matchAll(/^ {3}FAIL {2}(.*)\n\s*(.*?)(?: {2}\(\w+\))?$/gm))
      print(`      ${name} ${message}`);
  }
  const counts = (['passed', 'failed', 'skipped'] as const).map(
    (each) => `${sum(last, (result) => result[each])} ${each}`,
  );
  print(`\n${counts.join(', ')}`);
  return failures.length === 0;
}

/** Returns the output from the first failure on, up to a maximum length. */
function shortened(output: string): string {
  const start = Math.max(0, output.search(/^ {3}FAIL {2}/m));
  const text = output.slice(start).trimEnd();
  return text.length > MAX_OUTPUT_CHARACTERS ? `${text.slice(0, MAX_OUTPUT_CHARACTERS)}\n… (shortened)` : text;
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
