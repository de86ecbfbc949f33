// Runs a batch of test files in one process (batch-process.ts) and judges each by its own part of the output. What failed there, and
// what had no turn or no end, runs alone after it: that alone tells whether a file fails.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Job, ROOT } from './jobs.ts';
import { type Ended, judge, type Result, runCommand, runJob, TIME_LIMIT_MS } from './process.ts';

const PROCESS = join(ROOT, 'test/runner/batch-process.ts');
/** What a file may do among others; one that needs more has all of the time alone. */
const PATIENCE = {
  /** From its beginning to its end. */
  limitMs: TIME_LIMIT_MS / 3,
  /** From the end of its tests on. */
  lingerMs: 10_000,
};

/** What the process says of the file at this place. */
export type Mark =
  | { readonly began: number }
  | {
      readonly ended: number;
      readonly seconds: number;
      readonly cpuSeconds: number;
      readonly fault: string | undefined;
    };

/** Told of each file as it comes: what it came to in company, and alone, where it had to. */
export interface Told {
  result(result: Result): void;
  /** It failed in company, and runs alone now. */
  failedInCompany(result: Result): void;
}

/** Runs the files in one process, then alone those that must. */
export async function runBatch(
  jobs: readonly Job[],
  samples: string | undefined,
  told: Told,
  patience = PATIENCE,
): Promise<void> {
  const first = jobs.length > 1 ? await inCompany(jobs, samples, patience) : [];
  for (const result of first) {
    if (result.fault === undefined) told.result(result);
    else told.failedInCompany(result);
  }
  const passed = new Set(first.filter(({ fault }) => fault === undefined).map(({ job }) => job));
  for (const job of jobs) if (!passed.has(job)) told.result(await runJob(job, samples));
}

/** What each file that began came to. */
async function inCompany(
  jobs: readonly Job[],
  samples: string | undefined,
  { limitMs, lingerMs }: typeof PATIENCE,
): Promise<Result[]> {
  const mark = `\n${randomUUID()} `;
  let seen = -1;
  const files = jobs.map(({ name }) => name);
  const ended = await runCommand([process.execPath, PROCESS, mark, String(lingerMs), ...files], {
    samples,
    merged: true,
    limitMs,
    beginsAnew: (output) => {
      const before = seen;
      seen = output.lastIndexOf(mark);
      return seen !== before;
    },
  });
  return resultsOf(jobs, ended, mark);
}

/** What each file that began came to, by what the process of a batch wrote. */
export function resultsOf(jobs: readonly Job[], { output, fault, ...spent }: Ended, mark: string): Result[] {
  const results: Result[] = [];
  let begun: Job | undefined;
  let text = '';
  for (const part of output.split(mark).slice(1)) {
    const end = part.indexOf('\n');
    const said: Mark = JSON.parse(part.slice(0, end));
    if ('began' in said) {
      begun = jobs[said.began];
      text = part.slice(end + 1);
    } else if (begun !== undefined) {
      results.push(judge(begun, text, said.fault, said));
      begun = undefined;
    }
  }
  if (begun !== undefined) {
    results.push(judge(begun, text, fault ?? 'ended the process', { seconds: spent.seconds, cpuSeconds: undefined }));
  } else if (fault !== undefined && results.every((result) => result.fault === undefined)) {
    // Of an exit that all of them passed before: whose doing it was shows alone.
    return results.map((result) => ({ ...result, fault: `${fault} after all of its files`, failed: 1 }));
  }
  return withStart(results, spent);
}

/** The first file pays for what the process took beside its files, as it does alone. */
function withStart([first, ...rest]: readonly Result[], whole: Pick<Ended, 'seconds' | 'cpuSeconds'>): Result[] {
  if (first === undefined) return [];
  const beside = (of: 'seconds' | 'cpuSeconds') =>
    rest.reduce((left, result) => left - (result[of] ?? 0), whole[of] ?? 0);
  const isWhole = [first, ...rest].every(({ cpuSeconds }) => cpuSeconds !== undefined);
  if (!isWhole) return [first, ...rest];
  return [{ ...first, seconds: beside('seconds'), cpuSeconds: beside('cpuSeconds') }, ...rest];
}
