// Runs test files with a time limit each, short ones several in a process (batches.ts), and the checks of `make check` beside them.
// A file that forgets to run its tests, leaves a server open or hangs is a failure, not a pass. What failed in company of others in
// its process runs alone, and that counts. What failed beside other processes is tried once more with the machine to itself, since
// tests that measure time fail for their neighbours' sake; all tries are told. The last line is `N passed, N failed, N skipped`.

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBatch } from './batch.ts';
import { inBatches } from './batches.ts';
import { checkJobs, type Job, longFirst, ROOT, recordedJobs, testJobs } from './jobs.ts';
import { Measured } from './measured.ts';
import { type Result, runJob } from './process.ts';
import { print, report, tell, tellInCompany, tellSpent } from './report.ts';
import { sideBySide } from './side-by-side.ts';

/** As many run at least; what waits leaves room for more, up to so many times as many. */
const LEAST_AT_ONCE = Math.max(1, Math.min(4, availableParallelism()));
const MOST_AT_ONCE = 4 * LEAST_AT_ONCE;

/** More files than these do not fail for want of time. */
const MOST_TRIED_AGAIN = 12;

const { values, positionals: wanted } = parseArgs({
  options: { checks: { type: 'boolean', default: false }, recorded: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const results: Result[] = [];
/** Of files that failed in company, what they came to there. */
const inCompany: Result[] = [];
process.exitCode = values.recorded ? await runRecorded() : await run(await testJobs(wanted));

async function run(tests: readonly Job[], samples?: string): Promise<number> {
  const measured = await Measured.open();
  const checks = measured.ofEach(values.checks ? checkJobs() : []);
  const known = measured.ofEach(tests);
  const began = performance.now();
  // Whoever asks for one file waits for that one; in a whole run the checks fill the gaps.
  for (const jobs of wanted.length > 0 ? [known, checks] : [[...checks, ...known]]) {
    const batches = longFirst(inBatches(jobs));
    const bounds = { least: LEAST_AT_ONCE, most: MOST_AT_ONCE };
    await sideBySide(
      batches,
      bounds,
      (batch) => runBatch(batch.jobs, samples, { result: keepAndTell, failedInCompany: keepInCompany }),
      ({ share }) => share,
    );
  }
  await measured.save(results);
  tellSpent([...results, ...inCompany], (performance.now() - began) / 1000);
  // Whoever runs a few files wants to know what fails, now.
  const again = wanted.length > 0 ? [] : await triedAgain(samples);
  const unsteady = [...inCompany.filter(({ job }) => hasPassed(job)), ...again];
  return report(results, unsteady, { anyTest: tests.length > 0, partOf: wanted.length > 0 && samples === undefined });
}

function keepAndTell(result: Result): void {
  results.push(result);
  tell(result);
}

function keepInCompany(result: Result): void {
  inCompany.push(result);
  tellInCompany(result);
}

function hasPassed(job: Job): boolean {
  return results.some((result) => result.job === job && result.fault === undefined);
}

/** `make test-recorded`: without recordings there is nothing to do, and nothing wrong. */
async function runRecorded(): Promise<number> {
  const named = process.env['ALMANAC_SAMPLES'];
  const folder = named ?? join(ROOT, '../shared/upstreams');
  if (existsSync(folder)) return run(await recordedJobs(wanted), folder);
  const where = named === undefined ? 'ALMANAC_SAMPLES names their folder' : `ALMANAC_SAMPLES=${named} is not there`;
  print(`There are no recordings of the real sources here (${where}): nothing was run.`);
  return 0;
}

/** Puts a second try in the place of a failed first one. @returns the first tries whose second one passed */
async function triedAgain(samples: string | undefined): Promise<Result[]> {
  const failed = results.filter(({ fault, job }) => fault !== undefined && job.kind === 'test');
  if (failed.length > MOST_TRIED_AGAIN) return [];
  const passedAlone: Result[] = [];
  for (const first of failed) {
    print(`again ${first.job.name}, alone`);
    results.splice(results.indexOf(first), 1);
    const second = await runJob(first.job, samples);
    keepAndTell(second);
    if (second.fault === undefined) passedAlone.push(first);
  }
  return passedAlone;
}
