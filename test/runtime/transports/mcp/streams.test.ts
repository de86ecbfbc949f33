// Progress is sent as an event stream to clients that request it.

import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Invoke } from '../../../../runtime/dispatch/invocation.ts';
import { fakeInvoke, KEYED, legacy, modern, openTestServer, type Sent, type TestServer } from './fixture.ts';
import { proves } from './requirements.ts';

const STREAM = { ...KEYED, Accept: 'application/json, text/event-stream' };

const slow = (_meta: object | undefined, headers: Record<string, string> = STREAM): Sent =>
  legacy('tools/call', { name: 'long_report', ...(_meta === undefined ? {} : { _meta }) }, headers);

function events(text: string): { method?: string; params?: object; result?: object; id?: unknown }[] {
  return text
    .split('\n\n')
    .filter((event) => event.startsWith('event: message\ndata: '))
    .map((event) => JSON.parse(event.slice('event: message\ndata: '.length)));
}

function reporting(steps: readonly number[], apart = 0): Invoke {
  return async (invocation) => {
    const outcome = await fakeInvoke(invocation);
    if (!outcome.ok) return outcome;
    for (const step of steps) {
      await wait(apart);
      invocation.progress?.(step, 100, `At ${step}.`);
    }
    await wait(apart);
    return outcome;
  };
}

async function withTestServer(
  invoke: Invoke,
  body: (server: TestServer) => Promise<void>,
  keepAliveMs?: number,
): Promise<void> {
  const server = await openTestServer({ invoke, ...(keepAliveMs === undefined ? {} : { keepAliveMs }) });
  try {
    await body(server);
  } finally {
    await server.close();
  }
}

proves(['slow.progress'], 'streams progress and then the result, in both eras', () =>
  withTestServer(reporting([0, 50, 100]), async (server) => {
    const modernCall = modern('tools/call', { name: 'long_report' }, STREAM);
    const body = modernCall.body as { params: { _meta: object } };
    Object.assign(body.params, { _meta: { ...body.params._meta, progressToken: 'p1' } });
    for (const sent of [slow({ progressToken: 'p1' }), modernCall]) {
      const answer = await server.send(sent);
      assert.is(answer.status, 200);
      assert.is(answer.headers['content-type'], 'text/event-stream');
      assert.is(answer.headers['x-accel-buffering'], 'no');
      const messages = events(answer.text);
      assert.equal(
        messages.slice(0, 3).map((message) => message.params),
        [0, 50, 100].map((step) => ({ progressToken: 'p1', progress: step, total: 100, message: `At ${step}.` })),
      );
      assert.is(messages.length, 4);
      assert.is(messages[3]?.id, 7);
      assert.ok(messages[3]?.result);
    }
  }),
);

proves(['slow.increasing'], 'omits progress that does not increase', () =>
  withTestServer(reporting([10, 10, 5, Number.NaN, 11]), async (server) => {
    const sent = events((await server.send(slow({ progressToken: 0 }))).text).filter((message) => message.method);
    assert.equal(
      sent.map((message) => (message.params as { progress: number }).progress),
      [10, 11],
    );
  }),
);

proves(['slow.plain'], 'without a token, or a stream, the response is one JSON object', () =>
  withTestServer(reporting([1, 2]), async (server) => {
    const noStream = { ...KEYED, Accept: 'application/json' };
    for (const sent of [slow(undefined), slow({}), slow({ progressToken: {} }), slow({ progressToken: 1 }, noStream)]) {
      const answer = await server.send(sent);
      assert.is(answer.headers['content-type'], 'application/json');
      assert.equal(answer.json.result.structuredContent, {});
    }
    const quick = legacy('tools/call', { name: 'broken', _meta: { progressToken: 1 } }, STREAM);
    assert.is((await server.send(quick)).headers['content-type'], 'application/json');
  }),
);

proves(['slow.early-failure'], 'a slow tool called without a key, or with a wrong one, opens no stream', () =>
  withTestServer(reporting([1]), async (server) => {
    const keyless = await server.send(slow({ progressToken: 1 }, { Accept: 'text/event-stream' }));
    assert.is(keyless.headers['content-type'], 'application/json');
    assert.is(keyless.json.result._meta.code, 'key_required');
    const wrong = { Accept: 'text/event-stream', 'Service-API-Key': 'alm_other' };
    const answer = await server.send(slow({ progressToken: 1 }, wrong));
    assert.is(answer.headers['content-type'], 'application/json');
    assert.is(answer.json.result._meta.code, 'key_unknown');
  }),
);

proves(['slow.keep-alive'], 'a silent call sends keep-alive comments, then its result', () =>
  withTestServer(
    reporting([], 80),
    async (server) => {
      const { headers, text } = await server.send(slow({ progressToken: 1 }));
      assert.is(headers['content-type'], 'text/event-stream');
      assert.ok(text.startsWith(':\n\n:\n\n'));
      assert.ok(events(text)[0]?.result);
    },
    20,
  ),
);

proves(['slow.disconnect'], 'aborts a call when its client disconnects, streaming or not', async () => {
  for (const path of ['long_report', 'get_forecast']) {
    let aborted: () => void = () => {};
    let started: () => void = () => {};
    const abort = new Promise<void>((resolve) => {
      aborted = resolve;
    });
    const start = new Promise<void>((resolve) => {
      started = resolve;
    });
    const invoke: Invoke = async (invocation) => {
      invocation.signal.addEventListener('abort', () => aborted());
      invocation.progress?.(1, 2, 'Begun.');
      started();
      await abort;
      invocation.progress?.(2, 2, 'To nobody.');
      return fakeInvoke(invocation);
    };
    await withTestServer(invoke, async (server) => {
      const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: path, _meta: { progressToken: 1 } } };
      const caller = new AbortController();
      const request = fetch(`${server.url}/mcp/space-weather/`, {
        method: 'POST',
        signal: caller.signal,
        headers: { 'Content-Type': 'application/json', ...STREAM },
        body: JSON.stringify(body),
      });
      await start;
      caller.abort();
      await request.then((response) => response.text()).catch(() => {});
      await abort;
      assert.equal(server.errors, []);
    });
  }
});

test.run();
