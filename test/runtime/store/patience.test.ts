import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { OutOfPatience, withPatience } from '../../../runtime/store/postgres/patience.ts';

const NEVER = new Promise<never>(() => {});

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => assert.unreachable(),
    (error: unknown) => error,
  );
}

test('returns a value or a failure that arrives in time', async () => {
  assert.is(await withPatience(sleep(60, 'value'), 200), 'value');
  const broken = new Error('broken');
  assert.is(await failureOf(withPatience(Promise.reject(broken), 200)), broken);
});

test('times out at the limit, not before and not much later', async () => {
  const began = performance.now();
  assert.instance(await failureOf(withPatience(NEVER, 300)), OutOfPatience);
  const took = performance.now() - began;
  assert.ok(took >= 295 && took < 1_000, `${took} ms`);
});

test('does not count the time during which the process itself was busy', async () => {
  // The file is read while the process is busy, so the timer is already due when the result is processed.
  const answer = withPatience(readFile(import.meta.filename, 'utf8'), 200);
  block(400);
  assert.match(await answer, /busy/);
});

test('releases a value that arrives late', async () => {
  const late: string[] = [];
  await failureOf(withPatience(sleep(150, 'value'), 50, (value) => late.push(value)));
  assert.equal(late, []);
  await sleep(150);
  assert.equal(late, ['value']);
});

test.run();
