import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError, readConfig } from '../../../runtime/config/config.ts';
import { isSignInEnabled } from '../../../runtime/config/connecting.ts';
import { withSecretFiles } from '../../../runtime/config/secret-files.ts';
import { VARIABLES } from '../../../runtime/config/settings.ts';
import { settingsPage } from '../../../runtime/config/settings-page.ts';
import { failedStart } from '../../support/process.ts';
import { postgres } from '../store/engines.ts';

const PAGE = new URL('../../../runtime/config/README.md', import.meta.url);
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

test('without environment variables, the server listens only on this machine, with an embedded store', () => {
  const config = readConfig({});
  assert.is(config.port, 8080);
  assert.is(config.host, '127.0.0.1');
  assert.is(config.dataDir, 'data');
  assert.is(config.signup, 'open');
  assert.is(config.logLevel, 'info');
  assert.equal([config.maxSockets, config.maxSocketsPerAddress, config.stopSeconds], [10_000, 2_000, 30]);
  for (const value of [config.databaseUrl, config.adminToken, config.masterKey, config.publicUrl])
    assert.is(value, undefined);
  assert.not.ok(config.trustedProxies.check('127.0.0.1'));
});

test('OAuth sign-in is enabled over TLS and on this machine; enabling it in any other setup is an error', () => {
  const on = (environment: Record<string, string>) => isSignInEnabled(readConfig(environment));
  assert.is(on({}), true);
  assert.is(on({ HOST: '::1' }), true);
  assert.is(on({ ALMANAC_PUBLIC_URL: 'https://almanac.example.org' }), true);
  assert.is(on({ ALMANAC_PUBLIC_URL: 'http://localhost:8080', HOST: '0.0.0.0' }), true);
  assert.is(on({ ALMANAC_CONNECT: 'off' }), false);
  assert.is(on({ HOST: '0.0.0.0' }), false);
  assert.is(on({ ALMANAC_PUBLIC_URL: 'http://almanac.example.org' }), false);
  const outside: readonly Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { ALMANAC_PUBLIC_URL: 'http://almanac.example.org' },
  ];
  for (const open of outside) {
    const message = faults({ ALMANAC_CONNECT: 'on', ...open }).join();
    assert.match(message, /^ALMANAC_CONNECT=on requires ALMANAC_PUBLIC_URL=https/);
  }
  const short = { ALMANAC_CONNECT_TOKEN_LIFETIME: '3h', ALMANAC_CONNECT_REFRESH_LIFETIME: '2h' };
  assert.match(faults(short).join(), /^ALMANAC_CONNECT_REFRESH_LIFETIME must not be shorter/);
});

test('treats an empty variable as unset', () => {
  const empty = Object.fromEntries(VARIABLES.map(({ name }) => [name, '']));
  const { trustedProxies, ...config } = readConfig(empty);
  const { trustedProxies: _, ...standard } = readConfig({});
  assert.equal(config, standard);
  assert.not.ok(trustedProxies.check('127.0.0.1'));
});

test('reports every error in one message, each with the variable’s name', () => {
  const wrong: Record<string, readonly string[]> = {
    PORT: ['-1', '65536', '80a', '8080 ', '0x50'],
    DATABASE_URL: ['mysql://x', 'postgres', 'localhost:5432'],
    ALMANAC_ADMIN_TOKEN: ['short'],
    ALMANAC_MASTER_KEY: ['a'.repeat(31)],
    ALMANAC_PUBLIC_URL: ['example.org', 'ftp://example.org', 'https://example.org/path', 'https://example.org?x'],
    ALMANAC_SIGNUP: ['on', 'OPEN'],
    ALMANAC_MAIL: [
      'mail.example.org',
      'http://mail.example.org',
      'smtp://',
      'smtp://mail.example.org/x',
      'smtp://a@b:c',
    ],
    ALMANAC_MAIL_FROM: ['somebody', 'Almanac <a@example.org>'],
    ALMANAC_TRUSTED_PROXIES: ['localhost', '10.0.0.0/33', '10.0.0.1/x', '::1/129', '10.0.0'],
    ALMANAC_ALLOWED_HOSTS: ['https://example.org', 'a b'],
    ALMANAC_ALLOWED_ORIGINS: ['example.org', 'https://example.org/x'],
    ALMANAC_LOG_LEVEL: ['verbose', 'INFO'],
    ALMANAC_CONNECT: ['yes', 'ON'],
    ALMANAC_CONNECT_TOKEN_LIFETIME: ['59s', '25h', '1', 'an hour'],
    ALMANAC_CONNECT_REFRESH_LIFETIME: ['59m', '31d', '1w'],
    ALMANAC_MAX_SOCKETS: ['0', '-1', 'many', '1000001'],
    ALMANAC_MAX_SOCKETS_PER_ADDRESS: ['0', '2e3'],
    ALMANAC_KEYLESS: ['60', '0,300', '60,300,1', '1e3,300', '60;300', '60,1000001'],
    ALMANAC_STOP_SECONDS: ['0', '601', '30s'],
    ALMANAC_DRAIN_SECONDS: ['-1', '600', '5s'],
    ALMANAC_METRICS: ['all'],
    ALMANAC_CONTACT: ['somebody', 'a b@example.org', 'mailto:a@example.org x'],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values)
      assert.match(faults({ [name]: value }).join('\n'), new RegExp(`^${name} must be .+\\.$`, 'm'), value);
  }
  const all = Object.fromEntries(Object.entries(wrong).map(([name, [value]]) => [name, value as string]));
  assert.is(faults(all).length, Object.keys(wrong).length);
});

test('mail requires a sender and a public URL, and errors do not contain the password', () => {
  const messages = faults({ ALMANAC_MAIL: 'smtp://almanac:hunter2@mail.example.org' });
  assert.equal(
    messages.map((fault) => /^(\w+) requires (\w+)/.exec(fault)?.slice(1)),
    [
      ['ALMANAC_MAIL', 'ALMANAC_MAIL_FROM'],
      ['ALMANAC_MAIL', 'ALMANAC_PUBLIC_URL'],
    ],
  );
  assert.match(faults({ ALMANAC_MAIL_FROM: 'a@example.org' }).join(), /^ALMANAC_MAIL_FROM requires ALMANAC_MAIL/);
  assert.not.match(faults({ ALMANAC_MAIL: 'smtps://almanac:hunter2@' }).join(), /hunter2/);
});

test('the drain time is included in the shutdown time', () => {
  assert.match(
    faults({ ALMANAC_DRAIN_SECONDS: '30' }).join(),
    /^ALMANAC_DRAIN_SECONDS \(30\) must be less than ALMANAC_STOP_SECONDS/,
  );
  assert.is(readConfig({ ALMANAC_DRAIN_SECONDS: '30', ALMANAC_STOP_SECONDS: '31' }).drainSeconds, 30);
});

test('quotes the invalid part of a list', () => {
  const messages = faults({
    ALMANAC_TRUSTED_PROXIES: '10.0.0.0/8, 10.0.0.0/33,::1',
    ALMANAC_ALLOWED_ORIGINS: 'https://a.example.org,b.example.org',
    ALMANAC_ALLOWED_HOSTS: 'a.example.org, https://b.example.org',
  });
  assert.equal(
    messages.map((fault) => /"([^"]+)" is not\.$/.exec(fault)?.[1]),
    ['10.0.0.0/33', 'https://b.example.org', 'b.example.org'],
  );
});

test('reports errors in source and scope variables together with all other errors', () => {
  const messages = faults({
    PORT: 'x',
    UPSTREAM_ECB_FX_BASE_URL: 'ecb.example',
    UPSTREAM_BRREG_BASE_URL: 'https://brreg.example/?x=1',
    ALMANAC_SCOPE_BRREG_COMPANY_WATCHLIST: '974760673, 12345',
    UPSTREAM_RECORD: 'a',
    UPSTREAM_REPLAY: 'b',
  });
  assert.is(messages.length, 5, messages.join('\n'));
  for (const word of ['PORT', 'UPSTREAM_ECB_FX_BASE_URL', 'UPSTREAM_BRREG_BASE_URL', '12345', 'UPSTREAM_REPLAY']) {
    assert.is(messages.filter((fault) => fault.includes(word)).length, 1, word);
  }
});

test('warns about an unknown variable with the prefix ALMANAC_, and suggests the nearest known variable', () => {
  const { warnings } = readConfig({
    ALMANAC_ADMIN_TOKN: 'the operator of the tests',
    UPSTREAM_ECBFX_BASE_URL: 'https://mirror.example',
    ALMANAC_TEST_REQUIRE: 'postgres',
    UPSTREAM_ECB_FX_BASE_URL: 'https://mirror.example',
    PATH: '/bin',
  });
  assert.equal(warnings, [
    'ALMANAC_ADMIN_TOKN is not a setting of this server: did you mean ALMANAC_ADMIN_TOKEN?',
    'UPSTREAM_ECBFX_BASE_URL is not a setting of this server: did you mean UPSTREAM_ECB_FX_BASE_URL?',
  ]);
});

test('metrics for operators require an operator token', () => {
  assert.match(faults({ ALMANAC_METRICS: 'operator' }).join(), /requires ALMANAC_ADMIN_TOKEN/);
  assert.equal(faults({ ALMANAC_METRICS: 'operator', ALMANAC_ADMIN_TOKEN: 'a token of the operator' }), []);
});

test('a failed start prints the next step', async () => {
  const database = (path: string) => `postgres://postgres@127.0.0.1:${path}`;
  const messages: readonly (readonly [variables: Record<string, string>, says: RegExp])[] = [
    [
      { DATABASE_URL: database('1/almanac') },
      /DATABASE_URL.*nothing is listening at its address and port.*ECONNREFUSED/,
    ],
    [{ DATABASE_URL: 'postgres://x@nowhere.invalid/almanac' }, /DATABASE_URL.*host/],
    [{ DATA_DIR: fileURLToPath(PAGE) }, /README\.md cannot hold the store: a file of that name exists.*DATA_DIR/],
    [{ DATA_DIR: join(fileURLToPath(PAGE), 'data') }, /a part of its path is a file.*DATA_DIR/],
  ];
  for (const [variables, message] of messages) {
    const { code, output } = await failedStart({ ALMANAC_MASTER_KEY: MASTER, ...variables });
    assert.is(code, 1);
    assert.match(output, message);
  }
  const engine = await postgres();
  if (engine === undefined) return;
  const place = await engine.place();
  const { databaseUrl } = place.location as { databaseUrl: string };
  await place.remove();
  const { output } = await failedStart({ ALMANAC_MASTER_KEY: MASTER, DATABASE_URL: databaseUrl });
  assert.match(output, /the database does not exist.*createdb.*3D000/);
});

test('DATABASE_URL requires a master key, which all processes share', () => {
  const database = { DATABASE_URL: 'postgres://user@127.0.0.1/almanac' };
  assert.match(faults(database).join(), /ALMANAC_MASTER_KEY is required with DATABASE_URL/);
  assert.equal(faults({ ...database, ALMANAC_MASTER_KEY: MASTER }), []);
});

test('no error repeats a value that may be a misplaced secret', () => {
  const messages = faults({
    ALMANAC_ADMIN_TOKEN: 'hunter2',
    ALMANAC_MASTER_KEY: 'hunter2',
    DATABASE_URL: 'mysql://x:hunter2@y',
  });
  assert.is(messages.length, 3);
  assert.not.match(messages.join(), /hunter2/);
});

test('accepts addresses and lists in common notations', () => {
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

const PATTERNS = /^(?:UPSTREAM_\w+_BASE_URL|ALMANAC_EVENT_EVERY_\w+)$/;
/** Read only to report that these variables were removed. */
const REMOVED = new Set(['WORKERS']);

test('lists each variable that the code reads exactly once', () => {
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
    // Variables that match a pattern are documented only as that pattern.
    [...new Set(read)].filter((name) => !names.includes(name) && !PATTERNS.test(name) && !REMOVED.has(name)),
    [],
  );
});

test('reports the replacement for a removed setting that is still set', () => {
  const { warnings } = readConfig({ WORKERS: '4' });
  assert.is(warnings.length, 1);
  assert.match(warnings[0] as string, /^WORKERS was removed and has no effect: .*DATABASE_URL.*almanac@1.*README/);
  assert.equal(readConfig({ WORKERS: '' }).warnings, []);
});

test('accepts webhook settings in common notations', () => {
  const config = readConfig({
    ALMANAC_WEBHOOK_NETWORKS: '10.0.0.0/8, ::1',
    ALMANAC_WEBHOOK_HTTP: 'on',
    ALMANAC_WEBHOOK_SCHEDULE: '0s, 250ms,5m,2h,1d',
    ALMANAC_WEBHOOK_CIRCUIT: '3,0s',
    ALMANAC_EVENT_EVERY_BRREG_COMPANY: '2s',
  });
  assert.ok(config.webhookNetworks.check('10.1.2.3'));
  assert.is(config.webhookHttp, 'on');
  assert.equal(config.webhookSchedule, [0, 250, 300_000, 7_200_000, 86_400_000]);
  assert.equal(config.webhookCircuit, { failures: 3, ageMs: 0 });
  assert.equal(config.warnings, []);
  const found = faults({
    ALMANAC_WEBHOOK_NETWORKS: 'everything',
    ALMANAC_WEBHOOK_HTTP: 'yes',
    ALMANAC_WEBHOOK_SCHEDULE: '5s,soon',
    ALMANAC_WEBHOOK_CIRCUIT: '10',
    ALMANAC_EVENT_EVERY_BRREG_COMPANY: '5',
  });
  assert.is(found.length, 5, found.join('\n'));
  assert.match(found.join('\n'), /"soon" is not/);
});

test('the settings table in the README matches the code', () => {
  const page = readFileSync(PAGE, 'utf8');
  assert.ok(settingsPage(page) === page, 'runtime/config/README.md is out of date: run make generate');
  assert.match(
    page,
    /^\| `PORT` \| Port to listen on; 0 picks a free port\. With `DATABASE_URL`, several processes can listen on the same port\. \| 8080 \|$/m,
  );
  assert.is(settingsPage(page.replace(/^\| `PORT`.*\n/m, '')), page);
});

test('reads a secret from a file and removes the trailing newline', () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-secrets-'));
  try {
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const { environment, faults } = withSecretFiles({
      PORT: '0',
      ALMANAC_MASTER_KEY_FILE: file('master', ` ${MASTER} \n`),
      DATABASE_URL_FILE: file('database', 'postgres://almanac:word@db/almanac\r\n'),
      OPENALEX_KEY_FILE: file('openalex', 'an-openalex-key'),
      ALMANAC_WEBHOOK_CA_FILE: '/etc/ca.pem',
    });
    assert.equal([...faults], []);
    assert.equal(environment, {
      PORT: '0',
      ALMANAC_MASTER_KEY: ` ${MASTER} `,
      DATABASE_URL: 'postgres://almanac:word@db/almanac',
      OPENALEX_KEY: 'an-openalex-key',
      ALMANAC_WEBHOOK_CA_FILE: '/etc/ca.pem',
    });
    assert.is(readConfig(environment).databaseUrl, 'postgres://almanac:word@db/almanac');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('reports every secret that is set twice or whose file is missing, empty or endless, along with all other errors', () => {
  const { environment, faults: read } = withSecretFiles({
    ALMANAC_MASTER_KEY: MASTER,
    ALMANAC_MASTER_KEY_FILE: '/run/secrets/master',
    ALMANAC_ADMIN_TOKEN_FILE: '/nowhere/hunter2',
    DATABASE_URL_FILE: '/dev/null',
    OPENALEX_KEY_FILE: '/',
  });
  const faults = [...read.values()];
  assert.equal(
    faults.map((fault) => fault.split(' ', 1)[0]),
    ['DATABASE_URL_FILE', 'ALMANAC_ADMIN_TOKEN_FILE', 'ALMANAC_MASTER_KEY', 'OPENALEX_KEY_FILE'],
  );
  assert.match(String(faults[0]), /it is empty\.$/);
  assert.match(String(faults[1]), /it cannot be read \(ENOENT\)\.$/);
  assert.not.match(String(faults[1]), 'hunter2');
  assert.match(String(faults[3]), /it cannot be read \(EISDIR\)\.$/);
  try {
    readConfig({ ...environment, PORT: 'x' }, read);
    assert.unreachable();
  } catch (error) {
    assert.is((error as ConfigError).faults.length, 5);
  }
});

test("warns if the callback networks are so wide that they disable the guard, but not about one organization's network", () => {
  const warned = (networks: string) => readConfig({ ALMANAC_WEBHOOK_NETWORKS: networks }).warnings;
  assert.equal(warned('10.0.0.0/8, 127.0.0.1, fc00::/7, 192.168.1.0/24'), []);
  for (const network of ['0.0.0.0/0', '::/0', '0.0.0.0/1', '2000::/3']) {
    const [first = '', ...more] = warned(`10.0.0.0/8, ${network}`);
    assert.equal(more, []);
    assert.match(first, `ALMANAC_WEBHOOK_NETWORKS: ${network} lets`);
  }
});

test('does not also report a master key as missing if its file cannot be read', () => {
  const { environment, faults } = withSecretFiles({
    DATABASE_URL: 'postgres://db/almanac',
    ALMANAC_MASTER_KEY_FILE: '/nowhere',
  });
  try {
    readConfig(environment, faults);
    assert.unreachable();
  } catch (error) {
    assert.equal((error as ConfigError).faults, [
      'ALMANAC_MASTER_KEY_FILE must name a file that contains only the secret: it cannot be read (ENOENT).',
    ]);
  }
});

test.run();
