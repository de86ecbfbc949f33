import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AccountKey } from '../../../runtime/contract/gate.ts';
import { Problem } from '../../../runtime/contract/problem.ts';
import { AccessTokens, TokenRefused } from '../../../runtime/oauth/access-tokens.ts';
import { adapterOf } from '../../../runtime/oauth/records.ts';
import { SigningKeys } from '../../../runtime/oauth/signing.ts';
import { sqlite, withStore } from '../store/engines.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const TOKEN = 'T'.repeat(43);
const KEY: AccountKey = { id: 'key_1', prefix: 'alm_1234', plan: { name: 'free', subscriptions: 1 } };

async function reason(asked: Promise<unknown>): Promise<string> {
  return asked.then(
    () => 'let in',
    (error: Error) => (error instanceof TokenRefused ? error.message : `${error}`),
  );
}

test('reports an expired token as expired, but reports no token as invalid while the store is unavailable', () =>
  withStore(sqlite, async ({ connect }) => {
    let now = NOW;
    let keyOfSecret = (): AccountKey => KEY;
    const tokens = new AccessTokens({
      store: connect,
      digests: [(id) => `d${id}`],
      keyOfSecret: () => keyOfSecret(),
      now: () => now,
    });
    const record = { createdAt: NOW, expiresAt: NOW + 60_000, payload: '{}' };
    await connect.put({ ...record, kind: 'Grant', id: 'dg', grantId: undefined });
    const payload = JSON.stringify({ aud: '/connect/mcp/', accountId: 'secret' });
    await connect.put({ ...record, kind: 'AccessToken', id: `d${TOKEN}`, grantId: 'dg', payload });
    assert.is(await tokens.keyOf(TOKEN, '/connect/mcp/places/'), KEY);
    keyOfSecret = () => {
      throw new Problem('store_unavailable', 'Down.');
    };
    assert.match(await reason(tokens.keyOf(TOKEN, '/connect/mcp/')), /Down/);
    keyOfSecret = () => KEY;
    now = NOW + 60_000;
    assert.is(await reason(tokens.keyOf(TOKEN, '/connect/mcp/')), 'The access token has expired.');
    for (const none of ['', 'x', `${TOKEN}x`, 'U'.repeat(43)]) {
      assert.is(await reason(tokens.keyOf(none, '/connect/mcp/')), 'The access token is unknown.');
    }
    now = NOW;
    await connect.end('Grant', 'dg', now);
    assert.is(await reason(tokens.keyOf(TOKEN, '/connect/mcp/')), 'The access token was revoked.');
    tokens.close();
  }));

test('a client without a sign-in is deleted after a day; a client with a sign-in is kept, with its grants', () =>
  withStore(sqlite, async ({ connect }) => {
    let now = NOW;
    const options = {
      store: connect,
      digests: [(id: string) => `d${id}`] as const,
      now: () => now,
      usedTwice: (what: string) => new Error(what),
    };
    const client = adapterOf('Client', options);
    const grant = adapterOf('Grant', options);
    const refresh = adapterOf('RefreshToken', options);
    for (const id of ['used', 'unused']) await client.upsert(id, { client_id: id });
    await grant.upsert('g', { clientId: 'used', exp: NOW / 1_000 + 60 }, 60);
    await refresh.upsert('r', { jti: 'r', grantId: 'g', clientId: 'used' }, 10 * 86_400);
    now += 9 * DAY_MS;
    assert.is(await client.find('unused'), undefined);
    assert.ok(await client.find('used'));
    assert.is(((await grant.find('g')) as unknown as { exp: number }).exp, NOW / 1_000 + 10 * 86_400);
    assert.equal((await refresh.find('r')) as object, {
      jti: 'r',
      grantId: 'g',
      clientId: 'used',
      exp: NOW / 1_000 + 10 * 86_400,
    });
    await refresh.consume('r');
    assert.match(await reason(refresh.consume('r')), 'already used');
    assert.is(await grant.find('g'), undefined);
  }));

test('a signature is valid during its own period and the next one, in every process', () => {
  let now = NOW;
  const root = Buffer.alloc(32, 1);
  const keys = new SigningKeys([root], () => now);
  const signed = keys.sign('a cookie');
  assert.is(new SigningKeys([root], () => now).index('a cookie', signed), 0);
  assert.is(keys.verify('another', signed), false);
  assert.is(new SigningKeys([Buffer.alloc(32, 2)], () => now).verify('a cookie', signed), false);
  now += 30 * DAY_MS;
  assert.is(keys.index('a cookie', signed), 1);
  assert.is.not(keys.sign('a cookie'), signed);
  now += 30 * DAY_MS;
  assert.is(keys.index('a cookie', signed), -1);
  assert.equal(keys.idTokenKey(), new SigningKeys([root], () => 0).idTokenKey());
});

test.run();
