import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Problem } from '../../../../runtime/contract/problem.ts';
import type { ResourceProvider } from '../../../../runtime/transports/mcp/resources.ts';
import { legacy, modern, openTestServer } from './fixture.ts';
import { proves } from './requirements.ts';

const pictures: ResourceProvider = {
  list: () => [{ uri: 'ui://pictures/sea', name: 'sea', mimeType: 'text/html' }],
  read: async (uri) =>
    uri === 'ui://pictures/sea'
      ? { contents: [{ uri, mimeType: 'text/html', text: '<p>Sea' }], isPublic: true }
      : undefined,
};
/** Lists its resource at one endpoint only, but also reads URIs that it does not list. */
const texts: ResourceProvider = {
  list: ({ tools }) => (tools.has('get_tides') ? [{ uri: 'text:tides', name: 'tides' }] : []),
  read: async (uri, { credentials }) => {
    if (!uri.startsWith('text:')) return undefined;
    if (credentials.keys.length === 0) return new Problem('key_required', 'Texts need a key.');
    return { contents: [{ uri, mimeType: 'text/plain', text: 'High at noon.' }] };
  },
};

const server = await openTestServer({ resources: [pictures, texts] });
const bare = await openTestServer();
test.after(async () => {
  await server.close();
  await bare.close();
});

const read = (uri: unknown) => modern('resources/read', { uri }, typeof uri === 'string' ? { 'Mcp-Name': uri } : {});

proves(['resources.declared'], 'declares the capability only with readable resources', async () => {
  for (const sent of [legacy('initialize'), modern('server/discover')]) {
    assert.equal((await server.send(sent)).json.result.capabilities, { tools: {}, resources: {} });
    assert.equal((await bare.send(sent)).json.result.capabilities, { tools: {} });
  }
  assert.is((await bare.send(legacy('resources/list'))).json.error.code, -32601);
  assert.is((await bare.send(modern('resources/list'))).status, 404);
});

proves(['resources.list', 'modern.cache-hints'], 'a list contains all resources of its endpoint', async () => {
  const names = async (path: string) =>
    (await server.send({ ...legacy('resources/list'), path })).json.result.resources.map(
      ({ name }: { name: string }) => name,
    );
  assert.equal(await names('/mcp/space-weather/'), ['sea']);
  assert.equal(await names('/mcp/tides/'), ['sea', 'tides']);
  const { result } = (await server.send(modern('resources/list'))).json;
  assert.equal([result.resultType, result.cacheScope, result.ttlMs > 0], ['complete', 'public', true]);
  assert.ok(result._meta['io.modelcontextprotocol/serverInfo']);
  assert.is((await server.send(legacy('resources/list', { cursor: 'x' }))).json.error.code, -32602);
  assert.equal((await server.send(legacy('resources/templates/list'))).json.result, { resourceTemplates: [] });
});

proves(['resources.read'], 'the first provider that knows a URI reads it', async () => {
  const sea = (await server.send(read('ui://pictures/sea'))).json.result;
  assert.equal(sea.contents, [{ uri: 'ui://pictures/sea', mimeType: 'text/html', text: '<p>Sea' }]);
  assert.is(sea.cacheScope, 'public');
  const keyed = legacy('resources/read', { uri: 'text:one' }, { 'Service-API-Key': 'alm_good' });
  assert.equal((await server.send(keyed)).json.result, {
    contents: [{ uri: 'text:one', mimeType: 'text/plain', text: 'High at noon.' }],
  });
});

proves(['resources.unknown'], 'an unknown or forbidden URI is reported as such', async () => {
  const gone = (await server.send(read('ui://pictures/land'))).json.error;
  assert.equal([gone.code, gone.data], [-32602, { uri: 'ui://pictures/land' }]);
  const older = (await server.send(legacy('resources/read', { uri: 'x:y' }))).json.error;
  assert.equal([older.code, older.data], [-32002, { uri: 'x:y' }]);
  const refused = (await server.send(read('text:one'))).json.error;
  assert.match(refused.message, 'Texts need a key.');
  assert.is(refused.data.code, 'key_required');
  for (const uri of [undefined, 5, null]) assert.is((await server.send(read(uri))).json.error.code, -32602);
});

proves(['modern.name-header'], 'Mcp-Name must repeat the URI', async () => {
  const sent = modern('resources/read', { uri: 'ui://pictures/sea' }, { 'Mcp-Name': 'ui://pictures/land' });
  assert.is((await server.send(sent)).json.error.code, -32020);
  assert.is((await server.send(modern('resources/read', { uri: 'ui://pictures/sea' }))).json.error.code, -32020);
});

test.run();
