// What the runner prints: a line a job while they run, then what failed, its cause last.

import { availableParallelism } from 'node:os';
import { type Cause, causesOf, shortened } from './causes.ts';
import { type Result, skips } from './process.ts';

/** A test that passes and has something to say prints it in a line of its own. */
const WARNING = /^\s*warning: \S/i;

export function tell(result: Result): void {
  const { job, passed, failed, skipped, seconds, output, fault } = result;
  const counts = [
    ...(job.kind === 'test' ? [`${passed} passed`] : []),
    ...(failed > 0 && job.kind === 'test' ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  print(
    `${fault === undefined ? 'ok  ' : 'FAIL'}  ${[job.name, counts.join(', ')].filter(Boolean).join('  ')}  ${seconds.toFixed(1)} s`,
  );
  for (const line of [...skips(output), ...output.split('\n').filter((each) => WARNING.test(each))]) {
    print(`      ${line.trim()}`);
  }
}

/** That a file failed among others in its process, and has its try alone now. */
export function tellInCompany({ job, fault, seconds }: Result): void {
  print(`      ${job.name} failed in company: ${fault}, after ${seconds.toFixed(1)} s; runs alone now`);
}

/** What all of it took, in time and of the cores, where that could be measured. */
export function tellSpent(results: readonly Result[], seconds: number): void {
  const cpuSeconds = results.reduce((total, result) => total + (result.cpuSeconds ?? 0), 0);
  print(`\nTook ${seconds.toFixed(0)} s, and ${cpuSeconds.toFixed(0)} s of ${availableParallelism()} cores.`);
}

/**
 * Prints what failed and the counts.
 * @param unsteady first tries whose second one passed
 * @param anyTest whether there were test files to run
 * @param partOf whether some files alone were asked for
 * @returns the exit code
 */
export function report(
  results: readonly Result[],
  unsteady: readonly Result[],
  { anyTest, partOf }: { readonly anyTest: boolean; readonly partOf: boolean },
): number {
  const failures = results.filter(({ fault }) => fault !== undefined);
  for (const { job, fault, output } of [...unsteady, ...failures]) {
    print(`\n${'-'.repeat(20)} ${job.name}: ${fault}\n${shortened(output.trimEnd())}`);
  }
  for (const { job } of unsteady) print(`\nFailed among others (above), passed alone: ${job.name}`);
  if (failures.length > 0) print('\nWhat failed:');
  for (const { job, fault, output } of failures) {
    const causes = causesOf(output);
    if (causes.length === 0) print(`  ${job.name}: ${fault}`);
    for (const cause of causes) tellCause(job.name, cause);
  }
  if (partOf)
    print(
      '\nOnly files with this in their path: what looks at every tool is `make test ONLY="tools/ generated/"`, all of it `make test`.',
    );
  if (!anyTest) print('\nNo test file has this in its path.');
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  print('');
  print(`${sum((r) => r.passed)} passed, ${sum((r) => r.failed)} failed, ${sum((r) => r.skipped)} skipped`);
  return failures.length > 0 || !anyTest ? 1 : 0;
}

function tellCause(job: string, { name, line, says }: Cause): void {
  const place = line === undefined ? job : `${job}:${line}`;
  print(`  ${name === undefined ? place : `${place}  ${name}`}`);
  for (const each of says) print(`      ${each}`);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
