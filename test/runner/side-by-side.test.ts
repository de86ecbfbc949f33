// How many jobs run at once.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sideBySide } from './side-by-side.ts';

/** Jobs that end when they are told to, and how many run at a time. */
function bench() {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  let most = 0;
  const run = (job: number) => {
    begun.push(job);
    return new Promise<void>((resolve) => {
      ends.set(job, resolve);
      most = Math.max(most, ends.size);
    }).then(() => void ends.delete(job));
  };
  return { run, begun, most: () => most, end: (job: number) => ends.get(job)?.() };
}

test('so many as must run begin at once, in their order; the next when one ends', async () => {
  const { run, begun, most, end } = bench();
  const all = sideBySide([1, 2, 3, 4], { least: 2, most: 2 }, run);
  assert.equal(begun, [1, 2]);
  end(2);
  await new Promise(setImmediate);
  assert.equal(begun, [1, 2, 3]);
  for (const job of [1, 3, 4]) {
    end(job);
    await new Promise(setImmediate);
  }
  await all;
  assert.is(most(), 2);
});

test('jobs that wait make room for others, up to the most', async () => {
  const waiting = Array.from({ length: 6 }, (_, n) => n);
  let running = 0;
  let most = 0;
  // On a machine that others keep busy no further one may begin: the least there are then carry it all.
  await sideBySide(waiting, { least: 1, most: 3 }, async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 600));
    running -= 1;
  });
  assert.ok(most >= 1 && most <= 3, `${most} at once`);
});

test('one that waits begins beside those that compute, before others whose turn it is', async () => {
  const { run, begun, most, end } = bench();
  const shares = [1, 0.1, 1, 1, 0.9, 0.1, 0.1];
  const bounds = { least: 2, most: 4, startingMs: 0 };
  const all = sideBySide([0, 1, 2, 3, 4, 5, 6], bounds, run, (job) => shares[job] ?? 1);
  // Two cores are thought to be filled by 0 and 2; what hardly uses any fits beside them, but no more than may run at once.
  assert.equal(begun, [0, 1, 2, 5]);
  for (let job = 0; job < shares.length; job += 1) {
    end(begun[job] as number);
    await new Promise(setImmediate);
  }
  await all;
  assert.equal(begun.toSorted(), [0, 1, 2, 3, 4, 5, 6]);
  assert.is(most(), 4);
});

test('what has just begun fills a core, so that those that wait do not begin all at once', async () => {
  const { run, begun, end } = bench();
  const all = sideBySide([0, 1, 2, 3, 4], { least: 1, most: 5, startingMs: 60_000 }, run, () => 0.1);
  // One, and one more that fits beside it.
  assert.equal(begun, [0, 1]);
  for (let job = 0; job < 5; job += 1) {
    end(begun[job] as number);
    await new Promise(setImmediate);
  }
  await all;
});

test('those that wait do not take the places of those that compute', async () => {
  const { run, begun, end } = bench();
  const shares = [0.1, 0.1, 0.1, 0.1, 0.1, 0.6];
  const all = sideBySide([0, 1, 2, 3, 4, 5], { least: 1, most: 4, startingMs: 0 }, run, (job) => shares[job] ?? 1);
  assert.equal(begun, [0, 1, 2, 5], 'one place of four is for what computes');
  for (let job = 0; job < shares.length; job += 1) {
    end(begun[job] as number);
    await new Promise(setImmediate);
  }
  await all;
  assert.equal(begun.toSorted(), [0, 1, 2, 3, 4, 5]);
});

test('no jobs are done at once, and a runner that fails is told', async () => {
  await sideBySide([], { least: 2, most: 4 }, () => Promise.resolve());
  const failure = await sideBySide([1], { least: 1, most: 1 }, () => Promise.reject(new Error('no room'))).catch(
    (error: Error) => error.message,
  );
  assert.is(failure, 'no room');
});

test.run();
