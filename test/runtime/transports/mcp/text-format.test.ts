import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Invoke } from '../../../../runtime/dispatch/invocation.ts';
import { fakeInvoke, KEYED, legacy, modern, openTestServer } from './fixture.ts';
import { proves } from './requirements.ts';

const RESULT = {
  count: 2,
  tides: [
    { at: '10:00', metres: 1.2 },
    { at: '16:00', metres: null },
  ],
};
const TABLE =
  'count: 2\n\nat\tmetres\n10:00\t1.2\n16:00\t\n\nSource: NOAA (CC BY 4.0), https://www.swpc.noaa.gov, as of 2026-09-01 12:00 UTC.';
const invoke: Invoke = async (invocation) => {
  const outcome = await fakeInvoke(invocation);
  return outcome.ok && invocation.operation.name === 'get_tides' ? { ...outcome, result: RESULT } : outcome;
};
const server = await openTestServer({ invoke });
test.after(() => server.close());

const call = (path: string, name: string, values: object = {}) =>
  server.send({ ...legacy('tools/call', { name, arguments: values }, KEYED), path });

proves(['call.table'], 'a list of records is a table in the text, and structuredContent is unchanged', async () => {
  const answers = [
    await call('/mcp/tides/?text=table', 'get_tides'),
    await call('/mcp/tides?api_key=&text=table', 'get_tides'),
    await call('/mcp/?services=tides,hooks&text=table', 'tides__get_tides'),
    await call('/mcp/?text=table', 'call_tool', { tool: 'tides__get_tides' }),
    await call('/mcp/', 'call_tool', { tool: 'tides__get_tides' }),
    await server.send({
      ...modern('tools/call', { name: 'get_tides' }, KEYED),
      path: '/mcp/tides/?text=table&text=table',
    }),
  ];
  for (const { json } of answers) {
    assert.is(json.result.content[0].text, TABLE);
    assert.equal(json.result.structuredContent, RESULT);
  }
});

proves(['call.table'], 'results without a list of records, or without a requested table, are JSON', async () => {
  for (const path of ['/mcp/tides/', '/mcp/tides/?text=json', '/mcp/tides/?text=']) {
    assert.is((await call(path, 'get_tides')).json.result.content[0].text, JSON.stringify(RESULT), path);
  }
  const response = await call('/mcp/?text=json', 'call_tool', { tool: 'tides__get_tides' });
  assert.is(response.json.result.content[0].text, JSON.stringify(RESULT));
  const plain = (await call('/mcp/space-weather/?text=table', 'get_forecast', { city: 'Bergen' })).json.result;
  assert.is(plain.content[0].text, '{"city":"Bergen","days":1}');
  const failed = (await call('/mcp/space-weather/?text=table', 'get_forecast')).json.result;
  assert.is(failed.isError, true);
  assert.match(failed.content[0].text, 'city: is required');
});

proves(['endpoints.text-unknown'], 'an unknown format, or two formats, reject every message', async () => {
  const cases: readonly (readonly [query: string, says: string])[] = [
    [
      'text=tabel',
      'text="tabel" is not supported. Did you mean table? Use json or table. The default is json, but table for call_tool.',
    ],
    ['text=TABLE', 'Did you mean table?'],
    ['text=csv', 'Use json or table'],
    ['text=json&text=table', 'The URL has two different values of text.'],
  ];
  for (const [query, expectedMessage] of cases) {
    for (const sent of [legacy('initialize'), legacy('tools/list'), modern('tools/list')]) {
      for (const path of ['/mcp/tides/', '/mcp/', '/mcp/?services=tides']) {
        const answer = await server.send({ ...sent, path: `${path}${path.includes('?') ? '&' : '?'}${query}` });
        assert.is(answer.status, 200);
        assert.is(answer.json.error.code, -32602);
        assert.is(answer.json.id, 7);
        assert.ok(answer.json.error.message.includes(expectedMessage), answer.json.error.message);
      }
    }
  }
  const both = await server.send({ ...legacy('tools/list'), path: '/mcp/?services=tydes&text=csv' });
  assert.match(both.json.error.message, 'Did you mean tides?');
});

test.run();
