import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { type Answer, send } from '../../support/http.ts';
import { beneath, folder } from '../store/engines.ts';
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

/** Returns the URL that starts a sign-in; empty parameters are omitted. */
function asking(more: Form = {}, at = url): string {
  const all = {
    ...{ client_id: CLIENT, redirect_uri: REDIRECT, response_type: 'code', state: 's' },
    ...{ code_challenge: CHALLENGE, code_challenge_method: 'S256', resource: `${url}/connect/mcp/` },
    ...more,
  };
  return `${at}/connect/authorize?${new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''))}`;
}

/** Signs in with the key and returns the authorization code that the client receives. */
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

/** Expects an error page without a redirect. */
function endsHere(answer: Answer & { at?: URL }, message: RegExp): void {
  assert.is(answer.headers.location, undefined);
  assert.is(answer.status >= 400 && answer.status < 500, true, `${answer.status}`);
  assert.match(answer.text, message);
  assert.match(String(answer.headers['content-security-policy']), "frame-ancestors 'none'");
}

test('sends nothing to a redirect URI that the client did not register', async () => {
  for (const redirect of ['https://evil.example/', `${REDIRECT}/more`, 'http://127.0.0.1.evil.example/callback']) {
    endsHere(await new Person(port).open(asking({ redirect_uri: redirect })), /redirect_uri/);
  }
  // RFC 8252: native clients may use any port of the loopback address.
  assert.is((await new Person(port).open(asking({ redirect_uri: 'http://127.0.0.1:5/callback' }))).status, 200);
});

test('using a code twice revokes its tokens, even with concurrent requests', async () => {
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

test('issues no token without PKCE, with plain PKCE or with a wrong verifier', async () => {
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

test('a token is valid only for the resource for which it was requested', async () => {
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
  // Valid nowhere else.
  const path = '/rest/world-time/get_current_time?timezone=Europe/Oslo';
  assert.is((await send(port, { path, headers: { Authorization: `Bearer ${all}` } })).status, 401);
});

test('a consent that is sent without the cookie, without the form or from another page has no effect', async () => {
  const person = new Person(port);
  const page = await person.open(asking());
  const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const form = { choice: 'allow', key: KEY };
  endsHere(await new Person(port).open(action, form), /started in another browser/);
  endsHere(await person.open(action, form), /form is invalid/);
  endsHere(await person.open(action, { ...form, token: 'x'.repeat(43) }), /form is invalid/);
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
  endsHere(await stranger.open(action), /started in another browser/);
  // After a second sign-in is started in the same browser, the first page reports this.
  await person.open(asking());
  endsHere(await person.open(action), /Another sign-in/);
});

test('neither denying access nor entering a wrong key reveals any data', async () => {
  const person = new Person(port);
  const page = await person.open(asking());
  const wrong = await person.submit(page, 'allow', { key: `${KEY.slice(0, -1)}!` });
  assert.equal([wrong.status, wrong.headers.location], [401, undefined]);
  assert.match(wrong.text, /role="alert">This key is unknown/);
  assert.not.match(wrong.text, KEY.slice(0, -1));
  const { at } = await person.submit(wrong, 'deny');
  assert.equal([...at.searchParams.keys()].sort(), ['error', 'error_description', 'iss', 'state']);
  assert.is(at.searchParams.get('error'), 'access_denied');
});

test('stored records cannot be used to sign in', async () => {
  const input = await exchange(await codeFor());
  const kept = JSON.stringify(await beneath({ dataDir: server.dataDir }, 'select * from connect_records'));
  for (const secret of [input.json.access_token, input.json.refresh_token, KEY]) assert.not.match(kept, secret);
});

test('rejects redirect URIs that others could read', async () => {
  for (const redirect of ['http://evil.example/', 'javascript:alert(1)', 'nothing', 'https://evil.example/#here']) {
    const { status, json } = await register({ redirect_uris: [redirect] });
    assert.equal([status, json.error], [400, 'invalid_redirect_uri'], redirect);
  }
  const many = Array.from({ length: 21 }, (_, n) => `https://evil.example/${n}`);
  assert.is((await register({ redirect_uris: many })).status, 400);
});

test('rejects a redirect URI whose host would change the security policy or the text of the consent page', async () => {
  for (const host of ['x;sandbox', 'claude.ai,evil.example', '*', '*.example', "'self'", '"verified".example', 'a!b']) {
    const { status, json, text } = await register({ redirect_uris: [`https://${host}/callback`] });
    assert.equal([status, json.error], [400, 'invalid_redirect_uri'], `${host} ${text}`);
    assert.match(json.error_description, /host of letters, digits, dots and hyphens/);
  }
  for (const host of [
    'a-b.example',
    'a_b.example',
    'xn--bcher-kva.example',
    '192.0.2.1',
    '[2001:db8::1]',
    '[::1]:8443',
  ]) {
    assert.is((await register({ redirect_uris: [`https://${host}/callback`] })).status, 201, host);
  }
});

test('rejects a flood of registrations with OAuth errors; sign-in by client metadata document still works', async () => {
  const limited = await openAlmanac({ ...documents?.variables, ALMANAC_CONNECT_REGISTRATIONS: '3' });
  try {
    const body = { client_name: 'Attacker', redirect_uris: [REDIRECT] };
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await send(limited.port, { path: '/connect/register', body }));
    assert.equal(
      answers.map(({ status }) => status),
      [201, 201, 201, 429, 429],
    );
    const last = answers.at(-1) as Answer;
    assert.is(last.json.error, 'temporarily_unavailable');
    assert.is(typeof last.json.error_description, 'string');
    assert.ok(Number(last.headers['retry-after']) > 0);
    if (documents === undefined) return;
    const page = await new Person(limited.port).open(
      asking({ client_id: documents.client, resource: `${limited.url}/connect/mcp/` }, limited.url),
    );
    assert.is(page.status, 200, page.text);
  } finally {
    await limited.stop();
  }
});

test('registrations from many networks do not lock out any client: the oldest registrations without a sign-in are removed', async () => {
  const small = await openAlmanac({ ALMANAC_CONNECT_UNUSED_CLIENTS: '10', ALMANAC_TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const registered = async (network: number) => {
      const headers = { 'X-Forwarded-For': `198.51.100.${network}` };
      const body = { client_name: 'Client', redirect_uris: [REDIRECT] };
      const { status, json } = await send(small.port, { path: '/connect/register', body, headers });
      assert.is(status, 201);
      return json.client_id as string;
    };
    const page = (client: string) =>
      new Person(small.port).open(asking({ client_id: client, resource: `${small.url}/connect/mcp/` }, small.url));
    const used = await registered(1);
    const person = new Person(small.port);
    const at = asking({ client_id: used, resource: `${small.url}/connect/mcp/` }, small.url);
    const done = await person.submit(await person.open(at), 'allow', { key: await small.key() });
    const form = {
      ...{ grant_type: 'authorization_code', code: done.at.searchParams.get('code') ?? '', client_id: used },
      ...{ redirect_uri: REDIRECT, code_verifier: VERIFIER },
    };
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    await send(small.port, { path: '/connect/token', headers, body: new URLSearchParams(form).toString() });
    const oldest = await registered(2);
    for (let network = 3; network < 15; network++) await registered(network);
    assert.is((await page(await registered(15))).status, 200, 'a new client signs in');
    assert.is((await page(used)).status, 200, 'a previously used client also signs in');
    endsHere(await page(oldest), /client/);
  } finally {
    await small.stop();
  }
});

/** Checks that endpoints reject a token that is not valid for them. */
async function isRefusedInEveryForm(access: string): Promise<void> {
  const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
  const inside = { name: 'call_tool', arguments: { tool: 'places__search_cities', arguments: { query: 'Oslo' } } };
  const bodies = [
    ...['prompts/list', 'prompts/get', 'completion/complete', 'resources/subscribe', 'logging/setLevel', 'no/such'].map(
      (method) => message(method),
    ),
    message('tools/call', inside),
    message('tools/call', { name: 'find_tool', arguments: { query: 'cities' } }),
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    [message('ping'), message('tools/call', inside)],
    'no JSON',
  ];
  const call = (path: string, body: object | string, more: Readonly<Record<string, string>> = {}) =>
    send(port, { path, body, headers: { Authorization: `Bearer ${access}`, ...more } });
  for (const endpoint of ['/connect/mcp/', '/connect/mcp/eu-law/']) {
    for (const revision of ['2025-03-26', '2025-11-25', '2026-07-28']) {
      const headers = { 'MCP-Protocol-Version': revision, Accept: 'application/json, text/event-stream' };
      for (const body of bodies) {
        const { status, text } = await call(endpoint, body, headers);
        assert.is(status, 401, `${endpoint} ${revision} ${JSON.stringify(body)} ${text}`);
      }
    }
  }
  assert.is((await call('/connect/mcp/places/', message('ping'))).status, 200);
}

test('a token for one service cannot read data of another service by any method', async () => {
  const places = `${url}/connect/mcp/places/`;
  const access = (await exchange(await codeFor({ resource: places }))).json.access_token;
  const call = async (endpoint: string, method: string, params: object) => {
    const headers = { Authorization: `Bearer ${access}`, Accept: 'application/json, text/event-stream' };
    return send(port, { path: endpoint, headers, body: { jsonrpc: '2.0', id: 1, method, params } });
  };
  const methods: readonly (readonly [string, object])[] = [
    ['initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } }],
    ['server/discover', {}],
    ['ping', {}],
    ['tools/list', {}],
    ['tools/call', { name: 'search', arguments: { query: 'data' } }],
    ['resources/list', {}],
    ['resources/templates/list', {}],
    ['resources/read', { uri: 'almanac://eu-law/32016R0679?part=1' }],
  ];
  for (const endpoint of [
    '/connect/mcp/',
    '/connect/mcp/eu-law/',
    '/connect/mcp/research/',
    '/connect/mcp/?services=eu-law',
  ]) {
    for (const [method, params] of methods) {
      assert.is((await call(endpoint, method, params)).status, 401, `${endpoint} ${method}`);
    }
  }
  for (const uri of [
    'almanac://eu-law/32016R0679?part=1',
    'almanac://eu-law/32016R0679',
    'almanac://trials/NCT01234567',
  ]) {
    const { json } = await call('/connect/mcp/places/', 'resources/read', { uri });
    assert.match(json.error?.message ?? JSON.stringify(json), /which is not available at this endpoint/);
  }
  const { json } = await call('/connect/mcp/places/', 'tools/call', { name: 'eu-law__search_eu_law', arguments: {} });
  assert.match(JSON.stringify(json), /isError|error/);
  await isRefusedInEveryForm(access);
});

test('rejects a refresh for a different resource, after which the refresh token still works', async () => {
  const first = (await exchange(await codeFor({ resource: `${url}/connect/mcp/places/` }))).json;
  const refresh = (more: Form = {}) =>
    token({ grant_type: 'refresh_token', refresh_token: first.refresh_token, ...more });
  for (const resource of [`${url}/connect/mcp/`, `${url}/connect/mcp/eu-law/`, 'https://evil.example/', 'nonsense']) {
    assert.equal([(await refresh({ resource })).json.error], ['invalid_target'], resource);
  }
  const next = await refresh({ resource: `${url}/connect/mcp/places/` });
  assert.is(next.status, 200, next.text);
  assert.is((await use(next.json.access_token, '/connect/mcp/places/')).status, 200);
});

test('a client name cannot look like part of the text of the consent page', async () => {
  const names: readonly (readonly [string, string | undefined])[] = [
    ['Editor” and was verified by Almanac. “', 'Editor and was verified by Almanac.'],
    ['A\u202Etxet\u202C B', 'A txet B'],
    ['Tag\u{E0041}\u{E0042}ged', 'Tag ged'],
    ['Zero\u200Bwidth\u0000\u001b[31m', 'Zero width 31m'],
    ['"<script>\'`', 'script'],
    ['””””', undefined],
    [`Z${'\u0301'.repeat(50)}`, 'Ź\u0301\u0301'],
    ['x'.repeat(200), 'x'.repeat(60)],
    ['Café Ünïcode 工具 עברית', 'Café Ünïcode 工具 עברית'],
  ];
  for (const [value, shown] of names) {
    const { json } = await register({ client_name: value, redirect_uris: [REDIRECT] });
    assert.is(json.client_name, shown, value);
    const page = await new Person(port).open(asking({ client_id: json.client_id }));
    if (shown === undefined) assert.not.match(page.text, /calls itself/);
    else assert.ok(page.text.includes(`calls itself <bdi>“${shown.replaceAll('&', '&amp;')}”</bdi>`), shown);
  }
});

if (documents !== undefined) {
  test('rejects client documents that are huge, slow, redirected, missing or invalid, or that belong to a different client', async () => {
    const bad: readonly (readonly [string, RegExp])[] = [
      ['huge', /must return a JSON document/],
      ['slow', /must return a JSON document/],
      ['moved', /must return a JSON document/],
      ['gone', /must return a JSON document/],
      ['text', /fetch failed|not a JSON|cannot be read|invalid/i],
      ['other', /client_id/],
      ['secret', /secret/],
    ];
    const pages = bad.map(async ([name, message]) => {
      const answer = await new Person(port).open(asking({ client_id: `${documents.base}/${name}.json` }));
      endsHere(answer, message);
      assert.not.match(answer.text, /302|404/, 'does not reveal the response of the address');
      assert.match(answer.text, /<h1>Sign-in failed/);
    });
    await Promise.all(pages);
  });

  test('does not fetch a client document from a non-public address or another port, even if webhooks may use it', async () => {
    const closed = await openAlmanac({ ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8,169.254.0.0/16' });
    try {
      const before = documents.requestCount();
      for (const client of [documents.client, 'https://169.254.169.254/latest.json', 'https://localhost/client.json']) {
        endsHere(
          await new Person(closed.port).open(asking({ client_id: client }, closed.url)),
          /not a public internet address/,
        );
      }
      for (const client of ['https://93.184.215.14:8443/client.json', 'https://93.184.215.14:22/client.json']) {
        endsHere(await new Person(closed.port).open(asking({ client_id: client }, closed.url)), /must use port 443/);
      }
      for (const client of ['https://claude.ai,evil.example/client.json', 'https://*.evil.example/client.json']) {
        endsHere(
          await new Person(closed.port).open(asking({ client_id: client }, closed.url)),
          /must have a host name/,
        );
      }
      assert.is(documents.requestCount(), before);
    } finally {
      await closed.stop();
    }
  });

  test("fetches of client documents for the consent page count against the network's limit", async () => {
    const { path, remove } = folder();
    const variables = { ...documents.variables, DATA_DIR: path };
    const first = await openAlmanac(variables);
    const client = `${documents.base}/once.json`;
    const at = asking({ client_id: client, resource: `${first.url}/connect/mcp/` }, first.url);
    const person = new Person(first.port);
    const consent = await person.open(at);
    assert.is(consent.status, 200, consent.text);
    await first.stop();
    // The second process has not cached the document, whose URL now fails.
    const second = await openAlmanac({ ...variables, ALMANAC_PUBLIC_URL: first.url });
    try {
      const visitor = new Person(second.port);
      for (const [name, value] of person.cookies) visitor.cookies.set(name, value);
      const before = documents.requestCount();
      const pages = await Promise.all(
        Array.from({ length: 60 }, () => visitor.open(new URL(consent.at.pathname, second.url))),
      );
      assert.ok(pages.every(({ status }) => status === 400));
      const fetched = documents.requestCount() - before;
      assert.ok(fetched > 0 && fetched <= 21, `${fetched} fetches`);
    } finally {
      await second.stop();
      remove();
    }
  });
}

test('limits repeated requests without a valid token', async () => {
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

test('limits attempts to enter keys', async () => {
  const person = new Person(port);
  let page = await person.open(asking());
  for (let n = 0; n < 12 && page.status !== 429; n++) page = await person.submit(page, 'allow', { key: 'alm_guess' });
  assert.is(page.status, 429);
  assert.match(page.text, /role="alert">Too many attempts/);
});

test.run();
