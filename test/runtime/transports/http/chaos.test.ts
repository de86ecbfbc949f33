// A few seconds of `make soak ONLY=chaos`. ALMANAC_TEST_SEED sets the times. Takes long.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shortChaos, soakChaos } from '../../../bench/chaos/chaos.ts';

const CHAOS_MS = 5_000;
const seed = Number(process.env['ALMANAC_TEST_SEED'] ?? Date.now() % 1_000_000);

test('random crashes lose no data, duplicate only requests in flight, and cause no wrong response', async () => {
  const verdict = await soakChaos(shortChaos(CHAOS_MS, seed));
  if (verdict === undefined) return;
  assert.equal(verdict.broken, [], verdict.lines.join('\n'));
  process.stdout.write(`${verdict.lines[0]}\n`);
});

test.run();
