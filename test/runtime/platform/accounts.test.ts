import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADMIN_TOKEN, openAlmanac, type TestAlmanac } from '../../support/almanac.ts';
import { type Answer, send } from '../../support/http.ts';
import { startProcess } from '../../support/process.ts';

const PATH = '/rest/unit-conversion/list_unit_categories';
const BEARER = { Authorization: `Bearer ${ADMIN_TOKEN}` };

async function at(variables: Record<string, string>, use: (server: TestAlmanac) => Promise<void>): Promise<void> {
  const server = await openAlmanac(variables);
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}

function signUp(server: TestAlmanac, email: unknown, forwarded?: string): Promise<Answer> {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  return server.send({ path: '/signup', body: { email }, headers });
}

test('sign-up creates one working key per email address', () =>
  at({}, async (server) => {
    const first = await signUp(server, 'Ada@Example.org');
    assert.is(first.status, 201);
    assert.match(first.json.key, /^alm_[0-9A-Za-z]{36}$/);
    assert.is(first.json.plan, 'free');
    assert.is(first.json.calls_per_day, 100);
    assert.is(first.headers['cache-control'], 'no-store');
    assert.is((await server.send({ path: PATH, key: first.json.key })).status, 200);
    const again = await signUp(server, ' ada@example.org ');
    assert.is(again.status, 409);
    assert.is(again.json.code, 'email_taken');
    assert.match(again.json.detail, /operator/);
    assert.not.match(again.text, /alm_/);
  }));

test('sign-up rejects invalid email addresses and unknown arguments', () =>
  at({}, async (server) => {
    for (const email of [
      '',
      'ada',
      'ada@',
      '@example.org',
      'a b@example.org',
      'a@b',
      'a@example.org\r\nBcc: x@y.org',
      5,
      null,
    ]) {
      const answer = await signUp(server, email);
      assert.is(answer.status, 422, String(email));
      assert.is(answer.json.errors[0].parameter, 'email');
    }
    const extra = await server.send({ path: '/signup', body: { email: 'a@example.org', plan: 'unlimited' } });
    assert.is(extra.status, 422);
    assert.is(extra.json.errors[0].parameter, 'plan');
    assert.is((await server.send({ path: '/signup', body: '{' })).status, 400);
    assert.is((await server.send({ path: '/signup', body: [] })).status, 400);
    assert.is((await server.send({ path: '/signup', method: 'POST' })).status, 422);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    assert.is((await server.send({ path: '/signup', body: 'email=a@example.org', headers: form })).status, 415);
  }));

test('a network can sign up five times a day, regardless of the X-Forwarded-For header', () =>
  at({}, async (server) => {
    for (let n = 1; n <= 5; n++) assert.is((await signUp(server, `n${n}@example.org`, `192.0.2.${n}`)).status, 201);
    const sixth = await signUp(server, 'n6@example.org', '192.0.2.6');
    assert.is(sixth.status, 429);
    assert.is(sixth.json.code, 'signup_limit');
    assert.ok(Number(sixth.headers['retry-after']) >= 1);
  }));

test('a trusted proxy determines the client address', () =>
  at({ ALMANAC_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' }, async (server) => {
    let made = 0;
    const from = async (forwarded: string) => (await signUp(server, `n${made++}@example.org`, forwarded)).status;
    for (let n = 1; n <= 5; n++) assert.is(await from('192.0.2.1'), 201);
    assert.is(await from('192.0.2.1'), 429);
    assert.is(await from('192.0.2.1:4711'), 429, 'with a port');
    assert.is(await from('192.0.2.1, 10.1.2.3'), 429, 'through another trusted proxy');
    assert.is(await from('198.51.100.9, 192.0.2.1'), 429, 'with an address that the client sent');
    assert.is(await from('192.0.2.2'), 201, 'another address');
    for (let n = 1; n <= 5; n++) assert.is(await from(`2001:db8:1:2::${n}`), 201);
    assert.is(await from('[2001:db8:1:2:aaaa::1]:443'), 429, 'IPv6 addresses count by network');
    for (let n = 1; n <= 5; n++)
      assert.is(await from(`nonsense${n}`), 201, "without a valid address, the proxy's address counts");
    assert.is(await from('nonsense6'), 429);
    assert.is(await from(''), 429);
  }));

test('sign-up can be closed', () =>
  at({ ALMANAC_SIGNUP: 'off' }, async (server) => {
    const answer = await signUp(server, 'ada@example.org');
    assert.is(answer.status, 403);
    assert.match(answer.json.detail, /Sign-up is closed.*operator/);
  }));

test('without operator tokens there are no operator endpoints', () =>
  at({ ALMANAC_ADMIN_TOKEN: '' }, async (server) => {
    for (const path of ['/admin/keys', '/admin/feedback', '/admin/webhooks']) {
      assert.is((await server.send({ path, headers: BEARER })).status, 404);
    }
  }));

test('rejects an invalid operator token on every endpoint', () =>
  at({ ALMANAC_TRUSTED_PROXIES: '127.0.0.1' }, async (server) => {
    const wrong = [undefined, 'Bearer', 'Bearer x', `Bearer ${ADMIN_TOKEN}x`, `Basic ${ADMIN_TOKEN}`, ADMIN_TOKEN];
    const calls = [
      { path: '/admin/keys' },
      { path: '/admin/feedback' },
      { path: '/admin/webhooks' },
      { path: '/admin/keys', body: { email: 'a@example.org', plan: 'free' } },
      { path: '/admin/keys/key_x/rotate', method: 'POST' },
      { path: '/admin/keys/key_x/revoke', method: 'POST' },
    ];
    for (const [n, call] of calls.entries()) {
      for (const authorization of wrong) {
        const headers: Record<string, string> = { 'X-Forwarded-For': `192.0.2.${n}` };
        if (authorization !== undefined) headers['Authorization'] = authorization;
        const answer = await server.send({ ...call, headers });
        assert.is(answer.status, 401, `${call.path} ${authorization}`);
      }
    }
    assert.equal((await server.send({ path: '/admin/keys', headers: BEARER })).json.keys, []);
    assert.is(
      (await server.send({ path: '/admin/keys', headers: { Authorization: `bearer ${ADMIN_TOKEN}` } })).status,
      200,
    );
  }));

const admin = (server: TestAlmanac, path: string, body?: unknown) =>
  server.send({ path: `/admin/${path}`, headers: BEARER, ...(body === undefined ? {} : { body }) });

test('operators create, list, rotate and revoke keys', () =>
  at({}, async (server) => {
    const made = await admin(server, 'keys', { email: 'team@example.org', plan: 'partner' });
    assert.is(made.status, 201);
    assert.is(made.headers['cache-control'], 'no-store');
    const { id, key } = made.json as { id: string; key: string };
    assert.is(
      (await server.send({ path: PATH, key })).headers['ratelimit-policy'],
      '"daily";q=1000000;w=86400, "failures";q=60;w=60',
    );

    const listed = (await admin(server, 'keys')).json.keys[0];
    assert.is(listed.id, id);
    assert.is(listed.calls_today, 1);
    assert.is(listed.prefix, key.slice(0, 8));
    assert.is(listed.key, undefined);

    const rotated = await admin(server, `keys/${id}/rotate`, { overlap_seconds: 2 });
    assert.is(rotated.status, 201);
    const next = rotated.json.key as string;
    assert.is.not(next, key);
    for (const each of [key, next])
      assert.is((await server.send({ path: PATH, key: each })).status, 200, 'both keys work for now');
    await wait(2_100);
    assert.is((await server.send({ path: PATH, key })).status, 403);
    assert.is((await server.send({ path: PATH, key: next })).status, 200);
    assert.is((await admin(server, 'keys')).json.keys[0].calls_today, 4, 'both keys share one quota');

    const last = (await admin(server, `keys/${id}/rotate`, { overlap_seconds: 0 })).json.key as string;
    assert.is.not((await server.send({ path: PATH, key: next })).status, 200, 'no overlap');

    const revoked = await server.send({ path: `/admin/keys/${id}/revoke`, method: 'POST', headers: BEARER });
    assert.is(revoked.status, 200);
    assert.ok(revoked.json.revoked_at);
    const refused = await server.send({ path: PATH, key: last });
    assert.is(refused.status, 403);
    assert.is(refused.json.code, 'key_revoked');
    assert.is((await admin(server, `keys/${id}/rotate`, {})).status, 422, 'a revoked key cannot be rotated');
  }));

test('operators get error details for their invalid requests', () =>
  at({}, async (server) => {
    const plan = await admin(server, 'keys', { email: 'a@example.org', plan: 'fre' });
    assert.is(plan.status, 422);
    assert.is(plan.json.errors[0].hint, 'Did you mean free?');
    assert.equal(
      (await admin(server, 'keys', {})).json.errors.map(({ parameter }: { parameter: string }) => parameter),
      ['email', 'plan'],
    );
    for (const path of ['keys?limit=0', 'keys?limit=1&limit=2', 'keys?cursor=x', 'keys?page=1', 'feedback?limit=201']) {
      assert.is((await admin(server, path)).status, 422, path);
    }
    for (const step of ['rotate', 'revoke']) {
      const answer = await server.send({ path: `/admin/keys/key_none/${step}`, method: 'POST', headers: BEARER });
      assert.is(answer.status, 404, step);
      assert.is(answer.json.code, 'not_found');
    }
    const overlap = await admin(server, 'keys/key_none/rotate', { overlap_seconds: 2_592_001 });
    assert.is(overlap.status, 422);
  }));

test('lists are paged without duplicates or gaps', () =>
  at({}, async (server) => {
    for (let n = 0; n < 7; n++) await server.key();
    const seen: string[] = [];
    let cursor = '';
    do {
      const { json } = await admin(server, `keys?limit=3${cursor}`);
      seen.push(...json.keys.map(({ email }: { email: string }) => email));
      cursor = json.next_cursor === null ? '' : `&cursor=${json.next_cursor}`;
    } while (cursor !== '');
    assert.equal(
      seen.toSorted(),
      Array.from({ length: 7 }, (_, n) => `owner${n + 1}@example.org`),
    );
  }));

test('after ten invalid operator tokens from a network within a minute, rejects its requests before checking their tokens', () =>
  at({ ALMANAC_TRUSTED_PROXIES: '127.0.0.1' }, async (server) => {
    const guess = (token: string, from = '192.0.2.1') =>
      server.send({
        path: '/admin/keys',
        headers: { 'X-Forwarded-For': from, ...(token === '' ? {} : { Authorization: `Bearer ${token}` }) },
      });
    for (let n = 0; n < 20; n++) assert.is((await guess('')).status, 401, 'a missing token does not count as a guess');
    for (let n = 0; n < 10; n++) assert.is((await guess(`wrong ${n}`)).status, 401);
    const refused = await guess('wrong again');
    assert.is(refused.status, 429);
    assert.is(refused.json.code, 'operator_limit');
    const seconds = Number(refused.headers['retry-after']);
    assert.ok(seconds >= 1 && seconds <= 60, String(seconds));
    assert.is((await guess(ADMIN_TOKEN)).status, 429, 'a correct token gets the same response');
    assert.is((await guess(ADMIN_TOKEN, '198.51.100.1')).status, 200, 'another network is not affected');
  }));

test('name+tag@ and name@ share one key, whichever address signs up first', () =>
  at({}, async (server) => {
    assert.is((await signUp(server, 'ada+1@example.org')).status, 201);
    for (const email of ['ada@example.org', 'Ada+2@example.org']) {
      assert.is((await signUp(server, email)).json.code, 'email_taken', email);
    }
    assert.is((await signUp(server, 'ada@other.example.org')).status, 201);
    const { keys } = (await admin(server, 'keys?email=ada@example.org')).json;
    assert.equal(
      keys.map(({ email }: { email: string }) => email),
      ['ada+1@example.org'],
    );
    await server.send({ path: `/admin/keys/${keys[0].id}/revoke`, method: 'POST', headers: BEARER });
    assert.is(
      (await signUp(server, 'ada@example.org')).status,
      201,
      'the address can sign up again after a revocation',
    );
  }));

test('operators find the keys of an email address', () =>
  at({}, async (server) => {
    for (let n = 0; n < 3; n++) await server.key();
    await admin(server, 'keys', { email: 'team@example.org', plan: 'free' });
    await admin(server, 'keys', { email: 'Team+ci@example.org', plan: 'partner' });
    const { keys } = (await admin(server, 'keys?email=TEAM%2Bx@example.org')).json;
    assert.equal(
      keys.map(({ email }: { email: string }) => email),
      ['Team+ci@example.org', 'team@example.org'],
    );
    assert.equal((await admin(server, 'keys?email=nobody@example.org')).json.keys, []);
    assert.is((await admin(server, 'keys?email=nobody')).status, 422);
  }));

test('changing the plan of a key takes effect immediately and preserves the usage of the key', () =>
  at({}, async (server) => {
    const { id, key } = (await admin(server, 'keys', { email: 'team@example.org', plan: 'free' })).json;
    assert.is(
      (await server.send({ path: PATH, key })).headers['ratelimit-policy'],
      '"daily";q=100;w=86400, "burst";q=100;w=5, "failures";q=60;w=60',
    );
    const changed = await admin(server, `keys/${id}/plan`, { plan: 'partner' });
    assert.is(changed.status, 200);
    assert.is(changed.json.plan, 'partner');
    assert.is(changed.json.key, undefined);
    const after = await server.send({ path: PATH, key });
    assert.is(after.headers['ratelimit-policy'], '"daily";q=1000000;w=86400, "failures";q=60;w=60');
    assert.match(String(after.headers['ratelimit']), /r=999998\b/);
  }));

test('shows the operator’s contact for lost keys', () =>
  at({ ALMANAC_CONTACT: 'help@example.org' }, async (server) => {
    const made = await signUp(server, 'ada@example.org');
    assert.is(made.json.contact, 'help@example.org');
    assert.match((await signUp(server, 'ada@example.org')).json.detail, /help@example\.org/);
    assert.is((await server.send({ path: '/' })).json.contact, 'help@example.org');
    const { info } = (await server.send({ path: '/openapi.json' })).json;
    assert.equal(info.contact, { name: 'Operator of this server', email: 'help@example.org' });
  }));

test('pages from other origins cannot create or read keys', () =>
  at({ ALMANAC_PUBLIC_URL: 'https://almanac.example.org' }, async (server) => {
    const calls = [
      { path: '/signup', body: { email: 'ada@example.org' } },
      { path: '/admin/keys', headers: BEARER },
    ];
    for (const call of calls) {
      for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${server.port + 1}`]) {
        const refused = await server.send({ ...call, headers: { ...call.headers, Origin: origin } });
        assert.is(refused.status, 403, `${call.path} ${origin}`);
        assert.is(refused.json.code, 'forbidden');
        assert.is(refused.headers['access-control-allow-origin'], undefined);
        const response = await server.send({ path: call.path, method: 'OPTIONS', headers: { Origin: origin } });
        assert.is(response.headers['access-control-allow-origin'], undefined);
        assert.is(response.headers['access-control-allow-headers'], undefined);
      }
    }
    for (const [n, origin] of [`http://127.0.0.1:${server.port}`, 'https://almanac.example.org'].entries()) {
      const own = { path: '/signup', body: { email: `n${n}@example.org` }, headers: { Origin: origin } };
      assert.is((await server.send(own)).status, 201, origin);
    }
    const open = await server.send({ path: '/rest', headers: { Origin: 'https://evil.example' } });
    assert.is(open.headers['access-control-allow-origin'], '*');
  }));

test('logs key changes, invalid tokens and undeclared proxies, but never a key', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'almanac-log-'));
  const server = await startProcess({ DATA_DIR: dataDir, ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN });
  try {
    const call = (sent: Parameters<typeof send>[1]) => send(server.port, sent);
    const { key, id } = (await call({ path: '/signup', body: { email: 'ada@example.org' } })).json;
    await call({ path: `/admin/keys/${id}/plan`, body: { plan: 'partner' }, headers: BEARER });
    const rotated = await call({ path: `/admin/keys/${id}/rotate`, body: {}, headers: BEARER });
    await call({ path: `/admin/keys/${id}/revoke`, method: 'POST', headers: BEARER });
    await call({ path: '/admin/keys', body: { email: 'b@example.org', plan: 'free' }, headers: BEARER });
    for (let n = 0; n < 12; n++) await call({ path: '/admin/keys', headers: { Authorization: 'Bearer wrong' } });
    for (let n = 0; n < 3; n++) await call({ path: '/health', headers: { 'X-Forwarded-For': '192.0.2.1' } });
    await server.end('SIGTERM');
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    const meaningOf = (message: RegExp) => lines.filter(({ msg }) => message.test(msg));
    for (const message of [/^sign-up: key created$/, /^key plan changed$/, /^key rotated$/, /^key revoked$/]) {
      assert.is(meaningOf(message).length, 1, String(message));
      assert.is(meaningOf(message)[0].key_id, id);
      assert.is(meaningOf(message)[0].level, 'info');
    }
    assert.is(meaningOf(/^key created$/).length, 1);
    const [revoked] = meaningOf(/^key revoked$/);
    assert.equal([revoked.by, revoked.address], ['operator', '127.0.0.1']);
    const wrong = meaningOf(/invalid operator token/);
    assert.equal(
      wrong.map(({ level, wrong: count }) => [level, count]),
      [
        ['warn', 1],
        ['warn', 10],
      ],
      'does not log one line per guess',
    );
    assert.is(meaningOf(/X-Forwarded-For/).length, 1, 'once');
    for (const secret of [key, rotated.json.key, ADMIN_TOKEN]) assert.not.ok(server.output().includes(secret));
  } finally {
    server.child.kill('SIGKILL');
    await rm(dataDir, { recursive: true });
  }
});

test.run();
