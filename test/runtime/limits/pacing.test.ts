import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AccountKey, Burst, Credentials } from '../../../runtime/contract/gate.ts';
import { Problem } from '../../../runtime/contract/problem.ts';
import { BurstCap } from '../../../runtime/limits/burst.ts';
import { KeyAndNetworkLimiter } from '../../../runtime/limits/request-limiter.ts';
import { code, failure } from '../identity/setting.ts';

const NONE: Credentials = { keys: [] };
const key = (id: string, burst?: Burst): AccountKey => ({
  id,
  prefix: 'alm_a',
  plan: { name: 'a plan', subscriptions: 1, ...(burst && { burst }) },
});
/** `late` is not in the cache, only in the store. */
const KEYS: Readonly<Record<string, AccountKey>> = {
  known: key('a', { perSecond: 1, size: 1 }),
  late: key('b', { perSecond: 1, size: 1 }),
  trusted: key('c'),
};
const AT = { network: '192.0.2.1' };

function pacing() {
  let now = 1;
  const pace = new KeyAndNetworkLimiter({
    knownKey({ keys: [text = ''] }) {
      const found = text === 'late' ? undefined : KEYS[text];
      return found && { key: found, use: () => found };
    },
    async authenticate({ keys: [text = ''] }) {
      const found = KEYS[text];
      if (found === undefined) throw new Problem('key_unknown', 'No.');
      return found;
    },
    requests: new BurstCap(() => now),
    refuseSpent({ id }) {
      if (id === 'b') throw new Problem('too_many_failures', 'No.');
    },
    isStoreUp: () => true,
    allowance: { perSecond: 2, size: 10 },
  });
  return {
    pace,
    move: (ms: number) => {
      now += ms;
    },
  };
}

test('without a key, each network has its own burst and rate', async () => {
  const { pace, move } = pacing();
  for (let nth = 0; nth < 10; nth++) await pace.enter(AT, NONE);
  const refusal = await failure(() => pace.enter(AT, NONE));
  assert.equal([refusal.code, refusal.retryAfter], ['too_many_requests', 1]);
  await pace.enter({ network: '192.0.2.2' }, NONE);
  move(1_000);
  for (let nth = 0; nth < 2; nth++) await pace.enter(AT, NONE);
  assert.is(await code(() => pace.enter(AT, NONE)), 'too_many_requests');
});

test("a call with a wrong key counts against the network's limit, and a call with a stored key against the key's limit", async () => {
  const { pace } = pacing();
  for (let nth = 0; nth < 9; nth++) assert.not((await pace.enter(AT, { keys: ['wrong'] })).isKeyed);
  const entry = await pace.enter(AT, { keys: ['late'] });
  assert.ok(entry.isKeyed);
  entry.charge(9);
  assert.is(await code(() => entry.charge(1)), 'too_many_requests');
  assert.is(await code(() => pace.enter(AT, { keys: ['wrong'] })), 'too_many_requests');
});

test('calls with a known key count against the limit of the key, from any network; a key without a rate limit is not limited', async () => {
  const { pace } = pacing();
  for (let nth = 0; nth < 10; nth++) await pace.enter({ network: `192.0.2.${nth}` }, { keys: ['known'] });
  const { code: refused, message } = await failure(() => pace.enter(AT, { keys: ['known'] }));
  assert.is(refused, 'too_many_requests');
  assert.match(message, /^This key may make 2 requests per second, with a burst of 10/);
  for (let nth = 0; nth < 100; nth++) (await pace.enter(AT, { keys: ['trusted'] })).charge(100);
  for (let nth = 0; nth < 10; nth++) await pace.enter(AT, NONE);
});

test('a more expensive request uses more of the allowance', async () => {
  const { pace, move } = pacing();
  const entry = await pace.enter(AT, NONE);
  entry.charge(8);
  const refusal = await failure(() => entry.charge(5));
  assert.equal([refusal.code, refusal.retryAfter], ['too_many_requests', 2]);
  move(2_000);
  entry.charge(5);
});

test('a request body is charged by size; a key that is over its limit cannot send a body, and is not charged for it', async () => {
  const { pace } = pacing();
  const entry = await pace.enter(AT, NONE);
  entry.chargeBody(8);
  assert.is(await code(() => entry.chargeBody(5)), 'too_many_requests');
  const spent = await pace.enter(AT, { keys: ['late'] });
  spent.chargeBody(0);
  assert.is(await code(() => spent.chargeBody(5)), 'too_many_failures');
  spent.charge(9);
});

test('a request that costs more than a whole burst is allowed if there was no other request', () => {
  const cap = new BurstCap(() => 1);
  assert.is(cap.take('a', { perSecond: 1, size: 10 }, 25), 0);
  assert.is(cap.take('a', { perSecond: 1, size: 10 }, 1), 16);
});

test.run();
