// Runs every test file in a process of its own, with a time limit: a file that forgets to run its tests, leaves a server
// open or hangs is a failure, not a pass. What failed beside others is tried once more with the machine to itself, since tests that
// measure time fail for their neighbours' sake; both tries are told. The last line is `N passed, N failed, N skipped`.

import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TIME_LIMIT_MS = Number(process.env['ALMANAC_TEST_TIMEOUT_MS'] ?? 180_000);
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism()));

/** More files than these do not fail for want of time. */
const MOST_TRIED_AGAIN = 5;

/** A test that cannot run here says so in a line of its own: `skipped: PostgreSQL does not answer`. */
const ANNOUNCED_SKIP = /^\s*skipped: (?!\s*\d+$)\S/i;

/** What needs recordings from outside the repository is told once, at the end. */
const WANTS_RECORDINGS = /^\s*skipped: recorded/i;

interface FileResult {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  readonly output: string;
  readonly fault: string | undefined;
}

const wanted = process.argv.slice(2);
const files = (await testFiles()).filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)));
const queue = [...files];
const results: FileResult[] = [];
await Promise.all(Array.from({ length: AT_ONCE }, worker));
const unsteady = await triedAgain();
process.exitCode = report();

async function testFiles(): Promise<string[]> {
  const entries = await readdir(join(ROOT, 'test'), { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.test.ts') && !entry.startsWith('fixtures'))
    .map((entry) => join('test', entry))
    .sort();
}

async function worker(): Promise<void> {
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const result = await runFile(file);
    results.push(result);
    tell(result);
  }
}

/** Puts a second try in the place of a failed first one. @returns the first tries whose second one passed */
async function triedAgain(): Promise<FileResult[]> {
  const failed = results.filter(({ fault }) => fault !== undefined);
  if (failed.length > MOST_TRIED_AGAIN) return [];
  const passedAlone: FileResult[] = [];
  for (const first of failed) {
    print(`again ${first.file}, alone`);
    const second = await runFile(first.file);
    results[results.indexOf(first)] = second;
    tell(second);
    if (second.fault === undefined) passedAlone.push(first);
  }
  return passedAlone;
}

function tell({ file, passed, failed, skipped: left, seconds, output, fault }: FileResult): void {
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  const skipped = left > 0 ? `, ${left} skipped` : '';
  print(`${fault === undefined ? 'ok  ' : 'FAIL'}  ${file}  ${counts}${skipped}  ${seconds.toFixed(1)} s`);
  for (const line of output.split('\n')) {
    if (ANNOUNCED_SKIP.test(line) && !WANTS_RECORDINGS.test(line)) print(`      ${line.trim()}`);
  }
}

function runFile(file: string): Promise<FileResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file], {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    let late = false;
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const timer = setTimeout(() => {
      late = true;
      // The whole group: a test's own servers must not outlive it.
      process.kill(-(child.pid as number), 'SIGKILL');
    }, TIME_LIMIT_MS);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(judge(file, output, code, late, (performance.now() - started) / 1000));
    });
  });
}

/** Reads uvu's closing lines: `Total: 5`, `Passed: 5`, `Skipped: 0`. */
function judge(file: string, output: string, code: number | null, late: boolean, seconds: number): FileResult {
  const sum = (label: string) =>
    [...output.matchAll(new RegExp(`^\\s*${label}:\\s+(\\d+)`, 'gm'))].reduce(
      (total, match) => total + Number(match[1]),
      0,
    );
  const [total, passed, skipped] = [sum('Total'), sum('Passed'), sum('Skipped')];
  const announced = output.split('\n').filter((line) => ANNOUNCED_SKIP.test(line)).length;
  let fault: string | undefined;
  if (late) fault = `did not end within ${TIME_LIMIT_MS / 1000} s`;
  else if (code !== 0) fault = `ended with code ${code}`;
  else if (total === 0 && announced === 0) fault = 'ran no test';
  const failed = Math.max(total - passed - skipped, fault === undefined ? 0 : 1);
  return {
    file: relative(ROOT, join(ROOT, file)),
    passed,
    failed,
    skipped: skipped + announced,
    seconds,
    output,
    fault,
  };
}

function report(): number {
  const failures = results.filter(({ fault }) => fault !== undefined);
  for (const { file, fault, output } of [...failures, ...unsteady]) {
    print(`\n${'-'.repeat(20)} ${file}: ${fault}\n${output.trimEnd().slice(-6000)}`);
  }
  for (const { file } of unsteady) print(`\nFailed beside others (above), passed alone: ${file}`);
  const sum = (of: (result: FileResult) => number) => results.reduce((total, result) => total + of(result), 0);
  const unrecorded = results.filter(({ output }) => output.split('\n').some((line) => WANTS_RECORDINGS.test(line)));
  if (unrecorded.length > 0) {
    print(
      `\nWithout recorded answers of the sources (ALMANAC_SAMPLES names their folder) parts of these ran on fixtures alone:`,
    );
    for (const { file } of unrecorded) print(`  ${file}`);
  }
  print('');
  print(`${sum((r) => r.passed)} passed, ${sum((r) => r.failed)} failed, ${sum((r) => r.skipped)} skipped`);
  return failures.length > 0 || results.length === 0 ? 1 : 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
