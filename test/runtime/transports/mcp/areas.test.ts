import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { generatedCatalog } from '../../../../runtime/app/catalog.ts';
import type { Invocation } from '../../../../runtime/dispatch/invocation.ts';
import { createFindTool } from '../../../../runtime/search/find-tool.ts';
import { mcpServices } from '../../../../runtime/transports/mcp/offered.ts';
import { fakeInvoke, KEYED, legacy, openTestServer, type TestServer } from './fixture.ts';

const { services, areas, toolsJson } = generatedCatalog;
const TOOLS = {
  'air-quality': ['get_current_air_quality', 'get_city_air_quality', 'get_air_quality_history'],
  opendata: ['search_open_datasets', 'get_open_dataset', 'list_open_data_organizations', 'get_open_data_organization'],
  preprints: [
    'search_preprints',
    'get_preprint',
    'get_author_preprints',
    'get_recent_preprints',
    'list_preprint_categories',
  ],
};
const called: Invocation[] = [];
let server: TestServer;

const at = (path: string, method: string, params: Record<string, unknown> = {}) =>
  server.send({ ...legacy(method, params, KEYED), path });
const namesAt = async (path: string): Promise<string[]> =>
  (await at(path, 'tools/list')).json.result.tools.map(({ name }: { name: string }) => name);

test.before(async () => {
  server = await openTestServer({
    services: mcpServices([...services, ...areas], toolsJson),
    findTool: createFindTool(new URL('../../../../generated/', import.meta.url)),
    invoke: (invocation) => {
      called.push(invocation);
      return fakeInvoke(invocation);
    },
  });
});
test.after(() => server.close());

test("an area has its own endpoint, whose tools are exactly the area's endpoints", async () => {
  assert.equal(
    areas.map(({ slug }) => slug),
    Object.keys(TOOLS).map((area) => `api/${area}`),
  );
  for (const [area, names] of Object.entries(TOOLS)) {
    assert.equal(await namesAt(`/mcp/${area}/`), names);
    const { result } = (await at(`/mcp/${area}/`, 'initialize', { protocolVersion: '2025-11-25' })).json;
    assert.match(result.instructions, areas.find(({ slug }) => slug === `api/${area}`)?.summary ?? '?');
  }
});

test("an area's tools are available together with service tools in a bundle, and through find_tool and call_tool", async () => {
  const bundle = await namesAt('/mcp/?services=air-quality,world-time');
  assert.ok(bundle.includes('air_quality__get_city_air_quality'));
  assert.ok(bundle.includes('world_time__get_current_time'));
  assert.not.ok(bundle.includes('air_quality__report_feedback'));
  const { instructions } = (await at('/mcp/', 'initialize', { protocolVersion: '2025-11-25' })).json.result;
  for (const area of Object.keys(TOOLS)) assert.match(instructions, `\n- ${area}: `);
  const found = await at('/mcp/', 'tools/call', { name: 'find_tool', arguments: { query: 'smog in Delhi today' } });
  const [match] = found.json.result.structuredContent.matches;
  assert.is(match.tool, 'air_quality__get_city_air_quality');
  assert.ok(Object.hasOwn(match.arguments, 'city'));
  const params = { name: 'call_tool', arguments: { tool: match.tool, arguments: { city: 'Delhi' } } };
  assert.equal((await at('/mcp/', 'tools/call', params)).json.result.structuredContent, { city: 'Delhi' });
  assert.is(called.at(-1)?.operation.id, 'api.air-quality.city');
});

test('HTTP path parameters become arguments, and descriptions refer to other endpoints by their tool names', async () => {
  const params = { name: 'get_preprint', arguments: { preprint_id: '1605.08386' } };
  assert.equal((await at('/mcp/preprints/', 'tools/call', params)).json.result.structuredContent, {
    preprint_id: '1605.08386',
  });
  const { tools } = (await at('/mcp/preprints/', 'tools/list')).json.result;
  const text = JSON.stringify(tools.find(({ name }: { name: string }) => name === 'get_preprint'));
  assert.match(text, 'Get it from search_preprints (id).');
  assert.match(text, 'For preprints by words use search_preprints');
  const refused = await at('/mcp/preprints/', 'tools/call', { name: 'paper', arguments: {} });
  assert.match(refused.json.error.message, 'Unknown tool');
});

test.run();
