// What a run is told of earlier ones.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Job, longFirst } from './jobs.ts';
import { Measured } from './measured.ts';
import type { Result } from './process.ts';

const test = suite<{ folder: string }>('measured', { folder: '' });
test.before(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), 'almanac-measured-'));
});
test.after(({ folder }) => rm(folder, { recursive: true }));

const job = (name: string): Job => ({ kind: 'test', name, seconds: 2, share: 1, alone: false });
const took = (name: string, seconds: number, cpuSeconds: number | undefined, fault?: string): Result => ({
  job: job(name),
  passed: 1,
  failed: 0,
  skipped: 0,
  seconds,
  cpuSeconds,
  output: '',
  fault,
});

test('what was measured is known to the next run, which begins the long ones first', async ({ folder }) => {
  const file = join(folder, 'below/times.json');
  await (await Measured.open(file)).save([took('waits', 40, 4), took('computes', 10, 14), took('fails', 9, 9, 'late')]);
  const known = await Measured.open(file);
  await known.save([took('stopped', 9, undefined)]);
  const jobs = (await Measured.open(file)).ofEach(['new', 'fails', 'stopped', 'computes', 'waits'].map(job));
  assert.equal(
    longFirst(jobs).map(({ name, seconds, share }) => [name, seconds, share]),
    [
      ['waits', 40, 0.1],
      ['computes', 10, 1],
      ['new', 2, 1],
      ['fails', 2, 1],
      ['stopped', 2, 1],
    ],
  );
});

test('the run that neighbours disturbed least is kept, and a file that became another is measured anew', async ({
  folder,
}) => {
  const file = join(folder, 'times.json');
  await (await Measured.open(file)).save([took('same', 10, 8), took('other', 10, 8)]);
  await (await Measured.open(file)).save([took('same', 30, 9), took('other', 30, 13)]);
  const jobs = (await Measured.open(file)).ofEach([job('same'), job('other')]);
  assert.equal(
    jobs.map(({ seconds }) => seconds),
    [10, 30],
  );
});

test('a broken file is as good as none', async ({ folder }) => {
  const file = join(folder, 'broken.json');
  for (const text of ['{', '[1]', '{"same": {"seconds": 0, "cpuSeconds": 1}}', '{"same": null}']) {
    await writeFile(file, text);
    assert.equal((await Measured.open(file)).ofEach([job('same')]), [job('same')], text);
  }
});

test.run();
