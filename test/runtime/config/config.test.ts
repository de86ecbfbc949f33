// Configuration by environment variables: what holds without them, what each must be, and that the README says the same.

import { existsSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError, readConfig, VARIABLES } from '../../../runtime/config/config.ts';

const README = new URL('../../../README.md', import.meta.url);
const MASTER = 'a master key of at least 32 characters';

function faults(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    assert.instance(error, ConfigError);
    return (error as ConfigError).faults;
  }
  return [];
}

test('without variables the server listens on this machine alone, with an embedded store', () => {
  const config = readConfig({});
  assert.is(config.port, 8080);
  assert.is(config.host, '127.0.0.1');
  assert.is(config.dataDir, 'data');
  assert.is(config.signup, 'open');
  assert.is(config.logLevel, 'info');
  for (const value of [config.databaseUrl, config.adminToken, config.masterKey, config.publicUrl])
    assert.is(value, undefined);
  assert.not.ok(config.trustedProxies.check('127.0.0.1'));
});

test('an empty variable counts as not set', () => {
  const empty = Object.fromEntries(VARIABLES.map(({ name }) => [name, '']));
  const { trustedProxies, ...config } = readConfig(empty);
  const { trustedProxies: _, ...standard } = readConfig({});
  assert.equal(config, standard);
  assert.not.ok(trustedProxies.check('127.0.0.1'));
});

test('every fault is named at once, in a sentence with the variable’s name', () => {
  const wrong: Record<string, readonly string[]> = {
    PORT: ['-1', '65536', '80a', '8080 ', '0x50'],
    DATABASE_URL: ['mysql://x', 'postgres', 'localhost:5432'],
    ALMANAC_ADMIN_TOKEN: ['short'],
    ALMANAC_MASTER_KEY: ['a'.repeat(31)],
    ALMANAC_PUBLIC_URL: ['example.org', 'ftp://example.org', 'https://example.org/path', 'https://example.org?x'],
    ALMANAC_SIGNUP: ['on', 'OPEN'],
    ALMANAC_TRUSTED_PROXIES: ['localhost', '10.0.0.0/33', '10.0.0.1/x', '::1/129', '10.0.0'],
    ALMANAC_ALLOWED_HOSTS: ['https://example.org', 'a b'],
    ALMANAC_ALLOWED_ORIGINS: ['example.org', 'https://example.org/x'],
    ALMANAC_LOG_LEVEL: ['verbose', 'INFO'],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values)
      assert.match(faults({ [name]: value }).join('\n'), new RegExp(`^${name} must be .+\\.$`, 'm'), value);
  }
  const all = Object.fromEntries(Object.entries(wrong).map(([name, [value]]) => [name, value as string]));
  assert.is(faults(all).length, Object.keys(wrong).length);
});

test('a database needs the master key that all its processes share', () => {
  const database = { DATABASE_URL: 'postgres://user@127.0.0.1/almanac' };
  assert.match(faults(database).join(), /ALMANAC_MASTER_KEY is required with DATABASE_URL/);
  assert.equal(faults({ ...database, ALMANAC_MASTER_KEY: MASTER }), []);
});

test('no fault repeats what was set: it may be a secret in the wrong place', () => {
  const said = faults({
    ALMANAC_ADMIN_TOKEN: 'hunter2',
    ALMANAC_MASTER_KEY: 'hunter2',
    DATABASE_URL: 'mysql://x:hunter2@y',
  });
  assert.is(said.length, 3);
  assert.not.match(said.join(), /hunter2/);
});

test('addresses and lists are read as people write them', () => {
  const config = readConfig({
    PORT: '0',
    ALMANAC_PUBLIC_URL: 'https://almanac.example.org/',
    ALMANAC_TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1,2001:db8::/32',
    ALMANAC_ALLOWED_HOSTS: 'a.example.org , b.example.org:8443,[::1]',
    ALMANAC_ALLOWED_ORIGINS: 'https://app.example.org,*',
  });
  assert.is(config.port, 0);
  assert.is(config.publicUrl, 'https://almanac.example.org');
  assert.ok(config.trustedProxies.check('10.200.3.4'));
  assert.ok(config.trustedProxies.check('2001:db8::5', 'ipv6'));
  assert.not.ok(config.trustedProxies.check('192.0.2.2'));
  assert.equal(config.allowedHosts, ['a.example.org', 'b.example.org:8443', '[::1]']);
  assert.equal(config.allowedOrigins, ['https://app.example.org', '*']);
});

test('every variable that is read is listed, with its name once', () => {
  const names = VARIABLES.map(({ name }) => name);
  assert.is(new Set(names).size, names.length);
  const read: string[] = [];
  const environment = new Proxy({} as Record<string, string>, {
    get(_, name) {
      read.push(String(name));
      return undefined;
    },
  });
  readConfig(environment);
  assert.equal(
    [...new Set(read)].filter((name) => !names.includes(name)),
    [],
  );
});

test('the README’s table of variables is the list of variables', () => {
  assert.ok(existsSync(README), 'README.md is there');
  const rows = [...readFileSync(README, 'utf8').matchAll(/^\| `([A-Z_<>]+)` \| (.+?) \| (.+?) \|$/gm)];
  const table = rows.map(([, name, meaning, fallback]) => ({ name, meaning, fallback: fallback?.replaceAll('`', '') }));
  const list = VARIABLES.map(({ name, meaning, fallback }) => ({
    name,
    meaning,
    fallback: fallback.replaceAll('`', ''),
  }));
  assert.equal(table, list);
});

test.run();
