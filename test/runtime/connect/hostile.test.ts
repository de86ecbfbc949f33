// Those who mean harm, one attack a test: each is refused with what to do, gives nothing to the address that codes go to, and is
// bounded. One process on SQLite.

import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { type Answer, send } from '../../support/http.ts';
import { beneath } from '../store/engines.ts';
import { openDocuments } from './servers.ts';
import { Person, REDIRECT } from './sign-in.ts';

const VERIFIER = 'a-verifier-of-at-least-forty-three-characters-it-is';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

const documents = await openDocuments();
const server = await openAlmanac(documents?.variables);
const { port, url } = server;
const KEY = await server.key();
const CLIENT = (await register({ redirect_uris: [REDIRECT] })).json.client_id;
test.after(async () => {
  await server.stop();
  await documents?.close();
});

type Form = Readonly<Record<string, string>>;

function register(metadata: object): Promise<Answer> {
  return send(port, { path: '/connect/register', body: { client_name: 'Attacker', ...metadata } });
}

/** The address where a sign-in begins; a parameter that is empty is left out. */
function asking(more: Form = {}, at = url): string {
  const all = {
    ...{ client_id: CLIENT, redirect_uri: REDIRECT, response_type: 'code', state: 's' },
    ...{ code_challenge: CHALLENGE, code_challenge_method: 'S256', resource: `${url}/connect/mcp/` },
    ...more,
  };
  return `${at}/connect/authorize?${new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''))}`;
}

/** A code for a key, as a client gets it. */
async function codeFor(more: Form = {}): Promise<string> {
  const person = new Person(port);
  const done = await person.submit(await person.open(asking(more)), 'allow', { key: KEY });
  return done.at.searchParams.get('code') ?? '';
}

function token(form: Form): Promise<Answer> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ client_id: CLIENT, ...form }).toString();
  return send(port, { path: '/connect/token', headers, body });
}

const exchange = (code: string, more: Form = {}) =>
  token({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT, code_verifier: VERIFIER, ...more });

async function use(access: string, endpoint = '/connect/mcp/'): Promise<{ status: number; why: string }> {
  const headers = { Authorization: `Bearer ${access}` };
  const answer = await send(port, { path: endpoint, headers, body: { jsonrpc: '2.0', id: 1, method: 'ping' } });
  return { status: answer.status, why: answer.headers['www-authenticate'] ?? '' };
}

/** A page that ends a sign-in: nobody is sent anywhere. */
function endsHere(answer: Answer & { at?: URL }, says: RegExp): void {
  assert.is(answer.headers.location, undefined);
  assert.is(answer.status >= 400 && answer.status < 500, true, `${answer.status}`);
  assert.match(answer.text, says);
  assert.match(String(answer.headers['content-security-policy']), "frame-ancestors 'none'");
}

test('an address for codes that the client did not register gets nothing', async () => {
  for (const redirect of ['https://evil.example/', `${REDIRECT}/more`, 'http://127.0.0.1.evil.example/callback']) {
    endsHere(await new Person(port).open(asking({ redirect_uri: redirect })), /redirect_uri/);
  }
  // A program on the same machine may take another port (RFC 8252).
  assert.is((await new Person(port).open(asking({ redirect_uri: 'http://127.0.0.1:5/callback' }))).status, 200);
});

test('a code that is used twice ends what it gave, also when both come at once', async () => {
  const code = await codeFor();
  const first = await exchange(code);
  assert.is(first.status, 200, first.text);
  assert.is((await use(first.json.access_token)).status, 200);
  assert.equal([(await exchange(code)).status, (await exchange(code)).json.error], [400, 'invalid_grant']);
  assert.match((await use(first.json.access_token)).why, /was revoked/);
  assert.is((await token({ grant_type: 'refresh_token', refresh_token: first.json.refresh_token })).status, 400);

  const other = await codeFor();
  const both = await Promise.all([exchange(other), exchange(other), exchange(other)]);
  assert.ok(both.filter(({ status }) => status === 200).length <= 1);
  for (const { status, json } of both)
    if (status === 200) assert.match((await use(json.access_token)).why, /was revoked/);
});

test('without PKCE, with plain PKCE or with another verifier there is no token', async () => {
  const weaker: readonly Form[] = [
    { code_challenge: '', code_challenge_method: '' },
    { code_challenge_method: 'plain' },
  ];
  for (const more of weaker) {
    const { at } = await new Person(port).open(asking(more));
    assert.is(at.searchParams.get('error'), 'invalid_request');
    assert.is(at.searchParams.get('code'), null);
    assert.is(at.searchParams.get('iss'), `${url}/connect`);
  }
  const wrong = await exchange(await codeFor(), { code_verifier: `${VERIFIER}x` });
  assert.is(wrong.json.error, 'invalid_grant');
});

test('a token is good for the resource that it was asked for, and there alone', async () => {
  const foreign = await new Person(port).open(asking({ resource: 'https://evil.example/connect/mcp/' }));
  assert.is(foreign.at.searchParams.get('error'), 'invalid_target');
  for (const resource of [`${url}/mcp/`, `${url}/connect/mcp/nothing/`, `${url}/rest/`]) {
    assert.is((await new Person(port).open(asking({ resource }))).at.searchParams.get('error'), 'invalid_target');
  }
  const places = `${url}/connect/mcp/places/`;
  const mixed = await exchange(await codeFor({ resource: places }), { resource: `${url}/connect/mcp/` });
  assert.is(mixed.json.error, 'invalid_target');
  const one = (await exchange(await codeFor({ resource: places }))).json.access_token;
  assert.is((await use(one, '/connect/mcp/places/')).status, 200);
  assert.is((await use(one, '/connect/mcp/places')).status, 200);
  for (const elsewhere of ['/connect/mcp/', '/connect/mcp/?services=places', '/connect/mcp/world-time/']) {
    const { status, why } = await use(one, elsewhere);
    assert.is(status, 401);
    assert.match(why, /for another resource, \/connect\/mcp\/places\//);
  }
  const all = (await exchange(await codeFor())).json.access_token;
  for (const endpoint of ['/connect/mcp/', '/connect/mcp/places/', '/connect/mcp/?services=places,world-time']) {
    assert.is((await use(all, endpoint)).status, 200, endpoint);
  }
  // Nowhere else is it anything.
  const path = '/rest/world-time/get_current_time?timezone=Europe/Oslo';
  assert.is((await send(port, { path, headers: { Authorization: `Bearer ${all}` } })).status, 401);
});

test('a consent without its cookie, its form or from another page does nothing', async () => {
  const person = new Person(port);
  const page = await person.open(asking());
  const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const form = { choice: 'allow', key: KEY };
  endsHere(await new Person(port).open(action, form), /begun in another browser/);
  endsHere(await person.open(action, form), /not made by this server/);
  endsHere(await person.open(action, { ...form, token: 'x'.repeat(43) }), /not made by this server/);
  const cookie = [...person.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = {
    Cookie: cookie,
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: 'https://evil.example',
  };
  assert.is((await send(port, { path: action, headers, body: 'choice=allow' })).status, 403);
  const stranger = new Person(port);
  for (const [name, value] of person.cookies)
    stranger.cookies.set(name, name.endsWith('.sig') ? 'A'.repeat(43) : value);
  endsHere(await stranger.open(action), /begun in another browser/);
  // A second sign-in in the same browser: the page of the first says so.
  await person.open(asking());
  endsHere(await person.open(action), /Another sign-in/);
});

test('who says no, and whose key is wrong, gives nothing away', async () => {
  const person = new Person(port);
  const page = await person.open(asking());
  const wrong = await person.submit(page, 'allow', { key: `${KEY.slice(0, -1)}!` });
  assert.equal([wrong.status, wrong.headers.location], [401, undefined]);
  assert.match(wrong.text, /role="alert">This key is not known here/);
  assert.not.match(wrong.text, KEY.slice(0, -1));
  const { at } = await person.submit(wrong, 'deny');
  assert.equal([...at.searchParams.keys()].sort(), ['error', 'error_description', 'iss', 'state']);
  assert.is(at.searchParams.get('error'), 'access_denied');
});

test('what is kept signs nobody in', async () => {
  const given = await exchange(await codeFor());
  const kept = JSON.stringify(await beneath({ dataDir: server.dataDir }, 'select * from connect_records'));
  for (const secret of [given.json.access_token, given.json.refresh_token, KEY]) assert.not.match(kept, secret);
});

test('addresses for codes that others could read are not registered', async () => {
  for (const redirect of ['http://evil.example/', 'javascript:alert(1)', 'nothing', 'https://evil.example/#here']) {
    const { status, json } = await register({ redirect_uris: [redirect] });
    assert.equal([status, json.error], [400, 'invalid_redirect_uri'], redirect);
  }
  const many = Array.from({ length: 21 }, (_, n) => `https://evil.example/${n}`);
  assert.is((await register({ redirect_uris: many })).status, 400);
});

test('a flood of registrations is refused after ten, and says when to come again', async () => {
  let last = await register({ redirect_uris: [REDIRECT] });
  for (let n = 0; n < 10 && last.status !== 429; n++) last = await register({ redirect_uris: [REDIRECT] });
  assert.equal([last.status, last.json.code], [429, 'too_many_requests']);
  assert.ok(Number(last.headers['retry-after']) > 0);
});

if (documents !== undefined) {
  test('documents that are huge, slow, moved, not there, not theirs or no documents are refused', async () => {
    const bad: readonly (readonly [string, RegExp])[] = [
      ['huge', /larger than 10 KiB/],
      ['slow', /did not answer/],
      ['moved', /status 302/],
      ['gone', /status 404/],
      ['text', /fetch failed|not a JSON|cannot be read|invalid/i],
      ['other', /client_id/],
      ['secret', /secret/],
    ];
    const pages = bad.map(async ([name, says]) => {
      const answer = await new Person(port).open(asking({ client_id: `${documents.base}/${name}.json` }));
      endsHere(answer, says);
      assert.match(answer.text, /<h1>This sign-in cannot go on/);
    });
    await Promise.all(pages);
  });

  test('a document at an address that is not public is not asked for', async () => {
    const closed = await openAlmanac();
    try {
      const before = documents.asked();
      for (const client of [documents.client, 'https://169.254.169.254/latest.json', 'https://localhost/client.json']) {
        endsHere(
          await new Person(closed.port).open(asking({ client_id: client }, closed.url)),
          /not a public internet address/,
        );
      }
      assert.is(documents.asked(), before);
    } finally {
      await closed.stop();
    }
  });
}

test('who asks without a good token again and again is told to wait', async () => {
  const paced = await openAlmanac({ ALMANAC_KEYLESS: '1,5' });
  try {
    const body = { jsonrpc: '2.0', id: 1, method: 'ping' };
    for (const path of ['/connect/mcp/', '/connect/token']) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => {
          const headers = { Authorization: `Bearer ${`${n}`.repeat(43)}` };
          return send(paced.port, { path, headers, body });
        }),
      );
      const late = answers.filter(({ status }) => status === 429);
      assert.ok(late.length >= 2, path);
      for (const { headers } of late) assert.ok(Number(headers['retry-after']) > 0);
    }
  } finally {
    await paced.stop();
  }
});

test('tries of keys are bounded', async () => {
  const person = new Person(port);
  let page = await person.open(asking());
  for (let n = 0; n < 12 && page.status !== 429; n++) page = await person.submit(page, 'allow', { key: 'alm_guess' });
  assert.is(page.status, 429);
  assert.match(page.text, /role="alert">Too many tries/);
});

test.run();
