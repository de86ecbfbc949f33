import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nextWait, retryAfterOf, SCHEDULE_MS } from '../../../runtime/webhooks/schedule.ts';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

test('makes ten attempts over 75 hours and 35 minutes, then stops', () => {
  const middle = () => 0.5;
  const waits = SCHEDULE_MS.map((_, made) => nextWait(SCHEDULE_MS, made, undefined, middle));
  assert.equal(waits, SCHEDULE_MS);
  assert.is(SCHEDULE_MS.length, 10);
  const total = SCHEDULE_MS.reduce((sum, wait) => sum + wait, 0);
  assert.is(total, 75 * HOUR + 35 * MINUTE + 5 * SECOND);
  assert.is(nextWait(SCHEDULE_MS, 10, undefined), undefined);
  assert.is(nextWait(SCHEDULE_MS, 10, HOUR), undefined, 'no further delay, even if a receiver requests one');
});

test('varies a delay by at most a fifth in either direction', () => {
  assert.is(
    nextWait(SCHEDULE_MS, 1, undefined, () => 0),
    4 * SECOND,
  );
  assert.is(Math.round(nextWait(SCHEDULE_MS, 1, undefined, () => 1) ?? 0), 6 * SECOND);
});

test("respects a receiver's requested delay if it is one to two times the scheduled delay", () => {
  assert.is(nextWait(SCHEDULE_MS, 2, 7 * MINUTE), 7 * MINUTE);
  assert.is(nextWait(SCHEDULE_MS, 2, SECOND), 5 * MINUTE);
  assert.is(nextWait(SCHEDULE_MS, 2, 24 * HOUR), 10 * MINUTE);
});

test('accepts only seconds or a date as Retry-After', () => {
  const now = Date.parse('2026-11-20T16:00:00Z');
  assert.is(retryAfterOf('120', now), 2 * MINUTE);
  assert.is(retryAfterOf('Fri, 20 Nov 2026 16:10:00 GMT', now), 10 * MINUTE);
  assert.is(retryAfterOf('Fri, 20 Nov 2026 15:00:00 GMT', now), 0, 'a date in the past');
  for (const nonsense of [undefined, '', 'soon', '-1e99x', '9'.repeat(10), 'x'.repeat(10_000)])
    assert.is(retryAfterOf(nonsense, now), undefined, String(nonsense).slice(0, 20));
});

test.run();
