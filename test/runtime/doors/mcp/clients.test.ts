// The official clients as judges, over real loopback HTTP: v2 pinned to 2026-07-28, v2 by default, v2 that probes, and v1.
// They check what they receive against the protocol's schemas, and results against the published output schemas.

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Invoke } from '../../../../runtime/corridor/invocation.ts';
import { fakeInvoke, KEYED, openDoor } from './fixture.ts';

const reporting: Invoke = (invocation) => {
  for (const step of [1, 2, 3]) invocation.progress?.(step, 3, `Step ${step}.`);
  return fakeInvoke(invocation);
};
const door = await openDoor({ invoke: reporting });
test.after(() => door.close());

interface Result extends Record<string, unknown> {
  readonly structuredContent?: unknown;
  readonly isError?: unknown;
}
type OnProgress = (step: { progress: number }) => void;

/** What the clients have in common, for they differ in how a call's options are handed in. */
interface Judge {
  readonly version: string | undefined;
  readonly server: string | undefined;
  readonly instructions: string | undefined;
  close(): Promise<void>;
  list(): Promise<{ tools: unknown[] }>;
  call(name: string, values: Record<string, unknown>, onprogress?: OnProgress): Promise<Result>;
}
type Headers = Record<string, string>;
type Connect = (path: string, headers: Headers) => Promise<Judge>;

const ME = { name: 'test', version: '1.0.0' };

const v2 = (mode: 'legacy' | 'auto' | { pin: string } | undefined): Connect => {
  return async (path, headers) => {
    const client = new Client(ME, mode === undefined ? {} : { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(path, door.url), { requestInit: { headers } }));
    return {
      server: client.getServerVersion()?.name,
      instructions: client.getInstructions(),
      close: () => client.close(),
      version: client.getNegotiatedProtocolVersion(),
      list: () => client.listTools(),
      call: (name, values, onprogress) =>
        client.callTool({ name, arguments: values }, onprogress === undefined ? {} : { onprogress }),
    };
  };
};

const v1: Connect = async (path, headers) => {
  const client = new ClientV1(ME);
  const transport = new TransportV1(new URL(path, door.url), { requestInit: { headers } });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return {
    server: client.getServerVersion()?.name,
    instructions: client.getInstructions(),
    close: () => client.close(),
    version: transport.protocolVersion,
    list: () => client.listTools(),
    call: (name, values, onprogress) =>
      client.callTool({ name, arguments: values }, undefined, onprogress === undefined ? {} : { onprogress }),
  };
};

const JUDGES: readonly [string, Connect, string][] = [
  ['client v2 pinned to 2026-07-28', v2({ pin: '2026-07-28' }), '2026-07-28'],
  ['client v2 that probes', v2('auto'), '2026-07-28'],
  ['client v2 by default', v2(undefined), '2025-11-25'],
  ['client v1', v1, '2025-11-25'],
];

/** What a call was rejected with. */
async function rejection(call: Promise<unknown>): Promise<Error> {
  return call.then(
    () => assert.unreachable('the call should have been rejected') as never,
    (error: Error) => error,
  );
}

for (const [name, connect, version] of JUDGES) {
  test(`${name} lists and calls the tools of a service`, async () => {
    const judge = await connect('/mcp/space-weather/', KEYED);
    assert.is(judge.version, version);
    assert.is(judge.server, 'almanac-space-weather');
    assert.is(judge.instructions, 'Ask space-weather.');
    const { tools } = await judge.list();
    assert.is(tools.length, 4);
    const result = await judge.call('get_forecast', { city: 'Tromsø', days: 2 });
    assert.equal(result.structuredContent, { city: 'Tromsø', days: 2 });
    const failed = await judge.call('get_forecast', {});
    assert.is(failed.isError, true);
    await judge.close();
  });

  test(`${name} learns that a tool is unknown and that a key is needed`, async () => {
    const judge = await connect('/mcp/space-weather/', {});
    assert.match((await rejection(judge.call('get_forcast', {}))).message, 'get_forecast');
    const keyless = judge.call('get_forecast', { city: 'Bergen' });
    assert.match((await rejection(keyless)).message, /401|key_required|[Uu]nauthorized/);
    await judge.close();
  });

  test(`${name} follows the progress of a slow tool`, async () => {
    const judge = await connect('/mcp/space-weather', KEYED);
    const steps: number[] = [];
    const result = await judge.call('long_report', {}, ({ progress }) => void steps.push(progress));
    assert.equal(result.structuredContent, {});
    assert.equal(steps, [1, 2, 3]);
    await judge.close();
  });

  test(`${name} finds a tool over all services and calls it`, async () => {
    const judge = await connect('/mcp/?api_key=alm_good', {});
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
