import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../../generated/endpoints/endpoints.ts';
import type { ApplicationOptions } from '../../../../runtime/app/application.ts';
import { send as answer } from '../../../../runtime/transports/http/send.ts';
import { ADMIN_TOKEN, openAlmanac } from '../../../support/almanac.ts';
import { openApplication } from '../../../support/application.ts';
import { send } from '../../../support/http.ts';

const REBOUND = { Host: 'evil.example' };
const FOREIGN = { Origin: 'https://evil.example' };
const TOOL = '/rest/unit-conversion/list_unit_categories';
const server = await openAlmanac();
const key = await server.key();
test.after(() => server.stop());

const EXEMPT = ['/health/live', '/health/ready', '/metrics'];
const PATHS = [
  ...endpoints.map(({ path, method }) => ({ path: path.replaceAll(/\{\w+\}/g, 'x'), method })),
  { path: TOOL, method: 'GET' },
  { path: TOOL, method: 'OPTIONS' },
  { path: '/api/preprints/categories', method: 'GET' },
  { path: '/services/places', method: 'GET' },
  { path: '/mcp/', method: 'POST' },
  { path: '/nowhere', method: 'GET' },
  { path: '/metrics/x', method: 'GET' },
  { path: '/healthy', method: 'GET' },
  { path: `http://127.0.0.1${TOOL}`, method: 'GET' },
];

test('rejects an unknown host on every path except load balancer and health check paths', async () => {
  for (const { path, method } of PATHS) {
    const refused = await server.send({ path, method, key, headers: REBOUND });
    if (EXEMPT.includes(path)) assert.is(refused.status, 200, path);
    else {
      assert.is(refused.status, 403, `${method} ${path}`);
      assert.match(refused.text, 'is not allowed');
      assert.is(refused.headers['access-control-allow-origin'], undefined, path);
    }
  }
  assert.is((await server.send({ path: '/metrics?x=1', headers: REBOUND })).status, 200);
});

test('a page that uses DNS rebinding cannot create a key', async () => {
  const headers = { ...REBOUND, Origin: 'http://evil.example' };
  assert.is((await server.send({ path: '/signup', body: { email: 'ada@example.org' }, headers })).status, 403);
});

async function under(options: Partial<ApplicationOptions>, hosts: readonly string[]): Promise<number[]> {
  const { port, close } = await openApplication({
    ...options,
    rest: async (context) => answer(context, 200, '{}', []),
  });
  const statuses: number[] = [];
  for (const Host of hosts) statuses.push((await send(port, { path: '/', headers: { Host } })).status);
  await close();
  return statuses;
}

const LITERALS = ['10.0.0.1', '10.0.0.1:8080', '[fe80::1]', '[2001:db8::1]:8080'];
const NAMES = ['localhost', 'LOCALHOST:1', '127.0.0.1:8080', '[::1]:8080'];
const NONE = ['evil.example', '10.0.0.1.evil.example', 'localhost.evil.example'];
const all = (list: readonly unknown[], status: number) => list.map(() => status);

test('a server reachable from other machines also accepts IP addresses; a local server does not', async () => {
  for (const host of ['127.0.0.1', '::1', 'localhost']) {
    assert.equal(await under({ host }, [...NAMES, ...LITERALS]), [...all(NAMES, 200), ...all(LITERALS, 403)], host);
    assert.equal(await under({ host }, NONE), all(NONE, 403));
  }
  for (const host of ['0.0.0.0', '::', '10.0.0.1', 'inner.example']) {
    assert.equal(await under({ host }, [...NAMES, ...LITERALS]), all([...NAMES, ...LITERALS], 200), host);
    assert.equal(await under({ host }, NONE), all(NONE, 403));
  }
  assert.equal(await under({ host: 'inner.example' }, ['inner.example', 'Inner.example:8080']), [200, 200]);
});

test('a server with a public URL accepts the host of this URL, the hosts in the settings, and the address that it listens on', async () => {
  const options = { publicUrl: 'https://almanac.example', allowedHosts: ['inner:8080'] };
  const served = ['almanac.example', 'ALMANAC.example:443', 'inner:8080'];
  const others = ['inner', 'inner:8081', 'www.almanac.example', ...NONE];
  assert.equal(await under(options, [...served, ...others]), [...all(served, 200), ...all(others, 403)]);
  assert.equal(await under(options, ['127.0.0.1:8080', 'localhost']), [200, 200]);
  assert.equal(await under({ ...options, host: '0.0.0.0' }, ['10.0.0.1', 'localhost']), [200, 403]);
});

test('rejects an invalid host, whatever it contains', async () => {
  const odd = [
    ...['evil.example@localhost', 'localhost@evil.example', 'localhost/x', 'evil.example/@localhost', '@localhost'],
    ...['localhost:', 'localhost:x', 'localhost:123456', 'localhost:80:80', 'localhost#', 'localhost?', 'localhost\\x'],
    ...['0x7f.1', '127.1', '2130706433', '[::1', '::1', '[localhost]', 'local host', ' ', 'localhost,localhost', '%6c'],
  ];
  assert.equal(await under({}, odd), all(odd, 403));
  assert.equal(await under({ host: '0.0.0.0' }, odd), all(odd, 403));
});

test('paths are case-sensitive, so changing the case of a path bypasses no rule', async () => {
  const body = { email: 'bea@example.org' };
  const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  assert.is((await server.send({ path: '/SIGNUP', body })).status, 404);
  assert.is((await server.send({ path: '/Admin/keys', headers })).status, 404);
  assert.is((await server.send({ path: '/MCP/', body: {} })).status, 404);
  assert.is((await server.send({ path: '/Health/live', headers: REBOUND })).status, 403);
  assert.is((await server.send({ path: '/METRICS', headers: REBOUND })).status, 403);
});

const READ = 'access-control-allow-origin';

test('CORS depends on the path: any page may read data, some pages may use MCP, and no page from a different origin may create keys', async () => {
  const mcp = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const reported = async (path: string, body: unknown, Origin: string) => {
    const { status, headers } = await server.send({ path, body, headers: { Origin } });
    return [status, headers[READ], headers.vary];
  };
  const OWN = 'http://localhost:3000';
  assert.equal(await reported('/rest', undefined, FOREIGN.Origin), [200, '*', 'Accept-Encoding']);
  assert.equal(await reported(TOOL, undefined, FOREIGN.Origin), [401, '*', undefined]);
  assert.equal(await reported('/mcp/', mcp, FOREIGN.Origin), [403, undefined, undefined]);
  assert.equal(await reported('/mcp/', mcp, OWN), [200, OWN, 'Origin']);
  assert.equal(await reported('/mcp/nowhere/', mcp, OWN), [404, OWN, 'Origin']);
  assert.equal(await reported('/signup', { email: 'x' }, FOREIGN.Origin), [403, undefined, 'Origin']);
  assert.equal(await reported('/signup', { email: 'x' }, `http://127.0.0.1:${server.port}`), [
    422,
    undefined,
    'Origin',
  ]);
  assert.equal(await reported('/admin/nothing', undefined, FOREIGN.Origin), [403, undefined, 'Origin']);
});

test('no page from a different origin can modify anything, however the path is spelled', async () => {
  const Origin = FOREIGN.Origin;
  const refused = [
    ...endpoints.filter(({ method }) => method !== 'GET').map(({ path, method }) => [path, method] as const),
    ...['subscribe', 'unsubscribe', 'reset_subscription'].map((tool) => [`/rest/webhooks/${tool}`, 'POST'] as const),
  ].flatMap(([path, method]) => {
    const plain = path.replaceAll(/\{\w+\}/g, 'x');
    // REST also accepts trailing slashes and the suffix .csv.
    const more = plain.startsWith('/rest/') ? [`${plain}//`, `${plain}///?x=1`, `${plain}.csv`] : [];
    return [plain, `${plain}/`, `${plain}?x=1`, ...more].map((each) => [each, method] as const);
  });
  for (const [path, method] of refused) {
    const { status, headers } = await server.send({ path, method, body: {}, headers: { Origin }, key });
    assert.equal([status, headers[READ]], [403, undefined], `${method} ${path}`);
    const first = { Origin, 'Access-Control-Request-Method': method };
    const preflight = await server.send({ path, method: 'OPTIONS', headers: first });
    assert.is(preflight.headers[READ], undefined, `OPTIONS ${path}`);
  }
  for (const path of [
    ...['/ADMIN/keys', '/Admin', '/SIGNUP', '/%61dmin/keys', '/signup%2f', '//admin/keys', '/./admin', '/KEY/rotate'],
    ...['/key/%72otate', '/REST/webhooks/subscribe', '/rest2', '/Key/usage', '/nowhere'],
    ...['/connect/%61uthorize', '/connect//consent/x', '/connect/Consent/x', '/connect/nowhere', '/CONNECT/token'],
  ]) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { headers } = await server.send({ path, method, headers: { Origin } });
      assert.is(headers[READ], undefined, `${method} ${path}`);
    }
  }
});

test("pages of all origins may read data, documents and a key's usage", async () => {
  for (const path of [
    '/openapi.json',
    '/llms.txt',
    '/status.json',
    '/key/usage',
    '/problems',
    '/rest/',
    '/webhooks/x/events',
    '/.well-known/oauth-authorization-server/connect',
    '/connect/.well-known/openid-configuration',
    '/connect/token',
  ]) {
    assert.is((await server.send({ path, headers: FOREIGN })).headers[READ], '*', path);
  }
});

test('responds to a preflight request with the allowed methods and headers', async () => {
  const requested = async (path: string) => {
    const { status, headers } = await server.send({
      path,
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:1' },
    });
    const fields = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
    return [status, headers['access-control-allow-methods'], headers.allow, fields.length];
  };
  const open = 'GET, POST, HEAD, OPTIONS';
  assert.equal(await requested(TOOL), [204, open, open, 5]);
  assert.equal(await requested('/openapi.json'), [204, open, undefined, 5]);
  assert.equal(await requested('/mcp/'), [204, 'POST', 'POST', 5]);
  assert.equal(await requested('/signup'), [204, undefined, undefined, 0]);
});

test.run();
