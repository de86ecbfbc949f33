import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAccounts } from '../../../runtime/identity/accounts.ts';
import { deriveSecrets } from '../../../runtime/identity/secrets.ts';
import { clientNetwork } from '../../../runtime/limits/client-address.ts';
import { openStore } from '../../../runtime/store/open-store.ts';
import { engines } from '../store/engines.ts';
import { code, failure, header, MASTER_KEY, NOON, PLANS, type Setting, withAccounts } from './setting.ts';

for (const engine of await engines()) {
  const on = (promise: string, check: (setting: Setting) => Promise<void>) =>
    test(`${engine.name}: ${promise}`, () => withAccounts(engine, check));

  on('sign-up with an email address returns a working key', async ({ accounts }) => {
    const signedUp = await accounts.signUps.atOnce(' Ada@Example.org ', '192.0.2.1');
    assert.is(signedUp.email, 'Ada@example.org');
    assert.equal([signedUp.plan, signedUp.calls_per_day], ['free', 100]);
    assert.is(signedUp.created_at, '2026-11-21T12:00:00.000Z');
    assert.is((await accounts.authenticate(header(signedUp.key))).id, signedUp.id);
  });

  on('allows one active key per email address, ignoring case; another one after a revocation', async ({ accounts }) => {
    const { id } = await accounts.signUps.atOnce('ada@example.org', '192.0.2.1');
    assert.is(await code(() => accounts.signUps.atOnce('ADA@example.org', '192.0.2.2')), 'email_taken');
    await accounts.operators.rotate(id, 60);
    assert.is(await code(() => accounts.signUps.atOnce('ada@example.org', '192.0.2.2')), 'email_taken');
    await accounts.operators.revoke(id);
    assert.is((await accounts.signUps.atOnce('ada@example.org', '192.0.2.3')).plan, 'free');
  });

  on('rejects an invalid email address by name', async ({ accounts }) => {
    for (const email of [
      '',
      'ada',
      'ada@',
      '@example.org',
      'a b@example.org',
      'ada@example',
      undefined,
      7,
      ['a@b.org'],
    ]) {
      const { code: word, message } = await failure(() => accounts.signUps.atOnce(email, '192.0.2.1'));
      assert.is(word, 'invalid_arguments');
      assert.match(message, /^email/);
    }
  });

  on('allows five keys per address and day, across restarts, and five more the next day', async (setting) => {
    const { accounts, place, store } = setting;
    for (let n = 0; n < 5; n++) await accounts.signUps.atOnce(`a${n}@example.org`, '192.0.2.1');
    assert.is(await code(() => accounts.signUps.atOnce('a0@example.org', '192.0.2.2')), 'email_taken');
    const refusal = await failure(() => accounts.signUps.atOnce('b@example.org', '192.0.2.1'));
    assert.equal([refusal.code, refusal.retryAfter], ['signup_limit', 43_200]);
    await accounts.close();
    await store.close();
    const again = await openStore(place.location);
    let now = NOON;
    const options = { store: again, secrets: deriveSecrets(MASTER_KEY), plans: PLANS, now: () => now };
    const later = await openAccounts(options);
    try {
      assert.is(await code(() => later.signUps.atOnce('b@example.org', '::ffff:192.0.2.1')), 'signup_limit');
      now += 43_200_000;
      assert.is((await later.signUps.atOnce('b@example.org', '192.0.2.1')).email, 'b@example.org');
    } finally {
      await later.close();
      await again.close();
    }
  });
}

test('counts sign-ups from IPv6 clients by network, and from IPv4 clients by address', () => {
  assert.is(clientNetwork('192.0.2.1'), '192.0.2.1');
  assert.is(clientNetwork('::ffff:192.0.2.1'), '192.0.2.1');
  assert.is(clientNetwork('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
  assert.is(clientNetwork('2001:DB8:1:2::9'), '2001:db8:1:2::/64');
  assert.is(clientNetwork('2001:db8::9'), '2001:db8:0:0::/64');
  assert.is(clientNetwork('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.is(clientNetwork('::1'), '0:0:0:0::/64');
});

test.run();
