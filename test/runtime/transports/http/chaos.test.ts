// Runs a few seconds of `make soak ONLY=chaos`. ALMANAC_TEST_SEED determines the times of the failures. Takes long.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shortChaos, soakChaos } from '../../../bench/chaos/chaos.ts';

const CHAOS_MS = 5_000;
const seed = Number(process.env['ALMANAC_TEST_SEED'] ?? Date.now() % 1_000_000);

test('random crashes lose no data, repeat no requests except those in flight, and cause no wrong response', async () => {
  const verdict = await soakChaos(shortChaos(CHAOS_MS, seed));
  if (verdict === undefined) return;
  assert.equal(verdict.broken, [], verdict.lines.join('\n'));
  process.stdout.write(`${verdict.lines[0]}\n`);
});

test.run();
