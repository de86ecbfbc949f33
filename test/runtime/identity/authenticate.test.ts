import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newKey } from '../../../runtime/contract/key-format.ts';
import { openAccounts } from '../../../runtime/identity/accounts.ts';
import { deriveSecrets } from '../../../runtime/identity/secrets.ts';
import { openStore } from '../../../runtime/store/open-store.ts';
import { eventually } from '../../support/eventually.ts';
import { engines } from '../store/engines.ts';
import { code, failure, header, MASTER_KEY, NOON, PLANS, type Setting, withAccounts } from './setting.ts';

for (const engine of await engines()) {
  const on = (promise: string, check: (setting: Setting) => Promise<void>) =>
    test(`${engine.name}: ${promise}`, () => withAccounts(engine, check));

  on('accepts a key from the request or the argument, and the same key in several places', async ({ accounts }) => {
    const { key, id } = await accounts.operators.create({ email: 'a@example.org' });
    for (const [credentials, argument] of [
      [{ keys: [key] }],
      [{ keys: [] }, key],
      [{ keys: [key, key] }, key],
      [{ keys: [key] }, ''],
    ] as const) {
      const found = await accounts.authenticate(credentials, argument);
      assert.is(found.id, id);
      assert.is(found.plan.name, 'free');
    }
  });

  on('different or repeated keys are a conflict, and none is looked up', async ({ accounts, looks }) => {
    const { key } = await accounts.operators.create({ email: 'a@example.org' });
    const other = newKey();
    assert.is(await code(() => accounts.authenticate({ keys: [key, other] })), 'key_conflict');
    assert.is(
      await code(() => accounts.authenticate({ keys: [key, key], repeated: 'the api_key query parameter' })),
      'key_conflict',
    );
    assert.is(await code(() => accounts.authenticate(header(key), other)), 'key_conflict');
    assert.is(await code(() => accounts.authenticate({ keys: [] })), 'key_required');
    assert.is(await code(() => accounts.authenticate({ keys: [] }, '')), 'key_required');
    assert.is(looks(), 0);
  });

  on('rejects malformed and unknown keys with the same text, malformed ones without a lookup', async (setting) => {
    const { accounts, looks } = setting;
    const wrong = `${newKey().slice(0, -1)}_`;
    const malformed = await failure(() => accounts.authenticate(header(wrong)));
    assert.is(looks(), 0);
    const unknownKey = newKey();
    const unknown = await failure(() => accounts.authenticate(header(unknownKey)));
    assert.equal(malformed, unknown);
    assert.is(unknown.code, 'key_unknown');
    assert.not.ok(unknown.message.includes(unknownKey.slice(4, 12)));
    assert.is(looks(), 1);
    await failure(() => accounts.authenticate(header(unknownKey)));
    assert.is(looks(), 1, 'an unknown key is cached for a while');
    setting.moveElapsed(11_000);
    await failure(() => accounts.authenticate(header(unknownKey)));
    assert.is(looks(), 2);
  });

  on('returns a cached key synchronously, and looks it up again after 30 seconds', async (setting) => {
    const { accounts, looks } = setting;
    const { key } = await accounts.operators.create({ email: 'a@example.org' });
    const first = accounts.authenticate(header(key));
    assert.instance(first, Promise);
    await first;
    assert.not.instance(accounts.authenticate(header(key)), Promise);
    setting.moveElapsed(29_000);
    assert.not.instance(accounts.authenticate(header(key)), Promise);
    assert.is(looks(), 1);
    setting.moveElapsed(2_000);
    assert.instance(accounts.authenticate(header(key)), Promise);
    assert.is(looks(), 2);
  });

  on('many concurrent first calls of a key cause one lookup', async ({ accounts, looks }) => {
    const { key } = await accounts.operators.create({ email: 'a@example.org' });
    await Promise.all(Array.from({ length: 50 }, () => accounts.authenticate(header(key))));
    assert.is(looks(), 1);
  });

  on('rejects a revoked key at the next call', async ({ accounts }) => {
    const { key, id } = await accounts.operators.create({ email: 'a@example.org' });
    await accounts.authenticate(header(key));
    await accounts.operators.revoke(id);
    await eventually(
      async () => {
        try {
          await accounts.authenticate(header(key));
          return false;
        } catch (error) {
          return (error as { code: string }).code === 'key_revoked';
        }
      },
      engine.name === 'sqlite' ? 0 : 1_000,
      'the revocation acts',
    );
    assert.is(await code(() => accounts.authenticate(header(key))), 'key_revoked');
  });

  on('does not miss a revocation during a lookup', async ({ accounts, store }) => {
    const { key, id } = await accounts.operators.create({ email: 'a@example.org' });
    const found = await store.keys.find(deriveSecrets(MASTER_KEY).keyDigest(key));
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let looks = 0;
    const find: typeof store.keys.find = async (digest) => {
      if (looks++ > 0) return store.keys.find(digest);
      await held;
      return found;
    };
    const late = await openAccounts({
      store: { ...store, keys: { ...store.keys, find } },
      secrets: deriveSecrets(MASTER_KEY),
      plans: PLANS,
      now: () => NOON,
    });
    let heard = false;
    store.keys.onChange(() => {
      heard = true;
    });
    const answer = failure(() => late.authenticate(header(key)));
    await accounts.operators.revoke(id);
    await eventually(() => heard, 1_000, 'the revocation is heard');
    release();
    assert.is((await answer).code, 'key_revoked');
    await late.close();
  });

  on('after a rotation both secrets are valid for the key, until the overlap ends', async (setting) => {
    const { accounts } = setting;
    const old = await accounts.operators.create({ email: 'a@example.org', plan: 'unlimited' });
    const { key, id } = await accounts.operators.rotate(old.id, 60);
    assert.is(id, old.id);
    assert.is((await accounts.authenticate(header(old.key))).id, id);
    assert.is((await accounts.authenticate(header(key))).plan.name, 'unlimited');
    setting.moveDay(60_000);
    assert.is(await code(() => accounts.authenticate(header(old.key))), 'key_revoked');
    assert.is((await accounts.authenticate(header(key))).id, id);
  });

  on('a key whose plan is no longer declared has the sign-up plan', async ({ accounts, store }) => {
    const key = newKey();
    const secret = { digest: deriveSecrets(MASTER_KEY).keyDigest(key), prefix: 'alm_' };
    const record = {
      id: 'a',
      plan: 'gone',
      email: 'a@example.org',
      mailbox: 'a@example.org',
      origin: 'operator' as const,
      createdAt: NOON,
    };
    await store.keys.create(record, secret);
    assert.is((await accounts.authenticate(header(key))).plan.name, 'free');
  });

  on('does not open a store created with another master key', async ({ store }) => {
    const options = { store, secrets: deriveSecrets(`${MASTER_KEY}!`), plans: PLANS, now: () => NOON };
    assert.match((await failure(() => openAccounts(options))).message, /another master key/);
  });

  on('writes the last-used time at the end, not on each call', async (setting) => {
    const { accounts, store } = setting;
    const { key, id } = await accounts.operators.create({ email: 'a@example.org' });
    setting.moveDay(5_000);
    await accounts.authenticate(header(key));
    assert.is((await store.keys.get(id, NOON))?.lastUsedAt, null);
    await accounts.close();
    assert.is((await store.keys.get(id, NOON))?.lastUsedAt, NOON + 5_000);
  });

  if (engine.name === 'postgres') {
    on('rejects a key revoked in another process within a second', async ({ accounts, place }) => {
      const { key, id } = await accounts.operators.create({ email: 'a@example.org' });
      const store = await openStore(place.location);
      const other = await openAccounts({ store, secrets: deriveSecrets(MASTER_KEY), plans: PLANS, now: () => NOON });
      await other.authenticate(header(key));
      assert.not.instance(other.authenticate(header(key)), Promise);
      await accounts.operators.revoke(id);
      await eventually(
        async () => {
          try {
            await other.authenticate(header(key));
            return false;
          } catch (error) {
            return (error as { code: string }).code === 'key_revoked';
          }
        },
        1_000,
        'refused there too',
      );
      await other.close();
      await store.close();
    });
  }
}

test.run();
