// During master key rotation, both keys are valid, regardless of the order in which processes restart.

import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Accounts, openAccounts } from '../../../runtime/identity/accounts.ts';
import { type Exchanged, exchangeOnce } from '../../../runtime/identity/key-rotation.ts';
import { open, seal, secretContext } from '../../../runtime/identity/seal.ts';
import { deriveSecrets, type Secrets } from '../../../runtime/identity/secrets.ts';
import { AccessTokens } from '../../../runtime/oauth/access-tokens.ts';
import { adapterOf } from '../../../runtime/oauth/records.ts';
import { recordDigests, SigningKeys } from '../../../runtime/oauth/signing.ts';
import type { Store } from '../../../runtime/store/store.ts';
import { engines, withStore } from '../store/engines.ts';
import { code, header, NOON, PLANS } from './setting.ts';

const OLD = deriveSecrets('the old master key, of 32 characters');
const NEW = deriveSecrets('the new master key, of 32 characters');
const FIRST: Secrets = { ...OLD, previous: NEW };
const THEN: Secrets = { ...NEW, previous: OLD };

async function as<Value>(store: Store, secrets: Secrets, use: (accounts: Accounts) => Promise<Value>): Promise<Value> {
  const accounts = await openAccounts({ store, secrets, plans: PLANS, now: () => NOON, onError: assert.unreachable });
  try {
    return await use(accounts);
  } finally {
    await accounts.close();
  }
}

function exchange(store: Store, secrets: Secrets): Promise<Exchanged | undefined> {
  const reported = { onExchanged: () => {}, onError: assert.unreachable };
  return exchangeOnce({ store, secrets, now: () => NOON, ...reported });
}

const works = (key: string) => async (accounts: Accounts) => (await accounts.authenticate(header(key))).id;
const refusal = (key: string) => (accounts: Accounts) => code(() => accounts.authenticate(header(key)));

for (const engine of await engines()) {
  test(`${engine.name}: keys work under the old and the new master key, and after their first use only under the new one`, () =>
    withStore(engine, async (store) => {
      const [used, unused] = await as(store, OLD, async ({ operators }) => [
        await operators.create({ email: 'a@example.org' }),
        await operators.create({ email: 'b@example.org' }),
      ]);
      assert.is(await as(store, THEN, works(used?.key as string)), used?.id);
      assert.equal(await exchange(store, THEN), { resealed: 0, unreadable: 0, keysWaiting: 1 });
      // This is how a process that has not restarted yet sees the keys.
      assert.is(await as(store, FIRST, works(used?.key as string)), used?.id);
      assert.is(await as(store, FIRST, works(unused?.key as string)), unused?.id);
      assert.is(await as(store, THEN, works(used?.key as string)), used?.id);
      await exchange(store, THEN);
      assert.is(await as(store, NEW, works(used?.key as string)), used?.id);
      assert.is(await as(store, NEW, refusal(unused?.key as string)), 'key_unknown');
      await as(store, OLD, async () => assert.unreachable()).catch((error: Error) =>
        assert.match(error.message, /another master key.*ALMANAC_MASTER_KEY_PREVIOUS/),
      );
      const made = await as(store, NEW, ({ operators }) => operators.create({ email: 'c@example.org' }));
      assert.is(await as(store, NEW, works(made.key)), made.id);
    }));

  test(`${engine.name}: re-encrypts webhook secrets, whether sealed with the old or the new key, including secrets in rotation`, () =>
    withStore(engine, async (store) => {
      const { id: keyId } = await as(store, OLD, ({ operators }) => operators.create({ email: 'a@example.org' }));
      const subscribe = async (secrets: Secrets, text: string) => {
        const id = randomUUID();
        const sealedSecret = seal(secrets.webhookKey, secretContext(id), text);
        const about = {
          entityType: 'ship',
          callbackUrl: 'https://example.org/',
          description: undefined,
          filter: undefined,
        };
        await store.webhooks.subscribe({ id, keyId, ...about, sealedSecret, createdAt: NOON }, 200, false);
        return id;
      };
      const ids: string[] = [];
      for (let n = 0; n < 103; n++) ids.push(await subscribe(n === 7 ? NEW : OLD, `secret ${n}`));
      const rotated = ids[3] as string;
      await store.webhooks.rotate(rotated, seal(OLD.webhookKey, secretContext(rotated), 'rotated'), NOON + 1_000);
      await subscribe(deriveSecrets('a key that nobody has, 32 characters'), 'lost');
      assert.equal(await exchange(store, THEN), { resealed: 102, unreadable: 1, keysWaiting: 1 });
      assert.equal(await exchange(store, THEN), { resealed: 0, unreadable: 1, keysWaiting: 1 });
      const readable = new Set<string>();
      for (const { id, secret, previousSecret } of await store.masterKey.sealed('', 200)) {
        if (!ids.includes(id)) continue;
        readable.add(open(NEW.webhookKey, secretContext(id), secret));
        if (id === rotated) assert.is(open(NEW.webhookKey, secretContext(id), previousSecret as string), 'secret 3');
      }
      assert.is(readable.size, 103);
      assert.ok(readable.has('rotated') && readable.has('secret 102'));
    }));

  test(`${engine.name}: OAuth sign-ins survive the exchange of the master key`, () =>
    withStore(engine, async (store) => {
      const { key, id } = await as(store, OLD, ({ operators }) => operators.create({ email: 'a@example.org' }));
      const records = (secrets: Secrets) => ({
        ...{ store: store.connect, digests: recordDigests(secrets), now: () => NOON },
        usedTwice: (what: string) => new Error(what),
      });
      const [TOKEN, LATER] = ['T'.repeat(43), 'L'.repeat(43)];
      const payload = { grantId: 'g', accountId: OLD.keyDigest(key), aud: '/connect/mcp/' };
      await adapterOf('Grant', records(OLD)).upsert('g', { accountId: OLD.keyDigest(key) }, 60);
      await adapterOf('AccessToken', records(OLD)).upsert(TOKEN, payload as never, 60);
      await as(store, THEN, works(key));
      await adapterOf('AccessToken', records(THEN)).upsert(LATER, payload as never, 60);
      for (const secrets of [THEN, FIRST]) {
        await as(store, secrets, async (accounts) => {
          const keyOfSecret = (digest: string) => accounts.keyOfSecret(digest);
          const options = { store: store.connect, digests: recordDigests(secrets), keyOfSecret, now: () => NOON };
          const tokens = new AccessTokens(options);
          for (const each of [TOKEN, LATER]) assert.is((await tokens.keyOf(each, '/connect/mcp/')).id, id);
          tokens.close();
        });
      }
      // Revoking the grant ends the tokens created under either key.
      await adapterOf('Grant', records(THEN)).destroy('g');
      for (const each of [TOKEN, LATER]) {
        const found = await store.connect.findToken(
          (recordDigests(each === TOKEN ? OLD : NEW)[0] as (id: string) => string)(each),
        );
        assert.is(found?.endedAt, NOON);
      }
    }));
}

test('a sign-in in progress survives, and signatures made with the old key are accepted', () => {
  const before = new SigningKeys([OLD.connectKey], () => NOON);
  const now = new SigningKeys([NEW.connectKey, OLD.connectKey], () => NOON);
  assert.ok(now.verify('a form', before.sign('a form')));
  assert.not.ok(before.verify('a form', now.sign('a form')));
});

test.run();
