// Which files share a process.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inBatches } from './batches.ts';
import type { Job } from './jobs.ts';

const job = (name: string, seconds: number, of: Partial<Job> = {}): Job => ({
  ...{ kind: 'test', name: `test/${name}.test.ts`, seconds, share: 1, alone: false },
  ...of,
});
const named = (jobs: readonly Job[]) =>
  inBatches(jobs).map((batch) => batch.jobs.map(({ name }) => name.replace(/^test\/|\.test\.ts$/g, '')));

test('short files share a process with those of their folder; long ones, checks and those that say so have their own', () => {
  const jobs = [
    job('a/long', 30),
    job('b/one', 1),
    job('a/one', 1),
    job('b/two', 1),
    job('a/says', 1, { alone: true }),
    job('lint', 1, { kind: 'check', alone: true }),
    job('a/two', 1),
  ];
  assert.equal(named(jobs), [['a/long'], ['a/says'], ['lint'], ['a/one', 'a/two', 'b/one', 'b/two']]);
});

test('no batch is long, by files or by time, and all files are in one', () => {
  const jobs = Array.from({ length: 100 }, (_, n) => job(`a/${n}`, n < 50 ? 0.2 : 4));
  const batches = inBatches(jobs);
  assert.equal(batches.flatMap((batch) => batch.jobs).length, 100);
  assert.ok(batches.every((batch) => batch.jobs.length <= 12 && batch.seconds <= 20.01));
  assert.ok(batches.length < 20);
});

test('a batch uses of a core what its files do', () => {
  const [batch] = inBatches([job('waits', 2, { share: 0.1 }), job('computes', 1)]);
  assert.equal([batch?.seconds, batch?.share.toFixed(2)], [3, '0.40']);
});

test.run();
