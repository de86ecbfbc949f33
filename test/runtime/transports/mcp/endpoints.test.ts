import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Problem } from '../../../../runtime/contract/problem.ts';
import { type Answer, KEYED, legacy, modern, openTestServer, recording, SERVICES, type Sent } from './fixture.ts';
import { proves } from './requirements.ts';

const { invoke, calls } = recording();
const server = await openTestServer({ invoke });
test.after(() => server.close());
test.before.each(() => {
  calls.length = 0;
});

const names = ({ json }: Answer): string[] => json.result.tools.map((tool: { name: string }) => tool.name);
const at = (path: string, sent: Sent): Promise<Answer> => server.send({ ...sent, path });
const tool = (name: string, values: object, headers = {}) => legacy('tools/call', { name, arguments: values }, headers);

proves(['endpoints.slug'], 'a service responds with and without the trailing slash', async () => {
  for (const path of ['/mcp/tides', '/mcp/tides/', '/mcp/tides?api_key=x']) {
    assert.equal(names(await at(path, legacy('tools/list'))), ['get_tides']);
  }
});

proves(['endpoints.unknown'], 'an unknown service is a 404 that names the nearest one and the request id', async () => {
  const near = await at('/mcp/tydes/', legacy('tools/list'));
  assert.is(near.status, 404);
  assert.is(near.json.code, 'unknown_operation');
  assert.match(near.json.detail, 'Unknown service "tydes". Did you mean /mcp/tides/?');
  assert.ok(near.json.request_id);
  assert.is(near.json.request_id, near.headers['x-request-id']);
  for (const path of ['/mcp/tides/more', '/mcp/tides//', '/mcp//', '/mcp/%2e%2e', '/mcpx']) {
    assert.is((await at(path, legacy('tools/list'))).status, 404, path);
  }
});

proves(
  ['lists.fixed-order', 'lists.no-key'],
  'a list has the same bytes for every caller, whatever was called before',
  async () => {
    const first = await at('/mcp/space-weather/', legacy('tools/list'));
    await at('/mcp/space-weather/', tool('get_forecast', { city: 'Bergen' }, KEYED));
    const again = await at('/mcp/space-weather/', legacy('tools/list', {}, KEYED));
    assert.is(again.text, first.text);
    assert.equal(names(first), ['get_forecast', 'old_forecast', 'long_report', 'broken']);
  },
);

proves(['lists.no-key'], 'only calls require a key', async () => {
  for (const sent of [legacy('initialize'), legacy('ping'), modern('server/discover'), modern('tools/list')]) {
    assert.is((await server.send(sent)).status, 200);
  }
  assert.is(calls.length, 0);
});

proves(['lists.not-paged'], 'a list has no next page and rejects every cursor', async () => {
  const list = await at('/mcp/', legacy('tools/list'));
  assert.not('nextCursor' in list.json.result);
  for (const sent of [legacy('tools/list', { cursor: 'x' }), modern('tools/list', { cursor: '' })]) {
    const answer = await at('/mcp/', sent);
    assert.is(answer.status, 200);
    assert.is(answer.json.error.code, -32602);
  }
});

proves(['endpoints.bundle'], 'a bundle lists the tools of its services and calls them', async () => {
  const expected = ['space_weather__get_forecast', 'space_weather__old_forecast', 'space_weather__long_report'];
  for (const services of ['tides,space-weather', 'space-weather%2C%20tides', 'tides&services=space-weather,tides']) {
    const list = await at(`/mcp/?services=${services}`, legacy('tools/list'));
    assert.equal(names(list), [...expected, 'space_weather__broken', 'tides__get_tides']);
  }
  const answer = await at(
    '/mcp?services=space-weather',
    tool('space_weather__get_forecast', { city: 'Bergen' }, KEYED),
  );
  assert.equal(answer.json.result.structuredContent, { city: 'Bergen', days: 1 });
  assert.is(calls[0]?.operation.id, 'space-weather.get_forecast');
  const outside = await at('/mcp/?services=space-weather', tool('tides__get_tides', {}, KEYED));
  assert.is(outside.json.error.code, -32602);
});

proves(['endpoints.bundle'], 'without service names, the endpoint searches all services', async () => {
  assert.equal(names(await at('/mcp/?services=', legacy('tools/list'))), ['find_tool', 'call_tool']);
});

proves(['endpoints.bundle-unknown'], 'an unknown service in a bundle is an error for every method', async () => {
  for (const sent of [legacy('initialize'), legacy('tools/list'), modern('tools/list')]) {
    const answer = await at('/mcp/?services=tides,space-wether', sent);
    assert.is(answer.status, 200);
    assert.is(answer.json.error.code, -32602);
    assert.match(answer.json.error.message, 'Did you mean space-weather?');
  }
});

proves(
  ['endpoints.in-step'],
  'a list that names a tool without an operation is not sent, and the mismatch is reported',
  async () => {
    const [service] = SERVICES;
    for (const toolsJson of ['[]', '[{"name":"a"},{"name":"b"},{"name":"c"},{"name":"d"}]']) {
      const services = [{ ...service, toolsJson: () => toolsJson }] as typeof SERVICES;
      const torn = await openTestServer({ services });
      assert.is((await torn.send(legacy('tools/list'))).status, 500);
      assert.match(String(torn.errors), 'run make generate');
      await torn.close();
    }
  },
);

proves(['aggregate.find'], 'find_tool returns everything needed to call a tool, without a key', async () => {
  const answer = await at('/mcp/', tool('find_tool', { query: 'get_forecast', limit: 2 }));
  assert.is(answer.status, 200);
  const [match, ...rest] = answer.json.result.structuredContent.matches;
  assert.equal(rest, []);
  assert.is(match.tool, 'space_weather__get_forecast');
  assert.is(match.description, 'About space-weather.get_forecast.');
  assert.equal(match.arguments, { city: 'required, string. Name.' });
  assert.equal(match.example, { city: 'Bergen' });
  assert.equal(match.related, ['tides__get_tides']);
  assert.not('call_at' in match, 'call_tool can call it');
  assert.is(calls.length, 0);
});

proves(
  ['aggregate.find-other'],
  'find_tool reports the endpoint of writing tools, the lack of a match, and the available data',
  async () => {
    const found = async (query: string) =>
      (await at('/mcp/', tool('find_tool', { query }))).json.result.structuredContent;
    assert.is((await found('subscribe')).matches[0].call_at, '/mcp/hooks/');
    const forecasts = await found('forecast');
    assert.equal(
      forecasts.matches.map((match: { tool: string }) => match.tool),
      ['space_weather__get_forecast', 'space_weather__old_forecast'],
      'tools that are not served are omitted',
    );
    const nothing = await found('no such thing');
    assert.is(nothing.nothing_fits, true);
    assert.equal(nothing.matches, []);
    assert.equal(nothing.nearest, ['tides__get_tides'], 'the nearest tool is named if it is served');
    assert.equal(nothing.services, ['space-weather', 'tides', 'hooks']);
    assert.not('subjects' in nothing);
    const { content, structuredContent } = (await at('/mcp/', tool('find_tool', { query: 'forecast' }))).json.result;
    const text = content.map((block: { text: string }) => block.text).join('');
    assert.ok(text.length <= 1.2 * JSON.stringify(structuredContent).length, 'the text adds no content');
    const unread = await found('東京は今何時ですか');
    assert.equal([unread.matches, unread.not_understood, 'nothing_fits' in unread], [[], true, false]);
    assert.match(unread.hint, 'Translate the question and call find_tool again');
    assert.equal(unread.services, ['space-weather', 'tides', 'hooks']);
    assert.is((await found('Какой сейчас forecast')).not_understood, true, 'even if one of its words matches');
    const about = await found('about');
    assert.equal(about.matches, []);
    assert.not('nothing_fits' in about);
    assert.equal(Object.keys(about.subjects[0]), ['service', 'title', 'summary', 'tools', 'freshness']);
    // Truncated, not rejected.
    assert.equal((await found(`${'word '.repeat(1_000)}`)).matches, []);
  },
);

proves(['endpoints.names'], 'rejects a name from another endpoint with the one that works here', async () => {
  const cases: readonly (readonly [path: string, name: string, says: string])[] = [
    ['/mcp/', 'tides__get_tides', 'through call_tool: {"tool": "tides__get_tides", "arguments": {…}}'],
    ['/mcp/', 'get_tides', 'through call_tool: {"tool": "tides__get_tides", "arguments": {…}}'],
    ['/mcp/', 'subscribe', 'connect to /mcp/hooks/ and call subscribe there'],
    [
      '/mcp/?services=tides',
      'space_weather__get_forecast',
      'connect to /mcp/space-weather/ and call get_forecast there',
    ],
    ['/mcp/tides/', 'subscribe', 'connect to /mcp/hooks/ and call subscribe there'],
    ['/mcp/tides/', 'get_tydes', 'Did you mean get_tides?'],
  ];
  for (const [path, name, expectedMessage] of cases) {
    const { error } = (await at(path, tool(name, {}, KEYED))).json;
    assert.is(error.code, -32602);
    assert.ok(error.message.includes(expectedMessage), `${path} ${name}: ${error.message}`);
  }
});

proves(
  ['endpoints.names', 'aggregate.call'],
  'finds a tool by the letters of its name, with or without its service',
  async () => {
    const spelt: readonly (readonly [path: string, name: string])[] = [
      ['/mcp/tides/', 'tides__get_tides'],
      ['/mcp/tides/', 'get-tides'],
      ['/mcp/tides/', 'Tides.getTides'],
      ['/mcp/?services=tides,hooks', 'get_tides'],
      ['/mcp/?services=tides,hooks', 'tides-get-tides'],
    ];
    for (const [path, name] of spelt)
      assert.equal((await at(path, tool(name, {}, KEYED))).json.result.structuredContent, {});
    for (const name of ['get_tides', 'tides.get_tides', 'tides-get-tides', 'TIDES__GET_TIDES']) {
      const { result } = (await at('/mcp/', tool('call_tool', { tool: name, arguments: '{}' }, KEYED))).json;
      assert.equal(result.structuredContent, {}, name);
    }
    const values = '{"city": "Bergen"}';
    const { result } = (await at('/mcp/space-weather/', tool('get_forecast', values as never, KEYED))).json;
    assert.equal(result.structuredContent, { city: 'Bergen', days: 1 });
  },
);

proves(
  ['aggregate.errors'],
  'tools named in errors can be called: through call_tool with the service as a prefix',
  async () => {
    const problem = new Problem('not_found', 'None of get_forecast. Ask tides.get_tides or no_tool, or list_hooks_of.');
    const failing = await openTestServer({ invoke: async () => ({ ok: false, problem, quota: undefined }) });
    const text = async (path: string, sent: Sent) =>
      (await failing.send({ ...sent, path })).json.result.content[0].text;
    const through = await text('/mcp/', tool('call_tool', { tool: 'get_forecast' }, KEYED));
    assert.match(through, 'None of space_weather__get_forecast. Ask tides__get_tides or no_tool, or list_hooks_of.');
    assert.match(await text('/mcp/space-weather/', tool('get_forecast', {}, KEYED)), 'None of get_forecast.');
    await failing.close();
  },
);

proves(['endpoints.request-id'], 'rejecting an unknown service in a bundle names the request', async () => {
  const refused = await at('/mcp/?services=tydes', legacy('tools/list'));
  assert.match(refused.json.error.message, 'Did you mean tides?');
  assert.is(refused.json.error.data.request_id, refused.headers['x-request-id']);
});

proves(['aggregate.call'], 'call_tool returns the same as the tool itself', async () => {
  const values = { city: 'Bergen' };
  const through = await at(
    '/mcp',
    tool('call_tool', { tool: 'space_weather__get_forecast', arguments: values }, KEYED),
  );
  const direct = await at('/mcp/space-weather/', tool('get_forecast', values, KEYED));
  assert.is(through.text, direct.text);
  assert.equal(
    calls.map((call) => call.operation.id),
    ['space-weather.get_forecast', 'space-weather.get_forecast'],
  );
  const bare = await at('/mcp', tool('call_tool', { tool: 'tides__get_tides' }, KEYED));
  assert.equal(bare.json.result.structuredContent, {});
  const keyless = await at('/mcp', tool('call_tool', { tool: 'tides__get_tides' }));
  assert.is(keyless.json.result._meta.code, 'key_required');
});

proves(['aggregate.read-only'], 'call_tool rejects a tool that modifies data and states where to call it', async () => {
  const { result } = (await at('/mcp', tool('call_tool', { tool: 'hooks__subscribe' }, KEYED))).json;
  assert.is(result.isError, true);
  assert.match(result.content[0].text, 'Connect to /mcp/hooks/ and call subscribe there.');
  assert.is(calls.length, 0);
});

proves(['aggregate.errors'], 'invalid arguments of the two tools are results that state what to change', async () => {
  const cases: [string, object, RegExp][] = [
    ['find_tool', {}, /query: is required/],
    ['find_tool', { query: 'x', limit: 0 }, /limit: must be a number from 1 to 20/],
    ['find_tool', { query: 'x', page: 2 }, /page: is not a known argument/],
    ['call_tool', {}, /tool: is required/],
    ['call_tool', { tool: 'tides__get_tide' }, /"tides__get_tide" is not a known tool\. Did you mean tides__get_tides/],
    ['call_tool', { tool: 'xyz' }, /Use find_tool to search/],
    ['call_tool', { tool: 'tides__get_tides', arguments: '{' }, /arguments: must be an object/],
    ['call_tool', { tool: 'tides__get_tides', arguments: '[]' }, /arguments: must be an object/],
    ['call_tool', { tool: 'tides__get_tides', arguments: '{"__proto__": {}}' }, /arguments: must be an object/],
  ];
  for (const [name, values, expected] of cases) {
    const { result } = (await at('/mcp/', tool(name, values, KEYED))).json;
    assert.is(result.isError, true);
    assert.match(result.content[0].text, expected);
    assert.not('structuredContent' in result);
  }
});

test.run();
