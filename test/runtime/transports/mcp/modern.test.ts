import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Answer, ENVELOPE, INSTRUCTIONS, KEYED, modern, openTestServer, type Sent } from './fixture.ts';
import { proves } from './requirements.ts';

const server = await openTestServer();
test.after(() => server.close());

const call = (headers: Record<string, string> = {}): Sent =>
  modern('tools/call', { name: 'get_forecast', arguments: { city: 'Bergen' } }, { ...KEYED, ...headers });

function without(sent: Sent, header: string): Sent {
  const { [header]: _, ...headers } = sent.headers ?? {};
  return { ...sent, headers };
}

function refused(answer: Answer, code: number): void {
  assert.is(answer.status, 400);
  assert.is(answer.json.error.code, code);
  assert.is(answer.json.id, 7);
}

proves(['modern.version-header'], 'the version header is required and must match the body', async () => {
  refused(await server.send(without(call(), 'MCP-Protocol-Version')), -32020);
  refused(await server.send(call({ 'MCP-Protocol-Version': '2025-11-25' })), -32020);
  refused(await server.send(call({ 'MCP-Protocol-Version': '2027-01-01' })), -32020);
});

proves(['modern.method-header'], 'the method header is required and must match the body, including case', async () => {
  refused(await server.send(without(call(), 'Mcp-Method')), -32020);
  refused(await server.send(call({ 'Mcp-Method': 'tools/list' })), -32020);
  refused(await server.send(call({ 'Mcp-Method': 'TOOLS/CALL' })), -32020);
});

proves(['modern.name-header'], 'the name header is required for tools/call and must match the body', async () => {
  refused(await server.send(without(call(), 'Mcp-Name')), -32020);
  refused(await server.send(call({ 'Mcp-Name': 'old_forecast' })), -32020);
  assert.is((await server.send(modern('tools/list'))).status, 200, 'other methods do not require the header');
});

proves(['modern.name-encoding'], 'decodes an encoded name before the comparison', async () => {
  const encoded = (text: string) => `=?base64?${Buffer.from(text).toString('base64')}?=`;
  assert.is((await server.send(call({ 'Mcp-Name': encoded('get_forecast') }))).status, 200);
  refused(await server.send(call({ 'Mcp-Name': encoded('old_forecast') })), -32020);
  refused(await server.send(call({ 'Mcp-Name': '=?base64?Z2V0!!!?=' })), -32020);
  refused(await server.send(call({ 'Mcp-Name': '=?base64?Z2V0X2Y?=' })), -32020);
  refused(await server.send(call({ 'Mcp-Name': '=?base64?/////w==?=' })), -32020);
  const cyrillic = modern('tools/call', { name: 'погода' }, { ...KEYED, 'Mcp-Name': encoded('погода') });
  assert.is((await server.send(cyrillic)).json.error.code, -32602, 'decoded, and not the name of a tool');
});

proves(['modern.header-spaces'], 'ignores spaces around header values and the case of header names', async () => {
  assert.is((await server.send(call({ 'Mcp-Name': '  get_forecast \t' }))).status, 200);
  const shouted = { ...without(call(), 'Mcp-Method') };
  assert.is(
    (await server.send({ ...shouted, headers: { ...shouted.headers, 'MCP-METHOD': 'tools/call' } })).status,
    200,
  );
});

proves(['modern.unsupported-version'], 'an unsupported version gets the list of supported ones', async () => {
  const version = '2031-01-01';
  const _meta = { ...ENVELOPE, 'io.modelcontextprotocol/protocolVersion': version };
  const answer = await server.send(modern('server/discover', { _meta }, { 'MCP-Protocol-Version': version }));
  refused(answer, -32022);
  assert.equal(answer.json.error.data, {
    supported: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'],
    requested: version,
  });
});

proves(['modern.envelope'], 'rejects a request of this revision with an incomplete envelope', async () => {
  const { 'io.modelcontextprotocol/protocolVersion': version, ...noVersion } = ENVELOPE;
  const noCapabilities = { 'io.modelcontextprotocol/protocolVersion': version };
  const wrongCapabilities = { ...noCapabilities, 'io.modelcontextprotocol/clientCapabilities': [] };
  for (const _meta of [undefined, {}, noVersion, noCapabilities, wrongCapabilities]) {
    refused(await server.send(modern('server/discover', { _meta })), -32602);
  }
  refused(await server.send(without(modern('tools/list', { _meta: noVersion }), 'MCP-Protocol-Version')), -32602);
});

proves(['modern.client-info-optional'], 'a client does not have to identify itself', async () => {
  const { 'io.modelcontextprotocol/clientInfo': _, ...anonymous } = ENVELOPE;
  assert.is((await server.send(modern('server/discover', { _meta: anonymous }))).status, 200);
});

proves(['modern.unknown-method'], 'returns 404 for an unknown method', async () => {
  for (const method of ['prompts/list', 'resources/read', 'subscriptions/listen', 'constructor']) {
    const answer = await server.send(modern(method));
    assert.is(answer.status, 404);
    assert.is(answer.json.error.code, -32601);
    assert.is(answer.json.id, 7);
  }
});

proves(['modern.removed-methods'], 'methods of earlier revisions are unknown', async () => {
  for (const method of ['initialize', 'ping', 'logging/setLevel', 'resources/subscribe']) {
    const answer = await server.send(modern(method));
    assert.is(answer.status, 404);
    assert.is(answer.json.error.code, -32601);
  }
});

proves(
  ['modern.discover', 'lists.tools-only'],
  'server/discover returns versions, capabilities and instructions',
  async () => {
    const { result } = (await server.send(modern('server/discover'))).json;
    assert.equal(result.supportedVersions, ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26']);
    assert.equal(result.capabilities, { tools: {} });
    assert.is(result.instructions, INSTRUCTIONS);
  },
);

proves(
  ['modern.result-type', 'modern.server-info'],
  'every result is complete and names the server, including failed calls',
  async () => {
    const failing = modern('tools/call', { name: 'get_forecast', arguments: {} }, KEYED);
    for (const sent of [modern('server/discover'), modern('tools/list'), call(), failing]) {
      const { result } = (await server.send(sent)).json;
      assert.is(result.resultType, 'complete');
      const info = { name: 'almanac-space-weather', version: '1.2.3', title: 'Almanac: SPACE-WEATHER' };
      assert.equal(result._meta['io.modelcontextprotocol/serverInfo'], info);
    }
  },
);

proves(['modern.cache-hints'], 'lists are marked as cacheable, and results of calls are not', async () => {
  for (const method of ['server/discover', 'tools/list']) {
    const { result } = (await server.send(modern(method))).json;
    assert.is(result.ttlMs, 3_600_000);
    assert.is(result.cacheScope, 'public');
  }
  const { result } = (await server.send(call())).json;
  assert.not('ttlMs' in result || 'cacheScope' in result);
});

test.run();
