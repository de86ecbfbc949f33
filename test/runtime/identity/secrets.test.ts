import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { open, seal } from '../../../runtime/identity/seal.ts';
import { deriveSecrets, loadSecrets } from '../../../runtime/identity/secrets.ts';
import { folder } from '../store/engines.ts';

const MASTER = 'a master key of at least 32 characters';

test('creates a master key once in the data folder, readable only by its owner', () => {
  const { path, remove } = folder();
  try {
    const first = loadSecrets(undefined, join(path, 'data'));
    const file = join(path, 'data', 'master.key');
    assert.is(statSync(file).mode & 0o777, 0o600);
    assert.is(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url').length, 32);
    assert.equal(readdirSync(join(path, 'data')), ['master.key']);
    assert.is(loadSecrets(undefined, join(path, 'data')).keyDigest('x'), first.keyDigest('x'));
  } finally {
    remove();
  }
});

test('fixes permissions of a stored master key that others could read', () => {
  const { path, remove } = folder();
  try {
    const file = join(path, 'master.key');
    writeFileSync(file, MASTER);
    chmodSync(file, 0o644);
    assert.is(loadSecrets(undefined, path).fingerprint, deriveSecrets(MASTER).fingerprint);
    assert.is(statSync(file).mode & 0o777, 0o600);
  } finally {
    remove();
  }
});

test('the environment variable overrides the folder, and then nothing is written', () => {
  const { path, remove } = folder();
  try {
    assert.is(loadSecrets(MASTER, path).fingerprint, deriveSecrets(MASTER).fingerprint);
    assert.not(existsSync(join(path, 'master.key')));
  } finally {
    remove();
  }
});

test('a shared database requires a master key, and a short key is rejected without being printed', () => {
  assert.throws(() => loadSecrets(undefined, undefined), /ALMANAC_MASTER_KEY/);
  assert.throws(() => loadSecrets('  ', undefined), /ALMANAC_MASTER_KEY/);
  assert.throws(
    () => loadSecrets('too short', undefined),
    (error: Error) => /at least 32/.test(error.message) && !error.message.includes('too short'),
  );
});

test('digests depend on the key and the master key, and digests of addresses also on the day', () => {
  const [one, other] = [deriveSecrets(MASTER), deriveSecrets(`${MASTER}!`)];
  assert.match(one.keyDigest('k'), /^[0-9a-f]{64}$/);
  assert.is(one.keyDigest('k'), deriveSecrets(MASTER).keyDigest('k'));
  assert.is.not(one.keyDigest('k'), one.keyDigest('l'));
  assert.is.not(one.keyDigest('k'), other.keyDigest('k'));
  assert.is.not(one.addressDigest('k', 1), one.addressDigest('k', 2));
  assert.is.not(one.webhookKey.toString('hex'), other.webhookKey.toString('hex'));
});

test('a sealed value opens with the same key and context, and sealing a value twice gives different results', () => {
  const { webhookKey } = deriveSecrets(MASTER);
  const sealed = seal(webhookKey, 'subscription:1', 'whsec_ø');
  assert.is(open(webhookKey, 'subscription:1', sealed), 'whsec_ø');
  assert.is.not(seal(webhookKey, 'subscription:1', 'whsec_ø'), sealed);
  assert.not.ok(sealed.includes('whsec'));
});

test('a sealed value that was modified, moved or sealed with another key does not open', () => {
  const { webhookKey } = deriveSecrets(MASTER);
  const sealed = seal(webhookKey, 'subscription:1', 'whsec_x');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] as number) ^ 1;
    assert.throws(
      () => open(webhookKey, 'subscription:1', `v1.${changed.toString('base64url')}`),
      /cannot be decrypted/,
    );
  }
  assert.throws(() => open(webhookKey, 'subscription:2', sealed), /cannot be decrypted/);
  assert.throws(() => open(deriveSecrets(`${MASTER}!`).webhookKey, 'subscription:1', sealed), /cannot be decrypted/);
  assert.throws(() => open(webhookKey, 'subscription:1', 'v1.AAAA'), /not a sealed value/);
  assert.throws(() => open(webhookKey, 'subscription:1', 'whsec_plain'), /not a sealed value/);
});

test.run();
