import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { firstWait, intervalsToSkip, jittered } from '../../../../runtime/webhooks/watch/schedule.ts';

const MINUTE = 60_000;

test('varies an interval by at most a tenth', () => {
  assert.equal(
    [0, 0.5, 1].map((random) => Math.round(jittered(1_000, () => random))),
    [900, 1_000, 1_100],
  );
});

test('retries a failing source at the next interval, then with growing delays of at most an hour', () => {
  assert.equal(
    [0, 1, 2, 3, 4, 5, 40, 2_000].map((failures) => intervalsToSkip(failures, 10 * MINUTE)),
    [0, 0, 1, 3, 6, 6, 6, 6],
  );
  assert.is(intervalsToSkip(9, 24 * 60 * MINUTE), 0, 'a daily poll is never skipped');
});

test('a new leader waits for the rest of the interval, and spreads out due polls', () => {
  const wait = (watchedAt: number | null, now: number) => firstWait(watchedAt, now, MINUTE, 5_000, () => 0.5);
  assert.is(wait(0, 10_000), 52_500);
  assert.is(wait(0, 10 * MINUTE), 2_500);
  assert.is(wait(null, 0), 2_500);
  assert.is(wait(10 * MINUTE, 0), MINUTE + 2_500, 'a clock that was set back does not stop polling');
});

test.run();
