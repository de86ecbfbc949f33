// Checks that the stall measurement counts only the work of this thread, whatever other threads do.

import { Worker } from 'node:worker_threads';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { longestStall } from './stall.ts';

function work(milliseconds: number): void {
  const begun = process.threadCpuUsage();
  const used = () => process.threadCpuUsage(begun);
  for (let { user, system } = used(); user + system < milliseconds * 1000; { user, system } = used());
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

test('one long synchronous task is a stall, but several short ones are not', async () => {
  const whole = await longestStall((watch) => watch(async () => work(120)));
  assert.ok(whole > 50, `${whole} ms`);
  const inPieces = await longestStall((watch) =>
    watch(async () => {
      for (let nth = 0; nth < 20; nth++) {
        work(6);
        await pause();
      }
    }),
  );
  assert.ok(inPieces < 50, `${inPieces} ms`);
});

test('work in another thread is not a stall', async () => {
  const stall = await longestStall((watch) =>
    watch(async () => {
      const busy = new Worker('const until = performance.now() + 200; while (performance.now() < until);', {
        eval: true,
      });
      await new Promise((resolve) => busy.once('exit', resolve));
    }),
  );
  assert.ok(stall < 50, `${stall} ms`);
});

test.run();
