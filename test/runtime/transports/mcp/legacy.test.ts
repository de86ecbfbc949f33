// Protocol versions with a handshake (2025-11-25, 2025-06-18, 2025-03-26), served without sessions.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { INSTRUCTIONS, KEYED, legacy, openTestServer } from './fixture.ts';
import { proves } from './requirements.ts';

const server = await openTestServer();
test.after(() => server.close());

proves(['legacy.initialize', 'lists.tools-only'], 'initialize responds with the requested version', async () => {
  for (const protocolVersion of ['2025-11-25', '2025-06-18', '2025-03-26']) {
    const answer = await server.send(legacy('initialize', { protocolVersion, capabilities: {}, clientInfo: {} }));
    assert.is(answer.status, 200);
    assert.equal(answer.json.result, {
      protocolVersion,
      serverInfo: { name: 'almanac-space-weather', version: '1.2.3', title: 'Almanac: SPACE-WEATHER' },
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
    });
  }
});

proves(
  ['legacy.initialize-other'],
  'initialize with an unsupported version returns the newest version that has a handshake',
  async () => {
    for (const protocolVersion of ['2024-11-05', '2026-07-28', '2031-01-01', 5, undefined]) {
      const answer = await server.send(legacy('initialize', { protocolVersion }));
      assert.is(answer.json.result.protocolVersion, '2025-11-25');
    }
  },
);

proves(['legacy.no-header'], 'accepts a request without a version header, before any handshake', async () => {
  const answer = await server.send(legacy('tools/list'));
  assert.is(answer.status, 200);
  assert.is(answer.json.result.tools.length, 4);
});

proves(['legacy.bad-header'], 'rejects an unsupported version header, even on notifications', async () => {
  for (const version of ['1900-01-01', 'not-a-version', '2024-11-05']) {
    const headers = { 'MCP-Protocol-Version': version };
    const answer = await server.send(legacy('tools/list', {}, headers));
    assert.is(answer.status, 400);
    assert.is(answer.json.error.data.requested, version);
    const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
    assert.is((await server.send({ headers, body: notification })).status, 400);
  }
  assert.is((await server.send(legacy('tools/list', {}, { 'MCP-Protocol-Version': '2025-06-18' }))).status, 200);
});

proves(['legacy.ping'], 'responds to ping', async () => {
  assert.equal((await server.send(legacy('ping'))).json, { jsonrpc: '2.0', id: 7, result: {} });
});

proves(['legacy.unknown-method'], 'an unknown method is an error inside an HTTP 200', async () => {
  for (const method of ['prompts/list', 'logging/setLevel', 'server/discover', 'toString']) {
    const answer = await server.send(legacy(method));
    assert.is(answer.status, 200);
    assert.is(answer.json.error.code, -32601);
  }
});

proves(['legacy.plain-results'], 'results contain no members of the newer revision', async () => {
  const list = (await server.send(legacy('tools/list'))).json.result;
  assert.equal(Object.keys(list), ['tools']);
  const call = legacy('tools/call', { name: 'get_forecast', arguments: { city: 'Bergen' } }, KEYED);
  const { result } = (await server.send(call)).json;
  assert.not('resultType' in result);
  assert.not('io.modelcontextprotocol/serverInfo' in result._meta);
});

test.run();
