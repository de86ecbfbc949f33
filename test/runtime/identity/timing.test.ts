// The duration of a rejection must not reveal how close a guess was. Compares guesses close to a key with equally
// similar guesses close to no key, because processors are faster with recently seen data. Samples are interleaved and
// compared by rank, so that other load affects both sides equally. A control shows that the cost of a few digests would
// be detected.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keyOf, randomBase62 } from '../../../runtime/contract/key-format.ts';
import { deriveSecrets } from '../../../runtime/identity/secrets.ts';
import { engines } from '../store/engines.ts';
import { code, header, MASTER_KEY, withAccounts } from './setting.ts';

const SAMPLES = 4_000;
const WARMING = 500;
/** Limit in standard deviations of the rank sum. Chance caused 0 to 4, a few additional digests 70. */
const BOUND = 6;
const TRIES = 3;
const DIGESTS = 4;
const RANDOM = 30;
const secrets = deriveSecrets(MASTER_KEY);
const [embedded] = await engines();

const newGuess = () => keyOf(randomBase62(RANDOM));
/** Has a valid checksum; all random characters except the last four match those of the key. */
const near = (key: string) => keyOf(key.slice(4, RANDOM) + randomBase62(4));
/** Invalid checksum. */
const mistyped = (key: string) => key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');

test('rejects a guess that is close to a key in the same time as any other guess', async () => {
  if (embedded === undefined) throw new Error('there is no embedded store');
  await withAccounts(embedded, async ({ accounts }) => {
    const { key } = await accounts.operators.create({ email: 'a@example.org' });
    await accounts.authenticate(header(key));
    const nobodys = newGuess();
    const refusal = async (guess: string, digests: number) => {
      const began = process.hrtime.bigint();
      for (let nth = 0; nth < digests; nth++) secrets.keyDigest(guess);
      const refused = await code(() => accounts.authenticate(header(guess)));
      const took = Number(process.hrtime.bigint() - began);
      assert.is(refused, 'key_unknown');
      return took;
    };
    /** Returns the minimum of several attempts, because other load does not affect the same side in every attempt. */
    const apart = async (one: () => string, other: () => string, digests = 0) => {
      let min = Number.POSITIVE_INFINITY;
      for (let nth = 0; nth < TRIES && min > BOUND; nth++) {
        const made = Array.from({ length: WARMING + SAMPLES }, () => [flat(one()), flat(other())] as const);
        min = Math.min(min, await compared((side, nth) => refusal(made[nth]?.[side] as string, side * digests)));
      }
      return min;
    };
    const pairs: Readonly<Record<string, readonly [() => string, () => string]>> = {
      'near the key': [() => near(key), () => near(nobodys)],
      'near the key, mistyped': [() => mistyped(near(key)), () => mistyped(near(nobodys))],
    };
    for (const [what, [one, other]] of Object.entries(pairs)) {
      const deviations = await apart(one, other);
      assert.ok(deviations < BOUND, `${what}: ${deviations.toFixed(1)} standard deviations apart`);
    }
    const seen = await apart(newGuess, newGuess, DIGESTS);
    assert.ok(seen > BOUND, `another ${DIGESTS} digests are ${seen.toFixed(1)} standard deviations apart`);
  });
});

/** Converts a string to a flat one, like a key that was read from a socket. */
const flat = (made: string) => Buffer.from(made).toString();

/** Mann–Whitney test. Returns the difference between rank sums in standard deviations. */
async function compared(sample: (side: 0 | 1, nth: number) => Promise<number>): Promise<number> {
  const all: { isOne: boolean; took: number }[] = [];
  for (let nth = 0; nth < WARMING + SAMPLES; nth++) {
    for (const side of nth % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const took = await sample(side, nth);
      if (nth >= WARMING) all.push({ isOne: side === 0, took });
    }
  }
  all.sort((a, b) => a.took - b.took);
  const ranks = all.reduce((sum, { isOne }, rank) => sum + (isOne ? rank + 1 : 0), 0);
  const mean = (SAMPLES * (2 * SAMPLES + 1)) / 2;
  return Math.abs(ranks - mean) / Math.sqrt((SAMPLES * SAMPLES * (2 * SAMPLES + 1)) / 12);
}

test.run();
