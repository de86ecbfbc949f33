// Tests sign-in metadata. Some paths must not have any, because many clients drop keys configured for `/mcp` if they
// see an authorization server.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { REDIRECT } from './sign-in.ts';

const server = await openAlmanac();
const proxied = await openAlmanac({ ALMANAC_PUBLIC_URL: 'https://almanac.example.org', HOST: '127.0.0.1' });
const off = await openAlmanac({ ALMANAC_CONNECT: 'off' });
test.after(async () => {
  for (const each of [server, proxied, off]) await each.stop();
});

const RESOURCE = '/.well-known/oauth-protected-resource';
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

test('the origin and /mcp have no well-known document, and /mcp never requires a sign-in', async () => {
  const bare = ['oauth-authorization-server', 'oauth-protected-resource', 'openid-configuration'];
  const paths = bare.flatMap((name) => [
    `/.well-known/${name}`,
    `/.well-known/${name}/`,
    `/.well-known/${name}/mcp`,
    `/.well-known/${name}/mcp/places/`,
    `/mcp/.well-known/${name}`,
    `/mcp/places/.well-known/${name}`,
  ]);
  for (const path of paths) assert.is((await server.send({ path })).status, 404, path);
  const initialize = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25' } };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_current_time', arguments: {} } };
  for (const body of [initialize, call]) {
    for (const headers of [{}, { Authorization: 'Bearer wrong' }] as readonly Record<string, string>[]) {
      const answer = await server.send({ path: '/mcp/world-time/', headers, body });
      assert.equal([answer.status, answer.headers['www-authenticate']], [200, undefined]);
    }
  }
});

test('both locations of the server’s metadata agree, and list only supported features', async () => {
  const inserted = await server.send({ path: '/.well-known/oauth-authorization-server/connect' });
  const { json } = await server.send({ path: '/connect/.well-known/oauth-authorization-server' });
  assert.equal(inserted.json, json);
  assert.is(inserted.headers['access-control-allow-origin'], '*');
  assert.is(json.issuer, `${server.url}/connect`);
  assert.equal(json.code_challenge_methods_supported, ['S256']);
  assert.equal(json.token_endpoint_auth_methods_supported, ['none']);
  assert.is(json.client_id_metadata_document_supported, true);
  assert.is(json.authorization_response_iss_parameter_supported, true);
});

test('every call without a token gets the metadata location of its own URL', async () => {
  for (const path of [
    '/connect/mcp/',
    '/connect/mcp',
    '/connect/mcp/places/',
    '/connect/mcp/?services=places,world-time',
  ]) {
    const sent = [{ path, body: { ...PING, method: 'initialize' } }, { path, body: PING }, { path }];
    for (const each of sent) {
      const { status, headers } = await server.send(each);
      assert.is(status, 401);
      const address = /^Bearer resource_metadata="([^"]+)", scope="tools"$/.exec(
        headers['www-authenticate'] ?? '',
      )?.[1];
      const document = await fetch(address ?? '');
      const { resource, authorization_servers } = (await document.json()) as Record<string, unknown>;
      assert.equal([resource, authorization_servers], [`${server.url}${path}`, [`${server.url}/connect`]]);
    }
  }
  assert.is((await server.send({ path: `${RESOURCE}/connect/mcp/nothing/` })).status, 404);
  assert.is((await server.send({ path: '/connect/mcp/nothing/', body: PING })).status, 404);
});

test('describes an invalid token, and a key sent as a token', async () => {
  for (const token of ['x', 'x'.repeat(43), await server.key()]) {
    const { status, headers, text } = await server.send({
      path: '/connect/mcp/',
      headers: { Authorization: `Bearer ${token}` },
      body: PING,
    });
    assert.is(status, 401);
    assert.match(
      headers['www-authenticate'] ?? '',
      /error="invalid_token", error_description="The access token is unknown\."/,
    );
    assert.not.match(text, token.length > 5 ? token : 'never');
  }
});

test('a local server uses the host name of the request in its metadata', async () => {
  const Host = `localhost:${server.port}`;
  const { json } = await server.send({ path: `${RESOURCE}/connect/mcp/`, headers: { Host } });
  assert.is(json.resource, `http://${Host}/connect/mcp/`);
  assert.is(json.authorization_servers[0], `${server.url}/connect`);
});

test('behind a proxy, all URLs use the public address and TLS, regardless of the request headers', async () => {
  const headers = { Host: 'almanac.example.org', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' };
  const at = (path: string, body?: object) => proxied.send({ path, headers, ...(body === undefined ? {} : { body }) });
  const { json } = await at(`${RESOURCE}/connect/mcp/`);
  assert.is(json.resource, 'https://almanac.example.org/connect/mcp/');
  const client = (await at('/connect/register', { redirect_uris: [REDIRECT] })).json.client_id;
  const query = new URLSearchParams({
    ...{ client_id: client, redirect_uri: REDIRECT, response_type: 'code', code_challenge_method: 'S256' },
    ...{ code_challenge: 'x'.repeat(43), resource: 'https://almanac.example.org/connect/mcp/' },
  });
  const begun = await at(`/connect/authorize?${query}`);
  assert.is(begun.status, 303);
  assert.match(begun.headers.location ?? '', /^\/connect\/consent\//);
  const cookies = begun.headers['set-cookie'] ?? [];
  assert.is(cookies.length, 4);
  for (const cookie of cookies) {
    assert.match(cookie, /^__Host-almanac-/);
    assert.match(cookie, /; path=\/;/);
    assert.match(cookie, /; samesite=lax/);
    assert.match(cookie, /; secure/);
    assert.match(cookie, /; httponly/);
    assert.not.match(cookie, /; domain/);
  }
});

test('returns 404 for all OAuth paths when OAuth is disabled', async () => {
  const paths = ['/connect/mcp/', '/connect/authorize', '/connect/.well-known/oauth-authorization-server'];
  const known = ['/.well-known/oauth-authorization-server/connect', `${RESOURCE}/connect/mcp/`];
  for (const path of [...paths, ...known]) assert.is((await off.send({ path })).status, 404, path);
});

test.run();
