// Calls every tool over REST POST, REST GET and MCP, on a complete server whose sources are simulated on loopback.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { startServer } from '../../support/fake-source.ts';
import { mcpCall, queryString } from '../../support/http.ts';
import { behaviour, fixtureRows, type Registry } from './cms/catalog.ts';

const registry: Registry = (query) => ({
  result_count: 1,
  results: [
    {
      number: '1000000004',
      enumeration_type: query.get('enumeration_type') ?? 'NPI-1',
      basic: { first_name: 'MARÍA', last_name: 'HART', organization_name: 'HART' },
    },
  ],
});
const sources = await startServer(behaviour(fixtureRows(), registry));
const server = await openAlmanac({ UPSTREAM_CMS_BASE_URL: sources.url, UPSTREAM_NPPES_BASE_URL: sources.url });
const key = await server.key();
test.after(async () => {
  await server.stop();
  await sources.close();
});

const post = (tool: string, body: object) => server.send({ path: `/rest/us-health/${tool}`, body, key });
const get = (tool: string, values: Record<string, unknown>) =>
  server.send({ path: `/rest/us-health/${tool}${queryString(values)}`, key });
const mcp = (tool: string, values: object) => server.send(mcpCall('us-health', tool, values, key));

const calls: [tool: string, values: Record<string, unknown>, holds: (result: Record<string, unknown>) => unknown][] = [
  ['search_hospitals', { query: 'university', state: 'AL', limit: 1 }, ({ total }) => total === 2],
  ['get_hospital_quality', { facility_id: '010001' }, ({ count }) => count === 12],
  ['search_providers', { name: 'Hart', specialty: 'cardiology' }, ({ count }) => count === 1],
  ['get_spending', { facility_id: '05027F' }, ({ note }) => String(note).includes('Veterans')],
];

for (const [tool, values, holds] of calls) {
  test(`${tool} returns the same result over POST, GET and MCP`, async () => {
    const answers = [await post(tool, values), await get(tool, values)];
    for (const { status, json, text } of answers) {
      assert.is(status, 200, text);
      assert.ok(holds(json), text);
    }
    const { result } = (await mcp(tool, values)).json;
    assert.not.ok(result.isError);
    assert.equal(result.structuredContent, answers[0]?.json);
    assert.equal(answers[1]?.json, answers[0]?.json);
  });
}

test('rejects a provider search by state only, without querying the registry', async () => {
  const before = sources.seen.length;
  const { status, json } = await post('search_providers', { state: 'NY' });
  assert.is(status, 422);
  assert.is(json.errors[0].code, 'at_least_one_of');
  assert.is(
    (await post('search_providers', { state: 'NY', name: '', specialty: '' })).status,
    422,
    'an empty string counts as missing',
  );
  assert.is(sources.seen.length, before);
});

test('a facility id is five digits followed by a digit or an uppercase letter', async () => {
  for (const facility_id of ['1', '0100011', '05027f', 'A10001', "01000'", '010001 OR 1=1', '../001']) {
    for (const tool of ['get_hospital_quality', 'get_spending']) {
      assert.is((await post(tool, { facility_id })).status, 422, facility_id);
    }
  }
});

test('an unknown facility is not_found: 404 over REST, and an error with a suggestion over MCP', async () => {
  for (const tool of ['get_hospital_quality', 'get_spending']) {
    const { status, json } = await post(tool, { facility_id: '999999' });
    assert.equal([status, json.code], [404, 'not_found']);
    const { result } = (await mcp(tool, { facility_id: '999999' })).json;
    assert.is(result.isError, true);
    assert.match(result.content[0].text, 'search_hospitals');
  }
});

test.run();
