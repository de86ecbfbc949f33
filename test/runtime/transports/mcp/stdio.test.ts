import { PassThrough } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Invocation, Invoke } from '../../../../runtime/dispatch/invocation.ts';
import { SIGN_UP_PLAN } from '../../../../runtime/limits/plans.ts';
import { linesOf } from '../../../../runtime/transports/mcp/lines.ts';
import { serveStdio } from '../../../../runtime/transports/mcp/stdio.ts';
import { ENVELOPE, fakeInvoke, SERVICES } from './fixture.ts';

const ACCOUNT = { id: 'key_owner', prefix: 'alm_own', plan: { name: SIGN_UP_PLAN, subscriptions: 1 } };
const asOwner: Invoke = (invocation) =>
  fakeInvoke({
    ...invocation,
    operation: invocation.operation,
    raw: invocation.raw,
    identify: () => ({ ...ACCOUNT, id: 'alm_good' }),
  });

function opened(invoke: Invoke = asOwner, slugs: readonly string[] = ['space-weather']) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const transport = serveStdio({
    ...{ services: SERVICES, invoke, slugs, account: ACCOUNT, input, output, citations: new Map() },
    findTool: () => ({ matches: [], nearest: [], isAboutOffer: false, subjects: [] }),
    serverInfo: { name: 'almanac', version: '1.2.3', title: 'Almanac' },
    keyProblem: async () => undefined,
    observer: { onError() {}, onRefused() {} },
    nextRequestId: () => 'request-1',
    lastCallsMs: 20,
  });
  const answers = linesOf(output, 1_000_000);
  return {
    transport,
    output,
    write: (...lines: unknown[]) => {
      for (const line of lines) {
        input.write(line instanceof Buffer ? line : `${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
      }
    },
    end: () => input.end(),
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    next: async (): Promise<any> => JSON.parse(String((await answers.next()).value)),
  };
}

const request = (id: number | string, method: string, params: object = {}) => ({ jsonrpc: '2.0', id, method, params });
const call = (id: number, name: string, values: object = {}) =>
  request(id, 'tools/call', { name: `space_weather__${name}`, arguments: values });

test('with old and new protocol versions, each line is one message, and its response is one line', async () => {
  const { write, next } = opened();
  write(request(1, 'initialize', { protocolVersion: '2025-06-18' }));
  const { result } = await next();
  assert.is(result.protocolVersion, '2025-06-18');
  assert.not.match(result.instructions, 'key');
  write({ jsonrpc: '2.0', method: 'notifications/initialized' }, '', '  \r', request('a', 'tools/list'));
  const listed = await next();
  assert.is(listed.id, 'a');
  assert.is(listed.result.tools[0].name, 'space_weather__get_forecast');
  write(request(2, 'server/discover', { _meta: ENVELOPE }));
  assert.is((await next()).result.resultType, 'complete');
  write(call(3, 'get_forecast', { city: 'Bergen' }));
  assert.equal((await next()).result.structuredContent, { city: 'Bergen', days: 1 });
});

test('rejects a line that is not a message, and processes the next one', async () => {
  const { write, next } = opened();
  write(
    '{',
    Buffer.from([0x22, 0xff, 0x22, 0x0a]),
    'x'.repeat(300_000),
    '[]',
    request(1, 'nothing'),
    request(2, 'ping'),
  );
  const refused = [await next(), await next(), await next(), await next(), await next()];
  const messages = refused.map(({ error }) => `${error.code} ${error.message.slice(0, 48)}`);
  messages.sort();
  assert.equal(messages, [
    '-32600 JSON-RPC batches are not supported: send one mes',
    '-32601 Method not found: nothing. This server has tools',
    '-32700 Parse error. The body is not valid JSON: Expecte',
    '-32700 Parse error: a message must have at most 256 KiB',
    '-32700 Parse error: the message is not valid UTF-8.',
  ]);
  assert.equal(await next(), { jsonrpc: '2.0', id: 2, result: {} });
});

test('explains how to reach a tool that is not listed', async () => {
  const { write, next } = opened();
  write(request(1, 'tools/call', { name: 'get_tides', arguments: {} }));
  assert.match((await next()).error.message, 'start the server with --services=tides and call get_tides there');
  const all = opened(asOwner, []);
  all.write(
    request(1, 'initialize', {}),
    request(2, 'tools/call', { name: 'call_tool', arguments: { tool: 'hooks__subscribe' } }),
  );
  assert.match((await all.next()).result.instructions, 'started with --services=<a>,<b>, the server lists');
  assert.match(
    (await all.next()).result.content[0].text,
    'Start the server with --services=hooks and call subscribe there.',
  );
});

test('does not start if a service is unknown', () => {
  assert.throws(() => opened(asOwner, ['tide']), /--services: Unknown service "tide"\. Did you mean tides\?/);
});

function lasting() {
  const begun = Promise.withResolvers<Invocation>();
  const aborted = Promise.withResolvers<void>();
  const invoke: Invoke = async (invocation) => {
    if (invocation.operation.name === 'get_forecast') return asOwner(invocation);
    begun.resolve(invocation);
    if (!invocation.signal.aborted) {
      await new Promise<void>((resolve) => invocation.signal.addEventListener('abort', () => resolve()));
    }
    aborted.resolve();
    return { ok: true, result: {}, provenance: [], quota: undefined, deprecated: [] };
  };
  return { invoke, begun: begun.promise, aborted: aborted.promise };
}

test('a cancelled call ends without a response', async () => {
  const { invoke, begun, aborted } = lasting();
  const { write, next } = opened(invoke);
  write(call(1, 'long_report'));
  assert.is((await begun).network, 'stdio');
  write({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } });
  await aborted;
  write(call(2, 'get_forecast', { city: 'Bergen' }));
  assert.is((await next()).id, 2);
});

test('end of input stops the transport: short calls get a response, and long ones are aborted', async () => {
  const { invoke, aborted } = lasting();
  const { write, next, end, transport } = opened(invoke);
  write(call(1, 'long_report'), call(2, 'get_forecast', { city: 'Bergen' }));
  end();
  await transport.ended;
  await transport.close();
  await aborted;
  assert.is((await next()).id, 2);
});

test('closing the output also stops the transport', async () => {
  const { output, transport } = opened();
  output.destroy(new Error('EPIPE'));
  await transport.ended;
  await transport.close();
});

test.run();
