import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type AccountKey, type Admission, QuotaExceeded } from '../../../runtime/contract/gate.ts';
import { WindowLimit } from '../../../runtime/lib/window-limit.ts';
import { BurstCap } from '../../../runtime/limits/burst.ts';
import { Quota } from '../../../runtime/limits/quota.ts';
import { code, failure, PLANS, type Setting, withAccounts } from '../identity/setting.ts';
import { engines, withStore } from '../store/engines.ts';

const HALF_A_DAY_SECONDS = 43_200;

function key(plan: string, id = 'a'): AccountKey {
  return { id, plan: PLANS[plan] as AccountKey['plan'], prefix: 'alm_abcd' };
}

const CAPS = [{ name: 'failures', calls: 60, seconds: 60 }];

for (const engine of await engines()) {
  const on = (promise: string, check: (setting: Setting) => Promise<void>) =>
    test(`${engine.name}: ${promise}`, () => withAccounts(engine, check));

  on('admits exactly 100 of 1,000 concurrent calls, and the remainder decreases one by one', async ({ accounts }) => {
    const calls = Array.from({ length: 1_000 }, async () => accounts.callLimits.admit(key('free')));
    const results = await Promise.allSettled(calls);
    const admitted = results.filter((result) => result.status === 'fulfilled').map((result) => result.value.remaining);
    assert.equal(
      admitted,
      Array.from({ length: 100 }, (_, n) => 99 - n),
    );
    const refused = results.filter((result) => result.status === 'rejected').map((result) => result.reason);
    assert.is(refused.length, 900);
    assert.ok(refused.every((reason) => reason instanceof QuotaExceeded));
    const [first] = refused as QuotaExceeded[];
    assert.is(first?.extras.retryAfter, HALF_A_DAY_SECONDS);
    assert.equal(first?.quota, { limit: 100, remaining: 0, resetSeconds: HALF_A_DAY_SECONDS, caps: CAPS });
  });

  on('resets the count at midnight UTC', async (setting) => {
    const { accounts } = setting;
    for (let call = 0; call < 100; call++) await accounts.callLimits.admit(key('free'));
    setting.moveDay(HALF_A_DAY_SECONDS * 1_000 - 1);
    const { code: word, retryAfter } = await failure(() => accounts.callLimits.admit(key('free')));
    assert.equal([word, retryAfter], ['quota_exceeded', 1]);
    setting.moveDay(1);
    const next = await accounts.callLimits.admit(key('free'));
    assert.equal([next.remaining, next.resetSeconds], [99, 2 * HALF_A_DAY_SECONDS]);
  });

  on('a refunded call can be repeated, and counts for its original day', async (setting) => {
    const { accounts } = setting;
    let last: Admission | undefined;
    for (let call = 0; call < 100; call++) last = await accounts.callLimits.admit(key('free'));
    const day = last?.day as number;
    assert.is((await accounts.callLimits.refund(key('free'), day)).remaining, 1);
    assert.is((await accounts.callLimits.admit(key('free'))).remaining, 0);
    setting.moveDay(HALF_A_DAY_SECONDS * 1_000);
    await accounts.callLimits.admit(key('free'));
    assert.is((await accounts.callLimits.refund(key('free'), day)).remaining, 99, "today's calls were not refunded");
  });

  on('reports the remaining quota without counting', async ({ accounts }) => {
    assert.is((await accounts.callLimits.quotaState(key('free'))).remaining, 100);
    await accounts.callLimits.admit(key('free'));
    assert.is((await accounts.callLimits.quotaState(key('free'))).remaining, 99);
    assert.is((await accounts.callLimits.quotaState(key('free'))).remaining, 99);
    const unlimited = await accounts.callLimits.quotaState(key('unlimited'));
    assert.equal(unlimited, { limit: undefined, remaining: undefined, resetSeconds: HALF_A_DAY_SECONDS, caps: CAPS });
    const { caps } = await accounts.callLimits.quotaState(key('bursty'));
    assert.equal(caps, [{ name: 'burst', calls: 20, seconds: 2 }, ...CAPS]);
  });

  on('counts calls of an unlimited plan and never rejects them', async ({ accounts, store }) => {
    let last: Admission | undefined;
    for (let call = 0; call < 300; call++) last = await accounts.callLimits.admit(key('unlimited'));
    assert.equal([last?.limit, last?.remaining], [undefined, undefined]);
    assert.is((await store.usage.counts(['a'], last?.day as number)).get('a'), 300);
  });

  on(
    'a key with 60 failed calls within a minute is rejected until the minute ends, and rejected calls are not counted',
    async (setting) => {
      const { accounts } = setting;
      const fail = async () =>
        accounts.callLimits.refund(key('free'), (await accounts.callLimits.admit(key('free'))).day);
      for (let call = 0; call < 60; call++) {
        await fail();
        setting.moveElapsed(500);
      }
      const refusal = await failure(() => accounts.callLimits.begin(key('free')));
      assert.equal([refusal.code, refusal.retryAfter], ['too_many_failures', 30]);
      assert.is((await accounts.callLimits.quotaState(key('free'))).remaining, 100);
      await accounts.callLimits.admit(key('free', 'b'));
      setting.moveElapsed(29_999);
      assert.is(await code(() => accounts.callLimits.begin(key('free'))), 'too_many_failures');
      setting.moveElapsed(1);
      for (let call = 0; call < 59; call++) await fail();
      await accounts.callLimits.refund(key('free'), (await accounts.callLimits.admit(key('free'))).day, false);
      assert.is((await accounts.callLimits.admit(key('free'))).remaining, 80, 'nineteen exceeded the refund limit');
    },
  );

  on(
    'refunds a hundred failed calls per key and day, and all calls that failed because of their arguments',
    async (setting) => {
      const { accounts } = setting;
      const left = async (failed: boolean) =>
        (await accounts.callLimits.refund(key('free'), (await accounts.callLimits.admit(key('free'))).day, failed))
          .remaining;
      for (let call = 0; call < 100; call++) {
        assert.is(await left(true), 100);
        setting.moveElapsed(2_000);
      }
      assert.equal([await left(true), await left(true)], [99, 98]);
      assert.is(await left(false), 98);
      setting.moveDay(HALF_A_DAY_SECONDS * 1_000);
      assert.is(await left(true), 100);
    },
  );

  on('a counted call that failed still counts as a failure', async ({ accounts }) => {
    await accounts.callLimits.admit(key('free'));
    for (let call = 0; call < 60; call++) accounts.callLimits.noteFailure(key('free'));
    assert.is(await code(() => accounts.callLimits.begin(key('free'))), 'too_many_failures');
    assert.is((await accounts.callLimits.quotaState(key('free'))).remaining, 99);
  });

  on('a burst of 20 passes, then 10 per second; rejected calls are not counted', async (setting) => {
    const { accounts } = setting;
    const call = async (id?: string) => {
      accounts.callLimits.begin(key('bursty', id));
      return accounts.callLimits.admit(key('bursty', id));
    };
    for (let nth = 0; nth < 20; nth++) await call();
    const refusal = await failure(() => call());
    assert.equal([refusal.code, refusal.retryAfter], ['too_many_requests', 1]);
    await call('b');
    setting.moveElapsed(99);
    assert.is(await code(() => call()), 'too_many_requests');
    setting.moveElapsed(901);
    for (let nth = 0; nth < 10; nth++) await call();
    assert.is(await code(() => call()), 'too_many_requests');
    assert.is((await accounts.callLimits.quotaState(key('bursty'))).remaining, 970);
    setting.moveElapsed(60_000);
    for (let nth = 0; nth < 20; nth++) await call();
    assert.is(await code(() => call()), 'too_many_requests');
  });
}

test('sqlite: counting a known key is synchronous', async () => {
  const [embedded] = await engines();
  await withStore(embedded as NonNullable<typeof embedded>, async (store) => {
    const quota = new Quota(
      store.usage,
      () => 0,
      () => 0,
      new BurstCap(() => 0),
    );
    assert.instance(quota.admit(key('free')), Promise);
    await quota.admit(key('free'));
    assert.not.instance(quota.admit(key('free')), Promise);
    await quota.refund(key('free'), 0);
    assert.not.instance(quota.refund(key('free'), 0), Promise);
    assert.not.instance(quota.quotaState(key('free')), Promise);
  });
});

for (const engine of await engines()) {
  test(`${engine.name}: detects that a key is over a limit without counting the call, and caches an exhausted daily quota for a second`, () =>
    withStore(engine, async (store) => {
      let elapsed = 1;
      const quota = new Quota(
        store.usage,
        () => 0,
        () => elapsed,
        new BurstCap(() => elapsed),
      );
      const free = key('free');
      for (let call = 0; call < 100; call++) await quota.admit(free);
      quota.refuseSpent(free);
      assert.is(await code(async () => quota.admit(free)), 'quota_exceeded');
      assert.throws(
        () => quota.refuseSpent(free),
        (error: Error) => error instanceof QuotaExceeded,
      );
      quota.refuseSpent(key('free', 'b'));
      elapsed += 1_001;
      quota.refuseSpent(free);

      const bursty = key('bursty');
      for (let call = 0; call < 20; call++) await quota.begin(bursty);
      for (let look = 0; look < 3; look++) {
        assert.is(await code(() => quota.refuseSpent(bursty)), 'too_many_requests');
      }
      elapsed += 100;
      for (let look = 0; look < 3; look++) quota.refuseSpent(bursty);
      await quota.begin(bursty);
      for (let call = 0; call < 60; call++) quota.noteFailure(free);
      assert.is(await code(() => quota.refuseSpent(free)), 'too_many_failures');
    }));
}

test('the failure limiter stores only a limited number of recent keys', () => {
  let elapsed = 0;
  const cap = new WindowLimit(() => elapsed, 60);
  for (let n = 0; n < 30_000; n++) {
    elapsed += 1;
    cap.note(`k${n}`);
  }
  for (let n = 0; n < 59; n++) cap.note('k29999');
  assert.is(cap.wait('k29999'), 60);
  for (let n = 0; n < 59; n++) cap.note('k0');
  assert.is(cap.wait('k0'), 0, 'its single failure was too long ago');
  assert.ok(cap.size <= 10_000);
});

test('the rate limiter stores a limited number of buckets, however many keys there are', () => {
  let elapsed = 0;
  const cap = new BurstCap(() => elapsed);
  const burst = { perSecond: 1, size: 2 };
  for (let n = 0; n < 30_000; n++) {
    elapsed += 1;
    assert.is(cap.take(`k${n}`, burst), 0);
  }
  assert.is(cap.take('k29999', burst), 0);
  assert.is(cap.take('k29999', burst), 1, 'a recently used bucket is kept');
  assert.ok(cap.size <= 10_000);
});

test.run();
