import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Log } from '../../../runtime/telemetry/log.ts';
import { SummedLines } from '../../../runtime/telemetry/summed-lines.ts';

const MINUTE_MS = 100;

function lines() {
  const written: (readonly [object, string])[] = [];
  const log = { info: (facts: object, message: string) => written.push([facts, message]) } as unknown as Log;
  return { written, sums: new SummedLines(log, MINUTE_MS) };
}

test('writes the first of many lines about one network, and a count of the remaining lines', async () => {
  const { written, sums } = lines();
  for (let nth = 0; nth < 50; nth++) sums.info('key_required', '192.0.2.1', { nth }, 'call');
  sums.info('key_unknown', '192.0.2.1', { nth: 0 }, 'call');
  sums.info('key_required', '192.0.2.2', { nth: 0 }, 'call');
  assert.is(written.length, 3);
  assert.equal(written[0], [{ nth: 0, network: '192.0.2.1' }, 'call']);
  await wait(MINUTE_MS * 2);
  assert.equal(written.slice(3), [
    [{ kind: 'key_required', network: '192.0.2.1', more: 49 }, 'call: repeated within a minute'],
  ]);
  sums.info('key_required', '192.0.2.1', { nth: 1 }, 'call');
  assert.is(written.length, 5, 'the next minute starts again');
});

test('bounds the number of sums, however many networks there are', async () => {
  const { written, sums } = lines();
  for (let nth = 0; nth < 5_000; nth++) sums.info('key_required', `network ${nth}`, {}, 'call');
  assert.ok(written.length <= 1_001, String(written.length));
  await wait(MINUTE_MS * 3);
  assert.equal(written.at(-1), [{ kind: 'key_required', more: 3_999 }, 'call: repeated within a minute']);
});

test.run();
