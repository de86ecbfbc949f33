import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { legacy, openTestServer } from './fixture.ts';
import { proves } from './requirements.ts';

const local = await openTestServer();
const published = await openTestServer({
  ...{ host: '0.0.0.0', publicUrl: 'https://almanac.example', allowedHosts: ['inner:8080'] },
});
test.after(async () => {
  await local.close();
  await published.close();
});

const list = (headers: Record<string, string>) => legacy('tools/list', {}, headers);

proves(['access.host'], 'a local server accepts the names of its own machine, on any port', async () => {
  for (const Host of ['localhost', 'LOCALHOST:9', '127.0.0.1:8080', '[::1]:80']) {
    assert.is((await local.send(list({ Host }))).status, 200, Host);
  }
  for (const Host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80', 'a b', '10.0.0.1']) {
    const answer = await local.send(list({ Host }));
    assert.is(answer.status, 403, `host ${Host}`);
    assert.match(answer.json.error.message, 'is not allowed');
  }
});

proves(
  ['access.host'],
  'a public server accepts its public name, and checks a port only if one is configured',
  async () => {
    for (const Host of ['almanac.example', 'almanac.example:443', 'inner:8080']) {
      assert.is((await published.send(list({ Host }))).status, 200, Host);
    }
    for (const Host of ['localhost', 'inner', 'inner:8081', 'other.example']) {
      assert.is((await published.send(list({ Host }))).status, 403, Host);
    }
  },
);

proves(['access.origin'], 'accepts pages of the same origin, of this machine and of the allowlist', async () => {
  for (const Origin of ['http://127.0.0.1', 'http://localhost:6274', 'https://app.example', 'HTTPS://APP.EXAMPLE']) {
    assert.is((await local.send(list({ Host: '127.0.0.1', Origin }))).status, 200, Origin);
  }
  for (const Origin of [
    'https://evil.example',
    'null',
    'http://app.example',
    'https://app.example.evil',
    'file://localhost',
  ]) {
    assert.is((await local.send(list({ Host: '127.0.0.1', Origin }))).status, 403, Origin);
  }
});

proves(['access.origin'], 'a public server does not trust pages of its own machine', async () => {
  const Host = 'almanac.example';
  assert.is((await published.send(list({ Host, Origin: 'http://localhost:6274' }))).status, 403);
  assert.is((await published.send(list({ Host, Origin: 'https://almanac.example' }))).status, 200);
});

proves(['access.origin'], '* allows every page', async () => {
  const open = await openTestServer({ allowedOrigins: ['*'] });
  assert.is((await open.send(list({ Origin: 'https://any.example' }))).status, 200);
  await open.close();
});

proves(
  ['http.preflight'],
  'an allowed page may send a preflight and read the response; other pages may not',
  async () => {
    const Origin = 'https://app.example';
    const preflight = await local.send({
      method: 'OPTIONS',
      headers: { Origin, 'Access-Control-Request-Method': 'POST' },
    });
    assert.is(preflight.status, 204);
    assert.is(preflight.headers['access-control-allow-origin'], Origin);
    assert.match(preflight.headers['access-control-allow-headers'] ?? '', 'Mcp-Method');
    const answer = await local.send(list({ Origin }));
    assert.is(answer.headers['access-control-allow-origin'], Origin);
    assert.is(answer.headers.vary, 'Origin');
    const other = await local.send({ method: 'OPTIONS', headers: { Origin: 'https://evil.example' } });
    assert.is(other.status, 403);
    assert.is(other.headers['access-control-allow-origin'], undefined);
  },
);

test.run();
