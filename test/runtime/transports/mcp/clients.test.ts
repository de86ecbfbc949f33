import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Invoke } from '../../../../runtime/dispatch/invocation.ts';
import { JUDGES } from '../../../support/mcp-clients.ts';
import { fakeInvoke, INSTRUCTIONS, KEYED, openTestServer } from './fixture.ts';

const reporting: Invoke = (invocation) => {
  for (const step of [1, 2, 3]) invocation.progress?.(step, 3, `Step ${step}.`);
  return fakeInvoke(invocation);
};
const server = await openTestServer({ invoke: reporting });
test.after(() => server.close());

async function rejection(call: Promise<unknown>): Promise<Error> {
  return call.then(
    () => assert.unreachable('the call should have been rejected') as never,
    (error: Error) => error,
  );
}

for (const [name, connect, version] of JUDGES) {
  test(`${name} lists and calls the tools of a service`, async () => {
    const judge = await connect(new URL('/mcp/space-weather/', server.url), KEYED);
    assert.is(judge.version, version);
    assert.is(judge.server, 'almanac-space-weather');
    assert.is(judge.instructions, INSTRUCTIONS);
    const { tools } = await judge.list();
    assert.is(tools.length, 4);
    const result = await judge.call('get_forecast', { city: 'Tromsø', days: 2 });
    assert.equal(result.structuredContent, { city: 'Tromsø', days: 2 });
    const failed = await judge.call('get_forecast', {});
    assert.is(failed.isError, true);
    await judge.close();
  });

  test(`${name} gets an error for an unknown tool and for a missing key`, async () => {
    const judge = await connect(new URL('/mcp/space-weather/', server.url), {});
    assert.match((await rejection(judge.call('get_forcast', {}))).message, 'get_forecast');
    const keyless = await judge.call('get_forecast', { city: 'Bergen' });
    assert.is(keyless.isError, true);
    assert.match(JSON.stringify(keyless.content), /POST \/signup/);
    await judge.close();
  });

  test(`${name} gets an error for an unknown key`, async () => {
    const judge = await connect(new URL('/mcp/space-weather/', server.url), { 'X-API-Key': 'alm_other' });
    assert.match(
      judge.instructions ?? '',
      /^Calls will fail until the key is replaced\..*\n\nAsk space-weather\. Calls need/s,
    );
    const refused = await judge.call('get_forecast', { city: 'Bergen' });
    assert.is(refused.isError, true);
    assert.match(JSON.stringify(refused.content), /POST \/signup/);
    await judge.close();
  });

  test(`${name} receives progress notifications from a slow tool`, async () => {
    const judge = await connect(new URL('/mcp/space-weather', server.url), KEYED);
    const steps: number[] = [];
    const result = await judge.call('long_report', {}, ({ progress }) => void steps.push(progress));
    assert.equal(result.structuredContent, {});
    assert.equal(steps, [1, 2, 3]);
    await judge.close();
  });

  test(`${name} finds a tool across all services and calls it`, async () => {
    const judge = await connect(new URL('/mcp/?api_key=alm_good', server.url), {});
    await judge.list();
    const found = await judge.call('find_tool', { query: 'tides' });
    const [match] = (found.structuredContent as { matches: { tool: string }[] }).matches;
    assert.is(match?.tool, 'tides__get_tides');
    const result = await judge.call('call_tool', { tool: match?.tool });
    assert.equal(result.structuredContent, {});
    await judge.close();
  });
}

test.run();
