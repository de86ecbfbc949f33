import { registerHooks } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const loaded: string[] = [];
registerHooks({
  load(url, context, next) {
    if (url.includes('/node_modules/oidc-provider/')) loaded.push(url);
    return next(url, context);
  },
});
const { openAlmanac } = await import('../../support/almanac.ts');
const server = await openAlmanac();
test.after(() => server.stop());

test('loads oidc-provider at the first sign-in', async () => {
  const headers = { Authorization: `Bearer ${'x'.repeat(43)}` };
  const body = { jsonrpc: '2.0', id: 1, method: 'ping' };
  assert.is((await server.send({ path: '/connect/mcp/', headers, body })).status, 401);
  assert.is((await server.send({ path: '/.well-known/oauth-authorization-server/connect' })).status, 200);
  assert.equal(loaded, []);
  assert.is((await server.send({ path: '/connect/authorize?client_id=x' })).status, 400);
  assert.ok(loaded.length > 0);
});

test.run();
