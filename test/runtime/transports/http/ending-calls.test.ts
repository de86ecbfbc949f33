// On shutdown, slow tools return partial results, unfinished calls get an error, and the total time is limited.

import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Call } from '../../../../runtime/contract/call.ts';
import { openAlmanac } from '../../../support/almanac.ts';
import { mcpCall, send } from '../../../support/http.ts';
import { catalogWithTools, TEST_TOOLS, testToolPath } from '../../../support/tools.ts';

const STOP_SECONDS = 3;
const STOP_MS = STOP_SECONDS * 1_000;

async function untilToldTo(_: object, call: Call): Promise<object> {
  await once(call.signal, 'abort');
  return { partial: true, over: Date.now() >= call.deadline };
}

const offer = catalogWithTools({
  obedient: { slow: true, handle: untilToldTo },
  deaf: { slow: true, handle: () => new Promise(() => {}) },
  hanging: { handle: () => new Promise(() => {}) },
  short: { handle: () => new Promise((resolve) => setTimeout(() => resolve({ done: true }), 400)) },
});

test('every call in flight gets its response before the shutdown time is over', async () => {
  const server = await openAlmanac({ ALMANAC_STOP_SECONDS: String(STOP_SECONDS) }, { offer });
  const key = await server.key('free');
  const call = (name: string) => send(server.port, { path: testToolPath(name), key });
  const [obedient, deaf, hanging, short] = ['obedient', 'deaf', 'hanging', 'short'].map(call);
  const overMcp = send(server.port, mcpCall(TEST_TOOLS, 'obedient', {}, key));
  const half = connect(server.port, '127.0.0.1');
  half.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(half, 'data');
  half.write('GET /hea');
  const halfEnded = once(half, 'close').then(() => performance.now());
  await new Promise((resolve) => setTimeout(resolve, 100));

  const begun = performance.now();
  await server.stop();
  const took = performance.now() - begun;
  assert.ok(took > STOP_MS / 2 && took < STOP_MS + 200, `${took} ms`);

  assert.equal([(await short)?.status, (await short)?.json], [200, { done: true }]);
  assert.equal([(await obedient)?.status, (await obedient)?.json], [200, { partial: true, over: true }]);
  assert.equal((await overMcp).json.result.structuredContent, { partial: true, over: true });
  for (const answer of [await deaf, await hanging]) {
    assert.equal([answer?.status, answer?.json.code], [503, 'shutting_down']);
    assert.is(answer?.headers.connection, 'close');
  }
  assert.ok((await halfEnded) - begun < STOP_MS / 2, 'an incomplete request head does not delay the stop');
});

test.run();
