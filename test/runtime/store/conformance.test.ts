// Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../runtime/store/open-store.ts';
import type { NewKey, Store } from '../../../runtime/store/store.ts';
import { engines, type Place, withStore } from './engines.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = Math.floor(NOW / 86_400_000);

function key(id: string, more: Partial<NewKey> = {}): NewKey {
  return {
    id,
    plan: 'free',
    email: `${id}@example.org`,
    origin: 'operator',
    createdAt: NOW,
    ...more,
    mailbox: more.email ?? `${id}@example.org`,
  };
}
const secret = (digest: string) => ({ digest, prefix: `alm_${digest}` });
const from = (address: string, limit = 5) => ({ address, day: DAY, limit });

for (const engine of await engines()) {
  const on = (promise: string, check: (store: Store, place: Place) => Promise<void>) =>
    test(`${engine.name}: ${promise}`, () => withStore(engine, check));

  on('finds a key by its digest, without an expiry if none is set', async (store) => {
    await store.keys.create(key('a'), secret('d1'));
    assert.equal(await store.keys.find('d1'), {
      id: 'a',
      plan: 'free',
      digest: 'd1',
      prefix: 'alm_d1',
      email: 'a@example.org',
      validUntil: undefined,
    });
    assert.is(await store.keys.find('d2'), undefined);
  });

  on('keeps the time of the first revocation and reports an unknown key', async (store) => {
    await store.keys.create(key('a'), secret('d1'));
    assert.is(await store.keys.revoke('a', NOW + 5), true);
    assert.is(await store.keys.revoke('a', NOW + 9), true);
    assert.is((await store.keys.find('d1'))?.validUntil, NOW + 5);
    assert.is((await store.keys.get('a', NOW))?.revokedAt, NOW + 5);
    assert.is(await store.keys.revoke('nobody', NOW), false);
  });

  on('accepts a rotated secret until the overlap ends, and older ones no longer than that', async (store) => {
    await store.keys.create(key('a'), secret('d1'));
    assert.is(await store.keys.rotate('a', secret('d2'), NOW, NOW + 1_000), 'rotated');
    assert.is((await store.keys.find('d1'))?.validUntil, NOW + 1_000);
    assert.is((await store.keys.find('d2'))?.validUntil, undefined);
    assert.is((await store.keys.get('a', NOW))?.previousUntil, NOW + 1_000);
    assert.is((await store.keys.get('a', NOW + 1_000))?.previousUntil, null);
    assert.is(await store.keys.rotate('a', secret('d3'), NOW, NOW), 'rotated');
    assert.is((await store.keys.find('d1'))?.validUntil, NOW);
    assert.is((await store.keys.find('d2'))?.validUntil, NOW);
    const record = await store.keys.get('a', NOW);
    assert.equal([record?.prefix, record?.rotatedAt], ['alm_d3', NOW]);
  });

  on('does not rotate an unknown or revoked key', async (store) => {
    await store.keys.create(key('a'), secret('d1'));
    await store.keys.revoke('a', NOW);
    assert.is(await store.keys.rotate('a', secret('d2'), NOW, NOW), 'revoked');
    assert.is(await store.keys.rotate('b', secret('d3'), NOW, NOW), 'unknown');
    assert.is(await store.keys.find('d2'), undefined);
  });

  on(
    'creates one key for many simultaneous sign-ups of an address, and another one after its revocation',
    async (store) => {
      const attempts = Array.from({ length: 8 }, (_, n) =>
        store.keys.signUp(
          key(`k${n}`, { origin: 'signup', email: 'x@example.org' }),
          secret(`d${n}`),
          from(`from${n}`, 5),
        ),
      );
      const outcomes = await Promise.all(attempts);
      assert.is(outcomes.filter((outcome) => outcome === 'created').length, 1);
      assert.is(outcomes.filter((outcome) => outcome === 'email_taken').length, 7);
      await store.keys.revoke(`k${outcomes.indexOf('created')}`, NOW);
      const again = key('k9', { origin: 'signup', email: 'x@example.org' });
      assert.is(await store.keys.signUp(again, secret('d9'), from('from9')), 'created');
    },
  );

  on('rejects a sign-up for an email address whose key an operator created', async (store) => {
    await store.keys.create(key('a', { email: 'x@example.org' }), secret('d1'));
    const outcome = await store.keys.signUp(
      key('b', { origin: 'signup', email: 'x@example.org' }),
      secret('d2'),
      from('f'),
    );
    assert.is(outcome, 'email_taken');
  });

  on('counts sign-ups by network address, including rejected ones, and deletes earlier days', async (store) => {
    const attempt = (n: number, day = DAY) =>
      store.keys.signUp(key(`k${n}`, { origin: 'signup' }), secret(`d${n}`), { address: 'here', day, limit: 2 });
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map((n) => attempt(n)));
    assert.is(outcomes.filter((outcome) => outcome === 'created').length, 2);
    assert.is(outcomes.filter((outcome) => outcome === 'address_limit').length, 3);
    assert.is(await attempt(6, DAY + 1), 'created');
    const taken = key('k7', { origin: 'signup', email: 'k6@example.org' });
    assert.is(await store.keys.signUp(taken, secret('d7'), { address: 'here', day: DAY + 1, limit: 2 }), 'email_taken');
    assert.is(await attempt(8, DAY + 1), 'address_limit');
  });

  on('purges call counts after 40 days and sign-ups after their day, and nothing newer', async (store) => {
    const days = [DAY, DAY - 1, DAY - 39, DAY - 40, DAY - 41, DAY - 400];
    for (const day of days) for (let n = 0; n < 300; n++) await store.usage.take(`k${n}`, day, undefined);
    await store.usage.flush();
    await store.keys.signUp(key('a', { origin: 'signup' }), secret('d1'), { address: 'here', day: DAY - 1, limit: 1 });
    assert.is(await store.purge(DAY), 3 * 300 + 1);
    assert.is(await store.purge(DAY), 0);
    const left = await Promise.all(days.map(async (day) => (await store.usage.counts(['k7'], day)).get('k7') ?? 0));
    assert.equal(left, [1, 1, 1, 0, 0, 0]);
  });

  on('lists keys newest first, page by page, without skipping equal times', async (store) => {
    for (let n = 0; n < 7; n++) await store.keys.create(key(`k${n}`, { createdAt: NOW + (n % 3) }), secret(`d${n}`));
    const seen: string[] = [];
    let before: { time: number; id: string } | undefined;
    for (;;) {
      const page = await store.keys.list(before === undefined ? { limit: 2 } : { limit: 2, before }, NOW);
      seen.push(...page.map((record) => record.id));
      const last = page.at(-1);
      if (last === undefined) break;
      before = { time: last.createdAt, id: last.id };
    }
    assert.equal(seen, ['k5', 'k2', 'k4', 'k1', 'k6', 'k3', 'k0']);
  });

  on('records the last use of many keys in one call and never moves it back', async (store) => {
    await store.keys.create(key('a'), secret('d1'));
    await store.keys.create(key('b'), secret('d2'));
    await store.keys.touch(new Map([['a', NOW + 10]]));
    await store.keys.touch(
      new Map([
        ['b', NOW + 3],
        ['a', NOW + 5],
        ['gone', NOW],
      ]),
    );
    assert.is((await store.keys.get('a', NOW))?.lastUsedAt, NOW + 10);
    assert.is((await store.keys.get('b', NOW))?.lastUsedAt, NOW + 3);
  });

  on('touches more keys than fit in one statement', async (store) => {
    await store.keys.create(key('a'), secret('d1'));
    const used = new Map<string, number>(Array.from({ length: 2_500 }, (_, n) => [`other${n}`, NOW] as const));
    await store.keys.touch(used.set('a', NOW));
    assert.is((await store.keys.get('a', NOW))?.lastUsedAt, NOW);
  });

  on('notifies listeners which key changed', async (store) => {
    await store.keys.create(key('a'), secret('d1'));
    const heard: (string | undefined)[] = [];
    const end = store.keys.onChange((id) => heard.push(id));
    await store.keys.revoke('a', NOW);
    // The process is notified immediately. On PostgreSQL, the database then repeats the notification.
    assert.equal([...new Set(heard)], ['a']);
    end();
  });

  on('admits exactly the limit out of 1,000 simultaneous calls, and counts them without gaps', async (store) => {
    const counts = await Promise.all(Array.from({ length: 1_000 }, () => store.usage.take('a', DAY, 100)));
    const admitted = counts.filter((count) => count > 0);
    assert.equal(
      admitted,
      Array.from({ length: 100 }, (_, n) => n + 1),
    );
    assert.is(await store.usage.count('a', DAY), 100);
    assert.equal(await store.usage.counts(['a', 'b'], DAY), new Map([['a', 100]]));
  });

  on('counts keys and days separately, even for simultaneous calls', async (store) => {
    const requests = Array.from({ length: 90 }, (_, n) => store.usage.take(`k${n % 3}`, DAY + (n % 2), 10));
    await Promise.all(requests);
    assert.equal(
      await store.usage.counts(['k0', 'k1', 'k2'], DAY),
      new Map([
        ['k0', 10],
        ['k1', 10],
        ['k2', 10],
      ]),
    );
    assert.is((await store.usage.counts(['k0'], DAY + 1)).get('k0'), 10);
  });

  on('refunds a call once, and never below zero', async (store) => {
    for (let call = 0; call < 3; call++) await store.usage.take('a', DAY, 3);
    assert.is(await store.usage.take('a', DAY, 3), 0);
    await store.usage.giveBack('a', DAY);
    assert.is(await store.usage.take('a', DAY, 3), 3);
    assert.is(await store.usage.take('a', DAY, 3), 0);
    await store.usage.giveBack('b', DAY);
    assert.is(await store.usage.take('b', DAY, 3), 1);
  });

  on('refunds a call of yesterday to yesterday', async (store) => {
    await store.usage.take('a', DAY, 3);
    await store.usage.take('a', DAY + 1, 3);
    await store.usage.giveBack('a', DAY);
    assert.is((await store.usage.counts(['a'], DAY)).get('a'), 0);
    assert.is((await store.usage.counts(['a'], DAY + 1)).get('a'), 1);
  });

  on('counts without a limit, and then rejects nothing', async (store) => {
    const counts = await Promise.all(Array.from({ length: 500 }, () => store.usage.take('a', DAY, undefined)));
    assert.ok(counts.every((count) => count > 0));
    assert.is((await store.usage.counts(['a'], DAY)).get('a'), 500);
  });

  on('rejects calls after a plan was lowered below the count, and admits them after it was raised', async (store) => {
    for (let call = 0; call < 5; call++) await store.usage.take('a', DAY, 5);
    assert.is(await store.usage.take('a', DAY, 3), 0);
    assert.is(await store.usage.take('a', DAY, 0), 0);
    assert.is(await store.usage.take('a', DAY, 6), 6);
  });

  on('keeps counts, keys, feedback and settings after closing and reopening', async (store, place) => {
    await store.keys.create(key('a'), secret('d1'));
    await store.usage.take('a', DAY, 10);
    await store.usage.take('a', DAY, undefined);
    await store.feedback.add({
      id: 'f1',
      keyId: 'a',
      service: 'places',
      kind: 'bug',
      feedback: 'blå',
      receivedAt: NOW,
    });
    assert.is(await store.settings.claim('x', 'one'), 'one');
    await store.close();
    const again = await openStore(place.location);
    try {
      assert.is((await again.keys.find('d1'))?.id, 'a');
      assert.is(await again.usage.take('a', DAY, 10), 3);
      assert.is((await again.feedback.list({ limit: 5 }))[0]?.feedback, 'blå');
      assert.is(await again.settings.claim('x', 'two'), 'one');
    } finally {
      await again.close();
    }
  });

  on('lists feedback newest first, page by page', async (store) => {
    for (let n = 0; n < 5; n++) {
      const entry = { id: `f${n}`, keyId: null, service: 'places', kind: 'general', feedback: `${n}` };
      await store.feedback.add({ ...entry, receivedAt: NOW + n });
    }
    const first = await store.feedback.list({ limit: 3 });
    const second = await store.feedback.list({ limit: 3, before: { time: NOW + 2, id: 'f2' } });
    assert.equal(
      [...first, ...second].map((record) => record.id),
      ['f4', 'f3', 'f2', 'f1', 'f0'],
    );
    assert.type(first[0]?.receivedAt, 'number');
  });

  on('is healthy while open, and unhealthy after closing', async (store) => {
    assert.is(await store.healthy(), true);
    await store.close();
    assert.is(await store.healthy(), false);
  });
}

test.run();
